package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.generation.embedded.ranking.Tried;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import java.util.List;

/** The proposals for a question, with what the ranker reads of them and whether they are right. */
final class LabelledProposals {

  private final TrainingQuestion question;
  private final List<Tried> tried;
  private final List<float[]> rows;
  private final boolean[] right;
  private final boolean[] accidental;

  LabelledProposals(
      TrainingQuestion question, List<Tried> tried, List<float[]> rows, boolean[] right) {
    this.question = question;
    this.tried = List.copyOf(tried);
    this.rows = List.copyOf(rows);
    this.right = right;
    this.accidental = accidental(question, tried, right);
  }

  private static boolean[] accidental(
      TrainingQuestion question, List<Tried> tried, boolean[] right) {
    boolean[] accidental = new boolean[right.length];
    boolean known = false;
    for (int i = 0; i < right.length; i++) {
      Sketch sketch = tried.get(i).proposal().sketch().sketch();
      boolean same = question.sketch().filter(s -> s.labels().equals(sketch.labels())).isPresent();
      known |= right[i] && same;
      accidental[i] = right[i] && !same;
    }
    return known ? accidental : new boolean[right.length];
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
