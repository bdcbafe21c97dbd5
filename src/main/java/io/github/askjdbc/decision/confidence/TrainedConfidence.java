package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Estimate;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Probabilities from models that were trained and calibrated on other databases. Thread-safe. */
public final class TrainedConfidence implements ConfidenceEstimator {

  private final TrainedModels models;
  private final ConfidenceFeatures features = new ConfidenceFeatures();

  public TrainedConfidence(TrainedModels models) {
    this.models = models;
  }

  @Override
  public Estimate of(InspectedQuestion question) {
    List<FeatureRow> rows = features.of(question);
    List<Confidence> confidences = new ArrayList<>();
    ShapeModel.Expected expected = models.shapes().expected(question.question().read());
    double best = -1;
    double unanswerable = unknownShare(question);
    for (int i = 0; i < rows.size(); i++) {
      InspectedCandidate candidate = question.candidates().get(i);
      boolean own = candidate.candidate().writer().trained();
      Map<String, Float> all = new HashMap<>(rows.get(i).values());
      all.putAll(expected.fit(candidate.query().query()));
      double right = own ? models.own().probability(all) : models.given().probability(all);
      confidences.add(new Confidence(right, true));
      if (right > best) {
        best = right;
        // where SQL of our own is wrong, the question may be the reason
        unanswerable =
            own ? models.withoutAnswer() * (1 - right) : models.given().unanswerable(all);
      }
    }
    // right SQL needs an answerable question, so that both cannot be likely
    return new Estimate(confidences, best < 0 ? unanswerable : Math.min(unanswerable, 1 - best));
  }

  /** The share of the content words that the database does not know. */
  private static double unknownShare(InspectedQuestion question) {
    long content = question.question().words().stream().filter(Word::content).count();
    return content == 0 ? 1 : (double) question.question().unexplained().size() / content;
  }
}
