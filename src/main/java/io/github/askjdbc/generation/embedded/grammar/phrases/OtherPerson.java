package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.PersonNames;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Names that may be those of two tables: a person behind "with", "by" or "from" is none of the rows
 * that the question asks for ("patients who had a session with Ada Lowe"), and first and last name
 * are of one row.
 */
public final class OtherPerson {

  private OtherPerson() {}

  /** Whether the value of a token is rather the same one of another table. */
  public static boolean isMeant(Draft draft, int at) {
    ColumnName column = draft.value(at).orElseThrow().column();
    return isTorn(draft, at, column) || isOneOfAsked(draft, at, column);
  }

  /**
   * "The friends of Ada" are not those whose friend she is, which a column of friends tells.
   *
   * @param owner token of the value
   * @param attribute token of the column
   */
  public static boolean isOfNamed(Draft draft, int owner, int attribute) {
    return draft.column(attribute).isPresent()
        && draft.column(attribute).equals(draft.value(owner).map(Link.ToValue::column))
        && isPerson(draft.tokens.get(attribute).text());
  }

  /** Whether a noun is one for people. */
  public static boolean isPerson(String noun) {
    String one = NounNumber.singular(noun);
    return WordClass.PERSON_NOUN.contains(one) || WordClass.DOER_ENDING.ends(one);
  }

  private static boolean isTorn(Draft draft, int at, ColumnName column) {
    Optional<ColumnName> behind =
        draft.adjacent(at, at + 1)
            ? draft.value(at + 1).map(Link.ToValue::column)
            : Optional.empty();
    return names(draft, column).filter(names -> names.first().equals(column)).isPresent()
        && behind
            .filter(last -> !last.table().equals(column.table()))
            .filter(last -> names(draft, last).filter(of -> of.last().equals(last)).isPresent())
            .isPresent();
  }

  private static Optional<PersonNames> names(Draft draft, ColumnName column) {
    return draft.knowledge.catalog().table(column.table()).flatMap(PersonNames::of);
  }

  private static String name(ColumnName column) {
    return column.column().toLowerCase(Locale.ROOT);
  }

  private static boolean isOneOfAsked(Draft draft, int at, ColumnName column) {
    Optional<TableName> asked =
        IntStream.range(0, at)
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .findFirst()
            .filter(column.table()::equals);
    boolean between =
        IntStream.range(0, at)
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .anyMatch(other -> !other.equals(column.table()));
    return asked.isPresent()
        && between
        && draft.fillerBefore(at, WordClass.PARTNER)
        && draft.tokens.get(at).alternatives().stream()
            .anyMatch(link -> link instanceof Link.ToValue other && isSameOfOther(other, column));
  }

  private static boolean isSameOfOther(Link.ToValue other, ColumnName column) {
    return !other.column().table().equals(column.table())
        && name(other.column()).equals(name(column));
  }
}
