package io.github.askjdbc.generation.embedded.mentions;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Words that shape a query, by class; the lists are in {@code cue-words.txt}. */
public final class CueWords {

  private final Map<String, String> classes = new HashMap<>();
  private final Map<String, Set<String>> demands = new TreeMap<>();
  private final List<String> names;

  public CueWords() {
    LexiconFile.list("cue-words").keyed().forEach(this::add);
    names = new ArrayList<>(new TreeSet<>(classes.values()));
  }

  private void add(String name, String words) {
    for (String word : Runs.words(words)) {
      if (name.startsWith("!")) {
        demands.computeIfAbsent(name.substring(1), n -> new TreeSet<>()).add(word);
      } else {
        classes.put(word, name);
      }
    }
  }

  /** The class of a word; empty for a word of none. */
  public String of(String word) {
    return classes.getOrDefault(word, "");
  }

  public boolean contains(String word) {
    return classes.containsKey(word);
  }

  /** The number of a class from 1, 0 for none. */
  public int number(String name) {
    return names.indexOf(name) + 1;
  }

  /** Words that ask for one thing, by the name of the thing. */
  public Set<String> demanding(String name) {
    return demands.get(name);
  }
}
