package io.github.askjdbc.laboratory.confidence;

import io.github.askjdbc.decision.confidence.Scorer;
import io.github.askjdbc.laboratory.confidence.LabelModel.Vote;
import java.util.Map;

/** The plain vote: the share of the labelers that vote for "right". */
record VoteScorer(Labelers labelers) implements Scorer {

  @Override
  public double score(Map<String, Float> features) {
    Vote[] votes = labelers.votes(features);
    int right = 1;
    int all = 2;
    for (int i = 0; i < votes.length; i++) {
      if (votes[i] == Vote.FIRED) {
        right += labelers.saysRight(i) ? 1 : 0;
        all++;
      }
    }
    return (double) right / all;
  }
}
