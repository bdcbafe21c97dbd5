package io.github.askjdbc.report;

import io.github.askjdbc.linking.Link;
import java.util.Locale;

/** A link in words, for reports. */
final class LinkText {
  private LinkText() {}

  static String of(Link link) {
    if (link instanceof Link.ToTable table) {
      return scored("table " + table.table(), link);
    }
    if (link instanceof Link.ToColumn column) {
      return scored("column " + column.column(), link);
    }
    if (link instanceof Link.ToValue value) {
      return scored("value '" + value.stored() + "' of " + value.column(), link);
    }
    if (link instanceof Link.ToMeasure measure) {
      return scored("compares by " + measure.column(), link);
    }
    if (link instanceof Link.ToFilter filter) {
      return scored("filter " + filter.name(), link);
    }
    if (link instanceof Link.ToMetric metric) {
      return scored("metric " + metric.name(), link);
    }
    if (link instanceof Link.ToNumber number) {
      return "number " + number.number().toPlainString();
    }
    if (link instanceof Link.ToPeriod time) {
      return "time from "
          + time.period().first()
          + " to "
          + time.period().last()
          + time.today().map(day -> ", today being " + day).orElse("");
    }
    return "asks for " + ((Link.ToCue) link).cue().name().toLowerCase(Locale.ROOT);
  }

  private static String scored(String target, Link link) {
    return String.format(
        Locale.ROOT, "%s (%.2f, %s)", target, link.score(), link.evidence().words());
  }
}
