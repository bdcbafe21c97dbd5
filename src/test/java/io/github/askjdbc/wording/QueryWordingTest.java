package io.github.askjdbc.wording;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.ResolvedQuery;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class QueryWordingTest {

  private static final CatalogSnapshot CATALOG =
      new CatalogSnapshot(
          List.of(
              table("singer", "singer_id", "name", "country", "age", "is_male", "born"),
              table("song", "song_id", "title", "singer_id", "sales")),
          List.of());

  @ParameterizedTest
  @MethodSource("cases")
  void of_query_isReadBackClauseByClause(String sql, String words) {
    ParseOutcome outcome = ParsedQuery.parse(sql, Dialect.SQLITE);
    assertThat(outcome).isInstanceOf(ParseOutcome.Parsed.class);
    ResolvedQuery query = ((ParseOutcome.Parsed) outcome).query().resolve(CATALOG);
    assertThat(query.problems()).isEmpty();

    assertThat(QueryWording.of(query)).isEqualTo(words);
  }

  static Stream<Arguments> cases() throws IOException {
    try (InputStream in = QueryWordingTest.class.getResourceAsStream("queries.case")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      List<String> lines =
          text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
      return Stream.iterate(0, at -> at < lines.size(), at -> at + 2)
          .map(
              at -> Arguments.of(after("sql ", lines.get(at)), after("words ", lines.get(at + 1))));
    }
  }

  private static String after(String keyword, String line) {
    assertThat(line).startsWith(keyword);
    return line.substring(keyword.length());
  }

  private static Table table(String name, String... columns) {
    TableName table = TableName.of(name);
    List<Column> all =
        Arrays.stream(columns)
            .map(
                column ->
                    new Column(
                        new ColumnName(table, column),
                        ColumnKind.OTHER,
                        "VARCHAR",
                        true,
                        Optional.empty()))
            .toList();
    return new Table(table, false, Optional.empty(), all, Set.of(), List.of());
  }
}
