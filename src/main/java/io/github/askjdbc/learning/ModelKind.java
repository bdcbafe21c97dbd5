package io.github.askjdbc.learning;

/** What a model file may hold; tags are never reused, 5 neither. */
enum ModelKind {
  LINEAR(1),
  TREES(2),
  PLATT(3),
  ISOTONIC(4);

  private final int tag;

  ModelKind(int tag) {
    this.tag = tag;
  }

  int tag() {
    return tag;
  }
}
