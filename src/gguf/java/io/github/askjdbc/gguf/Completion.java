package io.github.askjdbc.gguf;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** What came of a prompt; the text is empty where nothing did. */
record Completion(Outcome outcome, String text, int tokensIn, int tokensOut) {

  enum Outcome {
    DONE,
    CANCELLED,
    /** Prompt and reply do not fit into the model's context. */
    TOO_LONG,
    /** The model cannot be loaded, or the library refused. */
    FAILED
  }

  static Completion none(Outcome outcome) {
    return new Completion(outcome, "", 0, 0);
  }

  void write(DataOutputStream out) throws IOException {
    out.writeUTF(outcome.name());
    LongText.write(text, out);
    out.writeInt(tokensIn);
    out.writeInt(tokensOut);
  }

  static Completion read(DataInputStream in) throws IOException {
    return new Completion(
        Outcome.valueOf(in.readUTF()), LongText.read(in), in.readInt(), in.readInt());
  }
}
