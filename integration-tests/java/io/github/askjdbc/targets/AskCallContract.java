package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.read;
import static io.github.askjdbc.targets.TargetSession.rows;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Questions inside SQL, by the table function ASK. */
interface AskCallContract extends TargetSession {

  @Test
  default void ask_insideWrappedQuery_expandedInPlace() throws SQLException {
    assertThat(
            rows(
                asking(),
                "SELECT COUNT(*) FROM ASK('What are the names of all doctors?') t WHERE 1 = 1"))
        .containsExactly(List.of("4"));
  }

  @Test
  default void ask_bound_answeredForEachBinding() throws SQLException {
    try (PreparedStatement statement = asking().prepareStatement("SELECT * FROM ASK(?)")) {
      statement.setString(1, ANSWERABLE);
      try (ResultSet result = statement.executeQuery()) {
        assertThat(read(result)).containsExactly(List.of("3"));
      }
      statement.setString(1, "How many doctors are there?");
      try (ResultSet result = statement.executeQuery()) {
        assertThat(read(result)).containsExactly(List.of("4"));
      }
      statement.setString(1, UNANSWERABLE);
      assertThatThrownBy(statement::executeQuery).isInstanceOf(AbstentionException.class);
    }
  }

  @Test
  default void ask_severalInOneSelectWithRepeatedNames_namesGetSuffix() throws SQLException {
    String sql =
        "SELECT a.*, b.* FROM ASK('What are the names of all doctors?') a,"
            + " ASK('How many patients live in Ghent?') b";
    assertThat(rows(asking(), sql)).hasSize(4);
    try (Statement statement = asking().createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      assertThat(statement.getWarnings().getNextWarning().getSQLState()).isEqualTo("01N01");
      assertThat(result.getMetaData().getColumnCount()).isEqualTo(2);
    }
  }

  @Test
  default void ask_boundBetweenOtherPlaceholders_bindsTheRestInOrder() throws SQLException {
    try (PreparedStatement statement =
        asking()
            .prepareStatement(
                "SELECT t.name FROM ASK(?) t JOIN doctor d ON d.name = t.name"
                    + " WHERE d.salary > ? AND d.department_id = ?")) {
      statement.setInt(2, 8800);
      statement.setInt(3, 1);
      statement.setString(1, "What are the names of all doctors?");
      try (ResultSet result = statement.executeQuery()) {
        assertThat(read(result)).containsExactly(List.of("Ada Brandt"));
      }
    }
  }

  @Test
  default void ask_probedByBiTool_givesColumnsWithoutRows() throws SQLException {
    String wrapped =
        "SELECT * FROM (SELECT * FROM ASK('What are the names of all doctors?') x) y WHERE 1 = 0";
    try (PreparedStatement statement = asking().prepareStatement(wrapped)) {
      assertThat(statement.getMetaData().getColumnCount()).isEqualTo(1);
      assertThat(statement.getMetaData().getColumnLabel(1)).isEqualToIgnoringCase("name");
    }
    assertThat(rows(asking(), wrapped)).isEmpty();
  }
}
