package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.decision.confidence.GivenModels;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.laboratory.confidence.GivenTrainer;
import io.github.askjdbc.laboratory.confidence.GivenTrainer.Judged;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * What the judge of others' SQL learns from: what others wrote for questions that all have an
 * answer, what others wrote for any question, what the driver's own writers take for an answer to
 * questions that have none, and right SQL, one half of it with a slip or for another question.
 *
 * @param recorded of others that were asked answerable questions alone
 * @param replied of others that were asked unanswerable ones, too
 * @param own the driver's, for questions of both kinds
 * @param slipped nobody's: gold and slips for questions that have an answer, and near gold for some
 *     that have none
 */
public record GivenSql(
    List<Example> recorded, List<Example> replied, List<Example> own, List<Example> slipped) {

  public GivenSql {
    recorded = List.copyOf(recorded);
    replied = List.copyOf(replied);
    own = List.copyOf(own);
    slipped = List.copyOf(slipped);
  }

  /** What others wrote. */
  public List<Example> given() {
    List<Example> given = new ArrayList<>(recorded);
    given.addAll(replied);
    return given;
  }

  /** Those alone that are wanted. */
  GivenSql only(Predicate<Example> wanted) {
    return new GivenSql(
        recorded.stream().filter(wanted).toList(),
        replied.stream().filter(wanted).toList(),
        own.stream().filter(wanted).toList(),
        slipped.stream().filter(wanted).toList());
  }

  /**
   * @param form by which SQL is right
   */
  GivenModels model(MatchForm form, long seed) {
    List<Judged> rows = new ArrayList<>();
    recorded.forEach(example -> add(rows, example, form, false));
    replied.forEach(example -> add(rows, example, form, !example.moved()));
    own.stream()
        .filter(example -> example.rank() == 0 && !example.moved())
        .forEach(example -> add(rows, example, form, false));
    slipped.forEach(example -> add(rows, example, form, false));
    return GivenTrainer.train(rows, seed);
  }

  private static void add(List<Judged> rows, Example example, MatchForm form, boolean given) {
    if (example.candidate()) {
      rows.add(
          new Judged(
              example.db(), example.features(), example.right(form), example.answerable(), given));
    }
  }
}
