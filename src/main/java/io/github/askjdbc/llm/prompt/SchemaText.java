package io.github.askjdbc.llm.prompt;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;

/** The schema of a database as one text. */
public final class SchemaText {

  private final DatabaseKnowledge knowledge;
  private final Dialect dialect;
  private final PromptPolicy policy;
  private final SchemaTemplate template;

  public SchemaText(
      DatabaseKnowledge knowledge, Dialect dialect, PromptPolicy policy, SchemaTemplate template) {
    this.knowledge = knowledge;
    this.dialect = dialect;
    this.policy = policy;
    this.template = template;
  }

  /**
   * The whole schema in the catalog's order, or as much of it as there is room for.
   *
   * @param linked what is kept first
   * @param characters that it may have, at least 0
   */
  public String of(Linked linked, int characters) {
    PromptSchema schema = new PromptSchemaReader(knowledge, dialect, policy).read();
    return new SchemaRoom(template, characters).text(schema, linked);
  }
}
