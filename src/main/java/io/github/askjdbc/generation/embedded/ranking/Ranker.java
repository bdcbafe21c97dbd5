package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import io.github.askjdbc.learning.NamedTrees;
import java.util.ArrayList;
import java.util.List;

/** Orders the proposals of a question, and says how far the first can be trusted. */
public final class Ranker {

  /**
   * A proposal in its order.
   *
   * @param score between 0 and 1: how likely the first of the question is right; of the others, how
   *     they compare with it
   */
  public record Ranked(Tried tried, double score) {}

  private final ProposalOrder order;
  private final NamedTrees trust;

  /**
   * @param order of the proposals of one question
   * @param trust in the first of them
   */
  public Ranker(ProposalOrder order, NamedTrees trust) {
    this.order = order;
    this.trust = trust;
  }

  /** Best first. */
  public List<Ranked> rank(List<Tried> tried, List<float[]> rows) {
    if (tried.isEmpty()) {
      return List.of();
    }
    double[] margins = rows.stream().mapToDouble(order::margin).toArray();
    List<Integer> places = ProposalOrder.places(margins);
    double first = trust.score(TrustFeatures.of(tried, rows, margins));
    List<Ranked> ranked = new ArrayList<>();
    for (int place : places) {
      double behind = Math.exp(margins[place] - margins[places.get(0)]);
      ranked.add(new Ranked(tried.get(place), first * behind));
    }
    return ranked;
  }

  public void write(ModelOutput out) {
    order.write(out);
    trust.write(out);
  }

  public static Ranker read(ModelInput in) throws DamagedModelException {
    return new Ranker(ProposalOrder.read(in), NamedTrees.read(in, TrustFeatures.COLUMNS));
  }
}
