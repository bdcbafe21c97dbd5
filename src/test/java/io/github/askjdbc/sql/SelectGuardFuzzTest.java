package io.github.askjdbc.sql;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.database.Dialect;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever comes, the guard answers; and what it allows, it allows again unchanged. */
class SelectGuardFuzzTest {
  private static final CatalogSnapshot CATALOG = SampleCatalog.create();
  private static final List<String> WORDS =
      List.of(
          "SELECT",
          "FROM",
          "person",
          "visit",
          "p",
          "WHERE",
          "name",
          "ssn",
          "city",
          "(",
          ")",
          ",",
          "*",
          ".",
          "=",
          "'x'",
          "''",
          "1",
          "AND",
          "NOT",
          "IN",
          "COUNT",
          "pg_sleep",
          "UNION",
          "ALL",
          "ORDER BY",
          "LIMIT",
          "JOIN",
          "ON",
          "AS",
          "CASE",
          "WHEN",
          "THEN",
          "END",
          ";",
          "--",
          "\n",
          "/*",
          "*/",
          "INTO",
          "FOR UPDATE",
          "WITH",
          "\"a.b\"",
          "`c`",
          "[d]",
          "?",
          "@",
          "\\",
          "-",
          "GROUP BY",
          "HAVING",
          "OVER",
          "FILTER",
          "EXISTS",
          "BETWEEN",
          "IS NULL",
          "LIKE",
          "CAST",
          "VALUES",
          "LATERAL",
          "NATURAL",
          "USING",
          "OFFSET",
          "FETCH",
          "||",
          "::",
          "DISTINCT");

  /** Texts and names, in which anything is but a part of them. */
  private static final String QUOTED = "'[^']*'|\"[^\"]*\"|`[^`]*`|\\[[^\\]]*\\]";

  @FuzzTest
  void check_anyText_isAnswered(FuzzedDataProvider data) {
    Dialect dialect = data.pickValue(Dialect.values());
    assertAnswered(data.consumeRemainingAsString(), dialect);
  }

  @Property(tries = 1_500)
  void check_anyWords_areAnswered(@ForAll("wordSalad") String sql, @ForAll Dialect dialect) {
    assertAnswered(sql, dialect);
  }

  @Provide
  Arbitrary<String> wordSalad() {
    return Arbitraries.of(WORDS)
        .list()
        .ofMaxSize(25)
        .map(words -> "SELECT " + String.join(" ", words));
  }

  @Property(tries = 600)
  void check_mangledHarmlessSql_isAnswered(@ForAll long seed) {
    Random random = new Random(seed);
    List<GuardCases.Case> cases = GuardCases.read("allowed.case");
    GuardCases.Case given = cases.get(random.nextInt(cases.size()));
    StringBuilder sql = new StringBuilder(given.sql());
    for (int i = 0; i < 3; i++) {
      int at = random.nextInt(sql.length());
      String word = WORDS.get(random.nextInt(WORDS.size()));
      sql.insert(at, random.nextBoolean() ? " " + word + " " : word);
    }
    assertAnswered(sql.toString(), given.dialect());
  }

  private static void assertAnswered(String sql, Dialect dialect) {
    SelectGuard guard = new SelectGuard(AllowList.of(dialect));
    GuardOutcome outcome = guard.check(sql, CATALOG);
    if (outcome instanceof GuardOutcome.Allowed allowed) {
      assertThat(allowed.sql().replaceAll(QUOTED, "").toLowerCase(Locale.ROOT))
          .as("allowed for %s: %s", dialect, sql)
          .doesNotContain("pg_sleep(")
          .doesNotContain("for update")
          .doesNotContain("?");
      assertThat(guard.check(allowed.sql(), CATALOG))
          .as("allowed for %s: %s", dialect, sql)
          .isInstanceOfSatisfying(
              GuardOutcome.Allowed.class,
              again -> assertThat(again.sql()).isEqualTo(allowed.sql()));
    }
  }
}
