package io.github.askjdbc.sql;

/** What became of a SQL text. */
public sealed interface ParseOutcome {
  record Parsed(ParsedQuery query) implements ParseOutcome {}

  /**
   * @param reason for persons: what came and what is allowed; holds no literal
   */
  record Refused(String reason) implements ParseOutcome {}
}
