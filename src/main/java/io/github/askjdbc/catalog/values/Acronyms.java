package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.MatchKind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Values whose words begin with the letters of the text, and values that are the first letters of
 * the text's words; function words may count or not, and one word more or less at the end is
 * allowed for.
 */
final class Acronyms implements Finder {
  private static final double WHOLE = 0.75;
  private static final double WEAK = 0.5;
  private static final int WEAK_FROM = 3;

  /** Marks terms of values that are letters themselves. */
  private static final String LETTERS = "@";

  /** Marks initials whose last letter is left off. */
  private static final String SHORTENED = "~";

  /** The terms that a value is found by. */
  static List<String> forms(String value) {
    List<String> forms = new ArrayList<>();
    if (TextForm.isCapitals(value)) {
      forms.add(LETTERS + TextForm.letters(value));
    }
    for (String initials : TextForm.initials(value)) {
      forms.add(initials);
      if (initials.length() >= WEAK_FROM) {
        forms.add(SHORTENED + withoutLast(initials));
      }
    }
    return forms;
  }

  @Override
  public Set<MatchKind> kinds() {
    return EnumSet.of(MatchKind.ACRONYM);
  }

  @Override
  public Optional<Search> search(String text) {
    List<String> initials = TextForm.initials(text);
    if (!initials.isEmpty() && !TextForm.isLetters(text)) {
      return Optional.of(new Search(lettersOf(initials), hit -> letters(hit.stored(), initials)));
    }
    String letters = TextForm.letters(text);
    boolean capitals = TextForm.isCapitals(text);
    if (!TextForm.isLetters(text) || (!capitals && letters.length() < WEAK_FROM)) {
      return Optional.empty();
    }
    return Optional.of(
        new Search(wordsOf(letters, capitals), hit -> words(hit.stored(), letters, capitals)));
  }

  private static Candidates lettersOf(List<String> initials) {
    List<String> beginnings =
        initials.stream()
            .map(letters -> letters.length() < WEAK_FROM ? letters : withoutLast(letters))
            .map(letters -> LETTERS + letters)
            .toList();
    return new Candidates.OfTerms(TermField.ACRONYM, Candidates.Match.ANY_BEGINNING, beginnings);
  }

  private static Optional<Finder.Judgement> letters(String stored, List<String> initials) {
    String letters = TextForm.letters(stored);
    if (initials.contains(letters)) {
      return Optional.of(new Judgement(MatchKind.ACRONYM, WHOLE));
    }
    return initials.stream().anyMatch(words -> oneMore(letters, words) || oneMore(words, letters))
        ? Optional.of(new Judgement(MatchKind.ACRONYM, WEAK))
        : Optional.empty();
  }

  private static Candidates wordsOf(String letters, boolean capitals) {
    List<String> forms = new ArrayList<>(List.of(letters));
    if (capitals) {
      forms.add(LETTERS + letters);
      forms.add(SHORTENED + letters);
      if (letters.length() >= WEAK_FROM) {
        forms.add(withoutLast(letters));
      }
    }
    return new Candidates.OfTerms(TermField.ACRONYM, Candidates.Match.ANY, forms);
  }

  private static Optional<Finder.Judgement> words(String stored, String letters, boolean capitals) {
    boolean whole =
        TextForm.initials(stored).contains(letters) || TextForm.letters(stored).equals(letters);
    return Optional.of(new Judgement(MatchKind.ACRONYM, whole && capitals ? WHOLE : WEAK));
  }

  /** Whether the longer has one letter more at its end. */
  private static boolean oneMore(String longer, String shorter) {
    return longer.length() == shorter.length() + 1
        && longer.length() >= WEAK_FROM
        && longer.startsWith(shorter);
  }

  private static String withoutLast(String letters) {
    return letters.substring(0, letters.length() - 1);
  }
}
