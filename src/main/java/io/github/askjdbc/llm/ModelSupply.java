package io.github.askjdbc.llm;

import java.util.function.UnaryOperator;

/** Where the clients of models come from; what is known of a model serves all who ask it. */
public interface ModelSupply extends AutoCloseable {

  /** The client that a connection's settings ask for; nothing is sent before its first use. */
  ModelClient client(ModelSettings settings);

  /**
   * The client within what the settings allow one question.
   *
   * @param over what stands between the question and the client
   */
  QuestionModel forQuestion(ModelSettings settings, UnaryOperator<ModelClient> over);

  /** Whether a reply of any of them is waited for at this moment. */
  boolean isWaitedFor();

  @Override
  void close();
}
