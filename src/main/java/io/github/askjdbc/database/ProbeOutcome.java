package io.github.askjdbc.database;

import java.sql.SQLException;
import java.util.Collections;
import java.util.List;

/** How a probe ended. */
public sealed interface ProbeOutcome {

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
  }

  /** The target refused; its message may hold cell values and stays out of logs. */
  record Failed(SQLException cause) implements ProbeOutcome {

    /** The first line of what the target says; may hold cell values. */
    public String reason() {
      String message = cause.getMessage();
      return message == null || message.isBlank()
          ? "it gives no reason"
          : message.lines().findFirst().orElse(message).strip();
    }
  }

  /** Not run, since so many probes were sent before: the same each time, whatever the load. */
  record OutOfBudget(String reason) implements ProbeOutcome {}
}
