package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.sql.Definition;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One reading of some words of the question. Readings may overlap; a later stage chooses.
 *
 * <p>{@link #score} is between 0 and 1 and orders the readings of the same words; it is not a
 * probability. 1 is the whole name or the very value. Readings from evidence that is not
 * {@linkplain Evidence#firm firm} score at most {@value #MOST_WITHOUT_FIRM_EVIDENCE}.
 */
public sealed interface Link {

  /** The highest score without firm evidence: below every name and every value. */
  double MOST_WITHOUT_FIRM_EVIDENCE = 0.5;

  /** The lowest score of a whole name or value; {@link #naming} tells it for each link. */
  double LEAST_WHOLE = 0.85;

  WordSpan span();

  /** The same of other words, which mean it as well. */
  Link at(WordSpan words);

  double score();

  Evidence evidence();

  /** How much of the name or value the words are. */
  default NameExtent naming() {
    if (!evidence().firm()) {
      return NameExtent.HINT;
    }
    return score() >= LEAST_WHOLE ? NameExtent.WHOLE : NameExtent.PART;
  }

  /** The table that the words name, if it is one. */
  default Optional<TableName> namedTable() {
    return Optional.empty();
  }

  /** The column that the words name or compare by, if it is one. */
  default Optional<ColumnName> namedColumn() {
    return Optional.empty();
  }

  /** Columns that the words name, compare by, or stand for by their definition. */
  default Set<ColumnName> namedColumns() {
    return namedColumn().map(Set::of).orElse(Set.of());
  }

  /** The number that the words are, without zeros at its end, if they are one. */
  default Optional<BigDecimal> namedNumber() {
    return Optional.empty();
  }

  /** The table that it speaks of: itself, or the one that holds the column or value. */
  default Optional<TableName> holder() {
    return namedTable().or(() -> namedColumn().map(ColumnName::table));
  }

  record ToTable(WordSpan span, TableName table, double score, Evidence evidence) implements Link {
    @Override
    public ToTable at(WordSpan words) {
      return new ToTable(words, table, score, evidence);
    }

    @Override
    public Optional<TableName> namedTable() {
      return Optional.of(table);
    }
  }

  record ToColumn(WordSpan span, ColumnName column, double score, Evidence evidence)
      implements Link {
    @Override
    public ToColumn at(WordSpan words) {
      return new ToColumn(words, column, score, evidence);
    }

    @Override
    public Optional<ColumnName> namedColumn() {
      return Optional.of(column);
    }
  }

  /**
   * @param stored the value exactly as the column holds it
   */
  record ToValue(WordSpan span, ColumnName column, String stored, double score, Evidence evidence)
      implements Link {
    @Override
    public ToValue at(WordSpan words) {
      return new ToValue(words, column, stored, score, evidence);
    }

    @Override
    public Optional<TableName> holder() {
      return Optional.of(column.table());
    }
  }

  /**
   * An adjective that compares by a column: "older than" by age, "cheapest" by price.
   *
   * @param rising whether more of the adjective is more of the column
   * @param superlative whether it names an extreme; a comparison with a number otherwise
   */
  record ToMeasure(
      WordSpan span,
      ColumnName column,
      boolean rising,
      boolean superlative,
      double score,
      Evidence evidence)
      implements Link {
    @Override
    public ToMeasure at(WordSpan words) {
      return new ToMeasure(words, column, rising, superlative, score, evidence);
    }

    @Override
    public Optional<ColumnName> namedColumn() {
      return Optional.of(column);
    }

    /** What it asks of its column. */
    public Cue cue() {
      if (superlative) {
        return rising ? Cue.TOP : Cue.BOTTOM;
      }
      return rising ? Cue.MORE_THAN : Cue.LESS_THAN;
    }
  }

  /**
   * A condition that people have a word for.
   *
   * @param name as defined
   */
  record ToFilter(WordSpan span, String name, Definition condition, double score, Evidence evidence)
      implements Link {
    @Override
    public ToFilter at(WordSpan words) {
      return new ToFilter(words, name, condition, score, evidence);
    }

    @Override
    public Set<ColumnName> namedColumns() {
      return Set.copyOf(condition.columns());
    }
  }

  /**
   * A number over many rows that people have a word for.
   *
   * @param name as defined
   * @param scope which rows it is made of
   */
  record ToMetric(
      WordSpan span,
      String name,
      Definition expression,
      MetricScope scope,
      double score,
      Evidence evidence)
      implements Link {
    @Override
    public ToMetric at(WordSpan words) {
      return new ToMetric(words, name, expression, scope, score, evidence);
    }

    @Override
    public Set<ColumnName> namedColumns() {
      return Set.copyOf(expression.columns());
    }

    /** What its definition does, as if words had asked for it. */
    public Set<Cue> cues() {
      return expression.aggregates().stream()
          .flatMap(aggregate -> Cue.of(aggregate).stream())
          .collect(Collectors.toSet());
    }
  }

  record ToNumber(WordSpan span, BigDecimal number) implements Link {
    @Override
    public ToNumber at(WordSpan words) {
      return new ToNumber(words, number);
    }

    @Override
    public Optional<BigDecimal> namedNumber() {
      return Optional.of(number.stripTrailingZeros());
    }

    @Override
    public double score() {
      return 1;
    }

    @Override
    public Evidence evidence() {
      return Evidence.WORDING;
    }
  }

  /**
   * A stretch of time: "2010", "March 2014", "the 1990s", "2014-05-03", "last month".
   *
   * @param today that it is reckoned from; empty where it is the same on any day
   */
  record ToPeriod(WordSpan span, Period period, Optional<LocalDate> today) implements Link {
    @Override
    public ToPeriod at(WordSpan words) {
      return new ToPeriod(words, period, today);
    }

    /** The same on any day. */
    static ToPeriod of(WordSpan span, Period period) {
      return new ToPeriod(span, period, Optional.empty());
    }

    @Override
    public double score() {
      return 1;
    }

    @Override
    public Evidence evidence() {
      return Evidence.WORDING;
    }
  }

  record ToCue(WordSpan span, Cue cue) implements Link {
    @Override
    public ToCue at(WordSpan words) {
      return new ToCue(words, cue);
    }

    @Override
    public double score() {
      return 1;
    }

    @Override
    public Evidence evidence() {
      return Evidence.WORDING;
    }
  }
}
