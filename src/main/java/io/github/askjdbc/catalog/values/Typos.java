package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.MatchKind;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * Values a few changed, missing, additional or swapped characters away: one from {@value
 * #ONE_EDIT_FROM} characters on, two from {@value #TWO_EDITS_FROM} on; digits are never changed,
 * and of two edits at least one trigram is left as it was.
 */
final class Typos implements Finder {
  static final int ONE_EDIT_FROM = 4;
  static final int TWO_EDITS_FROM = 8;

  private static final double SCORE = 0.8;
  private static final int LONGEST = 200;

  @Override
  public Set<MatchKind> kinds() {
    return EnumSet.of(MatchKind.TYPO);
  }

  @Override
  public Optional<Search> search(String text) {
    String folded = TextForm.folded(text);
    int length = folded.codePointCount(0, folded.length());
    if (length < ONE_EDIT_FROM || length > LONGEST) {
      return Optional.empty();
    }
    int edits = length < TWO_EDITS_FROM ? 1 : 2;
    return Optional.of(
        new Search(new Candidates.Near(folded, edits), judge(folded, length, edits)));
  }

  /** Most candidates are ruled out by their characters, before their text is read. */
  private static Judge judge(String folded, int length, int edits) {
    long characters = TextForm.characters(folded);
    String digits = TextForm.digits(folded);
    Set<String> grams = TextAnalysis.grams(folded);
    return hit -> {
      if (Long.bitCount(characters ^ hit.characters()) > 2 * edits
          || Math.abs(hit.length() - length) > edits) {
        return Optional.empty();
      }
      String stored = hit.folded();
      int distance = EditDistance.between(folded, stored, edits);
      if (distance == 0
          || distance > edits
          || !TextForm.digits(stored).equals(digits)
          || (edits > 1 && Collections.disjoint(grams, TextAnalysis.grams(stored)))) {
        return Optional.empty();
      }
      double changed = (double) distance / Math.max(length, hit.length());
      return Optional.of(new Judgement(MatchKind.TYPO, SCORE * (1 - changed)));
    };
  }
}
