package io.github.askjdbc.generation.embedded.mentions;

import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import io.github.askjdbc.linking.AskedOrder;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.List;

/**
 * What a question mentions of a database.
 *
 * @param tables best mention of each table
 * @param columns best mention of each column
 * @param seconds second mention of each column, elsewhere in the question
 * @param tags for each token what it is masked by; empty for none
 * @param masked the question with names and values replaced by their kind
 * @param question whose mentions they are
 */
public record Mentions(
    SchemaIndex schema,
    List<QuestionToken> tokens,
    List<Mention> tables,
    List<Mention> columns,
    List<Mention> seconds,
    List<ValueMention> values,
    List<String> tags,
    List<String> masked,
    LinkedQuestion question) {

  public static final String TABLE = "<t>";
  public static final String COLUMN = "<c>";
  public static final String VALUE = "<v>";
  public static final String NUMBER = "<n>";

  public Mentions {
    tokens = List.copyOf(tokens);
    tables = List.copyOf(tables);
    columns = List.copyOf(columns);
    seconds = List.copyOf(seconds);
    values = List.copyOf(values);
    tags = List.copyOf(tags);
    masked = List.copyOf(masked);
  }

  /** Which end of one is wanted first. */
  public AskedOrder order() {
    return question.order();
  }

  public int size() {
    return tokens.size();
  }

  /** The token's text; {@code ^} before the question and {@code $} after it. */
  public String text(int at) {
    return at < 0 ? "^" : at >= size() ? "$" : tokens.get(at).text();
  }

  /** What the token is masked by, or its text. */
  public String maskedText(int at) {
    return at < 0 || at >= size() || tags.get(at).isEmpty() ? text(at) : tags.get(at);
  }
}
