package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The names of a catalog's private columns, and the texts that speak of them. */
final class PrivateNames {
  private final Set<String> names;
  private final boolean severalWords;

  PrivateNames(CatalogSnapshot catalog) {
    names =
        catalog.tables().stream()
            .map(Table::privateColumns)
            .flatMap(Set::stream)
            .map(PrivateNames::folded)
            .collect(Collectors.toSet());
    severalWords =
        names.stream().anyMatch(name -> !name.codePoints().allMatch(PrivateNames::isOfAWord));
  }

  boolean contains(String column) {
    return names.contains(folded(column));
  }

  /** Whether the text holds the name of a private column as a word. */
  boolean among(String text) {
    String folded = folded(text);
    return holdsAName(folded) || (severalWords && names.stream().anyMatch(folded::contains));
  }

  private boolean holdsAName(String text) {
    int begin = 0;
    for (int at = 0; at <= text.length(); ) {
      int letter = at < text.length() ? text.codePointAt(at) : ' ';
      if (!isOfAWord(letter)) {
        if (names.contains(text.substring(begin, at))) {
          return true;
        }
        begin = at + Character.charCount(letter);
      }
      at += Character.charCount(letter);
    }
    return false;
  }

  private static boolean isOfAWord(int letter) {
    return Character.isLetter(letter)
        || switch (Character.getType(letter)) {
          case Character.DECIMAL_DIGIT_NUMBER, Character.LETTER_NUMBER, Character.OTHER_NUMBER ->
              true;
          default -> letter == '_' || letter == '$';
        };
  }

  boolean among(Naming naming, String sql) {
    return among(sql)
        || naming.names().stream().anyMatch(this::among)
        || naming.description().filter(this::among).isPresent();
  }

  TableMeaning without(TableMeaning meaning) {
    return new TableMeaning(
        meaning.table(), without(meaning.naming()), meaning.hidden(), meaning.source());
  }

  ColumnMeaning without(ColumnMeaning meaning) {
    return new ColumnMeaning(
        meaning.column(),
        without(meaning.naming()),
        meaning.samples(),
        meaning.codes(),
        meaning.unit(),
        meaning.role(),
        meaning.aggregation(),
        meaning.hidden(),
        meaning.source());
  }

  private Naming without(Naming naming) {
    Optional<String> description = naming.description().filter(text -> !among(text));
    return new Naming(naming.names().stream().filter(name -> !among(name)).toList(), description);
  }

  private static String folded(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
