package io.github.askjdbc.memory;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.OptionalDouble;

/** Numbers of the file that may not be there. */
final class NullableColumn {

  private NullableColumn() {}

  static OptionalDouble number(ResultSet row, String column) throws SQLException {
    double number = row.getDouble(column);
    return row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(number);
  }

  /** As a statement takes it. */
  static Object parameter(OptionalDouble number) {
    return number.isPresent() ? number.getAsDouble() : null;
  }
}
