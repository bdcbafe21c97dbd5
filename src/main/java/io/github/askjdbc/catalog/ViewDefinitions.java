package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads the definitions of the views in the current schema, as the target keeps them. */
final class ViewDefinitions {

  /** A cell of a probe may be cut, so that a definition is read in pieces. */
  private static final int PIECE = 1_000;

  private static final int PIECES = 10;

  private ViewDefinitions() {}

  /**
   * By the view's name; a definition that is too long, or that the target does not tell, is
   * missing.
   *
   * @param most how many views are looked at
   */
  static Map<String, String> read(ReadOnlyDatabase database, QuestionBudget budget, int most) {
    Map<String, String> definitions = new HashMap<>();
    ProbeQuery query = ProbeQuery.of(query(database.dialect()), most);
    if (database.query(query, budget) instanceof ProbeOutcome.Rows rows) {
      for (List<Object> row : rows.rows()) {
        String text =
            row.subList(2, row.size()).stream()
                .map(piece -> piece == null ? "" : piece.toString())
                .collect(Collectors.joining());
        // a text that was cut might read as harmless
        if (row.get(1) instanceof Number length && length.longValue() == text.length()) {
          definitions.put(String.valueOf(row.get(0)), text);
        }
      }
    }
    return definitions;
  }

  private static String query(Dialect dialect) {
    return switch (dialect) {
      case SQLITE ->
          select("v.name", "v.sql", "LENGTH(v.sql)", "SUBSTR")
              + " FROM (SELECT name, type, sql FROM sqlite_temp_master"
              + " UNION ALL SELECT name, type, sql FROM sqlite_master) v WHERE v.type = 'view'";
      case DERBY ->
          select("t.TABLENAME", "v.VIEWDEFINITION", "LENGTH(v.VIEWDEFINITION)", "SUBSTR")
              + " FROM SYS.SYSVIEWS v JOIN SYS.SYSTABLES t ON t.TABLEID = v.TABLEID"
              + " JOIN SYS.SYSSCHEMAS s ON s.SCHEMAID = t.SCHEMAID"
              // names in it mean those of the schema that was the current one
              + " WHERE s.SCHEMANAME = CURRENT SCHEMA AND v.COMPILATIONSCHEMAID = s.SCHEMAID";
      case ORACLE ->
          select("v.VIEW_NAME", "v.TEXT_VC", "v.TEXT_LENGTH", "SUBSTR") + " FROM USER_VIEWS v";
      case SQLSERVER -> standard("LEN", "SCHEMA_NAME()");
      case MYSQL, MARIADB -> standard("CHAR_LENGTH", "DATABASE()");
      case TRINO -> standard("LENGTH", "CURRENT_SCHEMA");
      default -> standard("CHAR_LENGTH", "CURRENT_SCHEMA");
    };
  }

  private static String standard(String length, String schema) {
    return select("v.TABLE_NAME", "v.VIEW_DEFINITION", length + "(v.VIEW_DEFINITION)", "SUBSTRING")
        + " FROM INFORMATION_SCHEMA.VIEWS v WHERE v.TABLE_SCHEMA = "
        + schema;
  }

  private static String select(String name, String text, String length, String piece) {
    return IntStream.range(0, PIECES)
        .mapToObj(i -> "%s(%s, %d, %d) AS p%d".formatted(piece, text, 1 + i * PIECE, PIECE, i))
        .collect(Collectors.joining(", ", "SELECT " + name + " AS n, " + length + " AS l, ", ""));
  }
}
