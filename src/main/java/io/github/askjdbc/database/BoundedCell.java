package io.github.askjdbc.database;

import java.sql.Blob;
import java.sql.Clob;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.temporal.Temporal;
import java.util.Arrays;
import java.util.Date;
import java.util.UUID;

/** Copies one cell out of a result, so that neither its size nor its connection is kept. */
final class BoundedCell {
  private final ProbeLimits limits;

  BoundedCell(ProbeLimits limits) {
    this.limits = limits;
  }

  /**
   * @return text and binary cut to the limits; what is no plain value as its text; null for NULL
   */
  Object read(ResultSet rows, int column) throws SQLException {
    Object cell = rows.getObject(column);
    if (cell == null
        || cell instanceof Number
        || cell instanceof Boolean
        || cell instanceof Date
        || cell instanceof Temporal
        || cell instanceof UUID) {
      return cell;
    }
    if (cell instanceof byte[] bytes) {
      return Arrays.copyOf(bytes, Math.min(bytes.length, limits.binaryLength()));
    }
    if (cell instanceof Blob blob) {
      return blob.getBytes(1, limits.binaryLength());
    }
    if (cell instanceof Clob clob) {
      return clob.getSubString(1, limits.textLength());
    }
    return cut(String.valueOf(cell));
  }

  private String cut(String text) {
    if (text.length() <= limits.textLength()) {
      return text;
    }
    int end = limits.textLength();
    return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end);
  }
}
