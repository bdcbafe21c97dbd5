package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import io.github.askjdbc.learning.NamedTrees;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How well a proposal does among those of its question, by two rankers. One asks of each proposal
 * alone whether it is right, the other compares the whole list (ListNet, Cao et al. 2007): the sum
 * of both orders the questions of unseen databases better than either.
 */
public record ProposalOrder(NamedTrees alone, NamedTrees listed) {

  /** Log odds, as far as they are any; the highest first. */
  public double margin(float[] row) {
    return alone.margin(row) + listed.margin(row);
  }

  /** The places of proposals by their margins, the highest first. */
  static List<Integer> places(double[] margins) {
    return IntStream.range(0, margins.length)
        .boxed()
        .sorted(Comparator.comparingDouble(i -> -margins[i]))
        .toList();
  }

  void write(ModelOutput out) {
    alone.write(out);
    listed.write(out);
  }

  static ProposalOrder read(ModelInput in) throws DamagedModelException {
    return new ProposalOrder(
        NamedTrees.read(in, RankingFeatures.COLUMNS), NamedTrees.read(in, RankingFeatures.COLUMNS));
  }
}
