package io.github.askjdbc.english;

import io.github.askjdbc.text.Runs;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One list of a {@link LexiconFile}.
 *
 * @param lines without comments, blank lines and blanks at their ends
 */
public record WordList(List<String> lines) {

  public WordList {
    lines = List.copyOf(lines);
  }

  /** Every word of every line, in their order. */
  public Set<String> words() {
    Set<String> words = new LinkedHashSet<>();
    lines.forEach(line -> words.addAll(Runs.words(line)));
    return Collections.unmodifiableSet(words);
  }

  /** The words of each line; the longest phrase first, so that no part of one is taken for it. */
  public List<List<String>> phrases() {
    return lines.stream()
        .map(Runs::words)
        .sorted(Comparator.comparingInt(words -> -words.size()))
        .toList();
  }

  /**
   * A regular expression for any of the lines, the longest first; to be put in a group.
   *
   * @return for an engine that takes time linear in the length of the text
   */
  public String expression() {
    return lines.stream()
        .sorted(Comparator.comparingInt(line -> -line.length()))
        .map(line -> line.replace(".", "\\."))
        .collect(Collectors.joining("|"));
  }

  /** What stands before the colon with what stands after it, in the order of the lines. */
  public Map<String, String> keyed() {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String line : lines) {
      int at = line.indexOf(':');
      pairs.put(line.substring(0, at).strip(), line.substring(at + 1).strip());
    }
    return pairs;
  }

  /** The parts of an entry, without blanks at their ends. */
  public static List<String> parts(String entry, char separator) {
    return Runs.of(entry, c -> c != separator).stream().map(String::strip).toList();
  }
}
