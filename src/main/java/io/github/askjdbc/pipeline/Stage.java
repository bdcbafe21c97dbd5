package io.github.askjdbc.pipeline;

import java.util.Locale;

/** The parts of a report: what came of it, then the stages that the question passed, in order. */
public enum Stage {
  SUMMARY,
  RECOGNISE,
  LINK,
  GENERATE,
  INSPECT,
  REPAIR,
  DECISION;

  /** As the column {@code stage} of {@code ASK EXPLAIN} spells it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
