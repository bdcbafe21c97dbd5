package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a cell that may be empty holds, in the words of people: "date of birth" and "birthday" for
 * {@code born_on}, "upper age limit" for {@code age_to}. All words of the name have to be said but
 * those of its table and those that only say what kind of text or number it is.
 */
final class HeldThing {

  private static final int LONGEST = 7;
  private static final int SHORTEST_ENDING = 4;
  private static final int SHORTEST_BEFORE = 3;
  private static final EventNames EVENTS = new EventNames();
  private static final Set<String> HOLDERS = LexiconFile.read("states").section("holder").words();
  private static final Set<String> RANGES = LexiconFile.read("states").section("range").words();
  private static final Map<String, Set<String>> BOUNDS = bounds();

  private final Column column;
  private final List<String> parts;
  private final boolean dated;

  private static Map<String, Set<String>> bounds() {
    Map<String, Set<String>> bounds = new HashMap<>();
    LexiconFile.read("states")
        .section("bound")
        .keyed()
        .forEach((part, words) -> bounds.put(part, Set.copyOf(Runs.words(words))));
    return bounds;
  }

  private HeldThing(Column column, List<String> parts, boolean dated) {
    this.column = column;
    this.parts = parts;
    this.dated = dated;
  }

  /**
   * @return empty for a column that is never empty, and for a name that says too little
   */
  static Optional<HeldThing> of(Column column, Phrase name, Phrase table, NameRoles roles) {
    List<String> words = name.words().stream().flatMap(EventNames::apart).toList();
    List<String> parts = new ArrayList<>();
    boolean dated = column.kind() == ColumnKind.DATE;
    boolean bounded = words.stream().anyMatch(BOUNDS::containsKey);
    for (int at = 0; at < words.size(); at++) {
      String word = words.get(at);
      boolean time =
          roles.time(word) || (at == words.size() - 1 && WordClass.TIME_NAME_PART.contains(word));
      dated |= time;
      boolean more =
          time
              || HOLDERS.contains(word)
              || roles.unit(word)
              || (bounded && RANGES.contains(word))
              || table.stems().contains(Stemming.stem(word));
      if (!more) {
        parts.add(word);
      }
    }
    return column.nullable() && !parts.isEmpty()
        ? Optional.of(new HeldThing(column, List.copyOf(parts), dated))
        : Optional.empty();
  }

  Column column() {
    return column;
  }

  /**
   * The words from a place on that say it.
   *
   * @param span up to the last of them
   * @param held the words of its name, and not those for what kind of thing it is
   */
  record Said(WordSpan span, Set<Integer> held) {}

  /** Whether the words that begin at a place say it; empty where they do not say all of it. */
  Optional<Said> said(List<Word> words, int from) {
    Set<String> met = new HashSet<>();
    Set<Integer> held = new HashSet<>();
    int last = from;
    for (int at = from; at < Math.min(words.size(), from + LONGEST); at++) {
      Word word = words.get(at);
      Optional<String> part = parts.stream().filter(one -> isMet(word, one, met)).findFirst();
      if (part.isPresent() && !word.quoted()) {
        met.add(part.get());
        held.add(at);
        last = at;
      } else if (HOLDERS.contains(word.folded()) || isDay(word)) {
        last = at;
      } else if (!WordClass.OF.contains(word.folded()) || at == from) {
        break;
      }
    }
    return met.size() == parts.size()
        ? Optional.of(new Said(new WordSpan(from, last), held))
        : Optional.empty();
  }

  private boolean isDay(Word word) {
    return dated && WordClass.OWN_DATE.contains(word.folded());
  }

  private boolean isMet(Word word, String part, Set<String> met) {
    return !met.contains(part) && (isSame(word, part) || (dated && isEvent(word)));
  }

  private static boolean isSame(Word word, String part) {
    String folded = word.folded();
    boolean compound =
        part.length() >= SHORTEST_ENDING
            && folded.endsWith(part)
            && folded.length() >= part.length() + SHORTEST_BEFORE;
    return word.content()
        && (word.stem().equals(Stemming.stem(part))
            || BOUNDS.getOrDefault(part, Set.of()).contains(folded)
            || compound);
  }

  /** Whether a word tells of the event whose time a column holds. */
  boolean isEvent(Word word) {
    return dated
        && word.content()
        && parts.size() == 1
        && EVENTS.isSame(Stemming.stem(withoutDay(word.folded())), parts.get(0));
  }

  /** The event of a day that is named after it: "birthday". */
  private static String withoutDay(String word) {
    return word.endsWith("day") ? word.substring(0, word.length() - "day".length()) : word;
  }
}
