package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.wording.QueryWording;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Writes down what each stage hands on, as it passes. */
final class ReportWriter {

  private static final String CLEAN = "clean";
  private static final String FLAGGED = "flagged";
  private static final String ABSTAINED = "abstained";

  private final Question question;
  private final QuestionBudget budget;
  private final List<Step> steps = new ArrayList<>();
  private final Map<Stage, Duration> times = new EnumMap<>(Stage.class);
  private Optional<String> wording = Optional.empty();
  private Duration left;

  /**
   * @param budget tells the time that the stages take
   */
  ReportWriter(Question question, QuestionBudget budget) {
    this.question = question;
    this.budget = budget;
    this.left = budget.remaining();
    add(Stage.RECOGNISE, "question", CLEAN, Optional.empty(), "taken for a question");
  }

  /** The time of reading what is known of the database counts as linking. */
  LinkedQuestion linked(LinkedQuestion linked) {
    ended(Stage.LINK);
    for (Link link : linked.links()) {
      add(Stage.LINK, "link", CLEAN, Optional.of(words(linked, link)), LinkText.of(link));
    }
    for (int index : linked.unexplained()) {
      Word word = linked.words().get(index);
      add(
          Stage.LINK,
          "link",
          FLAGGED,
          Optional.of(word.text()),
          "nothing in the database explains this word");
    }
    return linked;
  }

  Written generated(Written written) {
    ended(Stage.GENERATE);
    for (Candidate candidate : written.candidates()) {
      add(
          Stage.GENERATE,
          candidate.generator(),
          CLEAN,
          Optional.of(candidate.sql()),
          String.format(Locale.ROOT, "score %.3f", candidate.score()));
    }
    written
        .unavailable()
        .ifPresent(
            model -> add(Stage.GENERATE, "model", ABSTAINED, Optional.empty(), model.getMessage()));
    return written;
  }

  void inspected(InspectedCandidates candidates) {
    ended(Stage.INSPECT);
    for (String refusal : candidates.refusals()) {
      add(Stage.INSPECT, "guard", FLAGGED, Optional.empty(), refusal);
    }
  }

  /** Shows the signals of the best candidate only: those of the others say little to a person. */
  void assessed(List<Assessment> assessed) {
    assessed.stream()
        .max(Comparator.comparingDouble(assessment -> assessment.confidence().value()))
        .ifPresent(this::inspected);
  }

  private void inspected(Assessment assessment) {
    String sql = assessment.query().query().text();
    wording = Optional.of("in words: " + QueryWording.of(assessment.query()));
    for (Inspection inspection : assessment.inspections()) {
      Verdict verdict = inspection.verdict();
      if (verdict instanceof Verdict.Flagged flagged) {
        flagged.findings().forEach(finding -> flagged(finding, sql));
      } else if (verdict instanceof Verdict.Abstained abstained) {
        add(Stage.INSPECT, inspection.signal(), ABSTAINED, Optional.empty(), abstained.reason());
      } else {
        add(Stage.INSPECT, inspection.signal(), CLEAN, Optional.empty(), "nothing wrong was found");
      }
    }
  }

  private void flagged(Finding finding, String sql) {
    steps.add(
        new Step(
            Stage.INSPECT,
            finding.signal(),
            FLAGGED,
            Optional.of(finding.clause()),
            Optional.of(finding.span().of(sql)),
            finding.message(),
            Optional.empty()));
  }

  QuestionReport decided(Decision decision) {
    ended(Stage.DECISION);
    wording.ifPresent(
        words -> add(Stage.DECISION, "wording", CLEAN, Optional.<String>empty(), words));
    steps.add(last(decision));
    return new QuestionReport(question, decision, steps, times);
  }

  private void ended(Stage stage) {
    Duration now = budget.remaining();
    times.put(stage, left.minus(now));
    left = now;
  }

  private static Step last(Decision decision) {
    if (decision instanceof Decision.Answer answer) {
      return decision(
          "answer", Optional.of(answer.sql()), "answered", Optional.of(answer.confidence()));
    }
    Decision.Abstention abstention = (Decision.Abstention) decision;
    return decision(
        "abstain",
        abstention.candidate(),
        abstention.reason().sqlState() + ": " + abstention.message(),
        abstention.confidence());
  }

  private static Step decision(
      String verdict, Optional<String> sql, String message, Optional<Confidence> confidence) {
    String signal =
        confidence.map(c -> c.calibrated() ? "calibrated" : "uncalibrated").orElse("rule");
    return new Step(
        Stage.DECISION,
        signal,
        verdict,
        Optional.<Clause>empty(),
        sql,
        message,
        confidence.map(Confidence::value));
  }

  private void add(
      Stage stage, String signal, String verdict, Optional<String> fragment, String message) {
    steps.add(
        new Step(stage, signal, verdict, Optional.empty(), fragment, message, Optional.empty()));
  }

  private static String words(LinkedQuestion linked, Link link) {
    int start = linked.words().get(link.span().first()).start();
    int end = linked.words().get(link.span().last()).end();
    return linked.question().text().substring(start, end);
  }
}
