package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.targets.MariaDbServer;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

class MariaDbKnowledgeIT {

  private static Target connect() throws SQLException {
    return new Target(MariaDbServer.url("shop"))
        .run(
            "DROP TABLE IF EXISTS line, item",
            "CREATE TABLE item (shop int, no int, name varchar(20) COMMENT 'as printed',"
                + " sold tinyint(1), year year, PRIMARY KEY (no, shop))",
            "CREATE TABLE line (id int PRIMARY KEY, item_no int, item_shop int,"
                + " FOREIGN KEY (item_no, item_shop) REFERENCES item (no, shop))",
            "INSERT INTO item VALUES (1, 2, 'Crème', 1, 2020)");
  }

  private static ProbeOutcome probe(ReadOnlyDatabase database, String sql) {
    return database.query(ProbeQuery.of(sql, 10), Target.budget());
  }

  @Test
  void of_currentDatabase_hasKeysKindsAndValues() throws SQLException {
    try (Target target = connect()) {
      ReadOnlyDatabase database = target.database();
      DatabaseKnowledge knowledge =
          new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime)
              .of(database, Target.budget());

      assertThat(database.cacheable()).isTrue();
      assertThat(knowledge.catalog().tables())
          .extracting(table -> table.name().toString())
          .containsExactlyInAnyOrder("item", "line");
      Table item = knowledge.catalog().table(TableName.of("item")).orElseThrow();
      assertThat(item.primaryKey()).containsExactly("no", "shop");
      assertThat(item.columns())
          .extracting(Column::kind)
          .containsExactly(
              ColumnKind.NUMBER,
              ColumnKind.NUMBER,
              ColumnKind.TEXT,
              ColumnKind.BOOLEAN,
              ColumnKind.NUMBER);
      assertThat(item.column("name").flatMap(Column::comment)).contains("as printed");
      assertThat(knowledge.catalog().foreignKeys())
          .containsExactly(
              new ForeignKey(
                  TableName.of("line"),
                  List.of("item_no", "item_shop"),
                  TableName.of("item"),
                  List.of("no", "shop"),
                  ForeignKey.Origin.DECLARED));
      assertThat(knowledge.values().lookup("creme")).hasSize(1);
      // its collation takes both for the same
      ColumnName name = new ColumnName(TableName.of("item"), "name");
      assertThat(knowledge.values().contains(name, "creme")).contains(true);
      assertThat(knowledge.values().contains(name, "Sahne")).contains(false);
    }
  }

  @Test
  void query_onThePool_cannotWrite() throws SQLException {
    try (Target target = connect()) {
      assertThat(probe(target.database(), "INSERT INTO line VALUES (1, NULL, NULL) RETURNING id"))
          .isInstanceOf(ProbeOutcome.Failed.class);
    }
  }

  @Test
  void query_insideATransaction_leavesItOpen() throws SQLException {
    try (Target target = connect()) {
      target.caller().setAutoCommit(false);
      target.run("INSERT INTO line VALUES (1, NULL, NULL)");
      ReadOnlyDatabase database = target.database();

      assertThat(probe(database, "SELECT nope FROM line")).isInstanceOf(ProbeOutcome.Failed.class);
      assertThat(probe(database, "SELECT id FROM line"))
          .isEqualTo(new ProbeOutcome.Rows(List.of("id"), List.of(List.of(1)), false));
      target.caller().rollback();
      assertThat(probe(database, "SELECT id FROM line"))
          .isEqualTo(new ProbeOutcome.Rows(List.of("id"), List.of(), false));
    }
  }
}
