package io.github.askjdbc.catalog;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordList;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

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
      new PrivateWords(LexiconFile.read("private-words"), LexiconFile.list("ordinary-words"));

  /** A private expression. */
  private record Term(List<String> words, boolean amongKnown) {}

  private final List<Term> terms = new ArrayList<>();
  private final List<List<String>> counts;
  private final Set<String> holds;

  private final WordCut cut;

  static PrivateWords shipped() {
    return SHIPPED;
  }

  private PrivateWords(LexiconFile kinds, WordList ordinary) {
    Map<String, String> singulars = new HashMap<>();
    kinds
        .sections()
        .forEach((kind, list) -> list.words().forEach(word -> addForms(word, singulars)));
    // after the others, of which a list of ordinary words may hold the plurals
    ordinary.words().forEach(word -> addForms(word, singulars));
    terms.addAll(terms(kinds.section("word"), false));
    terms.addAll(terms(kinds.section("among"), true));
    counts = kinds.section("counts").lines().stream().map(Runs::words).toList();
    holds = kinds.section("holds").words();
    Set<String> alone =
        terms.stream()
            .map(Term::words)
            .filter(words -> words.size() == 1)
            .map(words -> words.get(0))
            .collect(Collectors.toSet());
    cut = new WordCut(singulars, alone);
  }

  private static List<Term> terms(WordList list, boolean amongKnown) {
    return list.lines().stream().map(line -> new Term(Runs.words(line), amongKnown)).toList();
  }

  /** Adds a word and its plurals, unless they are there. */
  private static void addForms(String word, Map<String, String> singulars) {
    singulars.putIfAbsent(word, word);
    NounNumber.plurals(word).forEach(plural -> singulars.putIfAbsent(plural, word));
  }

  /** Whether a name of a column or table speaks of what is private. */
  boolean in(String name) {
    PlainLetters letters = PlainLetters.of(name);
    return mayBeIn(letters.together()) && (says(letters.atCapitals()) || says(letters.atMarks()));
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
    List<String> parts = PlainLetters.of(column).atCapitals();
    return !parts.isEmpty()
        && parts.stream()
            .allMatch(
                part ->
                    part.length() <= LONGEST_PART
                        && cut.pieces(part).stream()
                            .allMatch(piece -> holds.contains(piece.singular())));
  }

  private boolean says(List<String> parts) {
    List<WordCut.Piece> pieces = new ArrayList<>();
    for (String part : parts) {
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
