package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.Statistics;
import io.github.askjdbc.english.LexiconFile;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Which of its values a flag says yes and no by. */
final class FlagValues {

  private final Set<String> on = LexiconFile.read("states").section("flag-on").words();
  private final Set<String> off = LexiconFile.read("states").section("flag-off").words();

  /**
   * @param on literal of yes
   * @param no literal of no; empty where rows that are not so hold nothing
   */
  record Both(String on, Optional<String> no) {

    /** The condition for rows that are not so. */
    String off(String cell) {
      return no.map(literal -> cell + " = " + literal)
          .orElse("(" + cell + " IS NULL OR " + cell + " <> " + on + ")");
    }
  }

  /** Whether the type alone says that a column is a flag, so that no rows need be looked at. */
  static boolean isTyped(Column column) {
    return column.kind() == ColumnKind.BOOLEAN;
  }

  /**
   * Empty for a column that holds anything else, or too little to tell.
   *
   * @param marked whether its name says that it is a flag
   */
  Optional<Both> of(Column column, boolean marked, Statistics statistics) {
    if (isTyped(column)) {
      return Optional.of(new Both("TRUE", Optional.of("FALSE")));
    }
    List<String> held =
        statistics.samples(column.name()).stream().filter(text -> !text.isBlank()).toList();
    Optional<String> yes = held.stream().filter(value -> on.contains(folded(value))).findFirst();
    Optional<String> no = held.stream().filter(value -> off.contains(folded(value))).findFirst();
    int known = (yes.isPresent() ? 1 : 0) + (no.isPresent() ? 1 : 0);
    boolean alone = known == 1 && marked;
    if (held.isEmpty() || held.size() != known || !(known == 2 || alone)) {
      return Optional.empty();
    }
    return yes.map(value -> new Both(literal(column, value), no.map(n -> literal(column, n))))
        .or(
            () ->
                opposite(column, no.get()).map(o -> new Both(o, no.map(n -> literal(column, n)))));
  }

  /** Yes as a column says it of which only no was seen. */
  private static Optional<String> opposite(Column column, String no) {
    return switch (no) {
      case "0" -> Optional.of(literal(column, "1"));
      case "N" -> Optional.of(literal(column, "Y"));
      default -> Optional.empty();
    };
  }

  private static String folded(String value) {
    return value.strip().toLowerCase(Locale.ROOT);
  }

  /** One of the listed words, which hold no quotes. */
  private static String literal(Column column, String value) {
    return column.kind() == ColumnKind.NUMBER ? value : "'" + value + "'";
  }
}
