package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.rows;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.github.askjdbc.AbstentionException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Questions leave the transaction, the session and the pool as they were. */
interface SessionContract extends TargetSession {

  @Test
  default void pool_answerAndAbstention_keepConnectionInPool() throws SQLException {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(askUrl());
    config.setUsername(user());
    config.setPassword(password());
    config.setMaximumPoolSize(1);
    try (HikariDataSource pool = new HikariDataSource(config)) {
      Connection first;
      try (Connection connection = pool.getConnection()) {
        first = connection.unwrap(Connection.class);
        assertThat(rows(connection, ANSWERABLE)).containsExactly(List.of("3"));
        assertThatThrownBy(() -> rows(connection, UNANSWERABLE))
            .isInstanceOf(AbstentionException.class);
      }
      try (Connection connection = pool.getConnection()) {
        assertThat(connection.unwrap(Connection.class)).isSameAs(first);
        assertThat(rows(connection, "SELECT COUNT(*) FROM doctor")).containsExactly(List.of("4"));
      }
    }
  }

  @Test
  default void transaction_questionInTheMiddle_seesItsRowsAndGoesOn() throws SQLException {
    asking().setAutoCommit(false);
    update("INSERT INTO patient VALUES (6, 'Tove Ghys', 'Ghent', 1999, NULL)");
    assertThat(rows(asking(), ANSWERABLE)).containsExactly(List.of("4"));
    assertThatThrownBy(() -> rows(asking(), UNANSWERABLE)).isInstanceOf(AbstentionException.class);
    update("INSERT INTO patient VALUES (7, 'Uma Hove', 'Ghent', 1993, NULL)");
    asking().commit();
    asking().setAutoCommit(true);
    assertThat(rows(target(), "SELECT COUNT(*) FROM patient")).containsExactly(List.of("7"));
  }

  @Test
  default void transaction_failingProbe_isNeverAborted() throws SQLException {
    asking().setAutoCommit(false);
    update("INSERT INTO patient VALUES (6, 'Tove Ghys', 'Ghent', 1999, NULL)");
    decision("ASK CHECK 'names of doctors' AS SELECT CAST(name AS INTEGER) FROM doctor");
    decision("ASK CHECK 'names of doctors' AS SELECT nope FROM doctor");
    decision("ASK CHECK 'salaries of doctors' AS SELECT salary / (salary - salary) FROM doctor");
    assertThat(rows(asking(), "SELECT COUNT(*) FROM patient")).containsExactly(List.of("6"));
    update("INSERT INTO patient VALUES (7, 'Uma Hove', 'Ghent', 1993, NULL)");
    asking().commit();
    assertThat(rows(target(), "SELECT COUNT(*) FROM patient")).containsExactly(List.of("7"));
  }

  @Test
  default void transaction_savepoint_rolledBackToAfterAQuestion() throws SQLException {
    if (!target().getMetaData().supportsSavepoints()) {
      assertThatThrownBy(() -> asking().setSavepoint()).isInstanceOf(SQLException.class);
      return;
    }
    asking().setAutoCommit(false);
    update("INSERT INTO patient VALUES (6, 'Tove Ghys', 'Ghent', 1999, NULL)");
    Savepoint savepoint = asking().setSavepoint("before");
    update("INSERT INTO patient VALUES (7, 'Uma Hove', 'Ghent', 1993, NULL)");
    assertThat(rows(asking(), ANSWERABLE)).containsExactly(List.of("5"));
    asking().rollback(savepoint);
    assertThat(rows(asking(), ANSWERABLE)).containsExactly(List.of("4"));
    asking().commit();
    asking().setAutoCommit(true);
    assertThat(rows(asking(), ANSWERABLE)).containsExactly(List.of("4"));
  }

  @Test
  default void temporaryTable_ofTheSession_isAnsweredFrom() throws SQLException {
    for (String sql : temporaryNurses()) {
      run(sql);
    }
    if (listsTemporaryTables()) {
      assertThat(rows(asking(), "How many nurses are there?")).containsExactly(List.of("2"));
    } else {
      assertThatThrownBy(() -> rows(asking(), "How many nurses are there?"))
          .isInstanceOf(AbstentionException.class);
    }
    assertThat(rows(asking(), ANSWERABLE)).containsExactly(List.of("3"));
  }

  @Test
  default void connection_updatesByAnotherThreadMeanwhile_noneIsLost() throws Exception {
    updateWhileAsking();
    assertThat(rows(target(), "SELECT salary FROM doctor WHERE id = 1"))
        .containsExactly(List.of("9120"));
  }

  @Test
  default void session_askedOnItself_updatesByAnotherThreadAreNotLost() throws Exception {
    for (String sql : temporaryNurses()) {
      run(sql.replace("nurse", "porter"));
    }
    updateWhileAsking();
    assertThat(rows(target(), "SELECT salary FROM doctor WHERE id = 1"))
        .containsExactly(List.of("9120"));
  }

  @Test
  default void transaction_updatesByAnotherThreadMeanwhile_noneIsLost() throws Exception {
    asking().setAutoCommit(false);
    update("UPDATE doctor SET salary = salary WHERE id = 1");
    updateWhileAsking();
    asking().commit();
    assertThat(rows(target(), "SELECT salary FROM doctor WHERE id = 1"))
        .containsExactly(List.of("9120"));
  }

  private void updateWhileAsking() throws Exception {
    CompletableFuture<Void> updates =
        CompletableFuture.runAsync(
            () -> {
              try {
                for (int i = 0; i < 20; i++) {
                  update("UPDATE doctor SET salary = salary + 1 WHERE id = 1");
                }
              } catch (SQLException e) {
                throw new IllegalStateException(e);
              }
            });
    if (takesOneThreadAtATime()) {
      updates.get();
    }
    do {
      assertThat(rows(asking(), ANSWERABLE)).containsExactly(List.of("3"));
    } while (!updates.isDone());
    updates.get();
  }
}
