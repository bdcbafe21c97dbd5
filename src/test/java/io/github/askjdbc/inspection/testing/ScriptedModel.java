package io.github.askjdbc.inspection.testing;

import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Gives its replies one after the other, whatever it is asked; then it cannot be reached. */
public final class ScriptedModel implements ModelClient {
  private final Deque<String> replies;

  /**
   * @param replies in their order; {@code unreachable} stands for a model that is away
   */
  public ScriptedModel(List<String> replies) {
    this.replies = new ArrayDeque<>(replies);
  }

  @Override
  public String id() {
    return "scripted";
  }

  @Override
  public ModelReply reply(ModelRequest request, QuestionBudget budget) {
    if (replies.isEmpty() || replies.peek().equals("unreachable")) {
      throw new ModelUnavailableException("the scripted model is away");
    }
    return new ModelReply(replies.remove(), List.of());
  }
}
