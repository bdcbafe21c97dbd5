package io.github.askjdbc.english;

import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Phrases that ask a query to do something, by cue, and the words that shape a query, by class: the
 * cues of one word and what stands beside them. Both are in {@code cues.txt}.
 */
public final class CueList {

  private static final CueList SHIPPED = new CueList(LexiconFile.read("cues"));
  private static final String WEAK = "~";

  private final Map<String, String> cues = new HashMap<>();
  private final Map<String, String> classes = new HashMap<>();
  private final Set<String> weak = new HashSet<>();
  private final List<String> names;

  private CueList(LexiconFile file) {
    file.section("")
        .keyed()
        .forEach(
            (cue, phrases) -> {
              for (String phrase : phrases.split(";", -1)) {
                cues.put(phrase.strip().toLowerCase(Locale.ROOT), cue);
              }
            });
    file.section("classes").keyed().forEach(this::addClass);
    names = new ArrayList<>(new TreeSet<>(classes.values()));
  }

  private void addClass(String key, String words) {
    String name = key.startsWith(WEAK) ? key.substring(WEAK.length()) : key;
    if (key.startsWith(WEAK)) {
      weak.add(name);
    }
    for (String word : Runs.words(words)) {
      if (cues.containsValue(word)) {
        cues.forEach(
            (phrase, cue) -> {
              if (cue.equals(word) && phrase.indexOf(' ') < 0) {
                classes.put(phrase, name);
              }
            });
      } else {
        classes.put(word, name);
      }
    }
  }

  /** The name of the cue that a phrase in lower case is, for all phrases. */
  public static Map<String, String> cues() {
    return Collections.unmodifiableMap(SHIPPED.cues);
  }

  /** The class of a word in lower case; empty for a word of none. */
  public static String classOf(String word) {
    return SHIPPED.classes.getOrDefault(word, "");
  }

  /** Whether a word is of a class. */
  public static boolean contains(String word) {
    return SHIPPED.classes.containsKey(word);
  }

  /** Whether the words of a class say little of the name after them. */
  public static boolean weak(String name) {
    return SHIPPED.weak.contains(name);
  }

  /** The number of a class from 1, 0 for none. */
  public static int number(String name) {
    return SHIPPED.names.indexOf(name) + 1;
  }
}
