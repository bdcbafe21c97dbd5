package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameStems;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Views that a question does not name: what they share with tables is of the tables, since a view
 * may leave out rows. "Coats" does not speak of a view of sold coats, where a table holds coats.
 */
final class UnnamedViews {

  private UnnamedViews() {}

  /** The links without those to columns, cells and states of columns, that tables hold as well. */
  static List<Link> without(List<Link> links, CatalogSnapshot catalog) {
    Set<TableName> views =
        catalog.tables().stream().filter(Table::view).map(Table::name).collect(Collectors.toSet());
    if (views.isEmpty()) {
      return links;
    }
    links.stream()
        .filter(link -> link.naming() == NameExtent.WHOLE)
        .forEach(link -> link.namedTable().ifPresent(views::remove));
    return links.stream().filter(link -> !isOfTable(link, views, catalog)).toList();
  }

  private static boolean isOfTable(Link link, Set<TableName> views, CatalogSnapshot catalog) {
    return isNoun(link, views, catalog)
        || isCell(link, views, catalog)
        || isState(link, views, catalog);
  }

  /** Whether the noun at the end of a view's name is one in the name of a table too. */
  private static boolean isNoun(Link link, Set<TableName> views, CatalogSnapshot catalog) {
    return link.evidence() == Evidence.PART_OF_NAME
        && link.namedTable()
            .filter(views::contains)
            .map(view -> NameStems.of(view.name()))
            .filter(stems -> isOfTable(stems.get(stems.size() - 1), catalog))
            .isPresent();
  }

  private static boolean isOfTable(String stem, CatalogSnapshot catalog) {
    return catalog.tables().stream()
        .filter(table -> !table.view())
        .anyMatch(table -> NameStems.of(table.name().name()).contains(stem));
  }

  private static boolean isCell(Link link, Set<TableName> views, CatalogSnapshot catalog) {
    return link.holder().filter(views::contains).isPresent()
        && column(link).filter(catalog::isOfTable).isPresent();
  }

  /** A view may hold an empty cell where the table that it is of never does. */
  private static boolean isState(Link link, Set<TableName> views, CatalogSnapshot catalog) {
    return link instanceof Link.ToFilter state
        && state.evidence() == Evidence.STATE
        && views.contains(state.condition().table())
        && state.condition().columns().stream().allMatch(catalog::isOfTable);
  }

  private static Optional<ColumnName> column(Link link) {
    return link instanceof Link.ToValue value ? Optional.of(value.column()) : link.namedColumn();
  }
}
