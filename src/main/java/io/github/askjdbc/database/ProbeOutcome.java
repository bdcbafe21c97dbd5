package io.github.askjdbc.database;

import java.util.Collections;
import java.util.List;

/** How a probe ended. */
public sealed interface ProbeOutcome {

  /**
   * Whether two queries with this outcome hardly have it in common by chance: no rows, and a single
   * NULL or 0, are the same for many questions.
   */
  default boolean tells() {
    return false;
  }

  /** Whether a cell is a number, and 0. */
  static boolean isZero(Object cell) {
    return cell instanceof Number number && number.doubleValue() == 0;
  }

  /**
   * The target answered.
   *
   * @param columns labels, in order
   * @param rows cells as {@code getObject} gives them, SQL NULL as null
   * @param truncated whether the target held more rows than were read
   */
  record Rows(List<String> columns, List<List<Object>> rows, boolean truncated)
      implements ProbeOutcome {
    public Rows {
      columns = List.copyOf(columns);
      rows = Collections.unmodifiableList(rows);
    }

    @Override
    public boolean tells() {
      return rows.size() > 1
          || rows.stream().flatMap(List::stream).anyMatch(cell -> cell != null && !isZero(cell));
    }
  }

  /**
   * The target refused.
   *
   * @param reason what may be told of it; no message of the target's
   */
  record Failed(String reason) implements ProbeOutcome {

    /** The target threw this. */
    public static Failed of(Throwable failure) {
      return new Failed(
          failure instanceof UnaskedTargetException unasked
              ? unasked.getMessage()
              : TargetFailure.of(failure).toString());
    }
  }

  /** Not run, since so many probes were sent before: the same each time, whatever the load. */
  record OutOfBudget(String reason) implements ProbeOutcome {}
}
