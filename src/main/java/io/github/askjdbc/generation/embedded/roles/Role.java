package io.github.askjdbc.generation.embedded.roles;

/** What a column may be used for. */
public enum Role {
  SELECTED,
  AGGREGATED,
  FILTERED,
  GROUPED,
  ORDERED,
  /** Within a nested query, or compared with one. */
  NESTED
}
