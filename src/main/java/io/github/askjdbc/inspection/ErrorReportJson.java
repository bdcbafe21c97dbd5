package io.github.askjdbc.inspection;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;

/**
 * Error reports as JSON: the same reports give the same characters. Needs {@code jackson-databind},
 * which nothing else of a report does.
 */
public final class ErrorReportJson {

  @JsonPropertyOrder({
    "signal",
    "description",
    "condition",
    "examples",
    "correction_instruction",
    "problematic_clauses"
  })
  private record Shape(
      String signal,
      String description,
      String condition,
      List<SignalExample> examples,
      @JsonProperty("correction_instruction") String correction,
      @JsonProperty("problematic_clauses") List<ErrorReport.ProblematicClause> clauses) {}

  private ErrorReportJson() {}

  /** An array with an object for each report, indented, lines ended by {@code \\n}. */
  public static String of(List<ErrorReport> reports) {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter);
    try {
      return JsonMapper.builder()
          .build()
          .writer(printer)
          .writeValueAsString(
              reports.stream()
                  .map(
                      report ->
                          new Shape(
                              report.signal(),
                              report.description(),
                              report.condition(),
                              report.examples(),
                              report.correction(),
                              report.clauses()))
                  .toList());
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("an error report could not be written as JSON", e);
    }
  }
}
