package io.github.askjdbc.learning;

/** What a model file may hold; tags are never reused. */
enum ModelKind {
  LINEAR(1),
  TREES(2),
  PLATT(3),
  ISOTONIC(4),
  BETA(5);

  private final int tag;

  ModelKind(int tag) {
    this.tag = tag;
  }

  int tag() {
    return tag;
  }
}
