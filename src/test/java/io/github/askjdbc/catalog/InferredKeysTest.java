package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.ImpatientDatabase;
import io.github.askjdbc.database.Target;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InferredKeysTest {

  private static CatalogSnapshot declared(Target target) throws Exception {
    return new CatalogReader(PrivateColumns.DEFAULT, ViewReading.NONE, KnowledgeLimits.DEFAULT)
        .read(target.database(), Target.budget())
        .catalog();
  }

  private static InferredKeys unasked(Target target) throws Exception {
    CatalogSnapshot catalog = declared(target);
    return new InferredKeys(target.database().dialect(), catalog.tables(), catalog.foreignKeys());
  }

  private static List<ForeignKey> inferred(Target target) throws Exception {
    InferredKeys keys = unasked(target);
    keys.ask(target.database(), Target.budget());
    assertThat(keys.isComplete()).isTrue();
    return keys.keys();
  }

  private static String described(ForeignKey key) {
    return (key.from() + key.fromColumns().toString() + " " + key.to() + key.toColumns())
        .toLowerCase(Locale.ROOT);
  }

  private static KeyEvidence evidence(ForeignKey key) {
    return ((ForeignKey.Origin.Inferred) key.origin()).evidence();
  }

  /** Of who is above whom, and of the row above; what others are called refers to none of them. */
  @ParameterizedTest
  @CsvSource({
    "tbl_empl, mgrid, lname TEXT, true",
    "staff, supervisor_no, surname TEXT, true",
    "Workers, ReportsTo, LastName TEXT, true",
    "tutors, boss_id, hired_on TEXT, false",
    "tbl_branch, mgrid, city TEXT, false",
    "patients, manager_id, surname TEXT, false",
    "groups, parent_id, title TEXT, true",
    "groups, parent_group_id, title TEXT, true",
    "pupils, parent_id, surname TEXT, false",
    "groups, parenthood, title TEXT, false"
  })
  void keys_ofTheTableItself_areToldByTheRole(
      String table, String column, String other, boolean found) throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE \"%s\" (row_no INTEGER PRIMARY KEY, \"%s\" INTEGER, %s)"
                    .formatted(table, column, other),
                "INSERT INTO \"%s\" VALUES (1, NULL, 'a'), (2, 1, 'b'), (3, 1, 'c')"
                    .formatted(table))) {
      assertThat(inferred(target)).hasSize(found ? 1 : 0);
    }
  }

  /** Both tables hold the same numbers, so that the name decides. */
  @ParameterizedTest
  @CsvFileSource(resources = "key-names.csv", useHeadersInDisplayName = true, numLinesToSkip = 1)
  void keys_equalValues_areDecidedByTheName(
      String table, String column, String referenced, String key, boolean found) throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE \"%s\" (\"%s\" INTEGER PRIMARY KEY)".formatted(referenced, key),
                "CREATE TABLE \"%s\" (row_id INTEGER PRIMARY KEY, \"%s\" INTEGER)"
                    .formatted(table, column),
                "INSERT INTO \"%s\" VALUES (1), (2), (3)".formatted(referenced),
                "INSERT INTO \"%s\" VALUES (10, 1), (20, 3), (30, 3)".formatted(table))) {
      assertThat(inferred(target)).hasSize(found ? 1 : 0);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:", "jdbc:duckdb:"})
  void keys_emptyTables_followSureNamesOnly(String url) throws Exception {
    try (Target target =
        new Target(url)
            .run(
                "CREATE TABLE customers (id INTEGER PRIMARY KEY, name VARCHAR(9))",
                "CREATE TABLE ORDER_LINE (order_line_id INTEGER PRIMARY KEY,"
                    + " customer_id INTEGER, product_code INTEGER, parent_id INTEGER)",
                "CREATE TABLE product (code VARCHAR(9) PRIMARY KEY, remark VARCHAR(9))",
                "CREATE TABLE refund (id INTEGER PRIMARY KEY, order_line_id INTEGER)",
                "CREATE TABLE complaint (id INTEGER PRIMARY KEY, customer INTEGER)")) {
      assertThat(inferred(target).stream().map(InferredKeysTest::described))
          .containsExactlyInAnyOrder(
              "order_line[customer_id] customers[id]",
              "refund[order_line_id] order_line[order_line_id]");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:", "jdbc:duckdb:"})
  void keys_values_speakForAndAgainst(String url) throws Exception {
    try (Target target =
        new Target(url)
            .run(
                "CREATE TABLE customer (id INTEGER PRIMARY KEY)",
                "CREATE TABLE invoice (id INTEGER PRIMARY KEY, customer_id INTEGER,"
                    + " customer INTEGER)",
                "CREATE TABLE visit (id INTEGER PRIMARY KEY, customer_id INTEGER,"
                    + " customer INTEGER)",
                "INSERT INTO customer VALUES (1), (2), (3), (4)",
                "INSERT INTO invoice VALUES (1, 1, 9), (2, 2, NULL), (3, NULL, 2), (4, 9, 1)",
                "INSERT INTO visit VALUES (1, 71, 1), (2, 72, 4), (3, 73, 4), (4, 74, 3)")) {
      List<ForeignKey> keys = inferred(target);

      assertThat(keys.stream().map(InferredKeysTest::described))
          .containsExactly("visit[customer] customer[id]");
      assertThat(evidence(keys.get(0)))
          .isEqualTo(new KeyEvidence(0.8, Optional.of(new KeyEvidence.Containment(3, 3))));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:", "jdbc:duckdb:"})
  void keys_noPrimaryKeyDeclared_referToUniqueColumnsNamedLikeKeys(String url) throws Exception {
    try (Target target =
        new Target(url)
            .run(
                "CREATE TABLE student (stuid INTEGER, age INTEGER)",
                "CREATE TABLE has_pet (stuid INTEGER, petid INTEGER)",
                "CREATE TABLE pets (petid INTEGER, weight INTEGER)",
                "INSERT INTO student VALUES (1, 1), (2, 2), (3, 3)",
                "INSERT INTO has_pet VALUES (1, 5), (1, 6), (3, 7)",
                "INSERT INTO pets VALUES (5, 1), (6, 1), (7, 1)")) {
      assertThat(inferred(target).stream().map(InferredKeysTest::described))
          .containsExactlyInAnyOrder("has_pet[stuid] student[stuid]", "has_pet[petid] pets[petid]");
    }
  }

  @Test
  void keys_twoTablesFitAsWell_referToNone() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE team (id INTEGER PRIMARY KEY)",
                "CREATE TABLE teams (id INTEGER PRIMARY KEY)",
                "CREATE TABLE game (id INTEGER PRIMARY KEY, team_id INTEGER)",
                "INSERT INTO team VALUES (1), (2)",
                "INSERT INTO teams VALUES (1), (2)",
                "INSERT INTO game VALUES (1, 1), (2, 2)")) {
      assertThat(inferred(target)).isEmpty();
    }
  }

  @Test
  void keys_tablesWithADeclaredKey_getNoInferredOne() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE team (id INTEGER PRIMARY KEY, team_id INTEGER REFERENCES team (id))",
                "CREATE TABLE game (id INTEGER PRIMARY KEY, team_id INTEGER,"
                    + " guest INTEGER REFERENCES team (id))")) {
      assertThat(inferred(target)).isEmpty();
    }
  }

  @Test
  void keys_tableDroppedSinceItWasRead_keepTheOthers() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE a (id INTEGER PRIMARY KEY)",
                "CREATE TABLE b (id INTEGER PRIMARY KEY)",
                "CREATE TABLE c (id INTEGER PRIMARY KEY, a INTEGER, b INTEGER)",
                "INSERT INTO a VALUES (1), (2)",
                "INSERT INTO c VALUES (1, 1, 1), (2, 2, 2)")) {
      InferredKeys keys = unasked(target);
      target.run("DROP TABLE b");

      keys.ask(target.database(), Target.budget());

      assertThat(keys.isComplete()).isTrue();
      assertThat(keys.keys().stream().map(InferredKeysTest::described))
          .containsExactly("c[a] a[id]");
    }
  }

  @Test
  void ask_moreNamesThanProbes_leavesTheLastToTheirNames() throws Exception {
    int names = InferredKeys.MOST_PROBES + 50;
    try (Target target = new Target("jdbc:sqlite:")) {
      target.run("CREATE TABLE part (id INTEGER PRIMARY KEY)", "INSERT INTO part VALUES (1), (2)");
      target.run(
          IntStream.range(0, names)
              .mapToObj(i -> "CREATE TABLE t%d (row_id INTEGER, part INTEGER)".formatted(i))
              .toArray(String[]::new));
      target.run(
          IntStream.range(0, names)
              .mapToObj(i -> "INSERT INTO t%d VALUES (7, 1), (8, 2)".formatted(i))
              .toArray(String[]::new));
      InferredKeys keys = unasked(target);

      assertThat(keys.keys()).isEmpty();
      keys.ask(target.database(), Target.budget());

      assertThat(keys.isComplete()).isTrue();
      assertThat(keys.keys()).hasSize(InferredKeys.MOST_PROBES);
    }
  }

  @Test
  void ask_outOfTimeAtEveryOtherProbe_comesToTheSameKeys() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE student (stuid INTEGER)",
                "CREATE TABLE has_pet (stuid INTEGER, petid INTEGER)",
                "CREATE TABLE pets (petid INTEGER)",
                "INSERT INTO student VALUES (1), (2), (3)",
                "INSERT INTO has_pet VALUES (1, 5), (1, 6), (3, 7)",
                "INSERT INTO pets VALUES (5), (6), (7)")) {
      InferredKeys keys = unasked(target);
      ImpatientDatabase impatient = new ImpatientDatabase(target.database(), 2);

      assertThat(impatient.again(() -> keys.ask(impatient, Target.budget()))).isGreaterThan(2);

      assertThat(keys.keys()).isNotEmpty().isEqualTo(inferred(target));
    }
  }
}
