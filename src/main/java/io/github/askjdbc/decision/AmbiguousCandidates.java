package io.github.askjdbc.decision;

import io.github.askjdbc.decision.ComparedResult.Difference;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.sql.Shape;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** The assessed candidates beside the best: who else could be meant. */
final class AmbiguousCandidates {

  /** Readings whose score is within this factor of the best count as about as likely. */
  private static final double ABOUT_AS_LIKELY = 0.97;

  /** The same for probabilities that are all too low for an answer. */
  private static final double ABOUT_AS_PROBABLE = 0.8;

  private final LinkedQuestion question;
  private final Assessment best;
  private final ComparedResult bestResult;
  private final List<Assessment> assessed;
  private final IdentityHashMap<Assessment, Difference> differences = new IdentityHashMap<>();

  /**
   * @param assessed all, the best among them, in the order in which they were written
   */
  AmbiguousCandidates(LinkedQuestion question, Assessment best, List<Assessment> assessed) {
    this.question = question;
    this.best = best;
    this.bestResult = ComparedResult.of(question, best.inspected());
    this.assessed = assessed;
  }

  /**
   * Other readings that are about as likely as the best, and the first readings of each writer that
   * give its rows otherwise, however likely: in another order, or another number of times. Such a
   * difference is small to a confidence, and makes an answer wrong all the same.
   *
   * @param accepted whether the best is good enough by itself
   * @return the likeliest first
   */
  List<Assessment> rivals(boolean accepted) {
    double limit =
        best.confidence().value()
            * (accepted || !best.confidence().calibrated() ? ABOUT_AS_LIKELY : ABOUT_AS_PROBABLE);
    Set<Assessment> first = accepted ? firstOfEach() : Set.of();
    return assessed.stream()
        .filter(other -> !other.equals(best))
        .filter(
            other ->
                other.confidence().value() >= limit
                    || (first.contains(other) && givesTheRowsOtherwise(other)))
        .filter(other -> !other.suffers(Effect::vetoes))
        .filter(other -> difference(other) != Difference.NONE)
        .sorted(Decider.byConfidence().reversed())
        .toList();
  }

  /**
   * What keeps the rivals from being the same answer as the best, where it is one thing for all.
   */
  Difference difference(List<Assessment> rivals) {
    List<Difference> found = rivals.stream().map(this::difference).distinct().toList();
    return found.size() == 1 ? found.get(0) : Difference.ROWS;
  }

  private boolean givesTheRowsOtherwise(Assessment other) {
    return difference(other) == Difference.ORDER
        || (difference(other) == Difference.REPEATS && !listsKindsOnce());
  }

  /** Whether a careful reader of ours took the question for one that asks which kinds there are. */
  private boolean listsKindsOnce() {
    Shape shape = best.query().facts().shape();
    return best.candidate().writer().kind() == Writer.Kind.RULES
        && shape.count(Shape.Part.DISTINCT) == 1
        && shape.count(Shape.Part.TABLE) == 1;
  }

  /** What a person verified stands against every writer. */
  private Set<Assessment> firstOfEach() {
    Set<Assessment> first = Collections.newSetFromMap(new IdentityHashMap<>());
    if (!best.candidate().verified()) {
      Set<String> writers = new HashSet<>();
      for (Assessment one : assessed) {
        if (writers.add(one.candidate().writer().id())) {
          first.add(one);
        }
      }
    }
    return first;
  }

  private Difference difference(Assessment other) {
    return differences.computeIfAbsent(
        other, one -> bestResult.from(ComparedResult.of(question, one.inspected())));
  }
}
