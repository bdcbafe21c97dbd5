package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.AskStatement;
import io.github.askjdbc.driver.forwarding.Forwarding;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Wrapper;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code unwrap} and {@code isWrapperFor}, of objects open and closed. */
class UnwrappingTest {

  static List<String> targets() {
    return OneWrapperTest.targets();
  }

  @ParameterizedTest
  @MethodSource("targets")
  void unwrap_typesOfTheTarget_servesAndRefusesAsTheTargetDoes(String target) throws SQLException {
    Map<String, String> alone = Facts.alone(target, this::unwraps);
    assertThat(Facts.asked(target, this::unwraps)).containsExactlyEntriesOf(alone);
  }

  @ParameterizedTest
  @MethodSource("targets")
  void unwrap_typesOfOurs_areServedFirstAndOfClosedObjectsToo(String target) throws SQLException {
    Facts.asked(
        target,
        (connection, facts) -> {
          Statement statement = connection.createStatement();
          assertThat(statement.unwrap(Statement.class)).isSameAs(statement);
          assertThat(connection.unwrap(Connection.class)).isSameAs(connection);
          assertThat(connection.unwrap(AskingConnection.class)).isSameAs(connection);
          statement.close();
          assertThat(statement.unwrap(AskStatement.class)).isSameAs(statement);
          assertThat(statement.isWrapperFor(AskStatement.class)).isTrue();
        });
  }

  private void unwraps(Connection connection, Facts facts) throws SQLException {
    Map<String, Wrapper> wrappers = new LinkedHashMap<>();
    Statement statement = connection.createStatement();
    PreparedStatement prepared = connection.prepareStatement("SELECT * FROM town");
    wrappers.put("connection", connection);
    wrappers.put("statement", statement);
    wrappers.put("prepared", prepared);
    wrappers.put("rows", prepared.executeQuery());
    wrappers.put("metadata", connection.getMetaData());
    List<Class<?>> types = types(wrappers);
    ask("open ", wrappers, types, facts);
    ((ResultSet) wrappers.get("rows")).close();
    prepared.close();
    statement.close();
    ask("over a closed statement ", wrappers, types, facts);
    connection.close();
    ask("over a closed connection ", wrappers, types, facts);
  }

  /** Of JDBC, of the target's driver, and of neither. */
  private static List<Class<?>> types(Map<String, Wrapper> wrappers) throws SQLException {
    List<Class<?>> types = new ArrayList<>();
    Collections.addAll(
        types,
        Connection.class,
        Statement.class,
        PreparedStatement.class,
        ResultSet.class,
        DatabaseMetaData.class,
        Wrapper.class,
        String.class,
        null);
    for (Wrapper wrapper : wrappers.values()) {
      types.add(bare(wrapper).getClass());
    }
    return types;
  }

  private static Object bare(Wrapper wrapper) {
    return Forwarding.bare(wrapper);
  }

  private static void ask(
      String when, Map<String, Wrapper> wrappers, List<Class<?>> types, Facts facts) {
    for (Map.Entry<String, Wrapper> entry : wrappers.entrySet()) {
      Wrapper wrapper = entry.getValue();
      for (Class<?> type : types) {
        String name = when + entry.getKey() + " as " + type;
        facts.add(name, () -> kind(wrapper, wrapper.unwrap(type), type));
        facts.add(name + "?", () -> wrapper.isWrapperFor(type));
      }
    }
  }

  /** Whether itself, or else of the type. */
  private static String kind(Wrapper wrapper, Object unwrapped, Class<?> type) {
    return type.isInterface()
        ? "itself " + (unwrapped == wrapper)
        : "" + type.isInstance(unwrapped);
  }
}
