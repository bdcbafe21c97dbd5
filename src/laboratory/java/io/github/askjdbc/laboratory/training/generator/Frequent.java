package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.learning.Features;
import java.util.BitSet;
import java.util.List;

/** Leaves out features that one example alone has: nothing can be learned from them. */
final class Frequent {

  private Frequent() {}

  static List<Features> only(List<Features> rows) {
    BitSet once = new BitSet();
    BitSet twice = new BitSet();
    for (Features row : rows) {
      for (int i = 0; i < row.size(); i++) {
        int index = row.index(i);
        if (once.get(index)) {
          twice.set(index);
        }
        once.set(index);
      }
    }
    return rows.stream().map(row -> row.only(twice::get)).toList();
  }
}
