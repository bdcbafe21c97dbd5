package io.github.askjdbc.laboratory.lists;

import io.github.askjdbc.english.LexiconFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One list of the lexicon.
 *
 * @param file without its ending
 * @param section of the file; empty where the file holds but one list
 */
public record LexiconList(String file, Optional<String> section) {

  /** How much of an entry goes. */
  public enum Removal {
    /** The whole of it. */
    ENTRIES,
    /** What stands behind the key, for lists whose keys the program names. */
    WORDS_OF_KEYS
  }

  /** In no question, and not empty, so that what is made of a list stays as it is meant. */
  private static final String NO_WORD = "zzqxv";

  /** The lists of a file. */
  public static List<LexiconList> of(String file) {
    List<LexiconList> lists = new ArrayList<>();
    for (String section : LexiconFile.read(file).sections().keySet()) {
      lists.add(new LexiconList(file, Optional.of(section)));
    }
    return lists.isEmpty() ? List.of(new LexiconList(file, Optional.empty())) : lists;
  }

  /** As {@code words[of]} or {@code scales}. */
  public String name() {
    return file + section.map(name -> "[" + name + "]").orElse("");
  }

  /** Where a class loader finds the file. */
  public String resource() {
    return LexiconFile.class.getPackageName().replace('.', '/') + "/" + file + ".txt";
  }

  /** The file without the words of this list. */
  public String without(Removal removal) throws IOException {
    boolean inside = section.isEmpty();
    List<String> kept = new ArrayList<>();
    for (String line : text().lines().toList()) {
      boolean heading = line.startsWith("[");
      if (heading && section.isPresent()) {
        inside = line.strip().equals("[" + section.get() + "]");
      }
      boolean entry = inside && !heading && !line.isBlank() && !line.startsWith("#");
      if (!entry) {
        kept.add(line);
      } else if (removal == Removal.WORDS_OF_KEYS) {
        kept.add(line.substring(0, line.indexOf(':') + 1) + " " + NO_WORD);
      }
    }
    return kept.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private String text() throws IOException {
    try (InputStream stream = LexiconFile.class.getResourceAsStream(file + ".txt")) {
      if (stream == null) {
        throw new IllegalArgumentException("there is no word list '" + file + "'");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
