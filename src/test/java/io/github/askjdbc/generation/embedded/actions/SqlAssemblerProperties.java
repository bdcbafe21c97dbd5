package io.github.askjdbc.generation.embedded.actions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.IdentifierQuoting;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever the names and literals, what is assembled is SQL that the database takes. */
class SqlAssemblerProperties {

  private static final IdentifierQuoting QUOTING = IdentifierQuoting.of(Dialect.SQLITE);

  /**
   * Two tables, the second referring to the first.
   *
   * @param columns two names, unequal without regard to case
   */
  record Schema(String parent, String child, List<String> columns) {
    ColumnName of(boolean first, int column) {
      return new ColumnName(TableName.of(first ? parent : child), columns.get(column));
    }
  }

  @Property(tries = 300)
  void assemble_anyActionsOverAnyNames_prepares(
      @ForAll("schemas") Schema schema,
      @ForAll("conditions") List<Integer> picks,
      @ForAll("texts") String text,
      @ForAll boolean joined,
      @ForAll boolean grouped)
      throws SQLException {
    List<Action> actions = actions(schema, picks, text, joined, grouped);

    String sql = new SqlAssembler(Dialect.SQLITE).assemble(actions);

    try (Connection connection = create(schema);
        PreparedStatement statement = connection.prepareStatement(sql)) {
      assertThat(statement.getMetaData().getColumnCount()).as(sql).isEqualTo(grouped ? 2 : 1);
    }
  }

  @Property(tries = 300)
  void literal_anyText_readBackUnchanged(@ForAll("texts") String text) throws SQLException {
    String sql =
        "SELECT " + new Identifiers(Dialect.SQLITE).literal(new Condition.Literal.Text(text));

    try (Connection connection = DriverManager.getConnection("jdbc:sqlite::memory:");
        Statement statement = connection.createStatement()) {
      assertThat(statement.executeQuery(sql).getString(1)).isEqualTo(text);
    }
  }

  private static List<Action> actions(
      Schema schema, List<Integer> picks, String text, boolean joined, boolean grouped) {
    Expression cell = new Expression.Cell(schema.of(true, 0));
    Condition.Literal literal = new Condition.Literal.Text(text);
    Condition.Literal number = new Condition.Literal.Numeral(new BigDecimal("-12.50"));
    List<Condition> conditions =
        List.of(
            new Condition.Comparison(cell, Condition.Operator.NOT_EQUAL, literal),
            new Condition.Comparison(cell, Condition.Operator.AT_LEAST, number),
            new Condition.Between(cell, number, number),
            new Condition.AnyOf(cell, List.of(literal, number), true),
            new Condition.Present(schema.of(true, 1)),
            new Condition.Unreferenced(schema.of(true, 0), schema.of(false, 1)),
            new Condition.OfGroup(
                new Expression.Cell(schema.of(true, 0)),
                Condition.Operator.EQUAL,
                Expression.Function.MAX,
                List.of(schema.of(true, 1)),
                List.of(new Condition.Present(schema.of(true, 0)))));
    List<Action> actions = new ArrayList<>();
    actions.add(new Action.AddSelect(cell, List.of()));
    actions.add(new Action.AddFrom(TableName.of(schema.parent()), Optional.empty(), List.of()));
    if (joined) {
      ForeignKey key =
          new ForeignKey(
              TableName.of(schema.child()),
              schema.columns(),
              TableName.of(schema.parent()),
              schema.columns(),
              ForeignKey.Origin.DECLARED);
      actions.add(
          new Action.AddFrom(
              TableName.of(schema.child()), Optional.of(Action.Join.on(key, true)), List.of()));
    }
    picks.forEach(pick -> actions.add(new Action.AddWhere(conditions.get(pick), List.of())));
    if (grouped) {
      Expression count = Expression.Aggregate.countDistinct(schema.of(true, 1));
      actions.add(new Action.AddSelect(count, List.of()));
      actions.add(new Action.AddGroupBy(cell, List.of()));
      actions.add(
          new Action.AddHaving(
              new Condition.Comparison(count, Condition.Operator.MORE, number), List.of()));
    } else {
      actions.add(new Action.AddDistinct(List.of()));
    }
    actions.add(new Action.AddOrderBy(cell, true, List.of()));
    actions.add(new Action.AddLimit(3, List.of()));
    return actions;
  }

  private static Connection create(Schema schema) throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:sqlite::memory:");
    try (Statement statement = connection.createStatement()) {
      for (String table : List.of(schema.parent(), schema.child())) {
        statement.executeUpdate(
            "CREATE TABLE %s (%s, %s)"
                .formatted(
                    QUOTING.quote(table),
                    QUOTING.quote(schema.columns().get(0)),
                    QUOTING.quote(schema.columns().get(1))));
      }
    }
    return connection;
  }

  @Provide
  Arbitrary<Schema> schemas() {
    Arbitrary<String> names =
        Arbitraries.oneOf(
            Arbitraries.of(
                "order",
                "Group",
                "select",
                "user",
                "year",
                "a\"b",
                "it's",
                "`x`",
                "[y]",
                "two words",
                "--",
                "été",
                "名前",
                "1st",
                "t1",
                "T2",
                "limit",
                "%",
                "a.b",
                "\u202Eabc"),
            Arbitraries.strings().alpha().ofMinLength(1).ofMaxLength(10),
            Arbitraries.strings().withCharRange('!', '\u024F').ofMinLength(1).ofMaxLength(8));
    Arbitrary<List<String>> pairs =
        names
            .list()
            .ofSize(2)
            .filter(pair -> !pair.get(0).equalsIgnoreCase(pair.get(1)))
            .filter(
                pair ->
                    pair.stream()
                        .noneMatch(
                            n -> n.toLowerCase(java.util.Locale.ROOT).startsWith("sqlite_")));
    return Combinators.combine(pairs, pairs)
        .as((tables, columns) -> new Schema(tables.get(0), tables.get(1), columns));
  }

  @Provide
  Arbitrary<List<Integer>> conditions() {
    return Arbitraries.integers().between(0, 6).list().ofMaxSize(4);
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.of("O'Brien", "''", "\\", "'; DROP TABLE t; --", "\n", "\"", "été", "?", ":x"),
        Arbitraries.strings().withCharRange(' ', '\uD7FF').ofMaxLength(12));
  }
}
