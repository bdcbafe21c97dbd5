package io.github.askjdbc.linking;

/** What a word of the question may be, the most telling first. One word may be several. */
public enum WordKind {
  /** In the whole name of a table or column. */
  WHOLE_NAME,
  /** In a stored value. */
  VALUE,
  /** In the name of a condition or number that was defined for the database. */
  DEFINED,
  NUMBER,
  /** In a stretch of time. */
  PERIOD,
  /** It asks the query to do something. */
  OPERATION,
  /** In a part of a name, or in words that stand for it. */
  PART_OF_NAME,
  /** What numbers count in: "kg", "days". */
  UNIT,
  /** It says that two things belong together: "taught by", "placed". */
  RELATION_VERB,
  /** Asks to be answered, and for nothing else: "please show me". */
  POLITENESS,
  /** It carries no demand of its own, such as an article. */
  FILLER,
  /** Nothing but hints lead from it to the database. */
  HINTED,
  /** Nothing leads from it to anything, and it ends as verbs and adverbs do. */
  VERB_FORM,
  /** Nothing leads from it to anything, and it may be a noun or a name. */
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
