package io.github.askjdbc.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ResolvedQueryTest {
  private static final Path CASES = Path.of("src/test/resources/io/github/askjdbc/sql");

  static Stream<Arguments> birdLike() throws IOException {
    List<String> lines =
        Files.readAllLines(CASES.resolve("bird-like.txt")).stream()
            .filter(line -> !line.startsWith("#"))
            .toList();
    List<Arguments> cases = new ArrayList<>();
    for (int i = 0; i + 1 < lines.size(); i += 2) {
      cases.add(Arguments.of(lines.get(i), lines.get(i + 1).strip()));
    }
    return cases.stream();
  }

  @ParameterizedTest
  @MethodSource("birdLike")
  void resolve_clausesOfRealQueries_findsEveryColumn(String sql, String meant) {
    ResolvedQuery query = resolved(sql);

    assertThat(query.problems()).isEmpty();
    assertThat(
            query.query().columns().stream()
                .map(
                    placed ->
                        Optional.ofNullable(query.columns().get(placed.node()))
                            .map(ColumnName::toString)
                            .orElse("-"))
                .collect(Collectors.joining(", ")))
        .isEqualTo(meant);
  }

  @Test
  void birdLike_clauses_areAtLeastThirtyDifferentOnes() throws IOException {
    assertThat(birdLike().map(clause -> clause.get()[0]).distinct())
        .hasSizeGreaterThanOrEqualTo(30);
  }

  @Test
  void joins_whereverWritten_areEqualitiesOfColumns() {
    ResolvedQuery query =
        resolved(
            "SELECT 1 FROM atom a JOIN bond b USING (molecule_id), schools s JOIN frpm f"
                + " ON f.CDSCode = s.CDSCode WHERE a.atom_id = s.Zip AND s.City IN"
                + " (SELECT cds FROM satscores t WHERE t.sname = s.School) OR 1 = 2");

    assertThat(joins(query))
        .containsExactly(
            "USING atom.molecule_id bond.molecule_id",
            "ON frpm.CDSCode schools.CDSCode",
            "CORRELATED satscores.sname schools.School");
  }

  @Test
  void joins_ofConjunctionsOnly_includeWhereAndMembership() {
    ResolvedQuery query =
        resolved(
            "SELECT 1 FROM atom a NATURAL JOIN bond b, schools s WHERE (a.atom_id = s.Zip)"
                + " AND s.CDSCode = (SELECT cds FROM satscores)");

    assertThat(joins(query))
        .containsExactly(
            "NATURAL atom.molecule_id bond.molecule_id",
            "WHERE atom.atom_id schools.Zip",
            "MEMBERSHIP schools.CDSCode satscores.cds");
  }

  @Test
  void alone_subqueryThatSpeaksOfItsSurroundings_isNoStatement() {
    ResolvedQuery query =
        resolved(
            "WITH x AS (SELECT cds FROM satscores) SELECT 1 FROM schools s WHERE City IN (SELECT"
                + " sname FROM satscores) AND Zip IN (SELECT cds FROM x) AND EXISTS (SELECT 1 FROM"
                + " frpm WHERE CDSCode = s.CDSCode)");

    assertThat(
            query.query().all(Expr.Subquery.class).stream()
                .map(placed -> query.alone(placed.node().query())))
        .containsExactly(
            Optional.of("SELECT sname FROM satscores"), Optional.empty(), Optional.empty());
  }

  @Test
  void uses_ofATableJoinedWithItself_areApart() {
    ResolvedQuery query =
        resolved(
            "SELECT a.element, b.element FROM atom a JOIN atom b ON a.atom_id = b.molecule_id");

    assertThat(query.selects()).hasSize(1);
    assertThat(query.selects().get(0).tables())
        .extracting(use -> use.ref().alias().orElseThrow().value())
        .containsExactly("a", "b");
    assertThat(query.uses().values().stream().distinct()).hasSize(2);
    assertThat(query.selects().get(0).joins()).hasSize(1);
  }

  @Test
  void selects_ofSetOperationAndSubquery_haveDepthAndOrder() {
    ResolvedQuery query =
        resolved(
            "SELECT * FROM bond UNION SELECT element, 1, atom_id FROM atom WHERE molecule_id IN"
                + " (SELECT molecule_id FROM bond) ORDER BY 1 LIMIT 3");

    assertThat(query.selects()).extracting(ResolvedSelect::depth).containsExactly(0, 0, 1);
    assertThat(query.outermost()).hasSize(2);
  }

  @Test
  void unlimitedWithKeys_keysByNameAndPosition_areWrittenOut() {
    ResolvedQuery query =
        resolved("SELECT element AS e, COUNT(*) FROM atom GROUP BY element ORDER BY 2, e LIMIT 1");

    assertThat(query.unlimitedWithKeys(query.query().query()))
        .contains(
            "SELECT element AS e, COUNT(*), COUNT(*), element FROM atom GROUP BY element"
                + " ORDER BY 2, e");
  }

  @Test
  void unlimitedWithKeys_distinctRows_areOrderedByWhatTheyShow() {
    ResolvedQuery shown =
        resolved("SELECT DISTINCT element FROM atom ORDER BY atom.element LIMIT 1");
    ResolvedQuery hidden = resolved("SELECT DISTINCT element FROM atom ORDER BY atom_id LIMIT 1");

    assertThat(shown.unlimitedWithKeys(shown.query().query())).isPresent();
    assertThat(hidden.unlimitedWithKeys(hidden.query().query())).isEmpty();
  }

  @Test
  void rowsRead_aggregateOfFilteredRows_hasARowForEach() {
    ResolvedQuery query =
        resolved("SELECT MAX(atom_id) FROM atom WHERE element = 'c' ORDER BY 1 LIMIT 1");

    assertThat(query.rowsRead(query.query().query()))
        .contains("SELECT 1 FROM atom WHERE element = 'c'");
  }

  private static List<String> joins(ResolvedQuery query) {
    return query.selects().stream()
        .flatMap(select -> select.joins().stream())
        .map(join -> join.kind() + " " + join.left().column() + " " + join.right().column())
        .toList();
  }

  private static ResolvedQuery resolved(String sql) {
    ParseOutcome outcome = ParsedQuery.parse(sql, Dialect.SQLITE);
    assertThat(outcome).isInstanceOf(ParseOutcome.Parsed.class);
    return ((ParseOutcome.Parsed) outcome).query().resolve(catalog());
  }

  private static CatalogSnapshot catalog() {
    return new CatalogSnapshot(
        List.of(
            table("satscores", "cds", "sname", "NumTstTakr", "AvgScrMath"),
            table("schools", "CDSCode", "School", "City", "OpenDate", "Zip"),
            table("frpm", "CDSCode", "Enrollment (K-12)", "Free Meal Count (K-12)", "School Name"),
            table("atom", "atom_id", "molecule_id", "element"),
            table("bond", "bond_id", "molecule_id", "bond_type")),
        List.of());
  }

  private static Table table(String name, String... columns) {
    TableName table = TableName.of(name);
    return new Table(
        table,
        false,
        Optional.empty(),
        Arrays.stream(columns)
            .map(
                column ->
                    new Column(
                        new ColumnName(table, column),
                        ColumnKind.TEXT,
                        "TEXT",
                        true,
                        Optional.empty()))
            .toList(),
        Set.of(),
        List.of());
  }
}
