package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.Runs;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * How much a word says of an event what the name of a date column says: "reported" of {@code
 * reported_on} and {@code rpt_dt}, "signed" of {@code signupdate}, "joined" of {@code hire_date}.
 */
final class EventNames {

  private static final double SAME = 0.95;
  private static final double SHORTENED = 0.8;
  private static final double SAME_EVENT = 0.8;
  private static final int SHORTEST_STEM = 4;

  /** Longer parts that are words mean themselves: "sign" is no short "signup". */
  private static final int LONGEST_CUT = 3;

  private static final int SHORTEST_PART = 3;

  private static final Map<String, String> SHORT =
      LexiconFile.read("event-short-forms").section("event").keyed();
  private static final Map<String, String> SHORT_OF_FLAGS =
      LexiconFile.read("event-short-forms").section("flag").keyed();

  private final Map<String, Set<String>> others = new HashMap<>();

  EventNames() {
    for (String line : LexiconFile.list("event-words").lines()) {
      Set<String> stems = new LinkedHashSet<>();
      Runs.words(line).forEach(word -> stems.add(Stemming.stem(word)));
      stems.forEach(stem -> others.computeIfAbsent(stem, s -> new LinkedHashSet<>()).addAll(stems));
    }
  }

  /** The words of a column's name, without those that only say that it holds times. */
  static List<String> parts(ColumnName column) {
    return words(column.column()).stream()
        .filter(part -> part.length() >= SHORTEST_PART)
        .filter(part -> !WordClass.TIME_NAME_PART.contains(part) || bookkeeping(part))
        .toList();
  }

  /** The parts of a name, those for times apart though written together: {@code orderdate}. */
  static List<String> words(String name) {
    return written(name).stream().map(EventNames::writtenOut).toList();
  }

  /** The same as the name writes them, short forms too. */
  static List<String> written(String name) {
    return NameParts.of(name).stream().flatMap(EventNames::apart).toList();
  }

  /** A part of the name of a date that is short for an event, as the event is called. */
  static String writtenOut(String part) {
    return SHORT.getOrDefault(part, part);
  }

  /** The same for the name of a flag. */
  static String writtenOutOfFlag(String part) {
    return SHORT_OF_FLAGS.getOrDefault(part, writtenOut(part));
  }

  /** A part of a name, with a word for times at its end apart. */
  static Stream<String> apart(String part) {
    return Stream.concat(
            WordClass.TIME_NAME_PART.words().stream(), WordClass.BOOKKEEPING.words().stream())
        .filter(ending -> ending.length() > SHORTEST_PART && part.endsWith(ending))
        .max(Comparator.comparingInt(String::length))
        .map(ending -> part.length() - ending.length())
        .filter(cut -> cut >= SHORTEST_PART)
        .map(cut -> Stream.of(part.substring(0, cut), part.substring(cut)))
        .orElse(Stream.of(part));
  }

  static boolean bookkeeping(String part) {
    return WordClass.BOOKKEEPING.contains(part);
  }

  /** Whether a stem is one of a word for an event. */
  boolean knows(String stem) {
    return others.containsKey(stem);
  }

  /** Between 0, nothing, and 1. */
  double likeness(String word, String stem, List<String> parts) {
    double best = 0;
    for (String part : parts) {
      best = Math.max(best, likeness(word, stem, part));
    }
    return best;
  }

  /** Whether a word is a form of a name's, or one for the same event, however they are spelt. */
  boolean isSame(String stem, String part) {
    String own = Stemming.stem(part);
    return own.equals(stem) || others.getOrDefault(stem, Set.of()).contains(own);
  }

  private double likeness(String word, String stem, String part) {
    String own = Stemming.stem(part);
    if (own.equals(stem) || (stem.length() >= SHORTEST_STEM && part.startsWith(stem))) {
      return SAME;
    }
    if (shortens(part, word) || sharesRoot(own, stem)) {
      return SHORTENED;
    }
    Set<String> same = others.getOrDefault(stem, Set.of());
    boolean whole = part.length() > LONGEST_CUT && CommonWords.contains(part);
    return same.stream()
            .anyMatch(
                other ->
                    other.equals(own)
                        || (other.length() >= SHORTEST_STEM && part.startsWith(other))
                        || (!whole && shortens(part, other)))
        ? SAME_EVENT
        : 0;
  }

  /** Whether a part is how a word may be cut: its beginning, or letters of it without vowels. */
  private static boolean shortens(String part, String word) {
    if (part.length() >= word.length() || part.charAt(0) != word.charAt(0)) {
      return false;
    }
    return word.startsWith(part)
        || (part.chars().noneMatch(EventNames::vowel) && within(part, word));
  }

  /** "Admission" and "admitted": all but the last letter of the shorter. */
  private static boolean sharesRoot(String first, String second) {
    int most = Math.min(first.length(), second.length());
    int same = 0;
    while (same < most && first.charAt(same) == second.charAt(same)) {
      same++;
    }
    return same >= SHORTEST_STEM && same >= most - 1;
  }

  private static boolean vowel(int letter) {
    return "aeiou".indexOf(letter) >= 0;
  }

  private static boolean within(String part, String word) {
    int at = 0;
    for (int i = 0; i < word.length() && at < part.length(); i++) {
      at += word.charAt(i) == part.charAt(at) ? 1 : 0;
    }
    return at == part.length();
  }
}
