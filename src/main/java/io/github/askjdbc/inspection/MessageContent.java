package io.github.askjdbc.inspection;

/** What the messages of a signal's findings hold. */
public enum MessageContent {
  /** Names of tables and columns and words of the question, which may be shown to anybody. */
  NAMES_ONLY,

  /** Cell values besides, which are shown only where values may be. */
  MAY_HOLD_VALUES
}
