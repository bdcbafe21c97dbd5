package io.github.askjdbc.generation.embedded.roles;

/** What a column may be used for. */
public enum Role {
  SELECTED(0),
  AGGREGATED(1),
  FILTERED(2),
  GROUPED(3),
  ORDERED(4),
  /** Within a nested query, or compared with one. */
  NESTED(5);

  private final int place;

  Role(int place) {
    this.place = place;
  }

  /** Among the models, from 0. */
  int place() {
    return place;
  }
}
