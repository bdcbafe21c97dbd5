package io.github.askjdbc.generation.embedded.sketch;

/** The parts into which the shape of a query falls, each told by a model of its own. */
public enum Factor {
  SELECT,
  WHERE,
  GROUP,
  HAVING,
  ORDER,
  SET,
  NESTING
}
