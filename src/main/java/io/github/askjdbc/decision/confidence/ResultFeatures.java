package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/** The rows against the question: how many a "which" or a "how many" expects, and what is odd. */
final class ResultFeatures implements FeatureGroup {

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    row.put("result:failed", candidate.result() instanceof ProbeOutcome.Failed);
    if (!(candidate.result() instanceof ProbeOutcome.Rows result)) {
      return;
    }
    List<List<Object>> rows = result.rows();
    int count = rows.size();
    int width = result.columns().size();
    row.put("result:rows", Math.log1p(count));
    row.put("result:width", width);
    row.put("result:empty", count == 0);
    row.put("result:one-row", count == 1);
    row.put("result:cut", result.truncated());
    row.put("result:nulls", share(rows, Objects::isNull));
    row.put("result:zeros", share(rows, ProbeOutcome::isZero));
    row.put("result:repeated", count == 0 ? 0 : 1 - (double) new HashSet<>(rows).size() / count);
    boolean lone = count == 1 && width == 1;
    row.put("result:one-number", lone && rows.get(0).get(0) instanceof Number);
    boolean counting = asksForCount(question.question());
    row.put("result:not-a-count", counting && !lone);
    Boolean plural = plural(question.question());
    if (plural != null && !counting) {
      row.put("result:many-for-one", !plural && count > 1);
      row.put("result:one-for-many", plural && count <= 1);
    }
  }

  private static double share(List<List<Object>> rows, Predicate<Object> test) {
    long cells = rows.stream().mapToLong(List::size).sum();
    long found = rows.stream().flatMap(List::stream).filter(test).count();
    return cells == 0 ? 0 : (double) found / cells;
  }

  private static boolean asksForCount(LinkedQuestion question) {
    return question.demands().stream()
        .filter(demand -> demand.source() == Demand.Source.WORDS && demand.is(Cue.COUNT))
        .anyMatch(demand -> demand.span().first() < 2);
  }

  /** Whether the first thing that the question names stands in the plural; null if it has none. */
  private static Boolean plural(LinkedQuestion question) {
    List<Word> words = question.words();
    for (int i = 0; i < words.size(); i++) {
      int index = i;
      boolean named =
          question.links().stream()
              .anyMatch(
                  link ->
                      link.span().last() == index
                          && (link instanceof Link.ToTable || link instanceof Link.ToColumn));
      if (named) {
        return NounNumber.isPlural(words.get(i).folded());
      }
    }
    return null;
  }
}
