package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.Belief;
import io.github.askjdbc.decision.Believer;
import io.github.askjdbc.decision.InspectedQuestion;

/** Weighs SQL that was given in one way, and what the generators wrote in another. */
public final class BySource implements Believer {

  private final Believer given;
  private final Believer written;

  public BySource(Believer given, Believer written) {
    this.given = given;
    this.written = written;
  }

  /** Only given SQL is compared with what the generators write. */
  @Override
  public Belief of(InspectedQuestion question) {
    return (question.independent().isEmpty() ? written : given).of(question);
  }
}
