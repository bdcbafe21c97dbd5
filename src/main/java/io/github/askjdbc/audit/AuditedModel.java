package io.github.askjdbc.audit;

import java.util.List;

/**
 * What a language model had to do with a question.
 *
 * @param name as {@code ask.model} names it
 * @param endpoint the URL that the requests went to, without a key
 * @param sent the SHA-256 of each request, in hex; none where all replies were known from before
 * @param tokensIn as the endpoint counts them
 * @param tokensOut as the endpoint counts them
 */
public record AuditedModel(
    String name, String endpoint, List<String> sent, long tokensIn, long tokensOut) {
  public AuditedModel {
    sent = List.copyOf(sent);
  }
}
