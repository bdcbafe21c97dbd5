package io.github.askjdbc.generation.embedded.filling;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.embedded.ClinicDatabase;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.SqlAssembler;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.generation.embedded.mentions.MentionFinder;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.roles.Comparing;
import io.github.askjdbc.generation.embedded.roles.Pairing;
import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import io.github.askjdbc.generation.embedded.sketch.Block;
import io.github.askjdbc.generation.embedded.sketch.Item;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A staff whose managers are of the staff. */
class SelfJoinsTest {

  private static final TableName STAFF = TableName.of("staff");
  private static final String JOINED = " FROM staff t1 JOIN staff t2 ON t1.manager_id = t2.id";

  @Test
  void of_keyNamedAndOneFiltered_theReferredShownOrFiltered() throws SQLException {
    assertThat(joined("What is the name of the manager of 'Ann Lee'?", 1, true))
        .containsExactly(
            "SELECT t2.name" + JOINED + " WHERE t1.name = 'Ann Lee'",
            "SELECT t1.name" + JOINED + " WHERE t2.name = 'Ann Lee'");
  }

  @Test
  void of_keyNamedAndTwoShown_eachBesideTheReferred() throws SQLException {
    assertThat(joined("Show the names of the staff and of their managers", 2, false))
        .contains("SELECT t1.name, t2.name" + JOINED);
  }

  @Test
  void of_keyNotNamed_nothing() throws SQLException {
    assertThat(joined("What is the salary of 'Ann Lee'?", 1, true)).isEmpty();
  }

  private static List<String> joined(String question, int shown, boolean filtered)
      throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite::memory:");
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(
          "CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT, salary NUMERIC,"
              + " manager_id INTEGER REFERENCES staff(id))");
      statement.executeUpdate(
          "INSERT INTO staff VALUES (1, 'Bo Day', 9, NULL), (2, 'Ann Lee', 7, 1)");
      DatabaseKnowledge knowledge = ClinicDatabase.know(connection);
      SchemaIndex schema = new SchemaIndex(knowledge.catalog());
      Mentions mentions =
          new MentionFinder().find(ClinicDatabase.link(question, knowledge), schema);
      Composer composer = new Composer(mentions, new Patterns(), Map.of());
      SqlAssembler assembler = new SqlAssembler(Dialect.SQLITE);
      return new SelfJoins(mentions, composer)
          .of(filled(schema, composer, shown, filtered)).stream()
              .map(filled -> assembler.assemble(filled.actions()))
              .toList();
    }
  }

  private static Filled filled(SchemaIndex schema, Composer composer, int shown, boolean filtered) {
    Block block =
        new Block(
            Collections.nCopies(shown, Item.CELL),
            filtered ? List.of(List.of(Block.Place.VALUE)) : List.of(),
            0,
            Optional.empty(),
            Optional.empty());
    int name = schema.number(new ColumnName(STAFF, "name")).orElseThrow();
    int salary = schema.number(new ColumnName(STAFF, "salary")).orElseThrow();
    Slots slots = Slots.EMPTY.withSelected(List.of(name, salary).subList(0, shown));
    if (filtered) {
      Pairing pairing = new Pairing(0, name, "Ann Lee");
      slots = slots.withFilters(List.of(new Slots.Filter(pairing, Comparing.EQUAL)));
    }
    List<Action> actions = new ArrayList<>(composer.select(block, slots.selected(), List.of()));
    actions.addAll(composer.from(new JoinTree(STAFF, List.of(), false)));
    actions.addAll(composer.where(block, slots.filters(), Optional.empty(), Optional.empty()));
    return new Filled(
        new Sketch(block, Optional.empty()),
        slots,
        actions,
        Set.of(0),
        Set.of(),
        OptionalInt.empty(),
        0,
        0,
        0);
  }
}
