package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.Target;
import io.github.askjdbc.sql.GuardedViews;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogReaderTest {
  private static final ViewReading VIEWS = new GuardedViews(Set.of(), Set.of());

  @TempDir private Path folder;

  private static CatalogSnapshot read(Target target) throws Exception {
    return read(target, PrivateColumns.DEFAULT);
  }

  private static CatalogSnapshot read(Target target, PrivateColumns privateColumns)
      throws Exception {
    return new CatalogReader(privateColumns, VIEWS, KnowledgeLimits.DEFAULT)
        .read(target.database(), Target.budget())
        .catalog();
  }

  private static Table table(CatalogSnapshot catalog, String name) {
    List<Table> tables = catalog.tablesNamed(name);
    assertThat(tables).hasSize(1);
    return tables.get(0);
  }

  private static String described(ForeignKey key) {
    return (key.from() + key.fromColumns().toString() + " " + key.to() + key.toColumns())
        .toLowerCase(Locale.ROOT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:", "jdbc:duckdb:"})
  void read_tablesViewsAndKeys_areFound(String url) throws Exception {
    try (Target target =
        new Target(url)
            .run(
                "CREATE TABLE ward (hospital INTEGER, number INTEGER, name VARCHAR(20) NOT NULL,"
                    + " PRIMARY KEY (number, hospital))",
                "CREATE TABLE stay (id INTEGER PRIMARY KEY, w_number INTEGER, w_hospital INTEGER,"
                    + " began DATE, paid DECIMAL(8,2), urgent BOOLEAN, scan BLOB,"
                    + " FOREIGN KEY (w_number, w_hospital) REFERENCES ward (number, hospital))",
                "CREATE VIEW urgent_stay AS SELECT id, began FROM stay WHERE urgent")) {
      CatalogSnapshot catalog = read(target);

      assertThat(catalog.tables()).hasSize(3);
      assertThat(table(catalog, "urgent_stay").view()).isTrue();
      Table ward = table(catalog, "ward");
      assertThat(ward.view()).isFalse();
      assertThat(ward.primaryKey())
          .usingElementComparator(String.CASE_INSENSITIVE_ORDER)
          .containsExactly("number", "hospital");
      assertThat(ward.column("name").map(Column::nullable)).contains(false);
      assertThat(table(catalog, "stay").columns())
          .extracting(Column::kind)
          .containsExactly(
              ColumnKind.NUMBER,
              ColumnKind.NUMBER,
              ColumnKind.NUMBER,
              ColumnKind.DATE,
              ColumnKind.NUMBER,
              ColumnKind.BOOLEAN,
              ColumnKind.OTHER);
      assertThat(catalog.foreignKeys().stream().map(CatalogReaderTest::described))
          .containsExactly("stay[w_number, w_hospital] ward[number, hospital]");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:h2:mem:", "jdbc:duckdb:"})
  void read_comments_areKept(String url) throws Exception {
    try (Target target =
        new Target(url)
            .run(
                "CREATE TABLE t (a INTEGER, b INTEGER)",
                "COMMENT ON TABLE t IS 'all of it'",
                "COMMENT ON COLUMN t.a IS 'in metres'")) {
      Table table = table(read(target), "t");

      assertThat(table.comment()).contains("all of it");
      assertThat(table.columns())
          .extracting(Column::comment)
          .containsExactly(Optional.of("in metres"), Optional.empty());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:", "jdbc:duckdb:"})
  void read_hostileNames_areKeptAsTheyAre(String url) throws Exception {
    List<String> names = List.of("a\"b", "it's", "50%_of", "x; DROP TABLE y", "select", "é à");
    try (Target target = new Target(url)) {
      for (String name : names) {
        String quoted = '"' + name.replace("\"", "\"\"") + '"';
        target.run("CREATE TABLE " + quoted + " (" + quoted + " INTEGER PRIMARY KEY)");
      }

      CatalogSnapshot catalog = read(target);

      assertThat(catalog.tables())
          .extracting(table -> table.name().name())
          .containsExactlyInAnyOrderElementsOf(names);
      assertThat(catalog.tables())
          .allSatisfy(table -> assertThat(table.primaryKey()).containsExactly(table.name().name()));
    }
  }

  @Test
  void read_viewOnADroppedTable_isLeftOutAndTheRestRead() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE gone (a TEXT)",
                "CREATE VIEW broken AS SELECT * FROM gone",
                "CREATE TABLE kept (a TEXT)",
                "DROP TABLE gone")) {
      assertThat(read(target).tables())
          .extracting(table -> table.name().name())
          .containsExactly("kept");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:$/many.db", "jdbc:h2:mem:"})
  void read_aThousandTables_isComplete(String url) throws Exception {
    try (Target target = new Target(url.replace("$", folder.toString()))) {
      target.caller().setAutoCommit(false);
      target.run("CREATE TABLE t0 (id INTEGER PRIMARY KEY)");
      target.run(
          IntStream.range(1, 1_000)
              .mapToObj(
                  i ->
                      "CREATE TABLE t%d (id INTEGER PRIMARY KEY, up INTEGER REFERENCES t0 (id))"
                          .formatted(i))
              .toArray(String[]::new));
      target.caller().commit();
      target.caller().setAutoCommit(true);
      target.watch().transactionEnded();

      CatalogSnapshot catalog = read(target);

      assertThat(catalog.tables()).hasSize(1_000);
      assertThat(catalog.foreignKeys()).hasSize(999);
      assertThat(catalog.tables()).allSatisfy(table -> assertThat(table.primaryKey()).hasSize(1));
    }
  }

  @Test
  void read_privateColumns_areNamedAndNothingElse() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE person (ssn TEXT PRIMARY KEY, name TEXT, salary INTEGER)",
                "CREATE TABLE claim (id INTEGER PRIMARY KEY,"
                    + " person_ssn TEXT REFERENCES person (ssn))")) {
      CatalogSnapshot catalog = read(target, new PrivateColumns(List.of("person.sal*")));

      Table person = table(catalog, "person");
      assertThat(person.columns())
          .extracting(column -> column.name().column())
          .containsExactly("name");
      assertThat(person.privateColumns()).containsExactlyInAnyOrder("ssn", "salary");
      assertThat(person.primaryKey()).isEmpty();
      assertThat(catalog.foreignKeys()).isEmpty();
    }
  }

  @Test
  void read_tablesOfSecrets_hideWhatHoldsThem() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE api_keys (id INTEGER PRIMARY KEY, name TEXT, \"key\" TEXT, hash TEXT)",
                "CREATE TABLE member (id INTEGER PRIMARY KEY, accesstoken TEXT, classname TEXT,"
                    + " userssn TEXT UNIQUE)",
                "CREATE TABLE claim (id INTEGER, usr TEXT REFERENCES member (userssn))")) {
      CatalogSnapshot catalog = read(target, PrivateColumns.DEFAULT);

      assertThat(table(catalog, "api_keys").privateColumns())
          .containsExactlyInAnyOrder("key", "hash");
      assertThat(table(catalog, "member").privateColumns())
          .containsExactlyInAnyOrder("accesstoken", "userssn");
      assertThat(catalog.foreignKeys()).isEmpty();
    }
  }

  @Test
  void read_keyWrittenInOtherCase_isSpeltAsTheTable() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE Customers (Id INTEGER PRIMARY KEY)",
                "CREATE TABLE orders (buyer INTEGER REFERENCES CUSTOMERS (ID))")) {
      assertThat(read(target).foreignKeys())
          .containsExactly(
              new ForeignKey(
                  TableName.of("orders"),
                  List.of("buyer"),
                  TableName.of("Customers"),
                  List.of("Id"),
                  ForeignKey.Origin.DECLARED));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:", "jdbc:duckdb:"})
  void read_uniqueKeys_areKeptBesideThePrimaryKey(String url) throws Exception {
    try (Target target =
        new Target(url)
            .run(
                "CREATE TABLE account (id INTEGER PRIMARY KEY, iban VARCHAR(34) UNIQUE,"
                    + " bank INTEGER, number INTEGER, pin INTEGER UNIQUE, UNIQUE (bank, number))",
                "CREATE INDEX by_bank ON account (bank)")) {
      Table account = table(read(target), "account");

      assertThat(account.uniqueKeys().stream().map(key -> key.toString().toLowerCase(Locale.ROOT)))
          .containsExactlyInAnyOrder("[iban]", "[bank, number]");
      assertThat(account.isUnique(account.primaryKey())).isTrue();
      assertThat(account.isUnique(account.uniqueKeys().get(0))).isTrue();
      assertThat(account.isUnique(List.of("bank"))).isFalse();
    }
  }

  @Test
  void read_uniqueIndexOfAPartOrAnExpression_isNoKey() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE person (id INTEGER PRIMARY KEY, mail TEXT, name TEXT, left_on TEXT)",
                "CREATE UNIQUE INDEX current_mail ON person (mail) WHERE left_on IS NULL",
                "CREATE UNIQUE INDEX any_case ON person (lower(name))")) {
      assertThat(table(read(target), "person").uniqueKeys()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:"})
  void read_referenceWithoutColumns_meansThePrimaryKey(String url) throws Exception {
    try (Target target =
        new Target(url)
            .run(
                "CREATE TABLE ward (a INTEGER, b INTEGER, PRIMARY KEY (b, a))",
                "CREATE TABLE stay (x INTEGER, y INTEGER, FOREIGN KEY (x, y) REFERENCES ward)")) {
      assertThat(read(target).foreignKeys().stream().map(CatalogReaderTest::described))
          .containsExactly("stay[x, y] ward[b, a]");
    }
  }
}
