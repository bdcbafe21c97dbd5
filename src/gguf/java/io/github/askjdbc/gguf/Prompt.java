package io.github.askjdbc.gguf;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * What the process of a model is asked.
 *
 * @param maxTokens how long the reply may be, at least 1
 * @param seed of the chance in the reply, at least 0; {@link #LIKELIEST} for none
 */
record Prompt(String instructions, String question, int maxTokens, int seed) {

  static final int LIKELIEST = -1;

  void write(DataOutputStream out) throws IOException {
    LongText.write(instructions, out);
    LongText.write(question, out);
    out.writeInt(maxTokens);
    out.writeInt(seed);
  }

  static Prompt read(DataInputStream in) throws IOException {
    return new Prompt(LongText.read(in), LongText.read(in), in.readInt(), in.readInt());
  }
}
