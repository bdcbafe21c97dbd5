package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.NamedRow;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one of a kind did with others of it, where a key of the same table is called so: "members
 * referred by Ada Lowe" have a {@code referred_by_id} that leads to her, and those mentored by her
 * a {@code mentor_id}.
 */
public final class ReferredByRule implements Rule {

  /** What a doer's noun has behind the stem of the verb at most: manag-er, supervis-or. */
  private static final int DOER_LETTERS = 3;

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      int named = draft.next(at);
      Optional<NamedRow> row =
          draft.free(at)
                  && WordClass.isParticiple(draft.tokens.get(at).text())
                  && draft.fillerBefore(named, WordClass.BY)
              ? NamedRow.from(draft, named)
                  .filter(one -> NearestRows.first(draft).equals(Optional.of(one.table())))
              : Optional.empty();
      Optional<ForeignKey> key =
          row.flatMap(one -> ReportingRule.ownKey(draft, one.table()))
              .filter(one -> isCalled(one, draft, named));
      if (key.isPresent()) {
        List<Integer> places = new ArrayList<>(List.of(at));
        places.addAll(row.get().places());
        List<WordSpan> spans = draft.take(places);
        draft.where(row.get().isReferredBy(key.get(), spans), spans);
        return;
      }
    }
  }

  private static boolean isCalled(ForeignKey key, Draft draft, int named) {
    List<String> parts = NameParts.of(key.fromColumns().get(0));
    String verb = draft.tokens.get(draft.previous(named)).text();
    boolean by =
        parts.size() > 1
            && Stemming.stem(parts.get(0)).equals(Stemming.stem(verb))
            && WordClass.BY.contains(parts.get(1));
    return by || isDoer(withoutKey(parts.get(0)), verb);
  }

  /** {@code mentorid}. */
  private static String withoutKey(String noun) {
    return WordClass.KEY_COLUMN.words().stream()
        .filter(key -> noun.length() > key.length() + DOER_LETTERS && noun.endsWith(key))
        .findFirst()
        .map(key -> noun.substring(0, noun.length() - key.length()))
        .orElse(noun);
  }

  /** A mentor mentors, a supervisor supervises, a lead leads. */
  private static boolean isDoer(String noun, String verb) {
    String stem = Stemming.stem(verb);
    return Stemming.stem(noun).equals(stem)
        || (noun.startsWith(stem)
            && noun.length() <= stem.length() + DOER_LETTERS
            && WordClass.DOER_ENDING.ends(noun));
  }
}
