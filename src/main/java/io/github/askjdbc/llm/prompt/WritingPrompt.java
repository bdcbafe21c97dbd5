package io.github.askjdbc.llm.prompt;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.Fingerprint;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelRequest.Form;
import io.github.askjdbc.llm.PromptTemplate;
import io.github.askjdbc.question.Question;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

  private static final PromptTemplate DEMONSTRATIONS =
      PromptTemplate.read(WritingPrompt.class, "demonstrations.prompt");

  private static final PromptTemplate OTHER_LANGUAGE =
      PromptTemplate.read(WritingPrompt.class, "other-language.prompt");

  /** Stands behind what it speaks of: small models follow what they read last. */
  private static final String MEND =
      PromptTemplate.read(WritingPrompt.class, "mend.prompt").filled(Map.of());

  /** Of text in a language of Latin letters, more than a token holds. */
  private static final int CHARACTERS_A_TOKEN = 3;

  /** What stays for instructions beside the schema, in characters. */
  private static final int INSTRUCTIONS = 2_500;

  private final Dialect dialect;
  private final SchemaText schema;
  private final PublicTexts texts;
  private final List<Demonstration> demonstrations;
  private final boolean translating;
  private final Optional<LocalDate> today;

  public WritingPrompt(
      DatabaseKnowledge knowledge, Dialect dialect, PromptPolicy policy, SchemaTemplate template) {
    this(
        dialect,
        new SchemaText(knowledge, dialect, policy, template),
        new PublicTexts(knowledge.catalog(), policy.mayRead()),
        List.of(),
        false,
        Optional.empty());
  }

  private WritingPrompt(
      Dialect dialect,
      SchemaText schema,
      PublicTexts texts,
      List<Demonstration> demonstrations,
      boolean translating,
      Optional<LocalDate> today) {
    this.dialect = dialect;
    this.schema = schema;
    this.texts = texts;
    this.demonstrations = List.copyOf(demonstrations);
    this.translating = translating;
    this.today = today;
  }

  /** What tells these instructions from those of another version; the same for every database. */
  public static String mark() {
    return Fingerprint.of(
        String.join(
            "\n", JSON.instructions(), TEXT.instructions(), DEMONSTRATIONS.instructions(), MEND));
  }

  /**
   * The same with demonstrations, but for those that name what is private. They come behind the
   * part that is equal for all questions.
   *
   * @param chosen without values that the prompt may not hold
   */
  public WritingPrompt showing(List<Demonstration> chosen) {
    List<Demonstration> shown = chosen.stream().filter(one -> texts.shows(one.question())).toList();
    return new WritingPrompt(dialect, schema, texts, shown, translating, today);
  }

  /** The same, asking for the question in English too, and for what names mean. */
  public WritingPrompt translating() {
    return new WritingPrompt(dialect, schema, texts, demonstrations, true, today);
  }

  /** The same, saying which day it is; empty where the question does not depend on it. */
  public WritingPrompt on(Optional<LocalDate> day) {
    return new WritingPrompt(dialect, schema, texts, demonstrations, translating, day);
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
    Map<String, Object> data = data(question);
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

  private Map<String, Object> data(Question question) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("question", question.text());
    question.evidence().ifPresent(evidence -> data.put("evidence", evidence));
    today.ifPresent(day -> data.put("today", day.toString()));
    if (!demonstrations.isEmpty()) {
      data.put("examples", demonstrations.stream().map(WritingPrompt::shown).toList());
    }
    return data;
  }

  private static Map<String, Object> shown(Demonstration demonstration) {
    Map<String, Object> shown = new LinkedHashMap<>();
    shown.put("question", demonstration.question());
    shown.put("sql", demonstration.sql().orElse(null));
    return shown;
  }

  private ModelRequest request(Map<String, ?> data, Linked linked, Form form, long tokens) {
    PromptTemplate instructions = translating || form == Form.SQL ? JSON : TEXT;
    StringBuilder last = new StringBuilder();
    if (translating) {
      last.append(OTHER_LANGUAGE.instructions()).append("\n\n");
    }
    if (!demonstrations.isEmpty()) {
      last.append(DEMONSTRATIONS.instructions()).append("\n\n");
    }
    String end = last.append(PromptTemplate.data(data)).toString();
    long characters = (tokens - REPLY) * CHARACTERS_A_TOKEN - INSTRUCTIONS - end.length();
    int room = (int) Math.max(0, Math.min(Integer.MAX_VALUE, characters));
    String fixed =
        instructions.filled(
            Map.of("dialect", DialectNames.of(dialect), "schema", schema.of(linked, room)));
    return new ModelRequest(
        fixed, end, REPLY, translating && form == Form.SQL ? Form.TRANSLATED : form);
  }
}
