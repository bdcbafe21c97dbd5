package io.github.askjdbc.account;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
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
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What a query speaks of: its tables, the columns it uses, its literals and numbers. */
public final class Vocabulary {
  private static final int SHORTEST_PART = 4;

  private final NamesRead names;
  private final LinkedQuestion question;
  private final Set<String> texts = new HashSet<>();
  private final Set<BigDecimal> numbers = new HashSet<>();
  private final Set<String> nameStems;
  private final Set<String> stems;
  private final boolean readsClock;

  /**
   * @param question of which this is one of the queries
   */
  Vocabulary(QueryFacts facts, LinkedQuestion question) {
    this.question = question;
    names = facts.names();
    readsClock = facts.readsClock();
    nameStems = stems(names.tables(), names.columnsWithStars());
    stems = new HashSet<>(nameStems);
    for (Literal literal : facts.literals()) {
      literal.number().ifPresent(numbers::add);
      if (literal.isText() || literal.kind() == Literal.Kind.TYPED) {
        texts.add(folded(literal.value()));
        stems.addAll(question.stemsOfName(literal.value()));
      }
    }
  }

  /** Tables that it reads. */
  public Set<TableName> tables() {
    return names.tables();
  }

  /** Texts and constants of declared types, in lower case, without blanks at their ends. */
  public Set<String> texts() {
    return texts;
  }

  /** Its numbers, limit and texts that spell one among them, without zeros at their end. */
  public Set<BigDecimal> numbers() {
    return numbers;
  }

  /** Whether it names a table or column with this stem, without what a star stands for. */
  public boolean names(String stem) {
    return nameStems.contains(stem) && stems(names.tables(), names.columns()).contains(stem);
  }

  private Set<String> stems(Set<TableName> tables, Set<ColumnName> columns) {
    Set<String> stems = new HashSet<>();
    tables.forEach(table -> stems.addAll(question.stemsOfName(table.name())));
    columns.forEach(column -> stems.addAll(question.stemsOfName(column.column())));
    return stems;
  }

  private static String folded(String text) {
    return LetterCase.withoutCase(text.strip());
  }

  /** Whether it holds the number or a neighbour. */
  boolean near(BigDecimal number) {
    return Stream.of(number, number.add(BigDecimal.ONE), number.subtract(BigDecimal.ONE))
        .anyMatch(one -> number(one).isPresent());
  }

  Optional<Use> use(Word word) {
    if (stems.contains(word.stem())) {
      return Optional.of(Use.SAME_WORD);
    }
    List<String> parts = question.stemsOfName(word.folded());
    boolean like =
        (!parts.isEmpty() && stems.containsAll(parts))
            || isNumber(word.folded().replace(",", ""))
            || (word.stem().length() >= SHORTEST_PART
                && nameStems.stream().anyMatch(name -> name.contains(word.stem())));
    return like ? Optional.of(Use.LIKE_WORD) : Optional.empty();
  }

  /** What it has of what a link leads to; empty for cues. */
  Optional<Use> use(Link link) {
    if (link.namedTable().isPresent()) {
      return link.namedTable().filter(names.tables()::contains).map(table -> Use.TABLE);
    }
    if (link.namedColumn().isPresent()) {
      return link.namedColumn()
          .filter(names.columnsWithStars()::contains)
          .map(column -> Use.COLUMN);
    }
    if (link instanceof Link.ToValue value) {
      return value(value.stored());
    }
    if (link instanceof Link.ToFilter filter) {
      return definition(filter.condition());
    }
    if (link instanceof Link.ToMetric metric) {
      return definition(metric.expression());
    }
    if (link instanceof Link.ToPeriod period) {
      Stream<LocalDate> days =
          Stream.of(period.period().first(), period.period().last(), period.period().dayAfter());
      boolean reckoned = period.today().filter(today -> readsClock || holds(today)).isPresent();
      return reckoned || days.anyMatch(this::holds) ? Optional.of(Use.PERIOD) : Optional.empty();
    }
    return link.namedNumber().flatMap(this::number);
  }

  /** Whether it holds a day, in any form that columns have them in. */
  private boolean holds(LocalDate day) {
    return Stream.of(TimeForm.values())
        .anyMatch(
            form ->
                form.numeric()
                    ? numbers.contains(new BigDecimal(form.written(day)).stripTrailingZeros())
                    : texts.stream().anyMatch(text -> text.startsWith(form.written(day))));
  }

  private Optional<Use> number(BigDecimal number) {
    return numbers.contains(number.stripTrailingZeros())
        ? Optional.of(Use.NUMBER)
        : Optional.empty();
  }

  private boolean isNumber(String text) {
    return Literal.number(text).flatMap(this::number).isPresent();
  }

  private Optional<Use> value(String stored) {
    return texts.contains(folded(stored)) ? Optional.of(Use.VALUE) : Optional.empty();
  }

  private Optional<Use> definition(Definition definition) {
    return names.columnsWithStars().containsAll(definition.columns())
            && definition.literals().stream()
                .allMatch(text -> value(text).isPresent() || isNumber(text))
        ? Optional.of(Use.DEFINITION)
        : Optional.empty();
  }
}
