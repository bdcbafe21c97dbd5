package io.github.askjdbc.transparency;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
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

  /** The target's own URL; its database may be shared with the script before. */
  abstract String url();

  abstract Texts texts();

  @Property(tries = 40, seed = "20260101", shrinking = ShrinkingMode.BOUNDED)
  void script_ofAnyCalls_hasTheOutcomesOfTheTarget(@ForAll("scripts") List<List<Step>> scripts)
      throws SQLException {
    for (List<Step> script : scripts) {
      List<String> alone = run(script, "jdbc:");
      List<String> asked = run(script, "jdbc:ask:");
      assertAlike(asked, alone);
    }
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
        .ofSize(SCRIPTS);
  }

  private List<String> run(List<Step> steps, String prefix) throws SQLException {
    Connection connection = DriverManager.getConnection(url().replaceFirst("^jdbc:", prefix));
    try (Statement statement = connection.createStatement()) {
      for (String sql : texts().tables()) {
        statement.execute(sql);
      }
    }
    return Script.run(steps, texts(), connection);
  }

  /** Fails with what came before the first difference. */
  private static void assertAlike(List<String> asked, List<String> alone) {
    int same = 0;
    while (same < alone.size() && same < asked.size() && alone.get(same).equals(asked.get(same))) {
      same++;
    }
    List<String> before = alone.subList(0, same);
    assertThat(asked.stream().skip(same).findFirst())
        .as(() -> String.join("\n", before))
        .isEqualTo(alone.stream().skip(same).findFirst());
  }
}
