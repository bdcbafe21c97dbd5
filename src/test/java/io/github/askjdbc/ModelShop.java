package io.github.askjdbc;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.askjdbc.llm.ModelStub;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** A shop in a file, asked with a language model beside our own readers. */
final class ModelShop implements AutoCloseable {

  /** Ours reads this, and is too unsure of it to answer. */
  static final String UNSURE = "How many bicycles go for more than 500?";

  /** What a model may write for it. */
  static final String RIGHT = "SELECT COUNT(*) FROM bicycle WHERE price > 500";

  /** Ours answers this by itself. */
  static final String SURE = "How many customers are there?";

  private final Path file;
  private final AskDriver driver = new AskDriver();
  private final List<Connection> open = new ArrayList<>();

  ModelShop(Path folder) throws SQLException {
    file = folder.resolve("shop.sqlite");
    try (Connection plain = plain();
        Statement statement = plain.createStatement()) {
      for (String sql :
          List.of(
              "CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, city TEXT, password TEXT)",
              "CREATE TABLE bicycle (id INTEGER PRIMARY KEY, model TEXT, colour TEXT, price REAL)",
              "CREATE TABLE purchase (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES"
                  + " customer (id), bicycle_id INTEGER REFERENCES bicycle (id), bought TEXT)",
              "INSERT INTO customer VALUES (1, 'Ann Berg', 'Leeds', 'x1'), (2, 'Bo Crane', 'York',"
                  + " 'x2'), (3, 'Cy Dahl', 'Leeds', 'x3')",
              "INSERT INTO bicycle VALUES (1, 'Swift', 'red', 900), (2, 'Mule', 'blue', 300),"
                  + " (3, 'Comet', 'red', 800), (4, 'Otter', 'green', 700)",
              "INSERT INTO purchase VALUES (1, 1, 1, '2024-01-02'), (2, 1, 2, '2024-02-03'),"
                  + " (3, 2, 3, '2024-03-04')")) {
        statement.execute(sql);
      }
    }
  }

  /** Past ask-jdbc. */
  Connection plain() throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + file);
  }

  /**
   * @param settings further ones, as {@code name=value}
   */
  Connection asking(ModelStub stub, String... settings) throws SQLException {
    return asking(stub.url(), settings);
  }

  Connection asking(String url, String... settings) throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("ask.model", "openai:stub");
    properties.setProperty("ask.model.url", url);
    for (String setting : settings) {
      int equals = setting.indexOf('=');
      properties.setProperty(setting.substring(0, equals), setting.substring(equals + 1));
    }
    return connect(properties);
  }

  Connection connect(Properties properties) throws SQLException {
    Connection connection = driver.connect("jdbc:ask:sqlite:" + file, properties);
    open.add(connection);
    return connection;
  }

  /** All cells of the rows, in order. */
  static List<String> cells(Statement statement, String text) throws SQLException {
    List<String> cells = new ArrayList<>();
    try (ResultSet rows = statement.executeQuery(text)) {
      int columns = rows.getMetaData().getColumnCount();
      while (rows.next()) {
        for (int i = 1; i <= columns; i++) {
          cells.add(rows.getString(i));
        }
      }
    }
    return cells;
  }

  /** What each request said to the model. */
  static List<String> texts(ModelStub stub) {
    return stub.received().stream()
        .map(request -> request.body().path("messages"))
        .map(messages -> messages.get(messages.size() - 1).path("content"))
        .map(content -> content.isArray() ? content.get(0).path("text") : content)
        .map(JsonNode::asText)
        .toList();
  }

  /** The reply of a model that writes this SQL. */
  static String json(String sql) {
    return "{\"sql\": \"" + sql.replace("\"", "\\\"") + "\", \"reason\": \"as asked\"}";
  }

  @Override
  public void close() throws SQLException {
    for (Connection connection : open) {
      connection.close();
    }
  }
}
