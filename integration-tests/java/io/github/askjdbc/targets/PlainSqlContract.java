package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.failure;
import static io.github.askjdbc.targets.TargetSession.message;
import static io.github.askjdbc.targets.TargetSession.rows;
import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Plain SQL is the target's own business. */
interface PlainSqlContract extends TargetSession {

  @Test
  default void plainSql_queries_sameRowsAndLabels() throws SQLException {
    for (String sql :
        List.of(
            "SELECT * FROM patient ORDER BY id",
            "select name as \"how many\", 1+1 from doctor order by 1",
            "/* How many doctors? */ SELECT COUNT(*) FROM doctor -- and patients?",
            "SELECT d.name, COUNT(*) FROM doctor d JOIN visit v ON v.doctor_id = d.id GROUP BY d.name"
                + " ORDER BY 2, 1")) {
      String text = url().contains("mariadb") ? sql.replace('"', '`') : sql;
      assertThat(rows(asking(), text)).as(text).isEqualTo(rows(target(), text));
    }
  }

  @Test
  default void plainSql_mistyped_sameErrorAsTarget() {
    for (String sql : List.of("SELEC name FROM patient", "SELECT nope FROM patient")) {
      SQLException expected = failure(target(), sql);
      SQLException actual = failure(asking(), sql);
      assertThat((Throwable) actual).as(sql).hasSameClassAs(expected);
      assertThat(actual.getSQLState()).as(sql).isEqualTo(expected.getSQLState());
      assertThat(actual.getErrorCode()).as(sql).isEqualTo(expected.getErrorCode());
      assertThat(message(actual)).as(sql).isEqualTo(message(expected));
    }
  }

  @Test
  default void plainSql_update_sameCountAndNoWarning() throws SQLException {
    try (Statement statement = asking().createStatement()) {
      assertThat(statement.executeUpdate("UPDATE doctor SET salary = salary + 1 WHERE id < 3"))
          .isEqualTo(2);
      assertThat((Throwable) statement.getWarnings()).isNull();
    }
  }
}
