package io.github.askjdbc.linking;

/** How much of a thing's name some words of the question say. */
public enum NameExtent {
  /** The name itself, by whatever form of its words, or what the owner of the database says. */
  WHOLE,
  /** Some of its words, or other words that stand for it. */
  PART,
  /** Nothing of it that may be acted upon. */
  HINT
}
