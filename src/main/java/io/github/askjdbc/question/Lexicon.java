package io.github.askjdbc.question;

import io.github.askjdbc.english.LexiconFile;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The words that tell prose from SQL, with their {@link Trait}s.
 *
 * <p>Looked up without allocation, ignoring case: recognition runs before every statement of an
 * application.
 */
final class Lexicon {

  private static final Lexicon BUNDLED = load();

  private final String[] words;
  private final int[] traits;
  private final int mask;
  private final int longest;
  private final Map<Trait, List<String>> lists = new EnumMap<>(Trait.class);

  private Lexicon(Map<String, Integer> entries) {
    int capacity = Integer.highestOneBit(entries.size() * 4);
    words = new String[capacity];
    traits = new int[capacity];
    mask = capacity - 1;
    int longestWord = 0;
    for (Map.Entry<String, Integer> entry : entries.entrySet()) {
      String word = entry.getKey();
      int slot = hash(word, 0, word.length()) & mask;
      while (words[slot] != null) {
        slot = (slot + 1) & mask;
      }
      words[slot] = word;
      traits[slot] = entry.getValue();
      longestWord = Math.max(longestWord, word.length());
      for (Trait trait : Trait.values()) {
        if (trait.in(entry.getValue())) {
          lists.computeIfAbsent(trait, t -> new ArrayList<>()).add(word);
        }
      }
    }
    longest = longestWord;
  }

  static Lexicon bundled() {
    return BUNDLED;
  }

  /** Bits of the traits of the word between two offsets; 0 for a word that is not listed. */
  int traits(String text, int from, int to) {
    int length = to - from;
    if (length > longest) {
      return 0;
    }
    int slot = hash(text, from, to) & mask;
    while (words[slot] != null) {
      if (words[slot].length() == length && matches(words[slot], text, from)) {
        return traits[slot];
      }
      slot = (slot + 1) & mask;
    }
    return 0;
  }

  /** Whether an unlisted word looks like one with the trait, mistyped. */
  boolean resembles(Trait trait, int slips, String text, int from, int to) {
    if (traits(text, from, to) != 0 || to - from < 3 || to - from > longest + 2) {
      return false;
    }
    String word = text.substring(from, to).toLowerCase(Locale.ROOT);
    return words(trait).stream().anyMatch(meant -> TypingError.between(word, meant, slips));
  }

  /** All words with a trait. */
  List<String> words(Trait trait) {
    return lists.getOrDefault(trait, List.of());
  }

  /** Length of the longest word. */
  int longest() {
    return longest;
  }

  private static boolean matches(String word, String text, int from) {
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) != fold(text.charAt(from + i))) {
        return false;
      }
    }
    return true;
  }

  private static int hash(String text, int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      hash = hash * 31 + fold(text.charAt(i));
    }
    return hash ^ (hash >>> 15);
  }

  /** Lower case; the typographic apostrophe as the plain one. */
  private static char fold(char c) {
    if (c < 128) {
      return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
    }
    return c == '\u2019' || c == '\u2018' ? '\'' : Character.toLowerCase(c);
  }

  private static Lexicon load() {
    LexiconFile file = LexiconFile.read("prose-and-sql");
    Map<String, Integer> entries = new HashMap<>();
    for (Trait trait : Trait.values()) {
      for (String word : file.section(trait.section()).words()) {
        entries.merge(word, trait.bit, (a, b) -> a | b);
      }
    }
    return new Lexicon(entries);
  }
}
