package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.Properties;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The driver definitions that people import: their class and URLs are those of the driver. */
class DbeaverDriversTest {

  static Stream<Element> definitions() throws Exception {
    NodeList drivers =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(Path.of("src/site/clients/dbeaver-drivers.xml").toFile())
            .getElementsByTagName("driver");
    return IntStream.range(0, drivers.getLength()).mapToObj(i -> (Element) drivers.item(i));
  }

  private static Driver driver(Element definition) throws ReflectiveOperationException {
    return Class.forName(definition.getAttribute("class"))
        .asSubclass(Driver.class)
        .getDeclaredConstructor()
        .newInstance();
  }

  @ParameterizedTest
  @MethodSource("definitions")
  void definition_itsUrlFilledIn_isTakenByTheDriver(Element definition) throws Exception {
    String url =
        definition
            .getAttribute("url")
            .replace("{file}", "shop.db")
            .replace("[:{port}]", ":" + definition.getAttribute("port"))
            .replace("[{database}]", "shop")
            .replace("{host}", "localhost");
    assertThat(url).doesNotContain("{").doesNotContain("[");
    assertThat(driver(definition).acceptsURL(url)).isTrue();
  }

  @Test
  void definition_ofSqlite_connects(@TempDir Path folder) throws Exception {
    Element sqlite = definitions().findFirst().orElseThrow();
    String url = sqlite.getAttribute("url").replace("{file}", folder.resolve("a.db").toString());
    try (Connection connection = driver(sqlite).connect(url, new Properties());
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT 40 + 2")) {
      assertThat(rows.getInt(1)).isEqualTo(42);
    }
  }
}
