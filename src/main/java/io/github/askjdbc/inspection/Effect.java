package io.github.askjdbc.inspection;

/** What a flagged signal does to a decision, the mildest first. */
public enum Effect {
  /** The confidence weighs it. */
  WEIGHS,

  /**
   * No answer of the readers that come with the driver, who know of a word what the database says
   * of it. Weighed for anybody else, who may know the language that it is named in.
   */
  VETOES_READERS,

  /** No answer, since any choice among rows that rank the same would be arbitrary. */
  TIES,

  /** No answer, however high the confidence; only a penalty of 0 waives it. */
  VETOES,

  /** It also stands against SQL that a person verified. */
  REFUTES,

  /** It breaks a rule of the operator's, which nothing waives. */
  FORBIDS;

  /** Whether SQL of the driver's own readers that is flagged so is no answer, however likely. */
  public boolean withholds() {
    return this != WEIGHS;
  }

  /** Whether no confidence of the driver's own readers outweighs it. */
  public boolean vetoesReaders() {
    return this == VETOES_READERS || vetoes();
  }

  /** Whether no confidence outweighs it, whoever wrote the SQL. */
  public boolean vetoes() {
    return compareTo(VETOES) >= 0;
  }

  /** Whether it stands against a person's word, too. */
  public boolean refutes() {
    return compareTo(REFUTES) >= 0;
  }

  /** Whether not even a penalty of 0 waives it. */
  public boolean forbids() {
    return this == FORBIDS;
  }
}
