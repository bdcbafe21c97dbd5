package io.github.askjdbc.english;

import io.github.askjdbc.text.Runs;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Verbs that add nothing to what a query says already. */
public final class RelationVerbs {

  /** Keys of lines whose verbs stand behind the colon; in the others they stand before it. */
  private static final String JOINS = "joins";

  private static final String DATED = "dated";
  private static final String DONE = "done";
  private static final Set<String> KEYS = Set.of(JOINS, DATED, DONE);

  private static final Map<String, Set<String>> BY_KEY = new HashMap<>();
  private static final Set<String> ALL = new HashSet<>();

  static {
    for (String line : LexiconFile.list("relation-verbs").lines()) {
      int colon = line.indexOf(':');
      List<String> before = Runs.words(line.substring(0, colon));
      List<String> after = Runs.words(line.substring(colon + 1));
      // a verb may stand in several lines
      before.forEach(key -> BY_KEY.computeIfAbsent(key, k -> new HashSet<>()).addAll(after));
      ALL.addAll(KEYS.containsAll(before) ? after : before);
    }
  }

  private RelationVerbs() {}

  /** Whether a word is any of them. */
  public static boolean contains(String word) {
    return ALL.contains(word);
  }

  /** Whether it says that two things belong together, which a join says too. */
  public static boolean joins(String word) {
    return of(JOINS).contains(word);
  }

  /** Whether it says what became of a row at its own date. */
  public static boolean dates(String word) {
    return of(DATED).contains(word);
  }

  /** Whether it says of a row only that it came about: orders that were placed. */
  public static boolean isOfAnyRow(String word) {
    return of(DONE).contains(word);
  }

  /** Words in names of columns whose values, compared or shown, say the same. */
  public static Set<String> columns(String verb) {
    return KEYS.contains(verb) ? Set.of() : Collections.unmodifiableSet(of(verb));
  }

  private static Set<String> of(String key) {
    return BY_KEY.getOrDefault(key, Set.of());
  }
}
