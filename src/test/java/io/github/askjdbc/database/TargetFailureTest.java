package io.github.askjdbc.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.sql.SQLDataException;
import java.sql.SQLException;
import java.sql.SQLRecoverableException;
import java.sql.SQLSyntaxErrorException;
import java.sql.SQLTimeoutException;
import java.sql.SQLTransactionRollbackException;
import java.sql.SQLTransientConnectionException;
import java.sql.SQLTransientException;
import java.sql.SQLWarning;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TargetFailureTest {
  private static final String CELL = "Zanzamark";

  @Test
  void standIn_cellInEveryPart_tellsNone() {
    SQLException failure = new SQLException(CELL, "22P02", 7, new IllegalStateException(CELL));
    failure.setNextException(new SQLException(CELL));
    failure.addSuppressed(new SQLException(CELL));

    SQLException standIn = TargetFailure.standIn("It failed", failure);

    assertThat((Throwable) standIn)
        .hasMessage("It failed: java.sql.SQLException, SQLSTATE 22P02, code 7")
        .hasNoCause()
        .hasNoSuppressedExceptions()
        .hasFieldOrPropertyWithValue("SQLState", "22P02")
        .hasFieldOrPropertyWithValue("errorCode", 7);
    assertThat((Throwable) standIn.getNextException()).isNull();
    assertThat(standIn.getStackTrace()).isEqualTo(failure.getStackTrace());
    StringWriter trace = new StringWriter();
    standIn.printStackTrace(new PrintWriter(trace));
    assertThat(trace.toString()).doesNotContain(CELL);
  }

  @Test
  void standIn_textForSqlState_tellsNone() {
    SQLException standIn =
        TargetFailure.standIn("It failed", new SQLException(CELL, CELL + " is no state"));

    assertThat((Throwable) standIn).hasMessage("It failed: java.sql.SQLException");
    assertThat(standIn.getSQLState()).isNull();
  }

  static Stream<Arguments> classes() {
    return Stream.of(
        Arguments.of(new SQLException(CELL), SQLException.class),
        Arguments.of(new SQLDataException(CELL), SQLDataException.class),
        Arguments.of(new SQLSyntaxErrorException(CELL), SQLSyntaxErrorException.class),
        Arguments.of(new SQLRecoverableException(CELL), SQLRecoverableException.class),
        Arguments.of(
            new SQLTransactionRollbackException(CELL), SQLTransactionRollbackException.class),
        // pools give up a connection for the class alone
        Arguments.of(new SQLTimeoutException(CELL), SQLTransientException.class),
        Arguments.of(new SQLTransientConnectionException(CELL), SQLTransientException.class),
        Arguments.of(new SQLDataException(CELL) {}, SQLDataException.class));
  }

  @ParameterizedTest
  @MethodSource("classes")
  void standIn_classOfJdbc_isKeptUnlessPoolsGiveUpConnectionsForIt(
      SQLException failure, Class<?> kept) {
    assertThat((Throwable) TargetFailure.standIn("It failed", failure)).isExactlyInstanceOf(kept);
  }

  @Test
  void standIn_reasonOfOurOwn_isToldAsItIs() {
    SQLException ours = new UnaskedTargetException("commit or roll back, and ask again");

    assertThat((Throwable) TargetFailure.standIn("It failed", ours)).isSameAs(ours);
    assertThat(ProbeOutcome.Failed.of(ours).reason()).isEqualTo(ours.getMessage());
  }

  @Test
  void standIn_warnings_tellsEachWithoutItsMessage() {
    SQLWarning warnings = new SQLWarning(CELL, "01000", 3);
    warnings.setNextWarning(new SQLWarning(CELL));

    SQLWarning first = TargetFailure.standIn(warnings);

    assertThat((Throwable) first)
        .hasMessage("The database warns: java.sql.SQLWarning, SQLSTATE 01000, code 3")
        .hasFieldOrPropertyWithValue("SQLState", "01000");
    assertThat((Throwable) first.getNextWarning())
        .hasMessage("The database warns: java.sql.SQLWarning");
    assertThat((Throwable) first.getNextWarning().getNextWarning()).isNull();
    assertThat((Throwable) TargetFailure.standIn((SQLWarning) null)).isNull();
  }
}
