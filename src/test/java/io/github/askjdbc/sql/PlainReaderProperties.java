package io.github.askjdbc.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.Dialect;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PlainReaderProperties {

  @Property(tries = 2000)
  void read_wordsInAnyOrder_neverOtherwiseThanTheParser(@ForAll("words") List<String> words) {
    String sql = "SELECT " + String.join(" ", words);
    neverOtherwise(sql);
  }

  @Property(tries = 500)
  void read_conditions_neverOtherwiseThanTheParser(@ForAll("conditions") String condition) {
    neverOtherwise("SELECT a FROM t WHERE " + condition);
  }

  private static void neverOtherwise(String sql) {
    List<Token> tokens;
    try {
      tokens = SqlTokenizer.tokens(sql, Dialect.SQLITE);
    } catch (RefusedSqlException refused) {
      return;
    }
    Optional<Query> plain = PlainReader.read(tokens);
    if (plain.isEmpty()) {
      return;
    }
    Query parsed;
    try {
      parsed = ParsedQuery.parsed(sql, tokens, Dialect.SQLITE);
    } catch (RefusedSqlException refused) {
      // the parser keeps some words for itself that databases take for names
      return;
    }
    assertThat(plain).contains(parsed);
  }

  @Provide
  Arbitrary<List<String>> words() {
    return Arbitraries.of(
            "a",
            "t",
            ",",
            "FROM t",
            "WHERE",
            "JOIN u ON",
            "=",
            "1",
            "'x'",
            "AND",
            "OR",
            "(",
            ")",
            "COUNT(*)",
            "MAX(a)",
            "GROUP BY a",
            "ORDER BY",
            "DESC",
            "LIMIT 1",
            "NOT",
            "IN",
            "LIKE",
            "IS NULL",
            "UNION SELECT",
            "SELECT",
            "AS b",
            ".",
            "*",
            "DISTINCT",
            "BETWEEN",
            "key",
            "year",
            "date",
            "value",
            "\"q r\"",
            "user",
            "-",
            "end",
            "case",
            "left",
            "set")
        .list()
        .ofMinSize(1)
        .ofMaxSize(9);
  }

  @Provide
  Arbitrary<String> conditions() {
    Arbitrary<String> simple =
        Arbitraries.of(
            "a = 1",
            "t.a <> 'x'",
            "b IS NOT NULL",
            "a NOT LIKE '%'",
            "a BETWEEN 1 AND 2",
            "a IN (1, 2)",
            "a NOT IN (SELECT b FROM u WHERE c = 1 OR d = 2)",
            "a > (SELECT AVG(a) FROM t)",
            "COUNT(DISTINCT a) >= 2");
    return Arbitraries.lazyOf(
        () -> simple,
        () -> simple,
        () -> conditions().map(c -> "(" + c + ")"),
        () -> conditions().flatMap(c -> simple.map(d -> c + " AND " + d)),
        () -> conditions().flatMap(c -> simple.map(d -> d + " OR " + c)));
  }
}
