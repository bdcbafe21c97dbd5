package io.github.askjdbc.linking;

/** What a word of the question may be. One word may be several. */
public enum WordKind {
  /** It carries no demand of its own, such as an article. */
  FILLER,
  /** In the whole name of a table or column. */
  WHOLE_NAME,
  /** In a part of such a name, or in words that stand for it. */
  PART_OF_NAME,
  /** In the name of a condition or number that was defined for the database. */
  DEFINED,
  /** In a stored value. */
  VALUE,
  NUMBER,
  /** In a stretch of time. */
  PERIOD,
  /** It asks the query to do something. */
  OPERATION,
  /** Nothing but hints lead from it to the database. */
  HINTED,
  /** Nothing leads from it to anything. */
  NOWHERE;

  static WordKind of(Link link) {
    if (link instanceof Link.ToCue) {
      return OPERATION;
    }
    if (link instanceof Link.ToNumber) {
      return NUMBER;
    }
    if (link instanceof Link.ToPeriod) {
      return PERIOD;
    }
    if (link instanceof Link.ToValue) {
      return VALUE;
    }
    if (link instanceof Link.ToFilter || link instanceof Link.ToMetric) {
      return DEFINED;
    }
    return link.naming() == NameExtent.WHOLE ? WHOLE_NAME : PART_OF_NAME;
  }
}
