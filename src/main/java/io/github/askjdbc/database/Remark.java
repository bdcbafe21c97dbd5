package io.github.askjdbc.database;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/** What the owner of a table or column wrote about it in the database. */
public final class Remark {

  /** Longer ones are cut: each is kept and read as long as its catalog is. */
  private static final int LONGEST = 10_000;

  private Remark() {}

  /** That of the metadata's current row, without the blanks around it; empty if there is none. */
  public static Optional<String> of(ResultSet metadata) throws SQLException {
    return Optional.ofNullable(metadata.getString("REMARKS"))
        .map(Remark::cut)
        .map(String::strip)
        .filter(text -> !text.isEmpty());
  }

  private static String cut(String text) {
    if (text.length() <= LONGEST) {
      return text;
    }
    boolean halved = Character.isHighSurrogate(text.charAt(LONGEST - 1));
    return text.substring(0, halved ? LONGEST - 1 : LONGEST);
  }
}
