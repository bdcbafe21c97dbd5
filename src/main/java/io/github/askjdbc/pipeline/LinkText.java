package io.github.askjdbc.pipeline;

import io.github.askjdbc.linking.Link;
import java.util.Locale;

/** A link in words, for reports. */
final class LinkText {
  private LinkText() {}

  static String of(Link link) {
    if (link instanceof Link.ToTable table) {
      return String.format(Locale.ROOT, "table %s (%.2f)", table.table(), table.score());
    }
    if (link instanceof Link.ToColumn column) {
      return String.format(Locale.ROOT, "column %s (%.2f)", column.column(), column.score());
    }
    if (link instanceof Link.ToValue value) {
      return String.format(
          Locale.ROOT, "value '%s' of %s (%.2f)", value.stored(), value.column(), value.score());
    }
    if (link instanceof Link.ToMeasure measure) {
      return String.format(Locale.ROOT, "compares by %s (%.2f)", measure.column(), measure.score());
    }
    if (link instanceof Link.ToFilter filter) {
      return String.format(Locale.ROOT, "filter %s (%.2f)", filter.name(), filter.score());
    }
    if (link instanceof Link.ToMetric metric) {
      return String.format(Locale.ROOT, "metric %s (%.2f)", metric.name(), metric.score());
    }
    if (link instanceof Link.ToNumber number) {
      return "number " + number.number().toPlainString();
    }
    return "asks for " + ((Link.ToCue) link).cue().name().toLowerCase(Locale.ROOT);
  }
}
