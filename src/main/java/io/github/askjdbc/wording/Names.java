package io.github.askjdbc.wording;

import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Relation;
import io.github.askjdbc.sql.ResolvedQuery;
import java.util.Optional;

/**
 * What tables and columns are called in a sentence: their identifiers as words. A column carries
 * its table's name only where the query reads several tables.
 */
final class Names {

  private final ResolvedQuery query;
  private final boolean several;

  Names(ResolvedQuery query) {
    this.query = query;
    this.several = query.tables().size() > 1;
  }

  String of(Expr.ColumnRef reference) {
    return of(reference, words(reference.name().value()));
  }

  /** As of several of them. */
  String plural(Expr.ColumnRef reference) {
    return of(reference, NounNumber.plural(words(reference.name().value())));
  }

  private String of(Expr.ColumnRef reference, String called) {
    Optional<String> table =
        several
            ? query
                .column(reference)
                .map(column -> words(column.table().name()))
                .filter(name -> !words(reference.name().value()).startsWith(name))
            : Optional.empty();
    return table.map(owner -> called + " of the " + owner).orElse(called);
  }

  /** Whether a double-quoted name stands for text. */
  boolean isText(Expr.ColumnRef reference) {
    return query.textual().contains(reference);
  }

  String of(Relation.TableRef table) {
    return words(table.name().value());
  }

  /** The only table of the query, where there is just one. */
  Optional<String> onlyInPlural() {
    return several
        ? Optional.empty()
        : query.tables().stream()
            .map(Table::name)
            .map(name -> NounNumber.plural(words(name.name())))
            .findFirst();
  }

  static String words(String identifier) {
    return String.join(" ", NameParts.of(identifier));
  }
}
