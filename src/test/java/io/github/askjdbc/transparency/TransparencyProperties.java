package io.github.askjdbc.transparency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;
import net.jqwik.api.Tuple;

/**
 * Any script of JDBC calls has the same outcomes on a target alone and through {@code jdbc:ask:}.
 *
 * <p>{@code -Dtransparency.scripts=100} runs a hundred times as many scripts.
 */
@Tag("property")
abstract class TransparencyProperties {
  private static final int SCRIPTS = Integer.getInteger("transparency.scripts", 1);
  private static final int LONGEST = 120;
  static final Duration NO_DEADLOCK = Duration.ofMinutes(2);

  /** The target's own URL; its database may be shared with the script before. */
  abstract String url();

  abstract Texts texts();

  /** How several threads get on with one connection of the target. */
  SharedUse.Sharing sharing() {
    return SharedUse.Sharing.FREELY;
  }

  /** How much of the usual number of calls a target gets, from 1 for a slow one to 4 for all. */
  int share() {
    return 4;
  }

  @Property(tries = 10, seed = "20260101", shrinking = ShrinkingMode.BOUNDED)
  void script_ofAnyCalls_hasTheOutcomesOfTheTarget(@ForAll("scripts") List<List<Step>> scripts)
      throws Exception {
    for (List<Step> script : scripts) {
      assertAlike("", connection -> Script.run(script, texts(), connection));
    }
  }

  @Example
  void closing_inEveryOrder_hasTheOutcomesOfTheTarget() throws Exception {
    for (List<ClosingOrder.Part> order : ClosingOrder.orders(15 * share() * SCRIPTS)) {
      assertAlike(order.toString(), connection -> ClosingOrder.run(order, texts(), connection));
    }
  }

  @Example
  void cancel_fromAnotherThread_hasTheOutcomesOfTheTarget() {
    assertTimeoutPreemptively(
        NO_DEADLOCK, () -> assertAlike("", connection -> Cancelling.run(texts(), connection)));
  }

  @Example
  void severalThreads_onOneConnection_haveTheOutcomesOfTheTarget() {
    assertTimeoutPreemptively(
        NO_DEADLOCK, () -> assertAlike("", connection -> SharedUse.run(connection, sharing())));
  }

  @Provide
  Arbitrary<List<List<Step>>> scripts() {
    Arbitrary<Integer> numbers = Arbitraries.integers().between(0, 100_000).withoutEdgeCases();
    Arbitrary<Step> steps =
        Combinators.combine(
                numbers,
                Arbitraries.frequency(Tuple.of(3, 0), Tuple.of(1, 1)),
                numbers,
                Arbitraries.longs().withoutEdgeCases())
            .as(Step::new);
    return steps
        .list()
        .ofMinSize(1)
        .ofMaxSize(LONGEST)
        .withSizeDistribution(RandomDistribution.uniform())
        .list()
        .ofSize(share() * SCRIPTS);
  }

  /** Makes calls on a connection, closes it, and tells what came of each call. */
  @FunctionalInterface
  interface Work {
    List<String> on(Connection connection) throws Exception;
  }

  private List<String> run(Work work, String prefix) throws Exception {
    Connection connection = DriverManager.getConnection(url().replaceFirst("^jdbc:", prefix));
    try (Statement statement = connection.createStatement()) {
      for (String sql : texts().tables()) {
        make(statement, sql);
      }
    }
    return work.on(connection);
  }

  /** What an earlier script has not left needs no dropping. */
  private static void make(Statement statement, String sql) throws SQLException {
    try {
      statement.execute(sql);
    } catch (SQLException e) {
      if (!sql.startsWith("DROP ")) {
        throw e;
      }
    }
  }

  /** Fails with what came before the first difference. */
  final void assertAlike(String what, Work work) throws Exception {
    List<String> alone = run(work, "jdbc:");
    List<String> asked = run(work, "jdbc:ask:");
    int same = 0;
    while (same < alone.size() && same < asked.size() && alone.get(same).equals(asked.get(same))) {
      same++;
    }
    List<String> before = alone.subList(0, same);
    assertThat(asked.stream().skip(same).findFirst())
        .as(() -> what + "\n" + String.join("\n", before))
        .isEqualTo(alone.stream().skip(same).findFirst());
  }
}
