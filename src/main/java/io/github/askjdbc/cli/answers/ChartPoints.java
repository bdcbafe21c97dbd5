package io.github.askjdbc.cli.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a chart shows of an answer of two columns.
 *
 * @param labelled name of the column that tells the points apart
 * @param measured name of the column with their values
 */
public record ChartPoints(String labelled, String measured, List<Point> points) {

  /**
   * @param label harmless, on one line
   * @param value NaN for NULL
   * @param text of the value
   */
  record Point(String label, double value, String text) {}

  private static final String NEEDED =
      "A chart needs an answer of two columns, one of them numbers; the last one has ";

  public ChartPoints {
    points = List.copyOf(points);
  }

  /**
   * @throws IllegalArgumentException if the answer is of another shape; the message says which
   */
  public static ChartPoints of(AnswerRows answer) {
    int columns = answer.labels().size();
    if (columns != 2) {
      throw new IllegalArgumentException(
          NEEDED + columns + (columns == 1 ? " column" : " columns"));
    }
    if (answer.rows().isEmpty()) {
      throw new IllegalArgumentException(NEEDED + "no rows");
    }
    int measured = measured(answer);
    int labelled = 1 - measured;
    List<Point> points = new ArrayList<>();
    for (List<Cell> row : answer.rows()) {
      Cell value = row.get(measured);
      points.add(
          new Point(
              row.get(labelled).isNull() ? "(null)" : TextTable.text(row.get(labelled)),
              value.number().map(Number::doubleValue).orElse(Double.NaN),
              value.isNull() ? "(null)" : TextTable.text(value)));
    }
    return new ChartPoints(
        TerminalText.of(answer.labels().get(labelled)),
        TerminalText.of(answer.labels().get(measured)),
        points);
  }

  /** Of two columns of numbers the aggregate, or else the second. */
  private static int measured(AnswerRows answer) {
    boolean first = answer.isNumeric(0);
    boolean second = answer.isNumeric(1);
    if (!first && !second) {
      throw new IllegalArgumentException(NEEDED + "no numbers");
    }
    if (first && second) {
      return isCall(answer.labels().get(0)) && !isCall(answer.labels().get(1)) ? 0 : 1;
    }
    return first ? 0 : 1;
  }

  private static boolean isCall(String label) {
    return label.endsWith(")");
  }

  /** Where each point lies on an axis of numbers or days; empty where labels are but names. */
  Optional<double[]> positions() {
    double[] positions = new double[points.size()];
    for (int i = 0; i < positions.length; i++) {
      Optional<Double> position = AxisPosition.of(points.get(i).label());
      if (position.isEmpty() || (i > 0 && position.get() <= positions[i - 1])) {
        return Optional.empty();
      }
      positions[i] = position.get();
    }
    return Optional.of(positions);
  }

  /** Whether a line says more than bars: at least three points that follow each other. */
  public boolean isSeries() {
    return points.size() > 2
        && points.stream().noneMatch(point -> Double.isNaN(point.value()))
        && positions().isPresent();
  }
}
