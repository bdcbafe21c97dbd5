package io.github.askjdbc.repair;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Mends a flagged query where a signal names a mend that needs no model, and keeps the original
 * unless the decision improves.
 *
 * <p>In each round every repair that applies is tried on the query alone; the best that improves on
 * it is what the next round begins with. The numbers of rounds and of probes bound the work.
 */
public final class Repairer {
  private static final int ROUNDS = 2;

  /** In the order in which they are tried. */
  static final List<Repair> STANDARD =
      List.of(
          new Repair("folded-literal", "empty-predicate", StoredLiteral::change),
          new Repair("keyed-join", "incorrect-join-predicate", KeyedJoin::change),
          new Repair("bridged-join", "incorrect-join-predicate", BridgedJoin::change),
          new Repair("added-join-condition", "missing-join", AddedJoinCondition::change),
          new Repair("grouped-column", "missing-group-by", GroupedColumn::change),
          new Repair("any-of-subquery", "incorrect-filter-in-subquery", AnyOfSubquery::change));

  private final List<Repair> repairs;

  /** With every repair that was measured to mend more than it breaks. */
  public Repairer() {
    this(STANDARD);
  }

  Repairer(List<Repair> repairs) {
    this.repairs = List.copyOf(repairs);
  }

  /**
   * Mends as far as it goes.
   *
   * @throws io.github.askjdbc.question.BudgetExhaustedException if time runs out before all was
   *     tried: with more of it the decision might have been another
   */
  public Repaired repair(Inspected original, RepairCriterion judge, QuestionBudget budget) {
    List<RepairAttempt> attempts = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>(Set.of(original.subject().names().render()));
    Inspected best = original;
    for (int round = 0; round < ROUNDS; round++) {
      Inspected next = round(best, judge, budget, attempts, seen);
      if (next.equals(best)) {
        break;
      }
      best = next;
    }
    return new Repaired(best, attempts);
  }

  private Inspected round(
      Inspected start,
      RepairCriterion judge,
      QuestionBudget budget,
      List<RepairAttempt> attempts,
      Set<String> seen) {
    Inspected best = start;
    int taken = -1;
    for (Repair repair : repairs) {
      budget.check();
      Optional<Tried> tried = tried(repair, start, judge, seen);
      if (tried.isPresent()) {
        Inspected mended = tried.get().mended();
        if (tried.get().attempt().improved()
            && (best.equals(start) || judge.improves(mended, best))) {
          best = mended;
          taken = attempts.size();
        }
        attempts.add(tried.get().attempt());
      }
    }
    if (taken >= 0) {
      attempts.set(taken, attempts.get(taken).asTaken());
    }
    return best;
  }

  private record Tried(Inspected mended, RepairAttempt attempt) {}

  /** Empty where there is nothing to change, or nothing that was not seen and the guard allows. */
  private static Optional<Tried> tried(
      Repair repair, Inspected start, RepairCriterion judge, Set<String> seen) {
    Optional<Change> change = change(repair, start);
    if (change.isEmpty()) {
      return Optional.empty();
    }
    String message = change.get().message();
    String before = start.subject().names().render();
    String after = start.subject().names().with(change.get().exchanged());
    if (!seen.add(after)) {
      return Optional.empty();
    }
    return judge
        .inspect(start.candidate().with(after))
        .map(inspected -> noting(message, inspected, start))
        .map(
            mended -> {
              boolean improved = mends(repair, mended) && judge.improves(mended, start);
              return new Tried(
                  mended, new RepairAttempt(repair.id(), before, after, message, improved, false));
            });
  }

  /** A signal that is silent since nothing could be looked at any more proves no mend. */
  private static boolean mends(Repair repair, Inspected mended) {
    return mended.subject().result() instanceof ProbeOutcome.Rows
        && mended.inspections().stream()
            .filter(inspection -> inspection.id().equals(repair.signal()))
            .noneMatch(Inspection::flagged);
  }

  private static Optional<Change> change(Repair repair, Inspected start) {
    List<Finding> findings =
        start.inspections().stream()
            .filter(inspection -> inspection.id().equals(repair.signal()))
            .flatMap(inspection -> inspection.findings().stream())
            .toList();
    return findings.isEmpty() ? Optional.empty() : repair.way().change(start.subject(), findings);
  }

  /** Notes what was changed, beside what was changed before. */
  private static Inspected noting(String message, Inspected mended, Inspected start) {
    List<Note> notes = new ArrayList<>(start.notes());
    notes.add(new Note(Note.Kind.REPAIRED, message));
    return new Inspected(mended.candidate(), mended.subject(), mended.inspections(), notes);
  }
}
