package io.github.askjdbc.database;

/** What a statement of the caller may change for questions. */
public enum StatementEffect {
  /** Rows at the most. */
  NONE,
  /** The tables that every connection sees. */
  DEFINITION,
  /** What this session sees, in doubt as well. */
  SESSION
}
