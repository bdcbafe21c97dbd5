package io.github.askjdbc.generation.embedded.roles;

/** What a table may be used for. */
public enum TableRole {
  /** Anywhere in the query. */
  USED(0),
  /** In the outer query. */
  OUTER(1);

  private final int place;

  TableRole(int place) {
    this.place = place;
  }

  /** Among the models, from 0. */
  int place() {
    return place;
  }
}
