package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.generation.embedded.ranking.Tried;
import java.util.List;

/** The proposals for a question, with what the ranker reads of them and whether they are right. */
final class LabelledProposals {

  private final TrainingQuestion question;
  private final List<Tried> tried;
  private final List<float[]> rows;
  private final boolean[] right;
  private final boolean[] accidental;

  LabelledProposals(
      TrainingQuestion question,
      List<Tried> tried,
      List<float[]> rows,
      boolean[] right,
      boolean[] accidental) {
    this.question = question;
    this.tried = List.copyOf(tried);
    this.rows = List.copyOf(rows);
    this.right = right;
    this.accidental = accidental;
  }

  TrainingQuestion question() {
    return question;
  }

  List<Tried> tried() {
    return tried;
  }

  /** One for each proposal. */
  List<float[]> rows() {
    return rows;
  }

  /** Whether each gives the rows of the gold. */
  boolean[] right() {
    return right;
  }

  /** Whether each is right though its sketch is not the gold's, while another one has both. */
  boolean[] accidental() {
    return accidental;
  }

  /** The place of the first right one, -1 for none. */
  int firstRight() {
    for (int i = 0; i < right.length; i++) {
      if (right[i]) {
        return i;
      }
    }
    return -1;
  }
}
