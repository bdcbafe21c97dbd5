package io.github.askjdbc.catalog.semantics;

import java.util.Optional;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.parser.Parser;

/**
 * The events of a YAML text, until it is nested too deep for the recursion that makes a tree of it,
 * or the tree would be too large.
 */
final class BoundedParser implements Parser {
  private static final int DEEPEST = 100;
  private static final int MOST_NODES = 400_000;

  /** Each may stand for a long text, which is then read as often. */
  private static final int MOST_ALIASES = 1_000;

  private final Parser events;
  private final Refusal refusal;
  private int depth;
  private int nodes;
  private int aliases;

  /** Throws. */
  @FunctionalInterface
  interface Refusal {
    void at(Optional<Mark> mark, String problem);
  }

  BoundedParser(Parser events, Refusal refusal) {
    this.events = events;
    this.refusal = refusal;
  }

  @Override
  public Event next() {
    Event event = events.next();
    switch (event.getEventId()) {
      case SequenceStart, MappingStart -> {
        count(event);
        if (++depth > DEEPEST) {
          refusal.at(
              event.getStartMark(),
              "lists and mappings are nested more than %d deep, which is the most; flatten them"
                  .formatted(DEEPEST));
        }
      }
      case SequenceEnd, MappingEnd -> depth--;
      case Scalar -> count(event);
      case Alias -> {
        count(event);
        if (++aliases > MOST_ALIASES) {
          refusal.at(
              event.getStartMark(),
              "more than %d aliases stand in it, which is the most; write out what they repeat"
                  .formatted(MOST_ALIASES));
        }
      }
      default -> {
        // begins or ends a document, or is a comment
      }
    }
    return event;
  }

  private void count(Event event) {
    if (++nodes > MOST_NODES) {
      refusal.at(
          event.getStartMark(),
          "it holds more than %d lists, mappings and texts, which is the most; split it"
              .formatted(MOST_NODES));
    }
  }

  @Override
  public Event peekEvent() {
    return events.peekEvent();
  }

  @Override
  public boolean checkEvent(Event.ID choice) {
    return events.checkEvent(choice);
  }

  @Override
  public boolean hasNext() {
    return events.hasNext();
  }
}
