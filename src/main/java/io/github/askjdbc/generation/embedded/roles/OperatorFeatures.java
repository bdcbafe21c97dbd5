package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.learning.Features;

/** What is read of a value to tell how something is compared with it. */
final class OperatorFeatures {

  private static final int BEFORE = 4;
  private static final int AFTER = 3;

  private OperatorFeatures() {}

  static Features of(Context context, ValueMention value) {
    Mentions mentions = context.mentions;
    SparseFeatures out = new SparseFeatures("O");
    String kind = value.kind().code();
    out.add("k" + kind).add("h" + !value.stored().isEmpty() + kind);
    for (int k = 1; k <= BEFORE && value.first() - k >= 0; k++) {
      String word = mentions.text(value.first() - k);
      out.add("b" + word).add("b" + word + kind).add("b" + k + word);
    }
    for (int k = 0; k < AFTER && value.end() + k < mentions.size(); k++) {
      String word = mentions.text(value.end() + k);
      out.add("a" + word).add("a" + k + word);
    }
    String p1 = mentions.text(value.first() - 1);
    String p2 = mentions.text(value.first() - 2);
    String n1 = mentions.text(value.end());
    out.add("p2" + p2 + " " + p1);
    out.add("p3" + mentions.text(value.first() - 3) + " " + p2 + " " + p1);
    out.add("x2" + n1 + " " + mentions.text(value.end() + 1)).add("px" + p1 + " " + n1);
    out.add("cue" + context.cue(value.first(), -1));
    return out.build();
  }
}
