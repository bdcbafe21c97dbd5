package io.github.askjdbc.laboratory.report;

import io.github.askjdbc.evaluation.report.ChartStyle;
import io.github.askjdbc.laboratory.generator.DatabaseCost;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** What a question costs on databases of different size, each a point; as SVG documents. */
public final class CostCharts {

  private CostCharts() {}

  public static String byTables(List<DatabaseCost> databases) {
    return svg(databases, "tables of the database", DatabaseCost::tables);
  }

  public static String byColumns(List<DatabaseCost> databases) {
    return svg(databases, "columns of the database", DatabaseCost::columns);
  }

  private static String svg(
      List<DatabaseCost> databases, String size, ToDoubleFunction<DatabaseCost> sizes) {
    XYChart chart = ChartStyle.chart(size, "a question, ms (median)");
    chart.getStyler().setDefaultSeriesRenderStyle(XYSeriesRenderStyle.Scatter);
    chart.getStyler().setLegendVisible(false);
    chart.getStyler().setYAxisMin(0.0);
    if (!databases.isEmpty()) { // the library refuses an empty series
      XYSeries series =
          chart.addSeries(
              "databases",
              databases.stream().mapToDouble(sizes).toArray(),
              databases.stream().mapToDouble(database -> database.total().median()).toArray());
      series.setMarker(SeriesMarkers.CIRCLE);
      series.setMarkerColor(ChartStyle.MAIN);
    }
    return ChartStyle.svg(chart, size);
  }
}
