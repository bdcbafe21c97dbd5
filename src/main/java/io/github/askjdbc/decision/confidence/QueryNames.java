package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.sql.Definition;
import io.github.askjdbc.sql.Literal;
import io.github.askjdbc.sql.NamesRead;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.text.LetterCase;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What a query names: tables, columns, texts and numbers. */
final class QueryNames {

  private final NamesRead names;
  private final Set<String> texts;
  private final Set<BigDecimal> numbers;
  private final Set<String> spoken = new HashSet<>();

  QueryNames(QueryFacts facts) {
    names = facts.names();
    List<Literal> written = facts.literals().stream().filter(Literal::isText).toList();
    texts =
        written.stream()
            .map(text -> LetterCase.withoutCase(text.value().strip()))
            .collect(Collectors.toSet());
    numbers =
        facts.literals().stream()
            .filter(literal -> literal.kind() != Literal.Kind.TYPED)
            .flatMap(literal -> literal.number().stream())
            .collect(Collectors.toSet());
    names.tables().forEach(table -> spoken.add(table.name()));
    names.columnsWithStars().forEach(column -> spoken.add(column.column()));
    written.forEach(text -> spoken.add(text.value()));
  }

  Set<TableName> tables() {
    return names.tables();
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
        .flatMap(name -> NameParts.of(name).stream())
        .map(Stemming::stem)
        .collect(Collectors.toSet());
  }

  /** Whether the query uses what a link leads to; never for cues. */
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
    return names.columnsWithStars().containsAll(definition.columns());
  }
}
