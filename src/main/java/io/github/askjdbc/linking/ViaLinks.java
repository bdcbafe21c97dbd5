package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What firm links hint at: a value at its column, a column at its table, a table at the columns
 * that show or count its rows, a time at the columns of times.
 *
 * <p>Score: that of the link, times {@value #VALUE}, {@value #COLUMN}, {@value #TABLE} and {@value
 * #PERIOD}.
 */
final class ViaLinks {

  static final double VALUE = Link.MOST_WITHOUT_FIRM_EVIDENCE;
  static final double COLUMN = 0.4;
  static final double TABLE = 0.35;
  static final double PERIOD = 0.4;
  private static final int MOST_TIMES = 6;

  private final NameRoles roles;

  private record Key(WordSpan span, Object target) {}

  ViaLinks(NameRoles roles) {
    this.roles = roles;
  }

  /**
   * @param values hints at values
   */
  Collection<Link> hints(List<Link> links, List<Link> values, CatalogSnapshot catalog) {
    Map<Key, Link> hints = new LinkedHashMap<>();
    List<ColumnName> times = times(links, catalog);
    for (Link link : Stream.concat(links.stream(), values.stream()).toList()) {
      if (link instanceof Link.ToPeriod) {
        times.forEach(column -> column(hints, link, column, PERIOD, Evidence.VIA_PERIOD));
      } else if (link instanceof Link.ToValue value) {
        column(hints, link, value.column(), VALUE, Evidence.VIA_VALUE);
      } else if (link instanceof Link.ToColumn column) {
        table(hints, link, column.column().table());
      } else if (link instanceof Link.ToMeasure measure) {
        table(hints, link, measure.column().table());
      } else if (link instanceof Link.ToTable named) {
        catalog.table(named.table()).stream()
            .flatMap(this::naming)
            .forEach(column -> column(hints, link, column, TABLE, Evidence.VIA_TABLE));
      }
    }
    return new ArrayList<>(hints.values());
  }

  /** Columns of times, at most so many; those of tables that the links speak of first. */
  private List<ColumnName> times(List<Link> links, CatalogSnapshot catalog) {
    if (links.stream().noneMatch(Link.ToPeriod.class::isInstance)) {
      return List.of();
    }
    Set<TableName> named = new LinkedHashSet<>();
    for (Link link : links) {
      if (link instanceof Link.ToTable table) {
        named.add(table.table());
      } else if (link instanceof Link.ToColumn column) {
        named.add(column.column().table());
      }
    }
    return Stream.concat(
            named.stream().flatMap(table -> catalog.table(table).stream()),
            catalog.tables().stream().filter(table -> !named.contains(table.name())))
        .flatMap(table -> table.columns().stream())
        .filter(this::isTime)
        .map(Column::name)
        .limit(MOST_TIMES)
        .toList();
  }

  private boolean isTime(Column column) {
    return column.kind() == ColumnKind.DATE
        || NameParts.of(plain(column)).stream().anyMatch(roles::time);
  }

  /** Its texts called name, title and the like, and its key where that is one column. */
  private Stream<ColumnName> naming(Table table) {
    return table.columns().stream()
        .filter(column -> names(column) || table.primaryKey().equals(List.of(plain(column))))
        .map(Column::name);
  }

  private boolean names(Column column) {
    List<String> parts = NameParts.of(plain(column));
    return column.kind() == ColumnKind.TEXT
        && !parts.isEmpty()
        && roles.naming(parts.get(parts.size() - 1));
  }

  private static String plain(Column column) {
    return column.name().column();
  }

  private static void column(
      Map<Key, Link> hints, Link link, ColumnName column, double factor, Evidence evidence) {
    best(
        hints,
        new Key(link.span(), column),
        new Link.ToColumn(link.span(), column, factor * link.score(), evidence));
  }

  private static void table(Map<Key, Link> hints, Link link, TableName table) {
    best(
        hints,
        new Key(link.span(), table),
        new Link.ToTable(link.span(), table, COLUMN * link.score(), Evidence.VIA_OWN_COLUMN));
  }

  private static void best(Map<Key, Link> hints, Key key, Link hint) {
    hints.merge(key, hint, (a, b) -> a.score() >= b.score() ? a : b);
  }
}
