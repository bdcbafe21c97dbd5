package io.github.askjdbc.packaging;

import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.question.QuestionBudget;
import java.util.List;

/** A model that somebody plugs in: writes one query, whatever it is asked. */
public final class PluggedModel implements ModelClient {

  static final String ID = "stub";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public ModelReply reply(ModelRequest request, QuestionBudget budget) {
    return new ModelReply("SELECT COUNT(*) FROM patient WHERE city = 'Ghent'", List.of(0.9, 0.8));
  }
}
