package io.github.askjdbc.inspection;

import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.lang.System.Logger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Asks every detector about a query, in the order of their ids.
 *
 * <p>A detector that throws has not looked: its vote is an abstention, and the rest go on. Its
 * exception's message may hold cell values, so that only its class is logged.
 */
public final class Inspector {
  private static final Logger LOG = System.getLogger(Inspector.class.getName());

  private final List<Detector> detectors;

  /** What each detector is called, in their order. */
  private final List<Signal> signals;

  private final SignalExample.Book examples = new SignalExample.Book();

  /**
   * @throws IllegalArgumentException if one lacks {@link ErrorSignal}, or two share an id
   */
  public Inspector(List<Detector> detectors) {
    this.detectors = Detectors.ordered(detectors);
    this.signals = this.detectors.stream().map(Signal::of).toList();
  }

  /**
   * One entry for each detector that asks no language model.
   *
   * @throws QuestionCancelledException if another thread cancelled the question
   * @throws BudgetExhaustedException if the time ran out between two detectors
   */
  public List<Inspection> inspect(Subject subject, QuestionBudget budget) {
    return inspections(subject, budget, signal -> !signal.asksModel());
  }

  /**
   * What one of the detectors says.
   *
   * @param signal its id
   * @throws IllegalArgumentException if there is none of it
   */
  public Inspection inspect(String signal, Subject subject, QuestionBudget budget) {
    return inspections(subject, budget, one -> one.id().equals(signal)).stream()
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no detector has the signal " + signal));
  }

  private List<Inspection> inspections(
      Subject subject, QuestionBudget budget, Predicate<Signal> asked) {
    List<Inspection> inspections = new ArrayList<>();
    for (int at = 0; at < signals.size(); at++) {
      if (asked.test(signals.get(at))) {
        budget.check();
        inspections.add(new Inspection(signals.get(at), verdict(detectors.get(at), subject)));
      }
    }
    return List.copyOf(inspections);
  }

  private static Verdict verdict(Detector detector, Subject subject) {
    try {
      return detector.inspect(subject);
    } catch (QuestionCancelledException | BudgetExhaustedException e) {
      throw e;
    } catch (RuntimeException e) {
      String kind = e.getClass().getSimpleName();
      LOG.log(
          Logger.Level.WARNING,
          "detector {0} failed with {1}",
          Detectors.signal(detector).id(),
          kind);
      return new Verdict.Abstained("the detector failed with " + kind);
    }
  }

  /**
   * What the flagged signals say.
   *
   * @param sql the text that was inspected
   * @return one report for each flagged signal that a detector of this inspector has, in the order
   *     of the inspections
   */
  public List<ErrorReport> reports(List<Inspection> inspections, String sql) {
    List<ErrorReport> reports = new ArrayList<>();
    for (Inspection inspection : inspections) {
      if (inspection.verdict() instanceof Verdict.Flagged flagged) {
        detectors.stream()
            .map(Detectors::signal)
            .filter(signal -> signal.id().equals(inspection.id()))
            .findFirst()
            .ifPresent(signal -> reports.add(report(signal, flagged, sql)));
      }
    }
    return List.copyOf(reports);
  }

  private ErrorReport report(ErrorSignal signal, Verdict.Flagged flagged, String sql) {
    return new ErrorReport(
        signal.id(),
        signal.summary(),
        signal.condition(),
        examples.of(signal.id()),
        signal.correction(),
        flagged.findings().stream()
            .map(
                finding ->
                    new ErrorReport.ProblematicClause(
                        finding.clause().keyword(), finding.span().of(sql), finding.message()))
            .toList());
  }
}
