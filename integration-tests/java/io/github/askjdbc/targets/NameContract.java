package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.rows;
import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What a name was understood to mean is what the target reads. */
interface NameContract extends TargetSession {

  List<String> PRIVATE_ROWS =
      List.of(
          "SELECT p FROM patient p",
          "SELECT patient FROM patient",
          "SELECT DISTINCT p FROM patient p",
          "SELECT COUNT(p) FROM patient p",
          "SELECT name FROM patient p WHERE p IS NULL",
          "SELECT name FROM patient p WHERE p = p",
          "SELECT name FROM patient p WHERE CAST(p AS VARCHAR(99)) LIKE '%x1%'",
          "SELECT name FROM patient p ORDER BY p",
          "SELECT COUNT(*) FROM patient p GROUP BY p",
          "SELECT name AS p FROM patient p ORDER BY CAST(CAST(p AS VARCHAR(99)) AS INTEGER)",
          "SELECT name AS patient FROM patient ORDER BY UPPER(patient)",
          "SELECT COUNT(*) AS p FROM patient p GROUP BY p.id HAVING CAST(p AS VARCHAR(99)) > 'a'",
          "SELECT COUNT(*) AS p FROM patient p GROUP BY p",
          "SELECT COUNT(*) AS p FROM patient p HAVING p IS NOT NULL",
          "SELECT MAX(name) AS p FROM patient p HAVING MAX(p) IS NOT NULL",
          "SELECT (SELECT MAX(p) FROM patient p) FROM (SELECT 1 AS p FROM doctor) o",
          "SELECT (SELECT MAX(password) FROM (SELECT name AS \"PASSWORD\" FROM doctor) d)"
              + " FROM patient p",
          "SELECT (SELECT MAX(password) FROM (SELECT name AS \"Password\" FROM doctor) d)"
              + " FROM patient p",
          "SELECT (SELECT MAX(p.password) FROM (SELECT name AS password FROM doctor) \"P\")"
              + " FROM patient p",
          "SELECT (SELECT MAX(p.password) FROM (SELECT name AS password FROM doctor) \"Q\", visit v"
              + " JOIN doctor d ON p.password = 'x1') FROM patient p",
          "SELECT (SELECT COUNT(*) FROM (SELECT name AS password FROM doctor) p, visit v"
              + " JOIN doctor d ON p.password = 'x1') FROM patient p",
          "SELECT (SELECT COUNT(*) FROM visit v JOIN doctor d ON p.password = 'x1'"
              + " JOIN patient p ON p.id = v.id) FROM (SELECT name AS password FROM doctor) p",
          "SELECT (SELECT MAX(d.v) FROM patient q, (SELECT password AS v FROM doctor) d)"
              + " FROM (SELECT name AS password FROM doctor) p",
          "SELECT (SELECT MAX(d.v) FROM patient p, (SELECT p.password AS v FROM doctor) d)"
              + " FROM (SELECT name AS password FROM doctor) p",
          "WITH \"PG_SHADOW\" AS (SELECT name AS usename FROM doctor) SELECT usename FROM pg_shadow",
          "SELECT name FROM patient JOIN department USING (password)",
          "SELECT patient.name FROM patient NATURAL JOIN doctor");

  List<String> STARS =
      List.of(
          "SELECT * FROM department",
          "SELECT department.* FROM department",
          "SELECT * FROM department d, visit v",
          "SELECT v.*, d.* FROM department d JOIN visit v ON v.id = d.id",
          "SELECT * FROM department JOIN visit USING (id)",
          "SELECT * FROM visit LEFT JOIN department USING (id)",
          "SELECT * FROM visit NATURAL JOIN department",
          "SELECT * FROM (SELECT * FROM department) x",
          "SELECT x.*, d.* FROM (SELECT id, floor FROM department) x, department d",
          "SELECT d.* FROM department d JOIN visit USING (id)",
          "SELECT * FROM department WHERE EXISTS (SELECT 1 FROM visit WHERE doctor_id = floor)");

