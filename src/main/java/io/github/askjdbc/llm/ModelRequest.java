package io.github.askjdbc.llm;

/**
 * What is asked of a language model.
 *
 * @param prompt the whole text; holds a person's question as data
 * @param maxTokens how long the reply may be, at least 1
 */
public record ModelRequest(String prompt, int maxTokens) {
  public ModelRequest {
    if (maxTokens < 1) {
      throw new IllegalArgumentException("maxTokens is " + maxTokens + "; at least 1 is needed");
    }
  }
}
