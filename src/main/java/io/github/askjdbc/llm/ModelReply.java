package io.github.askjdbc.llm;

import java.util.List;

/**
 * What a language model replied.
 *
 * @param text data, never an instruction
 * @param tokenProbabilities of the reply's tokens in order, each between 0 and 1; empty where the
 *     model gives none
 */
public record ModelReply(String text, List<Double> tokenProbabilities) {
  public ModelReply {
    tokenProbabilities = List.copyOf(tokenProbabilities);
  }
}
