package io.github.askjdbc.cli.answers;

import io.github.askjdbc.cli.answers.ChartPoints.Point;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Values over an axis of numbers or dates, or one after the other, with the course between them.
 *
 * @param width columns of the terminal
 * @param height lines of the plot
 */
public record LineChart(int width, int height, Ink ink) {

  private static final int NARROWEST_PLOT = 10;
  private static final MathContext SHORT = new MathContext(6);

  public List<String> lines(ChartPoints chart) {
    List<Point> points =
        chart.points().stream().filter(point -> Double.isFinite(point.value())).toList();
    if (points.isEmpty()) {
      throw new IllegalArgumentException("A chart needs numbers; the last answer has only NULLs");
    }
    double low = points.stream().mapToDouble(Point::value).min().orElseThrow();
    double high = points.stream().mapToDouble(Point::value).max().orElseThrow();
    String top = high == low ? "" : number(high);
    String bottom = number(low);
    int axis = Math.max(top.length(), bottom.length());
    int plot = Math.max(NARROWEST_PLOT, width - axis - 4);
    String[][] cells = plot(points, positions(chart, points), plot, low, high);
    List<String> lines = new ArrayList<>();
    lines.add("  " + TerminalText.cut(chart.measured() + " by " + chart.labelled(), width - 2));
    for (int row = 0; row < height; row++) {
      String tick = row == height - 1 ? bottom : row == 0 ? top : "";
      lines.add(
          ("  " + TerminalText.paddedBefore(tick, axis) + " " + String.join("", cells[row]))
              .stripTrailing());
    }
    lines.add(" ".repeat(axis + 2) + ink.corner() + ink.rule().repeat(plot - 1));
    lines.add(" ".repeat(axis + 3) + ends(points, plot));
    return lines;
  }

  /** By their labels where these are numbers or dates, and else at equal distances. */
  private static double[] positions(ChartPoints chart, List<Point> points) {
    boolean all = points.size() == chart.points().size();
    double[] equal = new double[points.size()];
    Arrays.setAll(equal, i -> i);
    return all ? chart.positions().orElse(equal) : equal;
  }

  private String[][] plot(
      List<Point> points, double[] positions, int columns, double low, double high) {
    String[][] cells = new String[height][columns];
    Arrays.stream(cells).forEach(row -> Arrays.fill(row, " "));
    double first = positions[0];
    double span = positions[positions.length - 1] - first;
    int[] xs = new int[positions.length];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = span == 0 ? 0 : (int) Math.round((columns - 1) * ((positions[i] - first) / span));
    }
    for (int i = 1; i < xs.length; i++) {
      for (int x = xs[i - 1]; x < xs[i]; x++) {
        double part = (double) (x - xs[i - 1]) / (xs[i] - xs[i - 1]);
        double value = (1 - part) * points.get(i - 1).value() + part * points.get(i).value();
        cells[row(value, low, high)][x] = ink.between();
      }
    }
    for (int i = 0; i < xs.length; i++) {
      cells[row(points.get(i).value(), low, high)][xs[i]] = ink.point();
    }
    return cells;
  }

  private int row(double value, double low, double high) {
    double part = high == low ? 0 : (value - low) / (high - low);
    return height - 1 - (int) Math.round((height - 1) * part);
  }

  private static String ends(List<Point> points, int plot) {
    String first = TerminalText.cut(points.get(0).label(), plot / 2 - 1);
    if (points.size() == 1) {
      return first;
    }
    String last = TerminalText.cut(points.get(points.size() - 1).label(), plot / 2 - 1);
    return first + TerminalText.paddedBefore(last, plot - TerminalText.width(first));
  }

  private static String number(double value) {
    return new BigDecimal(value).round(SHORT).stripTrailingZeros().toPlainString();
  }
}
