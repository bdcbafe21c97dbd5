package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The names that a target reads as something else than a column: the place of a row, the next value
 * of a sequence, the user. Resources {@code pseudo-columns/*.txt}, each for all modes of a target.
 */
final class PseudoColumns {

  /** When the target reads something else. */
  private enum Reading {
    /** Where the name stands without quotes. */
    UNQUOTED,
    /** Quoted or not. */
    ALWAYS,
    /** Where no column has that name. */
    OTHERWISE
  }

  private static final Map<Dialect, PseudoColumns> ALL =
      Arrays.stream(Dialect.values())
          .collect(Collectors.toUnmodifiableMap(dialect -> dialect, PseudoColumns::read));

  private final Map<String, Reading> readings;

  private PseudoColumns(Map<String, Reading> readings) {
    this.readings = readings;
  }

  static PseudoColumns of(Dialect dialect) {
    return ALL.get(dialect);
  }

  private static PseudoColumns read(Dialect dialect) {
    String resource = "pseudo-columns/" + dialect.name().toLowerCase(Locale.ROOT) + ".txt";
    return new PseudoColumns(
        AllowList.words(resource).stream()
            .map(line -> line.split(" ", -1))
            .collect(
                Collectors.toUnmodifiableMap(
                    line -> line[0],
                    line -> line.length == 1 ? Reading.UNQUOTED : Reading.valueOf(line[1]))));
  }

  /** What is wrong with a name that stands where a stored column is meant. */
  Optional<String> problemOfStored(Name name) {
    Reading reading = readings.get(name.value().toUpperCase(Locale.ROOT));
    return reading == null || reading == Reading.OTHERWISE
        ? Optional.empty()
        : problem(name, reading);
  }

  /** What is wrong with a name that the query itself gives to a column. */
  Optional<String> problemOfGiven(Name name) {
    Reading reading = readings.get(name.value().toUpperCase(Locale.ROOT));
    return reading == null ? Optional.empty() : problem(name, reading);
  }

  private static Optional<String> problem(Name name, Reading reading) {
    return reading == Reading.UNQUOTED && name.quoted()
        ? Optional.empty()
        : Optional.of(
            "the name "
                + name.value()
                + " means something else than a column here; "
                + (reading == Reading.UNQUOTED ? "write it in quotes" : "another name is needed"));
  }
}
