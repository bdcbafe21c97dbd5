package io.github.askjdbc.catalog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Tells from words which names speak of credentials, of social security numbers, or of payment
 * cards.
 *
 * <p>A private word counts where the name's writing separates it, and where the name can be cut
 * into known words of which it is one; inside a larger word it is none: {@code userpin} is private,
 * {@code shipping} is not. The kinds of words are told in {@code private-words.txt}.
 */
final class PrivateWords {
  /** Longer ones are not cut, and private where they hold the letters of a private word. */
  private static final int LONGEST_PART = 256;

  private static final PrivateWords SHIPPED =
      new PrivateWords(WordList.lines("private-words.txt"), WordList.lines("ordinary-words.txt"));

  /** A private expression. */
  private record Term(List<String> words, boolean amongKnown) {}

  private final List<Term> terms = new ArrayList<>();
  private final List<List<String>> counts = new ArrayList<>();
  private final Set<String> holds = new HashSet<>();

  private final WordCut cut;

  static PrivateWords shipped() {
    return SHIPPED;
  }

  private PrivateWords(List<String> kinds, List<String> ordinary) {
    Map<String, String> singulars = new HashMap<>();
    Set<String> alone = new HashSet<>();
    for (String line : kinds) {
      List<String> words = words(line);
      List<String> rest = words.subList(1, words.size());
      rest.forEach(word -> addForms(word, singulars));
      switch (words.get(0)) {
        case "word", "among" -> {
          terms.add(new Term(rest, words.get(0).equals("among")));
          if (rest.size() == 1) {
            alone.add(rest.get(0));
          }
        }
        case "counts" -> counts.add(rest);
        case "holds" -> holds.addAll(rest);
        default -> throw new IllegalStateException("no such kind of words: " + line);
      }
    }
    // after the others, of which a list of ordinary words may hold the plurals
    ordinary.forEach(line -> words(line).forEach(word -> addForms(word, singulars)));
    cut = new WordCut(singulars, alone);
  }

  private static List<String> words(String line) {
    return Arrays.asList(line.split(" "));
  }

  /** Adds a word and its plural, unless they are there. */
  private static void addForms(String word, Map<String, String> singulars) {
    singulars.putIfAbsent(word, word);
    singulars.putIfAbsent(word + "s", word);
    if (word.endsWith("s") || word.endsWith("x") || word.endsWith("ch") || word.endsWith("sh")) {
      singulars.putIfAbsent(word + "es", word);
    }
    if (word.endsWith("y")) {
      singulars.putIfAbsent(word.substring(0, word.length() - 1) + "ies", word);
    }
  }

  /** Whether a name of a column or table speaks of what is private. */
  boolean in(String name) {
    return mayBeIn(NameParts.letters(name))
        && (says(name, NameParts::atCapitals) || says(name, NameParts::atMarks));
  }

  /** Tells most names from private ones soon: whether the words of a term are in them somewhere. */
  private boolean mayBeIn(String letters) {
    for (Term term : terms) {
      int found = 0;
      while (found < term.words().size() && letters.contains(term.words().get(found))) {
        found++;
      }
      if (found == term.words().size()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a column of a table of such a name holds what the table's name speaks of: {@code
   * secret.value}, not {@code secret.created_at}.
   */
  boolean in(String table, String column) {
    if (!in(table)) {
      return false;
    }
    List<String> parts = NameParts.atCapitals(column);
    return !parts.isEmpty()
        && parts.stream()
            .allMatch(
                part ->
                    part.length() <= LONGEST_PART
                        && cut.pieces(part).stream()
                            .allMatch(piece -> holds.contains(piece.singular())));
  }

  private boolean says(String name, Function<String, List<String>> parting) {
    List<WordCut.Piece> pieces = new ArrayList<>();
    for (String part : parting.apply(name)) {
      if (part.length() > LONGEST_PART) {
        return true;
      }
      pieces.addAll(cut.pieces(part));
    }
    int at = 0;
    while (at < pieces.size()) {
      List<WordCut.Piece> rest = pieces.subList(at, pieces.size());
      int counted =
          counts.stream()
              .filter(words -> begins(rest, words, WordCut.Piece::text))
              .mapToInt(List::size)
              .max()
              .orElse(0);
      if (counted == 0 && terms.stream().anyMatch(term -> begins(rest, term))) {
        return true;
      }
      at += Math.max(1, counted);
    }
    return false;
  }

  private static boolean begins(List<WordCut.Piece> pieces, Term term) {
    return begins(pieces, term.words(), WordCut.Piece::singular)
        && (!term.amongKnown() || pieces.get(0).allKnown());
  }

  private static boolean begins(
      List<WordCut.Piece> pieces, List<String> words, Function<WordCut.Piece, String> form) {
    if (pieces.size() < words.size()) {
      return false;
    }
    for (int i = 0; i < words.size(); i++) {
      if (!form.apply(pieces.get(i)).equals(words.get(i))) {
        return false;
      }
    }
    return true;
  }
}
