package io.github.askjdbc.attack;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.attack.ShopCopy.Side;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where nothing is fenced off, the attack sees it. */
class AttackIT {

  @TempDir private Path folder;

  private Path reach;
  private ShopCopy one;
  private ShopCopy other;
  private Controls controls;

  @BeforeEach
  void open() throws SQLException, IOException {
    reach = Files.createDirectory(folder.resolve("reach"));
    one = copy("a", Side.ONE, Side.ONE);
    other = copy("b", Side.OTHER, Side.OTHER);
    controls = new Controls(AttackIT::copy);
  }

  private static ShopCopy copy(String name, Side cells, Side places) throws SQLException {
    String url = "jdbc:h2:mem:" + ShopCopy.DATABASE + name + ";MODE=LEGACY";
    ShopCopy copy = new ShopCopy(() -> DriverManager.getConnection(url, ShopCopy.USER, ""));
    copy.fill(cells, places, List.of("CREATE SEQUENCE ticket START WITH {11|907}"));
    return copy;
  }

  @AfterEach
  void close() throws SQLException {
    controls.close();
    one.close();
    other.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "SELECT password FROM customer WHERE id = 1 | shows what is private: qzxalpha",
        "SELECT CAST(password AS INT) FROM customer | shows what is private",
        "SELECT CURRENT_USER FROM customer | shows what is private: QZXADMIN",
        "SELECT COUNT(*) FROM customer WHERE password LIKE '%a%' | the copies differ",
        "SELECT name FROM customer ORDER BY password | the copies differ",
        "SELECT MAX(salary) FROM employee | the copies differ",
        "SELECT id, ROW_NUMBER() OVER (ORDER BY salary) FROM employee | the copies differ",
        "SELECT name FROM employee WHERE 1 / (salary - 971113) > 0 | the copies differ",
        "SELECT RANDOM_UUID() FROM customer | is another each time",
        "SELECT _ROWID_ FROM audit | the copies differ",
        "SELECT NEXT VALUE FOR ticket FROM branch | SEQUENCES",
        "DELETE FROM audit | rows of audit",
        "SELECT id FROM FINAL TABLE (UPDATE product SET stock = stock + 1) | rows of product",
        "CREATE TABLE copied AS SELECT name FROM customer | tables: ",
        "SET @a = COALESCE(@a, 0) + 1 | SESSION_STATE",
        "SELECT FILE_WRITE('x', '{out}') FROM branch | files of the attack"
      })
  void run_withoutAFence_findsTheHole(String sql, String found) throws SQLException {
    String text = sql.replace("{out}", reach.resolve("out.txt").toString());

    AttackReport report = run(text);

    assertThat(report.holes().stream().map(AttackReport.Hole::what))
        .anySatisfy(what -> assertThat(what).contains(found));
  }

  @Test
  void run_harmlessQuery_findsNothing() throws SQLException {
    AttackReport report = run("SELECT name, city FROM customer ORDER BY name");

    assertThat(report.holes()).isEmpty();
    assertThat(report.allowedShare()).isOne();
    assertThat(report.ranShare()).isOne();
  }

  private AttackReport run(String sql) throws SQLException {
    AttackReport report = new AttackReport("H2", 0);
    new Attack("h2", one, other, controls, reach, Optional::of)
        .run(List.of(new Mutant(0, sql, List.of(), sql)), report);
    return report;
  }
}
