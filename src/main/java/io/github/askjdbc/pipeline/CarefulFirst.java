package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.decision.ComparedResult;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Estimate;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Where a reader that accounts for every word comes to the answer of a likelier candidate, its SQL
 * is taken for that answer: both are right or wrong together today, and a join or a DISTINCT that
 * no word asked for may tell tomorrow.
 */
final class CarefulFirst {

  private CarefulFirst() {}

  /** The same estimate, but for which of two equal answers comes first. */
  static Estimate of(InspectedQuestion question, Estimate estimate) {
    List<InspectedCandidate> candidates = question.candidates();
    List<Confidence> confidences = estimate.confidences();
    Optional<Integer> best =
        IntStream.range(0, candidates.size())
            .boxed()
            .max(Comparator.comparingDouble(at -> confidences.get(at).value()));
    return best.flatMap(first -> careful(question, first))
        .map(at -> exchanged(estimate, best.orElseThrow(), at))
        .orElse(estimate);
  }

  private static Optional<Integer> careful(InspectedQuestion question, int best) {
    List<InspectedCandidate> candidates = question.candidates();
    InspectedCandidate first = candidates.get(best);
    if (first.candidate().writer().careful()
        || first.candidate().given()
        || first.candidate().verified()) {
      return Optional.empty();
    }
    ComparedResult answer = ComparedResult.of(question.question(), first);
    return IntStream.range(0, candidates.size())
        .filter(at -> isCareful(question.question(), candidates.get(at)))
        .filter(at -> !candidates.get(at).suffers(Effect::withholds))
        .filter(at -> answer.sameAnswer(ComparedResult.of(question.question(), candidates.get(at))))
        .boxed()
        .findFirst();
  }

  private static boolean isCareful(LinkedQuestion question, InspectedCandidate candidate) {
    return candidate.candidate().writer().careful()
        && !(candidate.result() instanceof ProbeOutcome.Failed)
        && candidate.candidate().explained().filter(question::isReadBy).isPresent();
  }

  /** Both are the same event; which of them is shown must not hang on the last digit. */
  private static Estimate exchanged(Estimate estimate, int best, int careful) {
    List<Confidence> confidences = new ArrayList<>(estimate.confidences());
    Confidence likeliest = confidences.get(best);
    confidences.set(careful, likeliest);
    confidences.set(
        best,
        new Confidence(Math.max(0, Math.nextDown(likeliest.value())), likeliest.calibrated()));
    return new Estimate(confidences, estimate.unanswerable());
  }
}
