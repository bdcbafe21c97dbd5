package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rows that are told by their key: "store 2" or "store number 2" is the store whose key is 2, and
 * that 2 is no value of anything else. Not so where the table has numbers of another kind that
 * people may mean, such as {@code order_no} beside its key.
 *
 * <p>Score: {@value #KEY}.
 */
final class EntityNumbers {

  static final double KEY = 0.97;

  private EntityNumbers() {}

  /**
   * The same links, with those from numbers right after the word for an entity to its key in place
   * of those to other values.
   */
  static List<Link> with(List<Link> links, List<Word> words, CatalogSnapshot catalog) {
    List<Link> found = new ArrayList<>(links);
    for (Link link : links) {
      int behind = link.span().last() + 1;
      boolean said = isSaid(words, behind);
      int at = said ? behind + 1 : behind;
      boolean follows =
          link instanceof Link.ToTable
              && link.naming() == NameExtent.WHOLE
              && at < words.size()
              && isOne(words.get(behind - 1))
              && isNumber(words.get(at).text())
              && !goesOn(links, at + 1);
      if (follows) {
        WordSpan number = new WordSpan(behind, at);
        link.namedTable()
            .flatMap(catalog::table)
            .filter(table -> !said || isNumberedByKey(table))
            .flatMap(EntityNumbers::key)
            .ifPresent(key -> replace(found, number, key, words.get(at).text()));
      }
    }
    return found;
  }

  private static void replace(List<Link> links, WordSpan number, ColumnName key, String text) {
    links.removeIf(
        link ->
            (link instanceof Link.ToValue value
                    && value.span().equals(number)
                    && !value.column().table().equals(key.table()))
                || (link instanceof Link.ToColumn && number.contains(link.span())));
    links.add(new Link.ToValue(number, key, text, KEY, Evidence.WORDING));
  }

  /** "Number" in "patient number 33". */
  private static boolean isSaid(List<Word> words, int at) {
    return at < words.size() && WordClass.ROW_NUMBER.contains(words.get(at).folded());
  }

  /** Whether nothing but its key is a number that people may tell a row by. */
  private static boolean isNumberedByKey(Table table) {
    return table.columns().stream()
        .map(column -> column.name().column())
        .filter(column -> !table.primaryKey().contains(column))
        .allMatch(
            column -> NameParts.of(column).stream().noneMatch(WordClass.ROW_NUMBER::contains));
  }

  /** The singular: "orders 5" names no order. */
  private static boolean isOne(Word noun) {
    return noun.content() && NounNumber.singular(noun.folded()).equals(noun.folded());
  }

  private static boolean isNumber(String text) {
    return text.chars().allMatch(Character::isDigit);
  }

  /** Whether the number counts what comes next. */
  private static boolean goesOn(List<Link> links, int next) {
    return links.stream()
        .anyMatch(
            link ->
                link.span().first() == next
                    && (link.namedTable().isPresent() || link.namedColumn().isPresent()));
  }

  /** Its key of one number, if nothing else of it is called a number. */
  private static Optional<ColumnName> key(Table table) {
    if (table.primaryKey().size() != 1) {
      return Optional.empty();
    }
    String key = table.primaryKey().get(0);
    boolean other =
        table.columns().stream()
            .filter(column -> !column.name().column().equals(key))
            .anyMatch(
                column ->
                    Phrase.of(column.name().column()).stems().stream()
                        .anyMatch(EntityNumbers::isNumberWord));
    return table.columns().stream()
        .filter(column -> column.name().column().equals(key) && !other)
        .filter(column -> column.kind() == ColumnKind.NUMBER)
        .map(Column::name)
        .findFirst();
  }

  private static boolean isNumberWord(String stem) {
    return WordClass.ROW_NUMBER.words().stream().map(Stemming::stem).anyMatch(stem::equals);
  }
}
