package io.github.askjdbc.exam;

import io.github.askjdbc.text.Characters;
import java.util.List;
import java.util.Optional;
import org.hipparchus.random.RandomGenerator;

/** Picks stored values that a person could put into a question. */
final class StoredValues {

  private static final int LOOKED_AT = 200;
  private static final int SHORTEST = 2;
  private static final int LONGEST = 40;

  private final ExamProbes probes;
  private final RandomGenerator random;

  StoredValues(ExamProbes probes, RandomGenerator random) {
    this.probes = probes;
    this.random = random;
  }

  /** One of the first values of a column; empty where none is fit. */
  Optional<String> of(ExamColumn column) {
    GoldSql sql = probes.sql();
    String name = sql.column(column);
    String query =
        "SELECT DISTINCT %s FROM %s WHERE %s IS NOT NULL ORDER BY %s"
            .formatted(name, sql.table(column.name().table()), name, name);
    List<String> values =
        probes.firstRows(query, LOOKED_AT).orElse(List.of()).stream()
            .map(row -> row.get(0))
            .filter(String.class::isInstance)
            .map(String.class::cast)
            .filter(StoredValues::fits)
            .toList();
    return values.isEmpty()
        ? Optional.empty()
        : Optional.of(values.get(random.nextInt(values.size())));
  }

  private static boolean fits(String value) {
    return value.length() >= SHORTEST
        && value.length() <= LONGEST
        && value.strip().equals(value)
        && value
            .codePoints()
            .allMatch(c -> Characters.isLetterOrNumber(c) || " .,&-+/()".indexOf(c) >= 0)
        && value.codePoints().anyMatch(Character::isLetter);
  }
}
