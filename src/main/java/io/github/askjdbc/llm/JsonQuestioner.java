package io.github.askjdbc.llm;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import io.github.askjdbc.question.QuestionBudget;
import java.util.Map;

/**
 * Asks a model for a JSON object. A reply that is not one is sent back once to be mended; a second
 * failure is an outcome, not an exception.
 */
public final class JsonQuestioner {

  private static final int MAX_TOKENS = 600;
  private static final PromptTemplate MEND =
      PromptTemplate.read(JsonQuestioner.class, "mend-json.prompt");

  private final ModelClient client;
  private final QuestionBudget budget;

  /**
   * @param budget each call takes one of its probes
   */
  public JsonQuestioner(ModelClient client, QuestionBudget budget) {
    this.client = client;
    this.budget = budget;
  }

  /**
   * @param schema the database, which is sent before what a question brings, so that servers need
   *     not read it anew for each
   * @throws io.github.askjdbc.question.QuestionCancelledException if the question was cancelled
   * @throws io.github.askjdbc.question.BudgetExhaustedException if its time is used up
   */
  public JsonReply ask(PromptTemplate template, String schema, Map<String, String> data) {
    ModelRequest request =
        new ModelRequest(
            template.with(Map.of("schema", schema)),
            PromptTemplate.data(data),
            MAX_TOKENS,
            ModelRequest.Form.FREE);
    try {
      return ask(request, true);
    } catch (ModelUnavailableException e) {
      return new JsonReply.Missing("the model cannot be asked: " + e.getMessage());
    }
  }

  private JsonReply ask(ModelRequest request, boolean mend) {
    if (!budget.takeProbe()) {
      return new JsonReply.Missing("no probe is left to ask the model with");
    }
    ModelReply reply = client.reply(request, budget);
    try {
      return new JsonReply.Given(Json.object(reply.text()), reply);
    } catch (JsonProcessingException e) {
      return mend
          ? ask(
              new ModelRequest(
                  MEND.with(Map.of("reply", reply.text(), "problem", place(e))), MAX_TOKENS),
              false)
          : new JsonReply.Missing("the model's reply is no JSON object, nor was the mended one");
    }
  }

  private static String place(JsonProcessingException e) {
    JsonLocation at = e.getLocation();
    return at == null
        ? "it is no JSON object"
        : "no JSON object can be read at line " + at.getLineNr() + ", column " + at.getColumnNr();
  }
}
