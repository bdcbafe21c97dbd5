package io.github.askjdbc.evaluation.recording;

import io.github.askjdbc.llm.TokenCount;

/**
 * What a question cost a model.
 *
 * @param calls replies that it was given
 * @param seconds that they took when they were recorded
 */
public record ModelCost(int calls, TokenCount tokens, double seconds) {

  static ModelCost of(ModelExchange exchange) {
    return exchange
        .reply()
        .map(reply -> new ModelCost(1, reply.used(), exchange.seconds()))
        .orElse(new ModelCost(0, TokenCount.UNKNOWN, exchange.seconds()));
  }

  /** Of both together. */
  public ModelCost plus(ModelCost other) {
    return new ModelCost(calls + other.calls, tokens.plus(other.tokens), seconds + other.seconds);
  }
}
