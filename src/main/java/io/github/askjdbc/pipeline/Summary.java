package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * What a person wants to know of a decision before its details: what was understood, the SQL, what
 * speaks for it and against it, and the number that it needed.
 */
final class Summary {

  private static final String GOOD = "clean";
  private static final String BAD = "flagged";
  private static final String SILENT = "abstained";
  private static final String NOTHING_WRONG = "every word is known and no signal is flagged";
  private static final String CERTAIN = "the catalog says so; nothing is guessed";

  private final Decision decision;
  private final List<Step> details;
  private final List<Step> steps = new ArrayList<>();

  private Summary(Decision decision, List<Step> details) {
    this.decision = decision;
    this.details = details;
  }

  /**
   * @param details the steps of the stages
   * @param wording of the best query, where there is one
   * @param needed the least confidence of an answer, where one was decided by it
   */
  static List<Step> of(
      Decision decision, List<Step> details, Optional<String> wording, OptionalDouble needed) {
    return new Summary(decision, details).written(wording, needed);
  }

  private List<Step> written(Optional<String> wording, OptionalDouble needed) {
    wording.ifPresentOrElse(
        words -> add("understood", GOOD, Optional.empty(), words),
        () -> add("understood", SILENT, Optional.empty(), "no query was found"));
    sql().ifPresent(sql -> add("sql", GOOD, Optional.of(sql), writers(sql)));
    List<Step> against =
        Stream.concat(
                flagged(Stage.LINK, "link"), flagged(Stage.INSPECT, "").filter(this::stillHolds))
            .toList();
    if (against.isEmpty()) {
      add("for", GOOD, Optional.empty(), ofTheCatalog() ? CERTAIN : NOTHING_WRONG);
    }
    against.forEach(step -> add("against", BAD, step.fragment(), step.message()));
    confidence()
        .ifPresent(
            sure -> {
              if (needed.isPresent()) {
                steps.add(needed(sure.value(), needed.getAsDouble()));
              }
            });
    return steps;
  }

  private boolean ofTheCatalog() {
    return details.stream().anyMatch(step -> step.signal().equals(CatalogStage.SIGNAL));
  }

  private Optional<String> sql() {
    return decision instanceof Decision.Answer answer
        ? Optional.of(answer.sql())
        : ((Decision.Abstention) decision).candidate();
  }

  private Optional<Confidence> confidence() {
    return decision instanceof Decision.Answer answer
        ? Optional.of(answer.confidence())
        : ((Decision.Abstention) decision).confidence();
  }

  private String writers(String sql) {
    return details.stream()
        .filter(step -> step.stage() == Stage.GENERATE && step.fragment().equals(Optional.of(sql)))
        .map(step -> "written by " + step.signal())
        .findFirst()
        .orElse("as it would run");
  }

  private Stream<Step> flagged(Stage stage, String signal) {
    return details.stream()
        .filter(step -> step.stage() == stage && step.verdict().equals(BAD))
        .filter(step -> signal.isEmpty() || step.signal().equals(signal));
  }

  /** What was mended speaks against the original alone. */
  private boolean stillHolds(Step flagged) {
    return details.stream()
        .noneMatch(
            step -> step.stage() == Stage.REPAIR && step.message().startsWith(RepairText.TAKEN));
  }

  private static Step needed(double sure, double needed) {
    String message =
        String.format(
            Locale.ROOT,
            sure >= needed ? "sure to %.2f, %.2f is needed" : "sure to %.2f only, %.2f is needed",
            sure,
            needed);
    return new Step(
        Stage.SUMMARY,
        "needed",
        sure >= needed ? GOOD : BAD,
        Optional.empty(),
        Optional.empty(),
        message,
        Optional.of(needed));
  }

  private void add(String signal, String verdict, Optional<String> fragment, String message) {
    steps.add(
        new Step(
            Stage.SUMMARY, signal, verdict, Optional.empty(), fragment, message, Optional.empty()));
  }
}
