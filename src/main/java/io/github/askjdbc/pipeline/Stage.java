package io.github.askjdbc.pipeline;

import java.util.Locale;

/** The stages that a report speaks of, in the order in which a question passes them. */
public enum Stage {
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
