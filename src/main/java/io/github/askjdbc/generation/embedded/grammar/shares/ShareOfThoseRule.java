package io.github.askjdbc.generation.embedded.grammar.shares;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Ratio;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.ShareWords;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "Of the orders of 2024, what percentage was cancelled": what stands before limits the rows, and
 * what stands behind tells the part of them that is asked for.
 */
public final class ShareOfThoseRule implements Rule {

  @Override
  public void apply(Draft draft) {
    int cue =
        IntStream.range(1, draft.size())
            .filter(at -> draft.isFree(at, Cue.SHARE) && draft.isBehindComma(at))
            .findFirst()
            .orElse(-1);
    int of = out(draft) ? 1 : 0;
    if (cue < 0
        || draft.ratio.isPresent()
        || !draft.selected.isEmpty()
        || !WordClass.OF.contains(draft.tokens.get(of).text())) {
      return;
    }
    int subject =
        IntStream.range(0, cue)
            .filter(at -> draft.free(at) && draft.table(at).isPresent())
            .findFirst()
            .orElse(-1);
    List<Action.AddWhere> parts = behind(draft, cue);
    boolean told = parts.size() == 1 && parts.stream().allMatch(ShareRule::isOfOneRow);
    if (subject > 0 && told && isPlain(draft, subject, cue)) {
      read(draft, subject, cue, parts);
    }
  }

  /** "Out of all". */
  private static boolean out(Draft draft) {
    return draft.isUnknown(0) && WordClass.OUT.contains(draft.tokens.get(0).text());
  }

  /** The conditions whose words stand behind. */
  private static List<Action.AddWhere> behind(Draft draft, int cue) {
    return draft.actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .map(Action.AddWhere.class::cast)
        .filter(one -> ShareRule.at(draft, one) > cue)
        .toList();
  }

  /** Whether no other rows or numbers are left to be read. */
  private static boolean isPlain(Draft draft, int subject, int cue) {
    return draft.actions.stream().allMatch(Action.AddWhere.class::isInstance)
        && IntStream.range(0, draft.size())
            .filter(at -> at != subject && at != cue && draft.free(at))
            .noneMatch(at -> draft.table(at).isPresent() || draft.number(at).isPresent());
  }

  private static void read(Draft draft, int subject, int cue, List<Action.AddWhere> parts) {
    List<Integer> places = new ArrayList<>(List.of(subject, cue));
    if (out(draft)) {
      places.add(0);
    }
    int form = ShareWords.form(draft, cue);
    if (form > 0) {
      places.add(form);
    }
    TableName rows = draft.table(subject).orElseThrow();
    draft.ratio =
        Optional.of(
            Ratio.share(
                Aggregate.countRows(), parts, form > 0 || ShareWords.asksForPercent(draft, cue)));
    draft.countsSubject = true;
    draft.subject = Optional.of(rows);
    draft.named.add(rows);
    draft.select(cue, Aggregate.countRows(), draft.take(places));
  }
}
