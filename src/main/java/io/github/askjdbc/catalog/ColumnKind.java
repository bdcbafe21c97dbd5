package io.github.askjdbc.catalog;

/** What the cells of a column are to a question. */
public enum ColumnKind {
  TEXT,
  NUMBER,
  DATE,
  BOOLEAN,
  /** Binary, structured or unknown: may be counted, not compared. */
  OTHER
}
