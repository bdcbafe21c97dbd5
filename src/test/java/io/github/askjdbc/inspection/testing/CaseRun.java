package io.github.askjdbc.inspection.testing;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Detectors;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.InspectedDatabase;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.llm.prompt.PromptPolicy;
import io.github.askjdbc.llm.prompt.PromptedModel;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.AllowList;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Shows one case to a detector. */
final class CaseRun {
  private CaseRun() {}

  /** What the detector says, as a case file writes it. */
  static String verdict(DetectorCase given, Detector detector) {
    Dialect dialect = Dialect.valueOf(given.dialect());
    try (FixtureDatabase database = new FixtureDatabase(given.ddl(), dialect, given.unindexed())) {
      GuardOutcome outcome =
          new SelectGuard(AllowList.of(dialect)).check(given.sql(), database.knowledge().catalog());
      if (outcome instanceof GuardOutcome.Refused refused) {
        return "refused by the guard: " + refused.message();
      }
      QuestionBudget budget = new QuestionBudget(() -> 0, Duration.ofSeconds(1), given.probes());
      LinkedQuestion question =
          FixtureQuestion.of(given.question(), given.evidence(), given.cues(), given.links());
      Subject subject =
          new Subject(
              question,
              new TriedQuery((GuardOutcome.Allowed) outcome),
              explained(given, question),
              new InspectedDatabase(
                  database.knowledge(),
                  database,
                  given.model().map(client -> new PromptedModel(client, PromptPolicy.NO_VALUES)),
                  given.constraints(),
                  budget));
      return text(detector.inspect(subject), given.sql(), Detectors.signal(detector).id());
    } catch (SQLException e) {
      throw new IllegalStateException(given + " has a database that SQLite does not take", e);
    }
  }

  private static Optional<Set<Integer>> explained(DetectorCase given, LinkedQuestion question) {
    if (given.explained().isEmpty()) {
      return Optional.empty();
    }
    List<String> words = question.words().stream().map(Word::text).toList();
    return Optional.of(
        IntStream.range(0, words.size())
            .filter(index -> given.explained().contains(words.get(index)))
            .boxed()
            .collect(Collectors.toSet()));
  }

  private static String text(Verdict verdict, String sql, String id) {
    if (verdict instanceof Verdict.Abstained abstained) {
      return "abstained " + abstained.reason();
    }
    if (verdict instanceof Verdict.Flagged flagged) {
      return flagged.findings().stream()
          .map(finding -> text(finding, sql, id))
          .collect(Collectors.joining("\n  ", "flagged\n  ", ""));
    }
    return "clean";
  }

  private static String text(Finding finding, String sql, String id) {
    String signal = finding.signal().equals(id) ? "" : finding.signal() + ": ";
    return signal
        + finding.clause().keyword()
        + " ["
        + finding.span().of(sql)
        + "] "
        + finding.message();
  }
}
