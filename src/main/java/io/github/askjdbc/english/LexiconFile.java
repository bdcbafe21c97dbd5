package io.github.askjdbc.english;

import io.github.askjdbc.text.ResourceText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A file of word lists that is shipped with this room. Lines that begin with {@code #} say where a
 * list is from and why it is needed; {@code [name]} begins a list where a file holds several. An
 * entry is one line: words apart by blanks, or a key, a colon and what belongs to it.
 */
public final class LexiconFile {

  private final String file;
  private final Map<String, WordList> lists;

  private LexiconFile(String file, Map<String, WordList> lists) {
    this.file = file;
    this.lists = lists;
  }

  /**
   * @param name of the file without its ending
   * @throws IllegalStateException if there is no such file
   */
  public static LexiconFile read(String name) {
    String file = name + ".txt";
    Map<String, List<String>> lists = new LinkedHashMap<>();
    List<String> list = new ArrayList<>();
    lists.put("", list);
    for (String line : ResourceText.lines(LexiconFile.class, file)) {
      if (line.startsWith("[")) {
        list = lists.computeIfAbsent(line.substring(1, line.length() - 1), s -> new ArrayList<>());
      } else {
        list.add(line);
      }
    }
    Map<String, WordList> read = new LinkedHashMap<>();
    lists.forEach((section, lines) -> read.put(section, new WordList(lines)));
    return new LexiconFile(file, read);
  }

  /** The list of a file that holds but one. */
  public static WordList list(String name) {
    return read(name).section("");
  }

  /**
   * @throws IllegalStateException if the file has no such list
   */
  public WordList section(String name) {
    WordList list = lists.get(name);
    if (list == null) {
      throw new IllegalStateException("the file " + file + " has no list [" + name + "]");
    }
    return list;
  }

  /** The lists that have a name, in their order. */
  public Map<String, WordList> sections() {
    Map<String, WordList> named = new LinkedHashMap<>(lists);
    named.remove("");
    return Collections.unmodifiableMap(named);
  }
}
