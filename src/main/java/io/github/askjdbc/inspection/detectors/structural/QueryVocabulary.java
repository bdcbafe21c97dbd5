package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.sql.Definition;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.ResolvedQuery;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.WrittenNumber;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words that a query speaks of: its tables, the columns it uses, its literals and numbers. */
final class QueryVocabulary {
  private static final int MOST_DIGITS = 30;
  private static final int SHORTEST_PART = 4;

  private final Set<TableName> tables = new HashSet<>();
  private final Set<ColumnName> columns = new HashSet<>();
  private final Set<String> literals = new HashSet<>();
  private final Set<BigDecimal> numbers = new HashSet<>();
  private final Set<String> stems = new HashSet<>();
  private final Set<String> nameStems = new HashSet<>();
  private final MetDemands demands;

  QueryVocabulary(Subject subject) {
    ResolvedQuery names = subject.names();
    demands = new MetDemands(subject.query());
    columns.addAll(names.columns().values());
    boolean star = !subject.query().all(Expr.Star.class).isEmpty();
    for (Table table : names.tables()) {
      tables.add(table.name());
      if (star) {
        table.columns().stream().map(Column::name).forEach(columns::add);
      }
    }
    nameStems.addAll(nameStems(tables, columns));
    subject.query().textLiterals().forEach(text -> literal(text.node().value()));
    subject.query().all(Expr.Typed.class).forEach(typed -> literal(typed.node().value()));
    names.textual().forEach(text -> literal(text.name().value()));
    for (Placed<Expr.Numeric> number : subject.query().numbers()) {
      number(number.node().written()).ifPresent(numbers::add);
    }
    subject
        .query()
        .query()
        .limit()
        .flatMap(limit -> limit.count())
        .flatMap(count -> number(count.written()))
        .ifPresent(numbers::add);
    stems.addAll(nameStems);
  }

  /** The stems of the words in the names of its tables and columns. */
  static Set<String> nameStems(ResolvedQuery names) {
    return nameStems(
        names.tables().stream().map(Table::name).collect(Collectors.toSet()),
        Set.copyOf(names.columns().values()));
  }

  private static Set<String> nameStems(Set<TableName> tables, Set<ColumnName> columns) {
    return Stream.concat(
            tables.stream().map(TableName::name), columns.stream().map(ColumnName::column))
        .flatMap(name -> NameStems.of(name).stream())
        .collect(Collectors.toSet());
  }

  private void literal(String value) {
    literals.add(LetterCase.withoutCase(value));
    stems.addAll(NameStems.of(value));
    number(value).ifPresent(numbers::add);
  }

  boolean explains(Word word) {
    List<String> parts = NameStems.of(word.folded());
    return stems.contains(word.stem())
        || (!parts.isEmpty() && stems.containsAll(parts))
        || number(word.folded().replace(",", "")).filter(numbers::contains).isPresent()
        || (word.stem().length() >= SHORTEST_PART
            && nameStems.stream().anyMatch(name -> name.contains(word.stem())));
  }

  /** Whether it holds the number or a neighbour: "more than 5" may be written as at least 6. */
  boolean near(BigDecimal number) {
    return Stream.of(number, number.add(BigDecimal.ONE), number.subtract(BigDecimal.ONE))
        .map(BigDecimal::stripTrailingZeros)
        .anyMatch(numbers::contains);
  }

  /** Whether the query does what a reading of the question says. */
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
      return literals.contains(LetterCase.withoutCase(value.stored()));
    }
    if (link instanceof Link.ToFilter filter) {
      return follows(filter.condition());
    }
    if (link instanceof Link.ToMetric metric) {
      return follows(metric.expression());
    }
    if (link instanceof Link.ToNumber number) {
      return numbers.contains(number.number().stripTrailingZeros());
    }
    if (link instanceof Link.ToPeriod period) {
      return Stream.of(period.period().first(), period.period().last(), period.period().dayAfter())
          .map(LocalDate::toString)
          .anyMatch(day -> literals.stream().anyMatch(text -> text.startsWith(day)));
    }
    return link instanceof Link.ToCue cue && demands.met(cue.cue());
  }

  /** Whether every column and constant of a definition is in the query. */
  private boolean follows(Definition definition) {
    return columns.containsAll(definition.columns())
        && definition.literals().stream()
            .allMatch(
                text ->
                    literals.contains(LetterCase.withoutCase(text))
                        || number(text).filter(numbers::contains).isPresent());
  }

  private static Optional<BigDecimal> number(String text) {
    if (!WrittenNumber.isDecimal(text, MOST_DIGITS, MOST_DIGITS)) {
      return Optional.empty();
    }
    return Optional.of(new BigDecimal(text).stripTrailingZeros());
  }
}
