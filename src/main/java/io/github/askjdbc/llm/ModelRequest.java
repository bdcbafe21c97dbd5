package io.github.askjdbc.llm;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What is asked of a language model.
 *
 * @param instructions the part that is equal for all questions of a database, sent first so that
 *     servers need not read it anew; may be empty
 * @param prompt the rest; holds a person's question as data
 * @param maxTokens how long the reply may be, at least 1
 * @param form what the reply should look like
 */
public record ModelRequest(String instructions, String prompt, int maxTokens, Form form) {

  /** Of text in a language of Latin letters, more than a token holds. */
  private static final int CHARACTERS_A_TOKEN = 3;

  /** Forms that an endpoint may be able to hold a model to. */
  public enum Form {
    /** Whatever the prompt asks for. */
    FREE,
    /** The JSON object that {@link WrittenSql} reads. */
    SQL,
    /** The same with what {@link TranslatedReply} reads. */
    TRANSLATED
  }

  public ModelRequest {
    if (maxTokens < 1) {
      throw new IllegalArgumentException("maxTokens is " + maxTokens + "; at least 1 is needed");
    }
  }

  public ModelRequest(String prompt, int maxTokens) {
    this("", prompt, maxTokens, Form.FREE);
  }

  /** The SHA-256 of all that is sent, in hex: names a request where its text is not kept. */
  public String digest() {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(whole().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** What a reply to it may cost, in and out: a bound, not a count. */
  public long mostTokens() {
    return (long) whole().length() / CHARACTERS_A_TOKEN + maxTokens;
  }

  /** All that is sent, as one text. */
  public String whole() {
    return instructions.isEmpty() ? prompt : instructions + "\n\n" + prompt;
  }
}