  @Test
  default void privateRow_byAnyName_neverMakesADifference() throws SQLException {
    List<String> before = outcomes();
    execute("UPDATE patient SET password = name");

    assertThat(outcomes()).isEqualTo(before);
  }

  /** What each attack shows: a refusal, rows or an error. */
  private List<String> outcomes() throws SQLException {
    List<String> outcomes = new ArrayList<>();
    int refused = 0;
    for (String sql : PRIVATE_ROWS) {
      String ours = written(sql);
      refused += ours.isEmpty() ? 1 : 0;
      outcomes.add(sql + " as " + (ours.isEmpty() ? "nothing" : ours + ": " + outcome(ours)));
    }
    assertThat(refused).as("attacks refused by the guard").isGreaterThan(PRIVATE_ROWS.size() - 6);
    return outcomes;
  }

  private String outcome(String sql) {
    try {
      return shown(target(), sql).toString();
    } catch (SQLException e) {
      return e.getMessage();
    }
  }

  @Test
  default void sequence_byAnyName_neverMoves() throws SQLException {
    String product = target().getMetaData().getDatabaseProductName().toLowerCase(Locale.ROOT);
    if (product.contains("sqlite") || product.contains("mysql")) {
      return;
    }
    drop("sq", product);
    execute("CREATE SEQUENCE sq START WITH 5");
    try {
      for (String sql :
          List.of(
              "SELECT sq.nextval FROM (SELECT id AS nextval FROM patient) sq",
              "SELECT sq.currval FROM (SELECT id AS currval FROM patient) sq",
              "SELECT nextval FROM (SELECT id AS nextval FROM patient) sq",
              "SELECT sq.nextval FROM patient sq",
              "SELECT nextval('sq') FROM patient",
              "SELECT NEXTVAL(sq) FROM patient",
              "SELECT NEXT VALUE FOR sq FROM patient",
              "SELECT name FROM patient WHERE id > NEXT VALUE FOR sq",
              "SELECT name FROM patient ORDER BY nextval('sq')")) {
        String ours = written(sql);
        if (!ours.isEmpty()) {
          outcome(ours);
        }
      }
      boolean function = product.contains("postgres") || product.contains("duckdb");
      String next =
          function ? "SELECT nextval('sq')" : "SELECT NEXT VALUE FOR sq FROM patient WHERE id = 1";
      assertThat(rows(target(), next)).as("the sequence").isEqualTo(List.of(List.of("5")));
    } finally {
      drop("sq", product);
    }
  }

  @Test
  default void star_writtenOut_showsWhatTheTargetShows() throws SQLException {
    int written = 0;
    for (String sql : STARS) {
      String ours = written(sql);
      if (!ours.isEmpty()) {
        assertThat(ours).as(sql).doesNotContain("SELECT * FROM department");
        assertThat(shown(target(), ours)).as(sql + " as " + ours).isEqualTo(shown(target(), sql));
        written++;
      }
    }
    assertThat(written).isGreaterThanOrEqualTo(STARS.size() - 1);
  }

  /** Whether a query in FROM sees the tables before it. */
  default boolean queriesInFromSeeSiblings() {
    return false;
  }

  @Test
  default void queryInFrom_namingAColumnOfItsSibling_isRefusedByTheTargetAsWeAssume()
      throws SQLException {
    for (String sql :
        List.of(
            "SELECT d.v FROM patient p, (SELECT password AS v FROM doctor) d",
            "SELECT d.v FROM patient p JOIN (SELECT p.password AS v FROM doctor) d ON 1 = 1",
            "SELECT d.v FROM patient p, (SELECT v FROM (SELECT password AS v FROM doctor) x) d",
            "SELECT (SELECT MAX(d.v) FROM patient p, (SELECT password AS v FROM doctor) d)"
                + " FROM visit")) {
      boolean seen = true;
      try {
        rows(target(), sql);
      } catch (SQLException e) {
        seen = false;
      }
      assertThat(seen).as(sql).isEqualTo(queriesInFromSeeSiblings());
    }
    assertThat(written("SELECT d.v FROM patient p, (SELECT password AS v FROM doctor) d"))
        .isEmpty();
  }

