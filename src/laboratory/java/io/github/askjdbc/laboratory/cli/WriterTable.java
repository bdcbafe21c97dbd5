package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.evaluation.adjudication.Adjudications;
import io.github.askjdbc.evaluation.adjudication.AnswerKey;
import io.github.askjdbc.evaluation.adjudication.WrongAnswerList;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.laboratory.training.DrawnRecord;
import io.github.askjdbc.laboratory.training.GivenAnswers;
import io.github.askjdbc.laboratory.training.NullReply;
import io.github.askjdbc.laboratory.training.RecordedConfidence;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/** Prints how writers' SQL is judged, a line for each number of outcomes that are known. */
final class WriterTable {

  private static final String LINE = "%-33s %-6s %5s %5s  %-23s %-23s %-27s %5s %5s%s%n";

  private final PrintWriter out;
  private final List<NullReply> silent;
  private final double penalty;
  private final long seed;
  private final Optional<Adjudications> adjudications;
  private final WrongAnswerList wrong = new WrongAnswerList();

  /**
   * @param out gets the title now
   * @param silent of all writers
   * @param penalty of the reliability score
   * @param seed of the intervals
   * @param adjudications by which a second figure stands beside
   */
  WriterTable(
      PrintWriter out,
      List<NullReply> silent,
      double penalty,
      long seed,
      Optional<Adjudications> adjudications) {
    this.out = out;
    this.silent = List.copyOf(silent);
    this.penalty = penalty;
    this.seed = seed;
    this.adjudications = adjudications;
    out.printf(
        LINE,
        "writer",
        "family",
        "known",
        "SQL",
        "right of answerable",
        "precision",
        "RS(%.0f)".formatted(penalty),
        "AUROC",
        "ECE",
        "");
  }

  /**
   * Whose line it is.
   *
   * @param which part of its SQL, behind its name
   * @param unseen whether the judge has learned from none of the writer's family
   * @param outcomes how many are known
   */
  record Title(String writer, String which, boolean unseen, int outcomes) {}

  /** One line. */
  void row(Title title, List<DrawnRecord> databases) {
    Function<List<DrawnRecord>, GivenAnswers> answers = answers(title.writer());
    RecordedConfidence measures = new RecordedConfidence(MatchForm.STRICT, penalty, seed);
    GivenAnswers given = answers.apply(databases);
    given.wrong().forEach(answer -> wrong.add(answer.id(), answer.source(), answer.sql()));
    out.printf(
        Locale.ROOT,
        LINE,
        title.writer() + title.which(),
        title.unseen() ? "unseen" : "seen",
        title.outcomes(),
        databases.stream().mapToInt(one -> one.draws().get(0).size()).sum(),
        bounded(databases, answers.andThen(GivenAnswers::coverage), 100),
        bounded(databases, answers.andThen(GivenAnswers::precision), 100),
        bounded(databases, answers.andThen(some -> some.score(penalty)), 1),
        number(DrawnRecord.mean(databases, measures::auroc)),
        number(DrawnRecord.mean(databases, rows -> measures.calibration(rows).excess())),
        adjudications.map(by -> "  " + adjudicated(given, by)).orElse(""));
    out.flush();
  }

  /** What was given and counts as wrong, of all lines. */
  WrongAnswerList wrong() {
    return wrong;
  }

  private Function<List<DrawnRecord>, GivenAnswers> answers(String writer) {
    List<NullReply> its = silent.stream().filter(one -> one.source().equals(writer)).toList();
    return some -> GivenAnswers.of(some, its, MatchForm.STRICT);
  }

  /** With an interval of a bootstrap over databases. */
  private String bounded(
      List<DrawnRecord> databases,
      Function<List<DrawnRecord>, OptionalDouble> measure,
      double factor) {
    return new Bootstrap(seed, Bootstrap.DRAWS)
        .interval(databases, measure)
        .map(interval -> interval.times(factor))
        .map(one -> String.format(Locale.ROOT, "%.1f %s", one.estimate(), one.bounds(1)))
        .orElse("");
  }

  private static String adjudicated(GivenAnswers given, Adjudications by) {
    GivenAnswers excused =
        given.excusing(answer -> by.excuse(AnswerKey.of(answer.id(), answer.sql())));
    return String.format(
        Locale.ROOT,
        "adjudicated %.1f @ %.1f",
        100 * excused.coverage().orElse(0),
        100 * excused.precision().orElse(0));
  }

  private static String number(OptionalDouble value) {
    return value.isPresent() ? String.format(Locale.ROOT, "%.3f", value.getAsDouble()) : "";
  }
}
