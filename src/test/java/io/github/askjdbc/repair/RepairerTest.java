package io.github.askjdbc.repair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.question.BudgetExhaustedException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RepairerTest {
  private static final String SHOP =
      "CREATE TABLE maker (id INTEGER PRIMARY KEY, name TEXT);"
          + "CREATE TABLE model (id INTEGER PRIMARY KEY, name TEXT,"
          + " maker INTEGER REFERENCES maker (id));"
          + "CREATE TABLE login (id INTEGER PRIMARY KEY,"
          + " password INTEGER REFERENCES maker (id));"
          + "INSERT INTO maker VALUES (1, 'Acme'), (2, 'Volta');"
          + "INSERT INTO model VALUES (10, 'One', 1), (11, 'Two', 2);"
          + "INSERT INTO login VALUES (1, 2)";

  private static final String TWICE_WRONG =
      "SELECT m.name FROM model m JOIN maker k ON m.id = k.id WHERE k.name = 'VOLTA'";

  private RepairFixture shop;

  @BeforeEach
  void open() throws SQLException {
    shop = new RepairFixture(SHOP, Dialect.SQLITE, "Which models does Volta make?");
  }

  @AfterEach
  void close() throws SQLException {
    shop.close();
  }

  @Test
  void repair_twoDefects_mendsBothInTwoRounds() {
    Repaired repaired =
        new Repairer().repair(shop.inspect(TWICE_WRONG).orElseThrow(), shop, shop.budget());

    assertThat(repaired.best().candidate().sql())
        .isEqualTo(
            "SELECT m.name FROM model m JOIN maker k ON m.\"maker\" = k.\"id\""
                + " WHERE k.name = 'Volta'");
    assertThat(repaired.attempts()).filteredOn(RepairAttempt::taken).hasSize(2);
  }

  @Test
  void repair_decisionNoBetter_originalStaysAndTheAttemptIsTold() {
    Inspected original = shop.inspect(TWICE_WRONG).orElseThrow();
    RepairCriterion never =
        new RepairCriterion() {
          @Override
          public Optional<Inspected> inspect(Candidate mended) {
            return shop.inspect(mended);
          }

          @Override
          public boolean improves(Inspected mended, Inspected before) {
            return false;
          }
        };

    Repaired repaired = new Repairer().repair(original, never, shop.budget());

    assertThat(repaired.best()).isSameAs(original);
    assertThat(repaired.changed()).isFalse();
    assertThat(repaired.attempts()).isNotEmpty().noneMatch(RepairAttempt::improved);
  }

  @Test
  void repair_guardRefusesTheMended_originalStays() {
    Inspected original = shop.inspect(TWICE_WRONG).orElseThrow();
    RepairCriterion refusing =
        new RepairCriterion() {
          @Override
          public Optional<Inspected> inspect(Candidate mended) {
            return Optional.empty();
          }

          @Override
          public boolean improves(Inspected mended, Inspected before) {
            return true;
          }
        };

    assertThat(new Repairer().repair(original, refusing, shop.budget()).best()).isSameAs(original);
  }

  @Test
  void repair_timeUsedUp_isOutOfTime() {
    Inspected original = shop.inspect(TWICE_WRONG).orElseThrow();
    shop.clock.set(Duration.ofMinutes(1).toNanos());

    assertThatThrownBy(() -> new Repairer().repair(original, shop, shop.budget()))
        .isInstanceOf(BudgetExhaustedException.class);
  }

  @Test
  void repair_probesUsedUp_silenceIsNoMend() {
    Inspected original = shop.inspect(TWICE_WRONG).orElseThrow();
    while (shop.budget().takeProbe()) {
      // until none is left
    }

    assertThat(new Repairer().repair(original, shop, shop.budget()).best()).isSameAs(original);
  }

  @Test
  void repair_keyOverPrivateColumn_neverPutsItIn() {
    Inspected original =
        shop.inspect("SELECT l.id FROM login l JOIN maker k ON l.id = k.id").orElseThrow();

    Repaired repaired = new Repairer().repair(original, shop, shop.budget());

    assertThat(repaired.best()).isSameAs(original);
    assertThat(repaired.attempts()).noneMatch(attempt -> attempt.after().contains("password"));
  }

  @Test
  void repair_nothingFlagged_triesNothing() {
    Inspected original =
        shop.inspect("SELECT m.name FROM model m JOIN maker k ON m.maker = k.id").orElseThrow();

    assertThat(new Repairer().repair(original, shop, shop.budget()).attempts()).isEmpty();
  }
}
