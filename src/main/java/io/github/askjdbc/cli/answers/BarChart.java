package io.github.askjdbc.cli.answers;

import io.github.askjdbc.cli.answers.ChartPoints.Point;
import java.util.ArrayList;
import java.util.List;

/**
 * A bar for each row, with its label and value; negative ones to the left of zero.
 *
 * @param width columns of the terminal
 */
public record BarChart(int width, Ink ink) {

  private static final int MOST_BARS = 50;
  private static final int NARROWEST_BAR = 5;
  private static final int LONGEST_BAR = 60;
  private static final int BLANKS = 5;

  public List<String> lines(ChartPoints chart) {
    List<Point> shown = chart.points().stream().limit(MOST_BARS).toList();
    int labels = Math.min(widest(shown.stream().map(Point::label).toList()), width / 3);
    int values = Math.min(widest(shown.stream().map(Point::text).toList()), width / 3);
    int room = Math.max(NARROWEST_BAR, width - labels - values - BLANKS);
    room = Math.min(room, LONGEST_BAR);
    double high = Math.max(0, shown.stream().mapToDouble(BarChart::finite).max().orElse(0));
    double low = Math.min(0, shown.stream().mapToDouble(BarChart::finite).min().orElse(0));
    double unit = high == low ? 0 : room / (high - low);
    int left = (int) Math.ceil(-low * unit);
    List<String> lines = new ArrayList<>();
    lines.add("  " + TerminalText.cut(chart.measured() + " by " + chart.labelled(), width - 2));
    for (Point point : shown) {
      lines.add(
          ("  "
                  + TerminalText.padded(TerminalText.cut(point.label(), labels), labels)
                  + " "
                  + bar(finite(point) * unit, left)
                  + " "
                  + TerminalText.cut(point.text(), values))
              .stripTrailing());
    }
    if (shown.size() < chart.points().size()) {
      lines.add("  and " + (chart.points().size() - shown.size()) + " more rows");
    }
    return lines;
  }

  /** Negative ones end at zero, and only whole cells can be drawn to the left. */
  private String bar(double cells, int left) {
    if (cells >= 0) {
      return " ".repeat(left) + ink.bar(cells);
    }
    int whole = Math.min(left, (int) Math.round(-cells));
    return " ".repeat(left - whole) + ink.bar(whole);
  }

  private static double finite(Point point) {
    return Double.isFinite(point.value()) ? point.value() : 0;
  }

  private static int widest(List<String> texts) {
    return texts.stream().mapToInt(TerminalText::width).max().orElse(0);
  }
}
