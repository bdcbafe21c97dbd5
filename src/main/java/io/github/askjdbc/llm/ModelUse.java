package io.github.askjdbc.llm;

/** What a model is asked for, and what it may see. Each list goes from less to more. */
public record ModelUse(When when, Values values, Effort effort) {

  /** The same, reaching other questions. */
  public ModelUse reachedBy(When others) {
    return new ModelUse(others, values, effort);
  }

  /** Which questions reach it. */
  public enum When {
    NEVER,
    /** Those that would be refused without it. */
    UNSURE,
    ALWAYS,
    /** All, whatever our own readers came to: how a writer does is to be measured. */
    EXAM
  }

  /** Which of the database's values a prompt may hold. */
  public enum Values {
    NONE,
    SAMPLES
  }

  /** How much is asked of it for one question. */
  public enum Effort {
    /** It writes, and mends once what does not run. */
    LOW(2, 8_000),
    /** It also gives an opinion or a sample. */
    MEDIUM(4, 20_000),
    /** It gives both where they pay. */
    HIGH(12, 60_000);

    private final int calls;
    private final int tokens;

    Effort(int calls, int tokens) {
      this.calls = calls;
      this.tokens = tokens;
    }

    /** At most, for one question. */
    public int calls() {
      return calls;
    }

    /** At most, for one question, in and out together, unless a setting says otherwise. */
    public int tokens() {
      return tokens;
    }
  }
}
