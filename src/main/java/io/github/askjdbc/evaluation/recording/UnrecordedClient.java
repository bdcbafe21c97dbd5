package io.github.askjdbc.evaluation.recording;

import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.question.QuestionBudget;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Stands where an endpoint would be: cannot be reached, and tells of each question that wants it.
 *
 * @param id of the client in whose place it stands
 */
record UnrecordedClient(String id, CurrentQuestion question, Consumer<Problem> missing)
    implements ModelClient {

  @Override
  public ModelReply reply(ModelRequest request, QuestionBudget budget) {
    throw unavailable("no reply to a prompt of question %s is in the recording");
  }

  @Override
  public Set<Capability> capabilities(QuestionBudget budget) {
    throw unavailable("what the model of question %s can do is not in the recording");
  }

  private ModelUnavailableException unavailable(String what) {
    String message = what.formatted(question.id());
    missing.accept(new Problem(question.id(), message + "; counted as a model out of reach"));
    return new ModelUnavailableException(message);
  }
}
