package io.github.askjdbc.inspection;

import java.io.Serializable;
import java.util.List;

/**
 * What a flagged signal says of a query, to a person or to a model that is to correct it (SQLens,
 * section 4.4 and appendix A.6).
 *
 * @param description what is wrong with a query when the signal fires
 * @param condition what was checked
 * @param examples of the signal; none where it has none of its own
 * @param correction how to correct the query
 * @param clauses at least one, in the order of the text
 */
public record ErrorReport(
    String signal,
    String description,
    String condition,
    List<SignalExample> examples,
    String correction,
    List<ProblematicClause> clauses)
    implements Serializable {

  /**
   * A place in the query that is a likely source of the error.
   *
   * @param clause its keyword, such as {@code GROUP BY}
   * @param fragment of the query's text
   * @param message what is wrong there; may hold cell values
   */
  public record ProblematicClause(String clause, String fragment, String message)
      implements Serializable {}

  public ErrorReport {
    examples = List.copyOf(examples);
    clauses = List.copyOf(clauses);
  }

  /** As a person reads it, or a model that is asked for a correction; several lines. */
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append("Signal: ").append(signal).append("\n");
    text.append("Description: ").append(description).append(".\n");
    text.append("Condition: ").append(condition).append("\n");
    for (SignalExample example : examples) {
      text.append("Example of wrong SQL: ").append(example.wrong()).append("\n");
      text.append("Example of right SQL: ").append(example.right()).append("\n");
    }
    text.append("Correction: ").append(correction).append("\n");
    text.append("Problematic clauses:\n");
    for (ProblematicClause clause : clauses) {
      text.append("- ").append(clause.clause()).append(": ").append(clause.fragment());
      text.append(" (").append(clause.message()).append(")\n");
    }
    return text.toString();
  }

  /** Several reports, a blank line between them; empty for none. */
  public static String text(List<ErrorReport> reports) {
    return String.join("\n", reports.stream().map(ErrorReport::text).toList());
  }
}
