package io.github.askjdbc.llm;

/** What an endpoint may be able to do; asked of it once, never assumed. */
public enum Capability {
  /** Says how sure the model was of each token. */
  LOG_PROBABILITIES,
  /** Holds the model to a JSON schema. */
  JSON_SCHEMA,
  /** Gives several replies to one request. */
  SEVERAL_REPLIES,
  /** Lets the caller choose how much chance there is in a reply. */
  TEMPERATURE,
  /**
   * Takes the reply's length as {@code max_tokens}; models that reason want {@code
   * max_completion_tokens}.
   */
  MAX_TOKENS
}
