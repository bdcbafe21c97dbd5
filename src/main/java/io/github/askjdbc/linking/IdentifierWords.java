package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads the words out of identifiers: {@code dept_no} is "department number", {@code cDate} "date",
 * {@code airportcode} "airport code" where other names use both words or both are frequent words.
 */
public final class IdentifierWords {

  private static final Set<String> COMMON_PARTS =
      Set.of("name", "code", "number", "date", "type", "time", "year", "status", "count", "title");
  private static final int SHORTEST_PART = 3;
  private static final int LONGEST_IDENTIFIER = 128;

  private final Map<String, String> abbreviations = LexiconFile.read("abbreviations.txt").pairs();
  private final Compounds compounds = new Compounds();
  private final Set<String> vocabulary = new HashSet<>(COMMON_PARTS);

  /**
   * @param identifiers every name of the database, which tell what may be a part of a compound
   */
  public IdentifierWords(Collection<String> identifiers) {
    for (String identifier : identifiers) {
      for (String part : parts(identifier)) {
        if (part.length() >= SHORTEST_PART) {
          vocabulary.add(part);
        }
      }
    }
  }

  /** For all names of a database; short forms that its own names explain are written out too. */
  public IdentifierWords(CatalogSnapshot catalog) {
    this(identifiers(catalog));
    OwnShortForms.of(catalog).forEach(abbreviations::putIfAbsent);
  }

  private static List<String> identifiers(CatalogSnapshot catalog) {
    List<String> identifiers = new ArrayList<>();
    for (Table table : catalog.tables()) {
      identifiers.add(table.name().name());
      table.columns().forEach(column -> identifiers.add(column.name().column()));
    }
    return identifiers;
  }

  /**
   * The words in their order, folded, abbreviations expanded. Never empty for a name with letters.
   */
  public List<String> of(String identifier) {
    List<String> words = new ArrayList<>();
    List<String> parts = parts(identifier);
    for (String part : parts) {
      boolean prefix = part.length() == 1 && parts.size() > 1 && Character.isLetter(part.charAt(0));
      if (prefix) {
        continue;
      }
      if (!isShort(part)) {
        compound(part).forEach(word -> words.addAll(expanded(word)));
      } else {
        words.addAll(expanded(part));
      }
    }
    return words.isEmpty() ? parts : words;
  }

  private List<String> expanded(String part) {
    return List.of(abbreviations.getOrDefault(part, part).split(" ", -1));
  }

  /** Whether a part of an identifier is a short form that is written out. */
  boolean isShort(String part) {
    return abbreviations.containsKey(part);
  }

  /**
   * The parts that writing alone shows, folded: they end at what is neither letter nor number, and
   * where a lower-case letter meets an upper-case one, capitals meet a capitalised word, or letters
   * meet numbers.
   */
  public static List<String> parts(String identifier) {
    int[] points = identifier.codePoints().limit(LONGEST_IDENTIFIER).toArray();
    List<String> parts = new ArrayList<>();
    int start = 0;
    for (int at = 0; at <= points.length; at++) {
      boolean between =
          at == points.length || (!Character.isLetter(points[at]) && !number(points, at));
      if (between || (at > start && changes(points, at))) {
        if (at > start) {
          parts.add(Stemming.fold(new String(points, start, at - start)));
        }
        start = between ? at + 1 : at;
      }
    }
    return parts;
  }

  /** Whether a new part starts at a letter or number that follows another. */
  private static boolean changes(int[] points, int at) {
    boolean capital = is(points, at, Character.UPPERCASE_LETTER);
    return number(points, at) != number(points, at - 1)
        || (capital && is(points, at - 1, Character.LOWERCASE_LETTER))
        || (capital
            && is(points, at - 1, Character.UPPERCASE_LETTER)
            && is(points, at + 1, Character.LOWERCASE_LETTER));
  }

  private static boolean is(int[] points, int at, int category) {
    return at < points.length && Character.getType(points[at]) == category;
  }

  private static boolean number(int[] points, int at) {
    return is(points, at, Character.DECIMAL_DIGIT_NUMBER)
        || is(points, at, Character.LETTER_NUMBER)
        || is(points, at, Character.OTHER_NUMBER);
  }

  private List<String> compound(String part) {
    for (int cut = part.length() - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
      if (known(part.substring(0, cut)) && known(part.substring(cut))) {
        return List.of(part.substring(0, cut), part.substring(cut));
      }
    }
    return compounds.parts(part);
  }

  private boolean known(String word) {
    return vocabulary.contains(word)
        || vocabulary.contains(word + "s")
        || COMMON_PARTS.contains(word);
  }
}
