package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.NamingColumns;
import io.github.askjdbc.linking.Link;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Tables whose rows are a kind of another table's rows, whose attributes are therefore theirs: "the
 * names of the gymnasts", where a gymnast's number is that of a person who has the name; "the
 * opening hours of the museums", each of which is an attraction. A policy with a patient's number
 * for its key is no patient.
 */
public final class SameRows {

  private SameRows() {}

  /** Whether a token's column is an attribute of rows that are kept in another table than it. */
  public static boolean hold(Draft draft, int at, TableName owner) {
    ColumnName column = draft.column(at).orElseThrow();
    return are(draft, owner, column.table()) && !isOwn(draft, at, owner);
  }

  /** Whether a row of one table is a row of the other, too: its key refers to it. */
  public static boolean are(Draft draft, TableName rows, TableName others) {
    return key(draft, rows, others).isPresent();
  }

  /** The key by which each row of a table is one of another's. */
  static Optional<ForeignKey> key(Draft draft, TableName rows, TableName others) {
    List<ForeignKey> keys = draft.graph.references(rows, others);
    Optional<Table> own = draft.knowledge.catalog().table(rows);
    Optional<Table> general = draft.knowledge.catalog().table(others);
    return keys.size() == 1 && own.isPresent() && general.isPresent()
        ? keys.stream()
            .filter(key -> key.toColumns().equals(general.get().primaryKey()))
            .filter(key -> key.fromColumns().size() == 1)
            .filter(key -> isKind(own.get(), key.fromColumns().get(0), general.get()))
            .findFirst()
        : Optional.empty();
  }

  /** The table in which rows have a name, if they have none in their own. */
  public static TableName called(Draft draft, TableName rows) {
    boolean nameless =
        draft.knowledge.catalog().table(rows).map(draft.names::of).stream()
            .allMatch(names -> names.stream().allMatch(draft.columns::isKey));
    return draft.knowledge.catalog().keysOf(rows).stream()
        .filter(key -> nameless && key.from().equals(rows))
        .map(ForeignKey::to)
        .filter(others -> are(draft, rows, others))
        .filter(
            others ->
                draft.knowledge.catalog().table(others).stream()
                    .flatMap(table -> draft.names.of(table).stream())
                    .noneMatch(draft.columns::isKey))
        .findFirst()
        .orElse(rows);
  }

  private static boolean isKind(Table rows, String key, Table others) {
    boolean keyed = rows.primaryKey().equals(List.of(key));
    boolean people = NamingColumns.isOfPeople(others) && isPerson(rows);
    boolean first =
        rows.primaryKey().isEmpty() && rows.columns().get(0).name().column().equals(key);
    boolean role =
        isAnybody(others)
            && others.primaryKey().stream().allMatch(key::equalsIgnoreCase)
            && !NamingColumns.isOfPeople(rows);
    return (keyed && isCalledAfter(rows, key)) || (people && (keyed || first || role));
  }

  /** {@code gymnast_id} of gymnasts; {@code patient_id} of policies is that of somebody else. */
  private static boolean isCalledAfter(Table rows, String key) {
    List<String> words = NameParts.of(ShortNames.writtenOut(key));
    List<String> noun = NameParts.of(ShortNames.writtenOut(rows.name().name()));
    return words.size() > 1
        && WordClass.KEY_COLUMN.contains(words.get(words.size() - 1))
        && NounNumber.isSame(noun.get(noun.size() - 1), words.get(words.size() - 2));
  }

  /** Whether a table is called by a word for people. */
  public static boolean isPerson(Table table) {
    List<String> parts = NameParts.of(ShortNames.writtenOut(table.name().name()));
    return !parts.isEmpty()
        && WordClass.PERSON_NOUN.contains(NounNumber.singular(parts.get(parts.size() - 1)));
  }

  /** A table of whoever there is. */
  private static boolean isAnybody(Table table) {
    return WordClass.PEOPLE.contains(table.name().name().toLowerCase(Locale.ROOT));
  }

  /** Whether the words may mean an attribute that the rows have in their own table. */
  private static boolean isOwn(Draft draft, int at, TableName owner) {
    return draft.tokens.get(at).alternatives().stream()
        .anyMatch(
            link -> link instanceof Link.ToColumn other && other.column().table().equals(owner));
  }
}
