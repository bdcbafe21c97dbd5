package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions for numbers that a semantic file defines, through the driver. */
class MetricQuestionsTest {

  private static final List<String> SHOP =
      List.of(
          "CREATE TABLE customer (id INTEGER PRIMARY KEY, name VARCHAR(20), city VARCHAR(20))",
          "CREATE TABLE sale (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customer (id),"
              + " sold_on DATE, price INTEGER, quantity INTEGER, channel VARCHAR(10))",
          "CREATE TABLE claim (id INTEGER PRIMARY KEY, sale_id INTEGER REFERENCES sale (id),"
              + " reason VARCHAR(20))",
          "INSERT INTO customer VALUES (1, 'Ada', 'Lyon'), (2, 'Ben', 'Paris'), (3, 'Cleo', 'Lyon')",
          "INSERT INTO sale VALUES (1, 1, '2022-12-30', 10, 2, 'web'),"
              + " (2, 1, '2023-01-05', 100, 1, 'shop'), (3, 2, '2023-01-20', 30, 3, 'web'),"
              + " (4, 2, '2023-02-01', 5, 1, 'web'), (5, 3, '2023-02-28', 7, 1, 'shop'),"
              + " (6, 3, '2023-02-28', 0, 1, 'shop'), (7, 3, '2023-02-28', 0, 1, 'shop')",
          "INSERT INTO claim VALUES (1, 1, 'broken'), (2, 1, 'late'), (3, 3, 'late')");

  private static final String CORTEX =
      """
      name: shop
      tables:
        - name: sales
          base_table: {database: main, schema: public, table: sale}
          time_dimensions:
            - {name: sold_on, expr: sold_on, data_type: date}
          facts:
            - {name: unit_price, expr: price}
          filters:
            - {name: online, synonyms: [on the web], expr: sales.channel = 'web'}
          metrics:
            - name: revenue
              synonyms: [turnover]
              expr: SUM(unit_price * quantity)
            - {name: basket, expr: 1.0 * SUM(unit_price * quantity) / COUNT(*)}
      """;

  private static final String DBT =
      """
      semantic_models:
        - name: sales
          model: ref('sale')
          defaults: {agg_time_dimension: sold_on}
          entities:
            - {name: sale, type: primary, expr: id}
            - {name: customer, type: foreign, expr: customer_id}
          dimensions:
            - {name: sold_on, type: time, type_params: {time_granularity: day}}
          measures:
            - {name: income, agg: sum, expr: price * quantity}
            - {name: deals, agg: count, expr: id}
        - name: customers
          model: ref('customer')
          entities:
            - {name: customer, type: primary, expr: id}
      metrics:
        - name: revenue
          type: simple
          type_params: {measure: income}
        - name: deal size
          type: ratio
          type_params: {numerator: income, denominator: deals}
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          What is the revenue?                               | 222
          What is the total revenue of 2023?                 | 202
          What was the turnover in January 2023?             | 190
          What is the revenue since February 2023?           | 12
          Show the revenue by month                          | 20,2022,12; 190,2023,1; 12,2023,2
          Show the monthly revenue of 2023                   | 2023,1,190; 2023,2,12
          What is the revenue per year?                      | 20,2022; 202,2023
          What is the revenue by customer?                   | 120,Ada; 95,Ben; 7,Cleo
          What is the total revenue for each city?           | 127,Lyon; 95,Paris
          What is the revenue by city and year?              | 20,Lyon,2022; 107,Lyon,2023; 95,Paris,2023
          Which customer has the highest revenue?            | Ada
          Which city has the lowest turnover?                | Paris
          Which month has the highest revenue?               | 2023,1
          Show the top 2 customers by revenue                | Ada; Ben
          Which customers have a revenue over 90?            | Ada; Ben
          What is the revenue in Lyon?                       | 127
          What is the revenue of online sales?               | 115
          What is the basket by city?                        | 25.40,Lyon; 47.50,Paris
          """)
  void executeQuery_metricOfACortexFile_isWritten(String question, String rows) throws Exception {
    try (Connection connection = shop("shop.yaml", CORTEX)) {
      assertThat(ask(connection, question)).containsExactlyInAnyOrder(rows.split("; ", -1));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          What is the total revenue of 2023?      | 202
          What is the revenue by customer?        | 120,Ada; 95,Ben; 7,Cleo
          Which customer has the highest revenue? | Ada
          Show the deal size by year              | 20.00,2022; 33.67,2023
          """)
  void executeQuery_metricOfADbtFile_isWritten(String question, String rows) throws Exception {
    try (Connection connection = shop("models.yml", DBT)) {
      assertThat(ask(connection, question)).containsExactlyInAnyOrder(rows.split("; ", -1));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          What is the average revenue?
          What is the highest revenue?
          What is the revenue by reason?
          What is the revenue of the customers?
          List the customers with the highest revenue in each city
          Show the revenue and the average price by city
          """)
  void executeQuery_metricThatCannotBeReadSoundly_isNotWritten(String question) throws Exception {
    try (Connection connection = shop("shop.yaml", CORTEX)) {
      assertThat(sql(connection, question)).doesNotContainIgnoringCase("price * quantity");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "h2", "duckdb"})
  void executeQuery_metricByMonth_isWrittenInEveryDialect(String target) throws Exception {
    String url = "jdbc:ask:" + target + ":" + folder.resolve("shop." + target);
    try (Connection connection = shop(url, settings("shop.yaml", CORTEX))) {
      assertThat(ask(connection, "Show the revenue of 2023 by month"))
          .containsExactlyInAnyOrder("190,2023,1", "12,2023,2");
    }
  }

  @Test
  void executeQuery_metricOverAPrivateColumn_isNotWritten() throws Exception {
    Properties settings = settings("shop.yaml", CORTEX);
    settings.setProperty("ask.private", "sale.price");
    try (Connection connection = shop("jdbc:ask:sqlite:" + folder.resolve("shop.db"), settings)) {
      assertThat(sql(connection, "What is the revenue by customer?"))
          .doesNotContainIgnoringCase("price");
    }
  }

  private Connection shop(String name, String text) throws Exception {
    return shop("jdbc:ask:sqlite:" + folder.resolve("shop.db"), settings(name, text));
  }

  private Properties settings(String name, String text) throws Exception {
    Properties settings = new Properties();
    settings.setProperty("ask.semantics", Files.writeString(folder.resolve(name), text).toString());
    settings.setProperty("ask.penalty", "0");
    return settings;
  }

  private static Connection shop(String url, Properties settings) throws SQLException {
    Connection connection = new AskDriver().connect(url, settings);
    try (Statement statement = connection.createStatement()) {
      for (String one : SHOP) {
        statement.execute(one);
      }
    }
    return connection;
  }

  /** The SQL, or what the driver says for lack of one. */
  private static String sql(Connection connection, String question) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("ASK SQL '" + question + "'")) {
      row.next();
      return row.getString("sql") + row.getString("reason");
    }
  }

  private static List<String> ask(Connection connection, String question) throws SQLException {
    return RoundedRows.of(connection, question);
  }
}
