package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.text.WrittenNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An expression whose values are texts that look alike.
 *
 * @param said what it is, for a message
 * @param values those of the column that were looked at; none where a function makes the text
 */
record FormattedText(String said, Optional<ValueFormat> format, List<String> values) {

  /** Those whose texts have a format that their arguments tell. */
  static final Set<String> FUNCTIONS = Set.of("STRFTIME", "SUBSTR", "SUBSTRING");

  private static final Map<Character, String> FIELDS =
      Map.of(
          'Y', "9999", 'm', "99", 'd', "99", 'H', "99", 'M', "99", 'S', "99", 'w', "9", 'j', "999");

  /**
   * @param unseen takes why the values of a column cannot be read
   * @return empty where the expression is none
   */
  static Optional<FormattedText> of(Subject subject, Expr expr, List<String> unseen) {
    if (expr instanceof Expr.Call call) {
      return switch (call.name()) {
        case "STRFTIME" -> written(call);
        case "SUBSTR", "SUBSTRING" -> part(subject, call, unseen);
        default -> Optional.empty();
      };
    }
    return expr instanceof Expr.ColumnRef column
        ? ofColumn(subject, column, unseen)
        : Optional.empty();
  }

  /** Whether a function makes the text, which is then never equal to a number. */
  boolean computed() {
    return values.isEmpty();
  }

  private static Optional<FormattedText> ofColumn(
      Subject subject, Expr.ColumnRef column, List<String> unseen) {
    Optional<ProbeOutcome> sample = ColumnSample.of(subject, column);
    if (sample.isEmpty()) {
      return Optional.empty();
    }
    String name = subject.names().columns().get(column).toString();
    if (!(sample.get() instanceof ProbeOutcome.Rows rows)) {
      unseen.add("the values of " + name + " cannot be read");
      return Optional.empty();
    }
    List<String> values = new ArrayList<>();
    for (List<Object> row : rows.rows()) {
      if (row.get(0) instanceof String text) {
        values.add(text);
      } else if (row.get(0) != null) {
        return Optional.empty();
      }
    }
    return values.isEmpty()
        ? Optional.empty()
        : Optional.of(new FormattedText(name, ValueFormat.of(values), values));
  }

  /** By STRFTIME, in which only the fields of a fixed length are understood. */
  private static Optional<FormattedText> written(Expr.Call call) {
    return call.arguments().stream()
        .filter(Expr.Text.class::isInstance)
        .map(argument -> ((Expr.Text) argument).value())
        .filter(text -> text.contains("%"))
        .findFirst()
        .flatMap(FormattedText::pattern)
        .map(format -> new FormattedText("STRFTIME", Optional.of(format), List.of()));
  }

  private static Optional<ValueFormat> pattern(String fields) {
    StringBuilder pattern = new StringBuilder();
    for (int i = 0; i < fields.length(); i++) {
      if (fields.charAt(i) == '%') {
        String field = i + 1 < fields.length() ? FIELDS.get(fields.charAt(i + 1)) : null;
        if (field == null) {
          return Optional.empty();
        }
        pattern.append(field);
        i++;
      } else {
        pattern.append(fields.charAt(i));
      }
    }
    return Optional.of(new ValueFormat(pattern.toString()));
  }

  private static Optional<FormattedText> part(
      Subject subject, Expr.Call call, List<String> unseen) {
    if (call.arguments().size() != 3
        || !(call.arguments().get(0) instanceof Expr.ColumnRef column)) {
      return Optional.empty();
    }
    Optional<Integer> start = count(call.arguments().get(1));
    Optional<Integer> length = count(call.arguments().get(2));
    return start.isEmpty() || length.isEmpty()
        ? Optional.empty()
        : ofColumn(subject, column, unseen)
            .flatMap(
                whole ->
                    whole
                        .format()
                        .flatMap(format -> format.part(start.get(), length.get()))
                        .map(part -> new FormattedText("the part", Optional.of(part), List.of())));
  }

  private static Optional<Integer> count(Expr expr) {
    return expr instanceof Expr.Numeric number && WrittenNumber.isCount(number.written(), 2)
        ? Optional.of(Integer.valueOf(number.written()))
        : Optional.empty();
  }
}
