package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.confidence.LabelModel.Vote;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.List;
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

  @Override
  public List<String> features() {
    return labelers.signals();
  }

  @Override
  public void write(ModelOutput out) {
    labelers.write(out);
  }

  static VoteScorer read(ModelInput in) throws DamagedModelException {
    return new VoteScorer(Labelers.read(in));
  }
}
