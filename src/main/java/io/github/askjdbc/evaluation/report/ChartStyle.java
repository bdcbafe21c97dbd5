package io.github.askjdbc.evaluation.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.util.Locale;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler.LegendPosition;

/** How every chart of the reports looks; from zero on the horizontal axis. */
final class ChartStyle {

  static final int WIDTH = 560;
  static final int HEIGHT = 380;
  static final Color MAIN = new Color(0x1f5fa8);

  private ChartStyle() {}

  static XYChart chart(String xTitle, String yTitle) {
    XYChart chart =
        new XYChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .xAxisTitle(xTitle)
            .yAxisTitle(yTitle)
            .build();
    Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 13);
    chart.getStyler().setLocale(Locale.ROOT);
    chart.getStyler().setLegendPosition(LegendPosition.OutsideS);
    chart.getStyler().setLegendFont(font);
    chart.getStyler().setLegendBorderColor(Color.WHITE);
    chart.getStyler().setChartBackgroundColor(Color.WHITE);
    chart.getStyler().setPlotBorderVisible(false);
    chart.getStyler().setMarkerSize(7);
    chart.getStyler().setAxisTitleFont(font);
    chart.getStyler().setAxisTickLabelsFont(font);
    chart.getStyler().setPlotGridLinesColor(new Color(0xe6e8eb));
    chart.getStyler().setPlotGridLinesStroke(new BasicStroke(1f)); // dashes are a path each
    chart.getStyler().setPlotMargin(0);
    chart.getStyler().setXAxisMin(0.0);
    chart.getStyler().setXAxisDecimalPattern("0");
    chart.getStyler().setYAxisDecimalPattern("0");
    return chart;
  }

  /** As an SVG document. */
  static String svg(XYChart chart, String label) {
    return SvgCanvas.svg(WIDTH, HEIGHT, label, graphics -> chart.paint(graphics, WIDTH, HEIGHT));
  }
}
