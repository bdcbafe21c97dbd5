package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.CodeLists;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Codes whose texts stand in a table of their own that no key leads to, such as one list of all
 * codes: "on hold" is its text, and {@code HLD} in a column of other rows, all of whose codes are
 * in that list, is short for it. Only one code of the column may be.
 */
final class CodeTexts {

  /** Fewer letters begin too many texts, unless each is that of another word or a number. */
  private static final int SHORTEST = 3;

  /** "On" in "on hold". */
  private static final int MOST_LEFT_OUT = 2;

  private final CatalogSnapshot catalog;
  private final ValueIndex values;
  private final Map<ColumnName, Map<TableName, Boolean>> listed = new HashMap<>();

  CodeTexts(DatabaseKnowledge knowledge) {
    this.catalog = knowledge.catalog();
    this.values = knowledge.values();
  }

  /** Whether a value is one of a table that no key connects, as a list of codes is. */
  boolean mayExplain(Link link) {
    return link instanceof Link.ToValue text
        && catalog.keysOf(text.column().table()).isEmpty()
        && text.stored().length() >= SHORTEST
        && texts(text.column().table()).size() > 1;
  }

  /**
   * The code that a text stands for; none where it may be one of several columns.
   *
   * @param codes of each column that may hold it
   */
  Optional<Link.ToValue> code(Link.ToValue text, Map<ColumnName, List<String>> codes) {
    List<Link.ToValue> found = new ArrayList<>();
    codes.forEach(
        (column, held) -> {
          List<String> fitting =
              held.stream().filter(code -> code.length() > 1 && isShort(code, text)).toList();
          if (fitting.size() == 1 && isListed(column, held, text.column())) {
            found.add(
                new Link.ToValue(
                    text.span(), column, fitting.get(0), CodeLinks.SHORT, Evidence.VALUE));
          }
        });
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  /** Whether a value is the text of a code that is read for the same words. */
  static boolean isOnlyText(Link link, List<Link> codes, CatalogSnapshot catalog) {
    return link instanceof Link.ToValue text
        && catalog.keysOf(text.column().table()).isEmpty()
        && codes.stream()
            .anyMatch(
                code -> code.span().contains(text.span()) && !code.holder().equals(text.holder()));
  }

  /** Texts of codes that were left out, by which columns without a list of their own are read. */
  static List<Link> ofLists(List<Link> all, List<Link> kept) {
    return all.stream()
        .filter(link -> link instanceof Link.ToValue && !kept.contains(link))
        .toList();
  }

  /**
   * Without what tables of codes hold, where no words name such a table: "completed" speaks of a
   * study, and not of the row that tells what its code stands for.
   */
  static List<Link> withoutLists(List<Link> links, CodeLists codes) {
    if (codes.tables().isEmpty()) {
      return links;
    }
    Set<TableName> named = new HashSet<>();
    links.stream()
        .filter(link -> link.naming() == NameExtent.WHOLE)
        .forEach(link -> link.namedTable().ifPresent(named::add));
    return new ArrayList<>(
        links.stream()
            .filter(
                link ->
                    link.holder()
                        .filter(holder -> codes.tables().contains(holder))
                        .filter(holder -> !named.contains(holder))
                        .isEmpty())
            .toList());
  }

  /** Whether the table of a text lists all codes of a column. */
  private boolean isListed(ColumnName column, List<String> codes, ColumnName text) {
    TableName list = text.table();
    return !column.table().equals(list)
        && listed
            .computeIfAbsent(column, c -> new HashMap<>())
            .computeIfAbsent(
                list,
                table ->
                    texts(table).stream()
                        .filter(other -> !other.equals(text))
                        .anyMatch(other -> codes.stream().allMatch(code -> holds(other, code))));
  }

  private boolean holds(ColumnName column, String code) {
    return values.lookup(code).stream().anyMatch(match -> match.column().equals(column));
  }

  private List<ColumnName> texts(TableName table) {
    return catalog.table(table).stream()
        .flatMap(found -> found.columns().stream())
        .filter(column -> column.kind() == ColumnKind.TEXT)
        .map(Column::name)
        .toList();
  }

  /** Some letters of the whole text, or of a part that is no text of its own. */
  private boolean isShort(String code, Link.ToValue text) {
    List<String> words =
        Runs.of(text.stored(), Character::isLetterOrDigit).stream()
            .map(word -> RomanNumeral.of(word).map(String::valueOf).orElse(LetterCase.lower(word)))
            .toList();
    for (int from = 0; from < Math.min(MOST_LEFT_OUT, words.size()); from++) {
      for (int to = from + 1; to <= words.size(); to++) {
        List<String> part = words.subList(from, to);
        boolean whole = part.size() == words.size();
        boolean telling = code.length() >= SHORTEST || code.length() == part.size();
        if (telling
            && Abbreviation.isShort(code, part)
            && (whole || !holds(text.column(), String.join(" ", part)))) {
          return true;
        }
      }
    }
    return words.size() == 1
        && code.length() >= SHORTEST
        && Shortening.begins(LetterCase.lower(code), words.get(0));
  }
}
