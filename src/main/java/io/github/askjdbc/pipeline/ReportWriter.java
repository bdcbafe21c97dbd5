package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.inspection.ErrorReport;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Inspector;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.introspection.CatalogAnswer;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.repair.RepairAttempt;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.ResolvedQuery;
import io.github.askjdbc.wording.QueryWording;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes down what each stage hands on, as it passes. */
final class ReportWriter {

  private static final String CLEAN = "clean";
  private static final String FLAGGED = "flagged";
  private static final String ABSTAINED = "abstained";
  private static final int HINTS_SHOWN = 5;

  private final Question question;
  private final QuestionBudget budget;
  private final List<Step> steps = new ArrayList<>();
  private final Map<Stage, Duration> times = new EnumMap<>(Stage.class);
  private Optional<String> wording = Optional.empty();
  private Duration left;
  private List<ErrorReport> errors = List.of();
  private List<RepairAttempt> attempts = List.of();
  private Optional<Chosen> chosen = Optional.empty();
  private OptionalDouble needed = OptionalDouble.empty();
  private boolean fromCatalog;

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
    passed(Stage.LINK);
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
    linked.hints().stream()
        .filter(hint -> hint.span().words().anyMatch(linked.unexplained()::contains))
        .sorted(Comparator.comparingDouble(Link::score).reversed())
        .limit(HINTS_SHOWN)
        .forEach(
            hint ->
                add(
                    Stage.LINK,
                    "hint",
                    ABSTAINED,
                    Optional.of(words(linked, hint)),
                    LinkText.of(hint)));
    return linked;
  }

  /** The question is about the database itself, and needs no candidate. */
  void answered(CatalogAnswer answer) {
    passed(Stage.LINK);
    fromCatalog = true;
    wording = Optional.of(answer.wording());
    add(
        Stage.GENERATE,
        CatalogStage.SIGNAL,
        CLEAN,
        Optional.of(answer.sql()),
        "answered from the catalog, which holds what questions may read; no row was looked at");
  }

  Written generated(Written written) {
    passed(Stage.GENERATE);
    Map<String, List<Candidate>> bySql =
        written.candidates().stream()
            .collect(
                Collectors.groupingBy(Candidate::sql, LinkedHashMap::new, Collectors.toList()));
    bySql.forEach(
        (sql, writers) ->
            add(
                Stage.GENERATE,
                joined(writers, one -> one.writer().id()),
                CLEAN,
                Optional.of(sql),
                "score "
                    + joined(writers, one -> String.format(Locale.ROOT, "%.3f", one.score()))));
    written
        .unavailable()
        .ifPresent(
            model -> add(Stage.GENERATE, "model", ABSTAINED, Optional.empty(), model.getMessage()));
    return written;
  }

  private static String joined(List<Candidate> writers, Function<Candidate, String> part) {
    return writers.stream().map(part).collect(Collectors.joining(", "));
  }

  void inspected(InspectedCandidates candidates) {
    passed(Stage.INSPECT);
    for (String refusal : candidates.refusals()) {
      add(Stage.INSPECT, "guard", FLAGGED, Optional.empty(), refusal);
    }
  }

  /**
   * Shows the signals of the best candidate only, as it was before repair: those of the others say
   * little to a person.
   *
   * @param best of what is decided upon, mended if repair mended it
   * @param inspector tells what its signals mean
   */
  void assessed(Mending mending, Optional<Assessment> best, Inspector inspector) {
    Optional<Assessment> shown = mending.taken() ? mending.original().best() : best;
    shown.ifPresent(one -> inspected(one.query(), one.inspections()));
    attempts = mending.attempts();
    attempts.forEach(attempt -> repair(attempt, mending.use()));
    best.ifPresent(
        one -> {
          String sql = one.query().query().text();
          if (mending.taken()) {
            one.findings().forEach(finding -> flagged(Stage.REPAIR, finding, sql));
          }
          wording = Optional.of(QueryWording.of(one.query()));
          errors = inspector.reports(one.inspections(), sql);
        });
  }

  private void inspected(ResolvedQuery query, List<Inspection> inspections) {
    String sql = query.query().text();
    for (Inspection inspection : inspections) {
      Verdict verdict = inspection.verdict();
      if (verdict instanceof Verdict.Flagged flagged) {
        flagged.findings().forEach(finding -> flagged(Stage.INSPECT, finding, sql));
      } else if (verdict instanceof Verdict.Abstained abstained) {
        add(Stage.INSPECT, inspection.id(), ABSTAINED, Optional.empty(), abstained.reason());
      } else {
        add(Stage.INSPECT, inspection.id(), CLEAN, Optional.empty(), "nothing wrong was found");
      }
    }
  }

  private void repair(RepairAttempt attempt, Mending.Use use) {
    add(
        Stage.REPAIR,
        attempt.repair(),
        attempt.improved() ? CLEAN : FLAGGED,
        Optional.of(attempt.after()),
        RepairText.of(attempt, use));
  }

  private void flagged(Stage stage, Finding finding, String sql) {
    steps.add(
        new Step(
            stage,
            finding.signal(),
            FLAGGED,
            Optional.of(finding.clause()),
            Optional.of(finding.span().of(sql)),
            finding.message(),
            Optional.empty()));
  }

  /** Notes the candidate that is decided upon, and whether its confidence was refitted. */
  void chose(Chosen candidate, Recalled recalled) {
    chosen = Optional.of(candidate);
    if (!candidate.verified()) {
      recalled
          .refit()
          .ifPresent(
              refit ->
                  add(
                      Stage.DECISION,
                      "refit",
                      CLEAN,
                      Optional.<String>empty(),
                      String.format(
                          Locale.ROOT,
                          "the confidence was %.2f before it was fitted to %d verdicts on this"
                              + " database",
                          candidate.confidence().value(),
                          refit.verdicts())));
    }
  }

  /** Notes the least confidence of an answer. */
  void needs(double confidence) {
    needed = OptionalDouble.of(confidence);
  }

  QuestionReport decided(Decision decision) {
    passed(Stage.DECISION);
    wording.ifPresent(
        words ->
            add(Stage.DECISION, "wording", CLEAN, Optional.<String>empty(), "in words: " + words));
    if (decision instanceof Decision.Abstention abstention) {
      abstention
          .suggestions()
          .forEach(
              text -> add(Stage.DECISION, "suggestion", ABSTAINED, Optional.<String>empty(), text));
    }
    steps.add(last(decision));
    List<Step> all = new ArrayList<>(Summary.of(decision, steps, wording, needed));
    all.addAll(steps);
    return new QuestionReport(question, decision, all, times, errors, attempts, chosen);
  }

  /** The time since the stage before was this one's. */
  void passed(Stage stage) {
    Duration now = budget.remaining();
    times.merge(stage, left.minus(now), Duration::plus);
    left = now;
  }

  private Step last(Decision decision) {
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

  private Step decision(
      String verdict, Optional<String> sql, String message, Optional<Confidence> confidence) {
    String signal =
        fromCatalog
            ? CatalogStage.SIGNAL
            : chosen.filter(Chosen::verified).isPresent()
                ? Writer.VERIFIED.id()
                : confidence
                    .map(c -> c.calibrated() ? "calibrated" : "uncalibrated")
                    .orElse("rule");
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
