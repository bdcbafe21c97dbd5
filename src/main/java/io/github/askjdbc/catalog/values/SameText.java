package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.MatchKind;
import java.util.Optional;
import java.util.Set;

/** Values that are the text up to case, accents and blanks. */
final class SameText implements Finder {
  private static final Judgement EXACT = new Judgement(MatchKind.EXACT, 1);
  private static final Judgement CASE = new Judgement(MatchKind.CASE, 0.95);
  private static final Judgement ACCENT = new Judgement(MatchKind.ACCENT, 0.9);
  private static final Judgement BLANKS = new Judgement(MatchKind.BLANKS, 0.9);

  @Override
  public Set<MatchKind> kinds() {
    return MatchKind.SAME_TEXT;
  }

  @Override
  public Optional<Search> search(String text) {
    Candidates folded =
        new Candidates.OfTerms(
            TermField.FOLDED, Candidates.Match.ALL, Set.of(TextForm.folded(text)));
    return Optional.of(new Search(folded, hit -> Optional.of(judge(text, hit.stored()))));
  }

  private static Judgement judge(String text, String stored) {
    if (stored.equals(text)) {
      return EXACT;
    }
    if (stored.equalsIgnoreCase(text)) {
      return CASE;
    }
    boolean sameBlanks =
        TextForm.withoutCaseAndAccents(stored).equals(TextForm.withoutCaseAndAccents(text));
    return sameBlanks ? ACCENT : BLANKS;
  }
}
