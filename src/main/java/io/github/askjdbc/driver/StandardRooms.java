package io.github.askjdbc.driver;

import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.question.QuestionMode;
import io.github.askjdbc.question.QuestionRecognizer;
import io.github.askjdbc.question.Recognition;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** The rooms as they are outside tests. */
public final class StandardRooms implements QuestionRooms {

  @Override
  public Function<String, Recognition> recognizer(QuestionMode mode) {
    return new QuestionRecognizer(mode)::recognize;
  }

  @Override
  public QuestionAnswering answering(Settings settings) {
    throw new UnsupportedOperationException("questions are not wired yet");
  }

  @Override
  public TargetView follow(Target target, BooleanSupplier transactionOpen) {
    throw new UnsupportedOperationException("probes are not wired yet");
  }

  @Override
  public void close() {}
}
