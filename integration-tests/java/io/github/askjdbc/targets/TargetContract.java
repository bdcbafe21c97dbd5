package io.github.askjdbc.targets;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** What every target must show, run once for each. */
abstract class TargetContract
    implements PlainSqlContract,
        QuestionContract,
        AskCallContract,
        SessionContract,
        PrivacyContract,
        FailureContract,
        StalenessContract,
        ViewContract,
        NameContract,
        CatalogContract,
        TimeContract {

  private Connection target;
  private Connection asking;

  @BeforeEach
  void open() throws SQLException {
    target = DriverManager.getConnection(url(), user(), password());
    ClinicScript.recreate(target);
    asking = DriverManager.getConnection(askUrl(), user(), password());
  }

  @AfterEach
  void close() throws SQLException {
    asking.close();
    target.close();
  }

  @Override
  public final Connection target() {
    return target;
  }

  @Override
  public final Connection asking() {
    return asking;
  }
}
