package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import java.util.List;
import java.util.Optional;

/** Reads what the database's own comments say (JDBC's REMARKS). */
public final class CommentReader {
  private CommentReader() {}

  /** What the comments of the catalog's tables and columns say; private columns have none there. */
  public static SemanticLayer read(CatalogSnapshot catalog) {
    LayerBuilder layer = new LayerBuilder();
    for (Table table : catalog.tables()) {
      table
          .comment()
          .ifPresent(
              comment ->
                  layer.add(
                      TableMeaning.of(
                          table.name(), said(comment), false, source(table.name().toString()))));
      for (Column column : table.columns()) {
        column
            .comment()
            .ifPresent(
                comment ->
                    layer.add(
                        ColumnMeaning.of(
                            column.name(), said(comment), source(column.name().toString()))));
      }
    }
    return layer.build();
  }

  private static Naming said(String comment) {
    return new Naming(List.of(), Optional.of(comment));
  }

  private static Source source(String name) {
    return new Source("comment of the database", 0, name);
  }
}
