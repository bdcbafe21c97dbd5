package io.github.askjdbc.evaluation.report;

import io.github.askjdbc.evaluation.measures.Calibration;
import io.github.askjdbc.evaluation.measures.Calibration.Bin;
import io.github.askjdbc.evaluation.measures.RiskCoverage;
import io.github.askjdbc.evaluation.measures.RiskCoverage.Point;
import java.awt.BasicStroke;
import java.awt.Color;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** The charts of a report, each as an SVG document; axes in percent. */
final class Charts {

  private static final Color REFERENCE = new Color(0xb5492f);
  private static final BasicStroke LINE = new BasicStroke(2.2f);
  private static final BasicStroke DASHES =
      new BasicStroke(
          1.6f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL, 1f, new float[] {6f, 5f}, 0f);

  private Charts() {}

  /** Risk over coverage, with the risk beyond which abstaining from all would be better. */
  static String riskCoverage(RiskCoverage curve, double penalty) {
    double breakEven = 100 / (1 + penalty);
    XYChart chart = chart("coverage of all questions, %", "wrong among the answers, %");
    add(
        chart,
        "wrong answers",
        coverage(curve),
        values(curve, point -> 100 * point.risk()),
        ChartStyle.MAIN);
    flat(chart, "as good as abstaining from all", breakEven);
    double worst = curve.points().stream().mapToDouble(Point::risk).max().orElse(0);
    chart.getStyler().setYAxisMin(0.0);
    chart.getStyler().setYAxisMax(Math.min(100, 10 * Math.ceil(10 * Math.max(worst, 0.2) + 0.5)));
    return ChartStyle.svg(chart, "wrong answers over coverage");
  }

  /** RS(c) over coverage, with what abstaining from all scores. */
  static String reliability(RiskCoverage curve, double abstainAll) {
    XYChart chart = chart("coverage of all questions, %", "reliability score");
    double[] x = withZero(coverage(curve), 0);
    double[] y = withZero(values(curve, Point::reliability), abstainAll);
    add(chart, "reliability score", x, y, ChartStyle.MAIN);
    flat(chart, "abstaining from all", abstainAll);
    chart.getStyler().setYAxisMax(100.0);
    // far below, every curve looks alike; what matters happens near the line
    chart.getStyler().setYAxisMin(Math.max(-200, 50 * Math.floor(min(y, abstainAll) / 50)));
    return ChartStyle.svg(chart, "reliability score over coverage");
  }

  /** Accuracy over confidence, bin by bin; on the diagonal confidences mean what they say. */
  static String calibration(Calibration calibration) {
    List<Bin> filled = calibration.bins().stream().filter(bin -> bin.count() > 0).toList();
    XYChart chart = chart("stated confidence, %", "right, %");
    XYSeries bins =
        add(
            chart,
            "observed",
            filled.stream().mapToDouble(bin -> 100 * bin.confidence()).toArray(),
            filled.stream().mapToDouble(bin -> 100 * bin.accuracy()).toArray(),
            ChartStyle.MAIN);
    bins.setMarker(SeriesMarkers.CIRCLE);
    XYSeries diagonal =
        add(chart, "perfect", new double[] {0, 100}, new double[] {0, 100}, REFERENCE);
    diagonal.setLineStyle(DASHES);
    chart.getStyler().setYAxisMin(0.0);
    chart.getStyler().setYAxisMax(100.0);
    return ChartStyle.svg(chart, "accuracy over confidence");
  }

  private static XYChart chart(String xTitle, String yTitle) {
    XYChart chart = ChartStyle.chart(xTitle, yTitle);
    chart.getStyler().setXAxisMax(100.0);
    return chart;
  }

  private static XYSeries add(XYChart chart, String name, double[] x, double[] y, Color color) {
    // the library refuses an empty series; a point outside the axes shows nothing
    double[] xs = x.length == 0 ? new double[] {-1} : x;
    double[] ys = x.length == 0 ? new double[] {-1} : y;
    XYSeries series = chart.addSeries(name, xs, ys);
    series.setLineColor(color);
    series.setMarkerColor(color);
    series.setLineStyle(LINE);
    series.setMarker(SeriesMarkers.NONE);
    return series;
  }

  private static void flat(XYChart chart, String name, double height) {
    XYSeries line =
        add(chart, name, new double[] {0, 100}, new double[] {height, height}, REFERENCE);
    line.setLineStyle(DASHES);
  }

  private static double[] coverage(RiskCoverage curve) {
    return values(curve, point -> 100 * point.coverage());
  }

  private static double[] values(RiskCoverage curve, ToDoubleFunction<Point> value) {
    return curve.points().stream().mapToDouble(value).toArray();
  }

  private static double[] withZero(double[] values, double first) {
    double[] longer = new double[values.length + 1];
    longer[0] = first;
    System.arraycopy(values, 0, longer, 1, values.length);
    return longer;
  }

  private static double min(double[] values, double other) {
    double lowest = other;
    for (double value : values) {
      lowest = Math.min(lowest, value);
    }
    return lowest;
  }
}
