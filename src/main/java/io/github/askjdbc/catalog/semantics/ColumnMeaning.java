package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.ColumnName;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is said of a column.
 *
 * @param samples some of its values, as stored
 * @param codes stored value to what it means: F to female
 * @param unit what its numbers count, such as kg or EUR
 * @param aggregation how its values are summed up unless the question says otherwise: a SQL
 *     aggregate in upper case, or a word of the file's format such as COUNT_DISTINCT
 * @param hidden whether no question may read it, as with a private column
 */
public record ColumnMeaning(
    ColumnName column,
    Naming naming,
    List<String> samples,
    Map<String, String> codes,
    Optional<String> unit,
    Role role,
    Optional<String> aggregation,
    boolean hidden,
    Source source) {

  /** What a column is for. */
  public enum Role {
    UNKNOWN,
    DIMENSION,
    /** A point in time to filter and group by. */
    TIME,
    /** A number to aggregate. */
    MEASURE
  }

  public ColumnMeaning {
    samples = List.copyOf(samples);
    codes = Collections.unmodifiableMap(new LinkedHashMap<>(codes));
  }

  /** With what the description says in passing: other names, codes, a unit. */
  static ColumnMeaning of(ColumnName column, Naming naming, Source source) {
    Description read = Description.read(naming.description().orElse(""));
    return new ColumnMeaning(
        column,
        naming.over(Naming.of(read.synonyms())),
        List.of(),
        read.codes(),
        read.unit(),
        Role.UNKNOWN,
        Optional.empty(),
        false,
        source);
  }

  ColumnMeaning as(Role newRole) {
    return new ColumnMeaning(
        column, naming, samples, codes, unit, newRole, aggregation, hidden, source);
  }

  ColumnMeaning aggregatedBy(Optional<String> newAggregation) {
    return new ColumnMeaning(
        column, naming, samples, codes, unit, role, newAggregation, hidden, source);
  }

  ColumnMeaning withSamples(List<String> newSamples) {
    return new ColumnMeaning(
        column, naming, newSamples, codes, unit, role, aggregation, hidden, source);
  }

  ColumnMeaning withCodes(Map<String, String> newCodes) {
    return new ColumnMeaning(
        column, naming, samples, newCodes, unit, role, aggregation, hidden, source);
  }

  ColumnMeaning in(Optional<String> newUnit) {
    return new ColumnMeaning(
        column, naming, samples, codes, newUnit, role, aggregation, hidden, source);
  }

  ColumnMeaning hidden(boolean hides) {
    return new ColumnMeaning(
        column, naming, samples, codes, unit, role, aggregation, hides, source);
  }

  ColumnMeaning of(ColumnName other) {
    return new ColumnMeaning(
        other, naming, samples, codes, unit, role, aggregation, hidden, source);
  }

  /** With what both say; where they differ this one wins, but hidden is hidden. */
  ColumnMeaning over(ColumnMeaning weaker) {
    Map<String, String> all = new LinkedHashMap<>(weaker.codes);
    all.putAll(codes);
    return new ColumnMeaning(
        column,
        naming.over(weaker.naming),
        samples.isEmpty() ? weaker.samples : samples,
        all,
        unit.or(weaker::unit),
        role == Role.UNKNOWN ? weaker.role : role,
        aggregation.or(weaker::aggregation),
        hidden || weaker.hidden,
        source);
  }
}
