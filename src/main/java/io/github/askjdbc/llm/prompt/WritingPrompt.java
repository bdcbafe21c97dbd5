package io.github.askjdbc.llm.prompt;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelRequest.Form;
import io.github.askjdbc.llm.PromptTemplate;
import io.github.askjdbc.question.Question;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Asks for the SQL of a question. The instructions and the schema come first, in the catalog's
 * order, and are the same for all questions of a database whose schema has room; what a question
 * brings is one JSON object at the end.
 */
public final class WritingPrompt {

  /** How long the reply may be, in tokens. */
  public static final int REPLY = 600;

  private static final PromptTemplate JSON =
      PromptTemplate.read(WritingPrompt.class, "write-json.prompt");
  private static final PromptTemplate TEXT =
      PromptTemplate.read(WritingPrompt.class, "write-text.prompt");

  /** Stands behind what it speaks of: small models follow what they read last. */
  private static final String MEND =
      PromptTemplate.read(WritingPrompt.class, "mend.prompt").filled(Map.of());

  /** Of text in a language of Latin letters, more than a token holds. */
  private static final int CHARACTERS_A_TOKEN = 3;

  /** What stays for instructions beside the schema, in characters. */
  private static final int INSTRUCTIONS = 2_500;

  private final Dialect dialect;
  private final SchemaText schema;

  public WritingPrompt(
      DatabaseKnowledge knowledge, Dialect dialect, PromptPolicy policy, SchemaTemplate template) {
    this.dialect = dialect;
    this.schema = new SchemaText(knowledge, dialect, policy, template);
  }

  /**
   * The first request for a question.
   *
   * @param form {@link Form#SQL} where the model can be held to JSON
   * @param tokens that this request and its reply may use
   */
  public ModelRequest first(Question question, Linked linked, Form form, long tokens) {
    return request(data(question), linked, form, tokens);
  }

  /** The request to mend SQL that was of no use. */
  public ModelRequest mending(
      Question question, Attempt attempt, Linked linked, Form form, long tokens) {
    Map<String, String> data = data(question);
    data.put("failed_sql", attempt.sql());
    data.put("problem", attempt.problem());
    ModelRequest request = request(data, linked, form, tokens);
    return new ModelRequest(
        request.instructions(), request.prompt() + "\n\n" + MEND, request.maxTokens(), form);
  }

  /**
   * SQL that was of no use.
   *
   * @param sql as the model wrote it, without literals that the prompt may not hold
   * @param problem in words of ours: names, classes and states only
   */
  public record Attempt(String sql, String problem) {}

  private static Map<String, String> data(Question question) {
    Map<String, String> data = new LinkedHashMap<>();
    data.put("question", question.text());
    question.evidence().ifPresent(evidence -> data.put("evidence", evidence));
    return data;
  }

  private ModelRequest request(Map<String, String> data, Linked linked, Form form, long tokens) {
    PromptTemplate instructions = form == Form.SQL ? JSON : TEXT;
    String end = PromptTemplate.data(data);
    long characters = (tokens - REPLY) * CHARACTERS_A_TOKEN - INSTRUCTIONS - end.length();
    int room = (int) Math.max(0, Math.min(Integer.MAX_VALUE, characters));
    String fixed =
        instructions.filled(
            Map.of("dialect", DialectNames.of(dialect), "schema", schema.of(linked, room)));
    return new ModelRequest(fixed, end, REPLY, form);
  }
}
