package io.github.askjdbc.llm.endpoint;

import io.github.askjdbc.llm.ModelEndpoint;
import io.github.askjdbc.llm.ModelFault;
import io.github.askjdbc.llm.ModelUnavailableException;
import java.time.Duration;
import java.util.Optional;

/**
 * A call that brought no reply. It holds words of ours, a status or the class of an exception, and
 * nothing of what the endpoint wrote: the text of an error may echo the key.
 */
final class EndpointFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What follows from a failure. */
  enum Kind {
    /** The same request may succeed in a moment. */
    PASSING,
    /** The endpoint is alive and takes no more for now. */
    CROWDED,
    /** The endpoint does not work. */
    BROKEN,
    /** The endpoint works and does not take this request, or this caller. */
    REFUSED,
    /** The endpoint does not take such a request: it may lack something that was asked for. */
    MALFORMED,
    /** The caller's time is over. */
    LATE,
    /** Nothing was sent. */
    UNSENT
  }

  private final Kind kind;
  private final ModelFault fault;
  private final transient Optional<Duration> retryAfter;

  EndpointFailure(Kind kind, String message) {
    this(kind, message, Optional.empty());
  }

  /**
   * @param fault where the kind does not say it
   */
  EndpointFailure(Kind kind, ModelFault fault, String message) {
    this(kind, fault, message, Optional.empty());
  }

  /**
   * @param message goes on after "the model x"
   * @param retryAfter how long the endpoint asks to be left alone, if it does
   */
  EndpointFailure(Kind kind, String message, Optional<Duration> retryAfter) {
    this(kind, usual(kind), message, retryAfter);
  }

  private EndpointFailure(
      Kind kind, ModelFault fault, String message, Optional<Duration> retryAfter) {
    super(message, null, false, false);
    this.kind = kind;
    this.fault = fault;
    this.retryAfter = retryAfter;
  }

  static EndpointFailure late() {
    return new EndpointFailure(
        Kind.LATE,
        "did not reply in the time that the question had for it; if it still reads the schema for"
            + " the first time, raise ask.budget.model, as 'ask model check' says");
  }

  private static ModelFault usual(Kind kind) {
    return switch (kind) {
      case PASSING -> ModelFault.FAILING;
      case CROWDED -> ModelFault.BUSY;
      case MALFORMED -> ModelFault.NOT_TAKEN;
      case LATE -> ModelFault.LATE;
      case BROKEN, REFUSED, UNSENT -> ModelFault.OTHER;
    };
  }

  Kind kind() {
    return kind;
  }

  Optional<Duration> retryAfter() {
    return retryAfter;
  }

  /** Whether it is worth another try. */
  boolean passes() {
    return kind == Kind.PASSING || kind == Kind.CROWDED;
  }

  ModelUnavailableException of(ModelEndpoint endpoint) {
    return new ModelUnavailableException(
        "the model " + endpoint.name() + " " + getMessage(), fault);
  }
}
