package io.github.askjdbc.cli.model;

import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.TokenCount;
import io.github.askjdbc.llm.WrittenSql;
import java.time.Duration;
import java.util.Optional;

/**
 * A prompt that a model replied to.
 *
 * @param took from the request to the last byte
 * @param problem why the reply is of no use, in words of ours
 */
record TriedPrompt(Duration took, TokenCount tokens, Outcome outcome, Optional<String> problem) {

  /** What the reply holds. */
  enum Outcome {
    SQL,
    /** The word that the schema cannot answer. */
    NOTHING,
    /** Text, and neither of both. */
    OTHER_TEXT,
    /** No text, from what counts tokens as a model does. */
    NO_TEXT,
    /** What no endpoint of a model replies. */
    NO_REPLY
  }

  static TriedPrompt of(Duration took, ModelReply reply) {
    return new TriedPrompt(took, reply.used(), outcome(reply), reply.problem());
  }

  private static Outcome outcome(ModelReply reply) {
    if (reply.problem().isPresent()) {
      return reply.used().total() > 0 ? Outcome.NO_TEXT : Outcome.NO_REPLY;
    }
    WrittenSql written = WrittenSql.of(reply);
    if (written instanceof WrittenSql.Sql) {
      return Outcome.SQL;
    }
    return written instanceof WrittenSql.None ? Outcome.NOTHING : Outcome.OTHER_TEXT;
  }

  boolean readable() {
    return outcome == Outcome.SQL || outcome == Outcome.NOTHING;
  }
}
