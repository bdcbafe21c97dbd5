package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.rows;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A function that somebody stored is not called by the name of a harmless one. */
interface StoredFunctionContract extends StalenessContract {

  /** The name of a harmless function that a stored one can take on this target. */
  String harmlessName();

  /** Whether the target has a function of that name itself. */
  default boolean hasItItself() {
    return false;
  }

  /** How often it was called, where that can be told. */
  default long calls() {
    return 0;
  }

  /** Stores a function of that name and of an integer; what it returns is 4711. */
  void storeFunction() throws SQLException;

  void dropFunction() throws SQLException;

  private String call(String table) {
    return "SELECT " + harmlessName() + "(id) FROM " + table;
  }

  @Test
  default void storedFunction_namedAsAHarmlessOne_isNotCalledUnlessVouchedFor()
      throws SQLException {
    storeFunction();
    try {
      assertThat(rows(target(), call("doctor")).toString())
          .as("what the target calls")
          .contains("4711");

      long before = calls();
      String check = "ASK CHECK 'numbers of doctors' AS " + call("doctor");
      assertThat(report(check, "ask.private", "*.nothing_" + harmlessName()))
          .contains("NL005")
          .contains("the function " + harmlessName().toUpperCase(Locale.ROOT))
          .contains("stored in this database");
      assertThat(calls()).isEqualTo(before);
      assertThat(report(check, "ask.functions", harmlessName())).doesNotContain("NL005");
    } finally {
      dropFunction();
    }
  }

  @Test
  default void storedFunction_madeBetweenTwoAnswers_isNotCalled(@TempDir Path folder)
      throws SQLException {
    if (!hasItItself()) {
      return;
    }
    try (Connection asking = verified(folder, call("gadget"))) {
      assertThat(StalenessContract.outcome(asking, QUESTION)).startsWith("[[1");
      storeFunction();
      assertThat(rows(target(), call("gadget")).toString()).contains("4711");

      assertThat(StalenessContract.outcome(asking, QUESTION)).matches("NL00\\d");
    } finally {
      dropFunction();
    }
  }

  /** Of a connection that reads the catalog anew, since its settings are its own. */
  private String report(String text, String setting, String value) throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("user", user());
    properties.setProperty("password", password());
    properties.setProperty("ask.budget.time", "60s");
    properties.setProperty(setting, value);
    try (Connection asking = DriverManager.getConnection(askUrl(), properties)) {
      return rows(asking, text).toString();
    }
  }
}
