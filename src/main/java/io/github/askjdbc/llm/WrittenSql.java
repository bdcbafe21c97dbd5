package io.github.askjdbc.llm;

import java.util.Optional;
import java.util.OptionalDouble;

/** What a model's reply to "write the SQL" says. */
public sealed interface WrittenSql {

  /**
   * SQL, which is a candidate like any other and never reaches a database as it stands.
   *
   * @param sql not blank
   * @param reason the model's own words, if it gave any
   * @param confidence the model's own, between 0 and 1, if it gave one
   */
  record Sql(String sql, Optional<String> reason, OptionalDouble confidence)
      implements WrittenSql {}

  /**
   * The model says that the schema cannot answer.
   *
   * @param reason the model's own words, if it gave any
   * @param confidence the model's own, between 0 and 1, if it gave one
   */
  record None(Optional<String> reason, OptionalDouble confidence) implements WrittenSql {}

  /**
   * Anything else: no candidate, and no opinion on whether there could be one.
   *
   * @param problem for a person; holds nothing of what the model wrote
   */
  record Unreadable(String problem) implements WrittenSql {}

  /** Reads a reply. */
  static WrittenSql of(ModelReply reply) {
    return reply
        .problem()
        .<WrittenSql>map(Unreadable::new)
        .orElseGet(() -> WrittenSqlReader.read(reply.text()));
  }
}
