package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.linking.IdentifierWords;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Stemming;
import io.github.askjdbc.sql.Definition;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.ResolvedQuery;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.WrittenNumber;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** What a query names: tables, columns, texts and numbers. */
final class QueryNames {

  private static final int MOST_DIGITS = 30;

  private final Set<TableName> tables = new HashSet<>();
  private final Set<ColumnName> columns = new HashSet<>();
  private final Set<String> texts = new HashSet<>();
  private final Set<BigDecimal> numbers = new HashSet<>();
  private final Set<String> spoken = new HashSet<>();

  QueryNames(ResolvedQuery names) {
    columns.addAll(names.columns().values());
    boolean star = !names.query().all(Expr.Star.class).isEmpty();
    for (Table table : names.tables()) {
      tables.add(table.name());
      spoken.add(table.name().name());
      if (star) {
        table.columns().stream().map(Column::name).forEach(columns::add);
      }
    }
    columns.forEach(column -> spoken.add(column.column()));
    names.query().textLiterals().forEach(text -> addText(text.node().value()));
    names.textual().forEach(text -> addText(text.name().value()));
    names.query().numbers().forEach(number -> addNumber(number.node().written()));
    names
        .query()
        .query()
        .limit()
        .flatMap(limit -> limit.count())
        .ifPresent(count -> addNumber(count.written()));
  }

  Set<TableName> tables() {
    return tables;
  }

  Set<ColumnName> columns() {
    return columns;
  }

  /** In lower case. */
  Set<String> texts() {
    return texts;
  }

  Set<BigDecimal> numbers() {
    return numbers;
  }

  /** Of the words of all names and texts. */
  Set<String> stems() {
    return spoken.stream()
        .flatMap(name -> IdentifierWords.parts(name).stream())
        .map(Stemming::stem)
        .collect(Collectors.toSet());
  }

  /** Whether the query uses what a link leads to; never for cues. */
  boolean follows(Link link) {
    if (link instanceof Link.ToTable table) {
      return tables.contains(table.table());
    }
    if (link instanceof Link.ToColumn column) {
      return columns.contains(column.column());
    }
    if (link instanceof Link.ToMeasure measure) {
      return columns.contains(measure.column());
    }
    if (link instanceof Link.ToValue value) {
      return texts.contains(LetterCase.withoutCase(value.stored().strip()));
    }
    if (link instanceof Link.ToFilter filter) {
      return follows(filter.condition());
    }
    if (link instanceof Link.ToMetric metric) {
      return follows(metric.expression());
    }
    return link instanceof Link.ToNumber number
        && numbers.contains(number.number().stripTrailingZeros());
  }

  private boolean follows(Definition definition) {
    return columns.containsAll(definition.columns());
  }

  private void addText(String text) {
    texts.add(LetterCase.withoutCase(text.strip()));
    spoken.add(text);
    addNumber(text);
  }

  private void addNumber(String text) {
    if (WrittenNumber.isDecimal(text, MOST_DIGITS, MOST_DIGITS)) {
      numbers.add(new BigDecimal(text).stripTrailingZeros());
    }
  }
}
