package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * "Orders for each client who has at least one": of groups that others are joined to, none is
 * without, so that it says no more. Where those without are counted too, nothing is read.
 */
public final class AtLeastOneRule implements Rule {

  @Override
  public void apply(Draft draft) {
    boolean groups =
        draft.actions.stream().anyMatch(Action.AddGroupBy.class::isInstance)
            && draft.actions.stream().noneMatch(Action.AddHaving.class::isInstance)
            && !draft.keepsPartnerless;
    for (int at = 1; groups && at < draft.size(); at++) {
      int one = draft.next(at);
      if (draft.isFree(at, Cue.AT_LEAST)
          && draft.free(one)
          && draft.number(one).filter(BigDecimal.ONE::equals).isPresent()
          && ends(draft, one)) {
        draft.take(at, one);
        verb(draft, at);
      }
    }
  }

  /** At the end, or before the rows that are counted. */
  private static boolean ends(Draft draft, int one) {
    int behind = draft.next(one);
    Optional<TableName> rows = draft.table(behind);
    boolean counted = rows.isPresent() && draft.subject.equals(rows) && draft.countsSubject;
    int end = counted ? draft.next(behind) : behind;
    return end >= draft.size() || draft.beginsSentence(end);
  }

  /** "Who got at least one". */
  private static void verb(Draft draft, int cue) {
    int before = cue - 1;
    if (draft.isUnknown(before) && WordClass.GETTING.contains(draft.tokens.get(before).text())) {
      draft.take(before);
    }
  }
}
