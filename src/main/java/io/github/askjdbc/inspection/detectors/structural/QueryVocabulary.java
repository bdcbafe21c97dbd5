package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.sql.Definition;
import io.github.askjdbc.sql.Literal;
import io.github.askjdbc.sql.NamesRead;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.text.LetterCase;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words that a query speaks of: its tables, the columns it uses, its literals and numbers. */
final class QueryVocabulary {
  private static final int SHORTEST_PART = 4;

  private final NamesRead names;
  private final Set<String> literals = new HashSet<>();
  private final Set<BigDecimal> numbers = new HashSet<>();
  private final Set<String> stems = new HashSet<>();
  private final Set<String> nameStems;
  private final MetDemands demands;

  QueryVocabulary(QueryFacts facts) {
    names = facts.names();
    demands = new MetDemands(facts);
    nameStems = nameStems(names.tables(), names.columnsWithStars());
    stems.addAll(nameStems);
    for (Literal literal : facts.literals()) {
      literal.number().ifPresent(numbers::add);
      if (literal.isText() || literal.kind() == Literal.Kind.TYPED) {
        literals.add(LetterCase.withoutCase(literal.value()));
        stems.addAll(NameStems.of(literal.value()));
      }
    }
  }

  /** The stems of the words in the names of its tables and columns. */
  static Set<String> nameStems(NamesRead names) {
    return nameStems(names.tables(), names.columns());
  }

  private static Set<String> nameStems(Set<TableName> tables, Set<ColumnName> columns) {
    return Stream.concat(
            tables.stream().map(TableName::name), columns.stream().map(ColumnName::column))
        .flatMap(name -> NameStems.of(name).stream())
        .collect(Collectors.toSet());
  }

  boolean explains(Word word) {
    List<String> parts = NameStems.of(word.folded());
    return stems.contains(word.stem())
        || (!parts.isEmpty() && stems.containsAll(parts))
        || Literal.number(word.folded().replace(",", "")).filter(numbers::contains).isPresent()
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
      return names.tables().contains(table.table());
    }
    if (link instanceof Link.ToColumn column) {
      return names.columnsWithStars().contains(column.column());
    }
    if (link instanceof Link.ToMeasure measure) {
      return names.columnsWithStars().contains(measure.column());
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
    return names.columnsWithStars().containsAll(definition.columns())
        && definition.literals().stream()
            .allMatch(
                text ->
                    literals.contains(LetterCase.withoutCase(text))
                        || Literal.number(text).filter(numbers::contains).isPresent());
  }
}
