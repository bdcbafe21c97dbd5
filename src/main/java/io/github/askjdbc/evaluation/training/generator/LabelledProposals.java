package io.github.askjdbc.evaluation.training.generator;

import io.github.askjdbc.generation.embedded.ranking.Tried;
import java.util.List;

/**
 * The proposals for a question, with what the ranker reads of them and whether they are right.
 *
 * @param rows one for each proposal
 * @param right whether each gives the rows of the gold
 * @param accidental whether each is right though its sketch is not the gold's, while another one
 *     has both
 */
record LabelledProposals(
    TrainingQuestion question,
    List<Tried> tried,
    List<float[]> rows,
    boolean[] right,
    boolean[] accidental) {

  boolean anyRight() {
    for (boolean one : right) {
      if (one) {
        return true;
      }
    }
    return false;
  }
}
