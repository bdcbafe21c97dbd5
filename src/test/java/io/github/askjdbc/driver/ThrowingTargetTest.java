package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.driver.forwarding.Forwarding;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.Statement;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A real target, some methods of which fail as those of poor drivers do. */
class ThrowingTargetTest {
  private final FixedComponents components = new FixedComponents().knowing("How many?", "SELECT 1");

  @ParameterizedTest
  @ValueSource(strings = {"executeQuery", "isClosed", "getQueryTimeout"})
  void executeQuery_methodOfTheTargetFails_givesASqlExceptionWithItsClassAndPlace(String method)
      throws SQLException {
    IllegalStateException failure = new IllegalStateException("inside the target");
    try (Connection connection = connect(Set.of(method), failure);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery("How many?"))
          .isInstanceOf(SQLException.class)
          .hasNoCause()
          .hasMessageContaining(failure.getClass().getName())
          .hasMessageNotContaining("inside the target")
          .satisfies(
              thrown -> assertThat(thrown.getStackTrace()).isEqualTo(failure.getStackTrace()));
    }
  }

  @Test
  void executeQuery_targetWithoutTimeouts_isAnswered() throws SQLException {
    try (Connection connection =
            connect(
                Set.of("getQueryTimeout", "setQueryTimeout"),
                new SQLFeatureNotSupportedException("no timeouts"));
        Statement statement = connection.createStatement()) {
      assertThat(Databases.column(statement, "How many?")).containsExactly("1");
    }
  }

  @Test
  void unwrap_openObjectOfADriverThatKnowsNoUnwrap_givesWhatItIs() throws SQLException {
    SQLFeatureNotSupportedException refusal = new SQLFeatureNotSupportedException("no unwrap");
    try (Connection connection = connect(Set.of("unwrap", "isWrapperFor"), refusal)) {
      Statement statement = connection.createStatement();
      Class<?> targets = Forwarding.bare(statement).getClass();
      assertThat(statement.unwrap(targets)).isSameAs(Forwarding.bare(statement));
      assertThat(statement.isWrapperFor(targets)).isTrue();
      assertThat(statement.unwrap(Statement.class)).isSameAs(statement);
      assertThatThrownBy(() -> statement.unwrap(String.class)).isSameAs(refusal);
      statement.close();
      assertThatThrownBy(() -> statement.unwrap(targets)).isSameAs(refusal);
      assertThatThrownBy(() -> statement.isWrapperFor(Statement.class)).isSameAs(refusal);
    }
  }

  private Connection connect(Set<String> failing, Exception failure) throws SQLException {
    Connection real = DriverManager.getConnection("jdbc:h2:mem:");
    Connection poor =
        (Connection)
            Proxy.newProxyInstance(
                ThrowingTargetTest.class.getClassLoader(),
                new Class<?>[] {Connection.class},
                (proxy, method, arguments) -> {
                  Object result = call(real, method, arguments);
                  return result instanceof Statement statement
                          && method.getName().equals("createStatement")
                      ? poor(statement, failing, failure)
                      : result;
                });
    Target target =
        new Target(poor, DriverManager.getDriver("jdbc:h2:mem:"), "jdbc:h2:mem:", new Properties());
    return new AskingConnection(
        poor,
        new Session(
            "jdbc:ask:h2:mem:",
            target,
            Terms.of(Settings.defaults()),
            components,
            System::nanoTime));
  }

  private static Statement poor(Statement real, Set<String> failing, Exception failure) {
    return (Statement)
        Proxy.newProxyInstance(
            ThrowingTargetTest.class.getClassLoader(),
            new Class<?>[] {Statement.class},
            (proxy, method, arguments) -> {
              if (failing.contains(method.getName())) {
                throw failure;
              }
              return call(real, method, arguments);
            });
  }

  private static Object call(Object real, java.lang.reflect.Method method, Object[] arguments)
      throws Throwable {
    try {
      return method.invoke(real, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