  /** The word that makes a column of a table one that a star leaves out; empty if there is none. */
  default String invisible() {
    return "";
  }

  @Test
  default void star_overATableWithAnInvisibleColumn_leavesItOut() throws SQLException {
    if (invisible().isEmpty()) {
      return;
    }
    ClinicScript.drop(target(), "ward");
    run("CREATE TABLE ward (id INTEGER, beds INTEGER, floor INTEGER " + invisible() + ")");
    run("INSERT INTO ward (id, beds, floor) VALUES (1, 20, 3)");
    for (String sql :
        List.of(
            "SELECT * FROM ward",
            "SELECT w.* FROM ward w",
            "SELECT * FROM ward w, department d",
            "SELECT x.* FROM (SELECT * FROM ward) x")) {
      String ours = written(sql);
      assertThat(ours).as(sql).isNotEmpty();
      assertThat(shown(target(), ours)).as(sql + " as " + ours).isEqualTo(shown(target(), sql));
    }
    for (String sql :
        List.of(
            "SELECT * FROM ward JOIN department USING (id)",
            "SELECT (SELECT MAX(floor) FROM ward) FROM (SELECT id AS floor FROM department) d")) {
      String ours = written(sql);
      if (!ours.isEmpty() && !ours.contains("d.floor")) {
        assertThat(shown(target(), ours)).as(sql + " as " + ours).isEqualTo(shown(target(), sql));
      }
    }
    assertThat(written("SELECT floor FROM (SELECT * FROM ward) x")).isEmpty();
    run("DROP TABLE ward");
  }

  @Test
  default void table_withItsPlaceBeforeIt_isFound() throws SQLException {
    String quote = target().getMetaData().getIdentifierQuoteString();
    String place = place();
    assertThat(written("SELECT name FROM " + quote + place + quote + ".department"))
        .contains(place)
        .contains("department");
    assertThat(decision("ASK CHECK 'names' AS SELECT name FROM elsewhere.department"))
        .startsWith("abstain NL005");
  }

  private String place() throws SQLException {
    if (target().getSchema() != null && !target().getSchema().isEmpty()) {
      return target().getSchema();
    }
    String catalog = target().getCatalog();
    return catalog == null || catalog.isEmpty() ? "main" : catalog;
  }

  /** The SQL that would run; empty where the guard refuses it. */
  private String written(String sql) throws SQLException {
    try (Statement statement = asking().createStatement();
        ResultSet result = statement.executeQuery("ASK CHECK 'departments' AS " + sql)) {
      String fragment = "";
      while (result.next()) {
        boolean refused = String.valueOf(result.getString("message")).contains("NL005");
        fragment = refused ? "" : String.valueOf(result.getString("fragment"));
      }
      return fragment;
    }
  }

  private static List<String> shown(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      ResultSetMetaData metadata = result.getMetaData();
      List<String> shown = new ArrayList<>();
      for (int i = 1; i <= metadata.getColumnCount(); i++) {
        shown.add(metadata.getColumnLabel(i));
      }
      TargetSession.read(result).stream().map(String::valueOf).sorted().forEach(shown::add);
      return shown;
    }
  }

  private void drop(String sequence, String product) throws SQLException {
    boolean derby = product.contains("derby");
    try {
      execute(
          derby
              ? "DROP SEQUENCE " + sequence + " RESTRICT"
              : "DROP SEQUENCE IF EXISTS " + sequence);
    } catch (SQLException e) {
      if (!derby) {
        throw e;
      }
    }
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = target().createStatement()) {
      statement.execute(sql);
    }
  }
}
