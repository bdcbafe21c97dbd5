package io.github.askjdbc.laboratory.harder;

import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;

/** What a column holds beside a literal, as far as a question could say it. */
final class ColumnValues {

  private static final int READ = 5000;

  /** Longer texts are not said in a question. */
  private static final int LONGEST = 60;

  /** They would end a literal, or mean something in a pattern. */
  private static final String MARKS = "'\"`\\%\n\r";

  private ColumnValues() {}

  /** Of the same sort, number or text; none holds the other. In the order of the alphabet. */
  static List<String> otherThan(ComparedLiteral literal, Connection connection)
      throws SQLException {
    String sql =
        "SELECT DISTINCT "
            + Quoting.quoted(literal.column().name(), connection)
            + " FROM "
            + Quoting.quoted(literal.table().name(), connection);
    TreeSet<String> values = new TreeSet<>();
    try (Statement statement = connection.createStatement()) {
      statement.setMaxRows(READ);
      try (ResultSet rows = statement.executeQuery(sql)) {
        while (rows.next()) {
          written(rows.getObject(1))
              .filter(value -> alike(value, literal.value()))
              .ifPresent(values::add);
        }
      }
    }
    return new ArrayList<>(values);
  }

  private static Optional<String> written(Object value) {
    if (value instanceof String text) {
      return Optional.of(text);
    }
    return value instanceof Number number && Double.isFinite(number.doubleValue())
        ? Optional.of(new BigDecimal(number.toString()).stripTrailingZeros().toPlainString())
        : Optional.empty();
  }

  private static boolean alike(String value, String literal) {
    String one = value.toLowerCase(Locale.ROOT);
    String other = literal.toLowerCase(Locale.ROOT);
    boolean numeric = LiteralMove.numeric(literal);
    boolean apart = numeric ? !one.equals(other) : !one.contains(other) && !other.contains(one);
    return apart
        && LiteralMove.numeric(value) == numeric
        && !value.isBlank()
        && value.equals(value.strip())
        && value.length() <= LONGEST
        && value.chars().noneMatch(c -> MARKS.indexOf(c) >= 0);
  }
}
