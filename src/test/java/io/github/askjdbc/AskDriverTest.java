package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AskDriverTest {
  private final AskDriver driver = new AskDriver();

  @Test
  void driverManager_urlOfOurs_connectsToTheTarget() throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:ask:h2:mem:");
        Statement statement = connection.createStatement();
        ResultSet results = statement.executeQuery("SELECT 6 * 7")) {
      assertThat(results.next()).isTrue();
      assertThat(results.getInt(1)).isEqualTo(42);
      assertThat(connection.getMetaData().getDatabaseProductName()).isEqualTo("H2");
    }
  }

  @Test
  void connect_demo_isAFreshReadOnlyCopy() throws SQLException {
    try (Connection connection = driver.connect("jdbc:ask:demo", null);
        Statement statement = connection.createStatement()) {
      try (ResultSet tables =
          connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
        int count = 0;
        while (tables.next()) {
          count++;
        }
        assertThat(count).isEqualTo(6);
      }
      try (ResultSet orphans =
          statement.executeQuery("SELECT COUNT(*) FROM pragma_foreign_key_check")) {
        assertThat(orphans.getInt(1)).isZero();
      }
      assertThatThrownBy(() -> statement.executeUpdate("DELETE FROM customer"))
          .isInstanceOf(SQLException.class);
    }
  }

  @Test
  void connect_otherUrl_isNotOurs() throws SQLException {
    assertThat(driver.connect("jdbc:h2:mem:", new Properties())).isNull();
    assertThat(driver.acceptsURL("jdbc:h2:mem:")).isFalse();
    assertThat(driver.acceptsURL("jdbc:ask:h2:mem:")).isTrue();
    assertThat(driver.getPropertyInfo("jdbc:h2:mem:", null)).isEmpty();
    assertThatThrownBy(() -> driver.acceptsURL(null)).isInstanceOf(SQLException.class);
  }

  @Test
  void connect_noTargetDriver_saysWhatWasTriedAndNoSecret() {
    assertThatThrownBy(
            () -> driver.connect("jdbc:ask:unheard:of;password=s3cret", new Properties()))
        .isInstanceOf(SQLException.class)
        .hasMessageContainingAll(
            "jdbc:unheard:", "class loader of ask-jdbc", "DriverManager", "org.h2.Driver")
        .hasMessageNotContaining("s3cret");
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:ask:ask:h2:mem:", "jdbc:ask:ask:ask:demo", "jdbc:ask:"})
  void connect_prefixOverPrefix_isRefused(String url) {
    assertThatThrownBy(() -> driver.connect(url, new Properties()))
        .isInstanceOf(SQLException.class)
        .hasFieldOrPropertyWithValue("SQLState", "08001");
  }

  @ParameterizedTest
  @ValueSource(strings = {"io.github.askjdbc.AskDriver", "java.lang.Object", "no.such.Driver"})
  void connect_targetDriverThatIsNone_isRefused(String name) {
    Properties properties = new Properties();
    properties.setProperty("ask.target.driver", name);
    assertThatThrownBy(() -> driver.connect("jdbc:ask:h2:mem:", properties))
        .hasMessageContaining("ask.target.driver=" + name);
  }

  @Test
  void connect_targetDriverNamed_isUsed() throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("ask.target.driver", "org.h2.Driver");
    try (Connection connection = driver.connect("jdbc:ask:h2:mem:", properties)) {
      assertThat(connection.isValid(1)).isTrue();
    }
    assertThat(properties).containsOnlyKeys("ask.target.driver");
  }

  @Test
  void getPropertyInfo_urlWithASetting_showsOursAndTheTargets() throws SQLException {
    List<DriverPropertyInfo> info =
        Arrays.asList(driver.getPropertyInfo("jdbc:ask:sqlite:?ask.penalty=4", null));
    assertThat(info).extracting(property -> property.name).contains("ask.penalty", "busy_timeout");
    DriverPropertyInfo penalty = info.get(1);
    assertThat(penalty.value).isEqualTo("4");
    assertThat(info.get(0).choices).containsExactly("auto", "explicit", "off");
  }

  @Test
  void version_isTheProjects() {
    assertThat(driver.getMajorVersion()).isNotNegative();
    assertThat(driver.getMajorVersion() + driver.getMinorVersion()).isPositive();
    assertThat(driver.jdbcCompliant()).isFalse();
    assertThat(driver.getParentLogger().getName()).isEqualTo("io.github.askjdbc");
  }

  @Test
  void connect_isolatedClassLoader_findsTheTargetBesideIt() throws Exception {
    URL[] classPath =
        Arrays.stream(System.getProperty("java.class.path").split(java.io.File.pathSeparator, -1))
            .filter(entry -> !entry.contains("test-classes"))
            .map(AskDriverTest::url)
            .toArray(URL[]::new);
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    try (URLClassLoader isolated =
        new URLClassLoader(classPath, ClassLoader.getPlatformClassLoader())) {
      Thread.currentThread().setContextClassLoader(ClassLoader.getPlatformClassLoader());
      Driver other =
          (Driver) isolated.loadClass("io.github.askjdbc.AskDriver").getConstructor().newInstance();
      assertThat(other).isNotInstanceOf(AskDriver.class);
      try (Connection connection = other.connect("jdbc:ask:h2:mem:", new Properties())) {
        assertThat(connection.getMetaData().getDatabaseProductName()).isEqualTo("H2");
        assertThat(connection.unwrap(Connection.class).getClass().getClassLoader())
            .isSameAs(isolated);
      }
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }

  @Test
  void dataSource_configured_connects() throws SQLException {
    try (AskDataSource source = new AskDataSource()) {
      assertThatThrownBy(source::getConnection).hasMessageContaining("setUrl");
      source.setUrl("jdbc:ask:h2:mem:");
      source.setUser("ann");
      source.setPassword("s3cret");
      Properties properties = new Properties();
      properties.setProperty("ask.questions", "off");
      source.setProperties(properties);
      try (Connection connection = source.getConnection()) {
        assertThat(connection.getMetaData().getUserName()).isEqualTo("ANN");
      }
      try (Connection connection = source.getConnection("bob", "pw")) {
        assertThat(connection.getMetaData().getUserName()).isEqualTo("BOB");
      }
      assertThat(source.unwrap(AskDataSource.class)).isSameAs(source);
    }
  }

  private static URL url(String entry) {
    try {
      return Path.of(entry).toUri().toURL();
    } catch (java.net.MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
