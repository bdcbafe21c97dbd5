package io.github.askjdbc.laboratory.llm;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.askjdbc.inspection.detectors.llm.LlmAnswerability;
import io.github.askjdbc.laboratory.llm.ModelWriter.Written;
import io.github.askjdbc.llm.JsonQuestioner;
import io.github.askjdbc.llm.JsonReply;
import io.github.askjdbc.llm.PromptTemplate;
import io.github.askjdbc.llm.prompt.CreateTables;
import io.github.askjdbc.llm.prompt.Linked;
import io.github.askjdbc.llm.prompt.PromptPolicy;
import io.github.askjdbc.llm.prompt.SchemaText;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.sql.SaidLiterals;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Asks the model one thing more by a prompt of the driver's own. A reply that is not what the
 * prompt asks for is no yes.
 *
 * @param prompt the name of its resource
 * @param seesSql whether the prompt shows the SQL
 * @param score of the reply, between 0 and 1; 0 abstains
 */
record AskedAfter(String prompt, boolean seesSql, ToDoubleFunction<JsonNode> score)
    implements AbstainingSystem {

  /** In characters. */
  private static final int LONGEST_SCHEMA = 20_000;

  /** A field that says yes by {@code true}. */
  static ToDoubleFunction<JsonNode> flag(String field) {
    return reply -> reply.path(field).asBoolean(false) ? 1 : 0;
  }

  /** A field that says yes by this text. */
  static ToDoubleFunction<JsonNode> text(String field, String yes) {
    return reply -> reply.path(field).asText().equals(yes) ? 1 : 0;
  }

  /** A field that is a probability. */
  static ToDoubleFunction<JsonNode> number(String field) {
    return reply -> Math.max(0, Math.min(1, reply.path(field).asDouble(0)));
  }

  @Override
  public SystemVerdict verdict(Written written) {
    if (written.sql().isEmpty()) {
      return SystemVerdict.ABSTAINS;
    }
    JsonReply reply =
        new JsonQuestioner(written.model(), written.question().budget())
            .ask(
                PromptTemplate.read(LlmAnswerability.class, prompt + ".prompt"),
                schema(written),
                data(written));
    double said = reply instanceof JsonReply.Given given ? score.applyAsDouble(given.json()) : 0;
    return said > 0 ? new SystemVerdict(written.sql(), said) : SystemVerdict.ABSTAINS;
  }

  private Map<String, String> data(Written written) {
    Question question = written.question().question().question();
    Map<String, String> data = new LinkedHashMap<>();
    data.put("question", question.text());
    data.put("evidence", question.evidence().orElse(""));
    if (seesSql) {
      data.put(
          "sql",
          SaidLiterals.of(question)
              .masked(written.sql().orElseThrow(), written.question().dialect()));
    }
    return data;
  }

  private static String schema(Written written) {
    return new SchemaText(
            written.question().knowledge(),
            written.question().dialect(),
            PromptPolicy.NO_VALUES,
            new CreateTables())
        .of(Linked.NOTHING, LONGEST_SCHEMA);
  }
}
