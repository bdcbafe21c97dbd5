package io.github.askjdbc.inspection.detectors.llm;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.llm.JsonQuestioner;
import io.github.askjdbc.llm.JsonReply;
import io.github.askjdbc.llm.PromptTemplate;
import io.github.askjdbc.llm.prompt.CreateTables;
import io.github.askjdbc.llm.prompt.Linked;
import io.github.askjdbc.llm.prompt.SchemaText;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.sql.SaidLiterals;
import io.github.askjdbc.text.Characters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Asks the model one thing about a query, and reads its reply as a vote. */
final class ModelVote {

  private static final int LONGEST_REASON = 200;

  /** In characters. */
  private static final int LONGEST_SCHEMA = 20_000;

  private final String signal;

  /** How the fields of a reply become a vote; empty where they are not what the prompt asks for. */
  @FunctionalInterface
  interface Reading {
    Optional<Verdict> of(JsonNode reply);
  }

  ModelVote(String signal) {
    this.signal = signal;
  }

  Verdict of(Subject subject, Reading reading) {
    Optional<JsonQuestioner> model = subject.model();
    if (model.isEmpty()) {
      return new Verdict.Abstained("no language model is plugged in");
    }
    PromptTemplate prompt = PromptTemplate.read(ModelVote.class, signal + ".prompt");
    JsonReply reply = model.get().ask(prompt, schema(subject), data(subject));
    if (reply instanceof JsonReply.Missing missing) {
      return new Verdict.Abstained(missing.reason());
    }
    return reading
        .of(((JsonReply.Given) reply).json())
        .orElseGet(() -> new Verdict.Abstained("the model's reply lacks what was asked for"));
  }

  /** A vote by a field that is true or false. */
  Reading flag(Subject subject, String field, boolean wrong) {
    return reply ->
        reply.path(field).isBoolean()
            ? Optional.of(
                reply.path(field).asBoolean() == wrong
                    ? flagged(subject, texts(reply.path("fragments")), reason(reply))
                    : new Verdict.Clean())
            : Optional.empty();
  }

  Verdict flagged(Subject subject, List<String> fragments, String message) {
    return new Verdict.Flagged(new Fragments(subject.query()).findings(signal, fragments, message));
  }

  /** What the model says, as data: one line, bounded. */
  static String reason(JsonNode reply) {
    String text = Characters.onOneLine(reply.path("reason").asText("")).strip();
    String bounded = text.substring(0, Math.min(text.length(), LONGEST_REASON));
    return "the model says: " + (bounded.isEmpty() ? "this looks wrong" : bounded);
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(node -> texts.add(node.asText()));
    return texts;
  }

  private static Map<String, String> data(Subject subject) {
    Question question = subject.question().question();
    Dialect dialect = subject.query().dialect();
    Map<String, String> data = new LinkedHashMap<>();
    data.put("question", question.text());
    data.put("evidence", question.evidence().orElse(""));
    data.put(
        "sql",
        subject.prompts().samples()
            ? subject.query().text()
            : SaidLiterals.of(question).masked(subject.query().text(), dialect));
    return data;
  }

  private static String schema(Subject subject) {
    return new SchemaText(
            subject.knowledge(), subject.query().dialect(), subject.prompts(), new CreateTables())
        .of(linked(subject), LONGEST_SCHEMA);
  }

  private static Linked linked(Subject subject) {
    return new Linked(
        subject.names().tables().stream().map(Table::name).collect(Collectors.toSet()),
        Set.copyOf(subject.names().columns().values()));
  }
}
