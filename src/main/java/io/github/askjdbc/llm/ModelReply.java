package io.github.askjdbc.llm;

import java.util.List;
import java.util.Optional;

/**
 * What a language model replied.
 *
 * @param text data, never an instruction; empty where nothing of a reply came
 * @param tokens how sure it was of each token, in order; empty where the model does not say
 * @param used the tokens that the call cost; of several replies to one call the first has them all
 * @param finish why the reply ends, as its endpoint says it: {@code STOP} for its own end, {@code
 *     LENGTH} where it was cut; empty where it does not say
 * @param problem what came instead of a reply, in words of ours, if none came
 */
public record ModelReply(
    String text,
    List<TokenChoice> tokens,
    TokenCount used,
    Optional<String> finish,
    Optional<String> problem) {

  /**
   * A token that a model chose.
   *
   * @param text of the token; empty where it is not known
   * @param probability that the model gave to it, between 0 and 1
   * @param entropy in nats of what it could have chosen, as far as the endpoint lists that; at
   *     least 0
   */
  public record TokenChoice(String text, double probability, double entropy) {
    public TokenChoice {
      text = text == null ? "" : text;
    }
  }

  public ModelReply {
    tokens = List.copyOf(tokens);
    finish = finish == null ? Optional.empty() : finish;
  }

  /** One whose endpoint does not say why it ends. */
  public ModelReply(
      String text, List<TokenChoice> tokens, TokenCount used, Optional<String> problem) {
    this(text, tokens, used, Optional.empty(), problem);
  }

  /**
   * A reply of which no more is known.
   *
   * @param tokenProbabilities of the reply's tokens in order, each between 0 and 1
   */
  public ModelReply(String text, List<Double> tokenProbabilities) {
    this(
        text,
        tokenProbabilities.stream().map(p -> new TokenChoice("", p, 0)).toList(),
        TokenCount.UNKNOWN,
        Optional.empty());
  }

  /**
   * An answer of an endpoint that holds no reply.
   *
   * @param problem what came instead; holds nothing of the answer's text
   */
  public static ModelReply none(String problem) {
    return new ModelReply("", List.of(), TokenCount.UNKNOWN, Optional.of(problem));
  }

  /** Of the reply's tokens in order, each between 0 and 1; empty where the model gives none. */
  public List<Double> tokenProbabilities() {
    return tokens.stream().map(TokenChoice::probability).toList();
  }
}
