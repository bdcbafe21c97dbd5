package io.github.askjdbc.generation.llm;

import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelRequest.Form;
import io.github.askjdbc.llm.prompt.Linked;
import io.github.askjdbc.llm.prompt.WritingPrompt;
import io.github.askjdbc.question.QuestionBudget;
import java.util.Optional;

/** Asks a model for the SQL of one question. For one thread. */
public final class ModelAsking {

  private final WritingPrompt prompt;
  private final LinkedQuestion question;
  private final Linked linked;
  private final ModelClient model;
  private final QuestionBudget budget;
  private final Form form;
  private Optional<ModelRequest> last = Optional.empty();

  /**
   * Finds out what the model is able to do.
   *
   * @param question as it was asked
   * @throws io.github.askjdbc.llm.ModelUnavailableException if the model cannot be asked
   */
  public ModelAsking(
      WritingPrompt prompt, LinkedQuestion question, ModelClient model, QuestionBudget budget) {
    this.prompt = prompt.on(question.today());
    this.question = question;
    this.linked = LinkedSchema.of(question);
    this.model = model;
    this.budget = budget;
    this.form = ModelGenerator.form(model.capabilities(budget));
  }

  /**
   * @throws io.github.askjdbc.llm.ModelUnavailableException if nothing comes of it
   */
  public ModelReply first() {
    return reply(prompt.first(question.question(), linked, form, model.tokensLeft()));
  }

  /** The request whose reply came last; empty before the first. */
  public Optional<ModelRequest> last() {
    return last;
  }

  private ModelReply reply(ModelRequest request) {
    last = Optional.of(request);
    return model.reply(request, budget);
  }

  /** Sends back SQL that was of no use; throws as {@link #first} does. */
  ModelReply again(WritingPrompt.Attempt attempt) {
    return reply(prompt.mending(question.question(), attempt, linked, form, model.tokensLeft()));
  }
}
