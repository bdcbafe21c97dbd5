package io.github.askjdbc.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.AskDataSource;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.jdbc.core.simple.SimpleJdbcInsert;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

class SpringJdbcIT {
  private final AskDataSource source = new AskDataSource();
  private Shop shop;
  private JdbcTemplate jdbc;

  @BeforeEach
  void open() throws SQLException {
    shop = new Shop("spring");
    source.setUrl(shop.explicit());
    jdbc = new JdbcTemplate(source);
  }

  @AfterEach
  void close() throws SQLException {
    source.close();
    shop.close();
  }

  @Test
  void query_boundQuestion_isAnswered() {
    assertThat(jdbc.queryForObject(Shop.BOUND, Integer.class, Shop.QUESTION)).isEqualTo(2);
    assertThat(
            new NamedParameterJdbcTemplate(jdbc)
                .queryForList("SELECT * FROM ASK(:q) t", Map.of("q", "names of all customers")))
        .hasSize(3);
  }

  @Test
  void query_unanswerable_keepsTheAbstention() {
    assertThatThrownBy(() -> jdbc.queryForList(Shop.BOUND, "How many lawyers live in Oslo?"))
        .isInstanceOf(DataAccessException.class)
        .hasCauseInstanceOf(AbstentionException.class);
  }

  @Test
  void transaction_questionInIt_seesItsRowsAndRollsBack() {
    new TransactionTemplate(new DataSourceTransactionManager(source))
        .executeWithoutResult(
            status -> {
              jdbc.update("INSERT INTO customer (name, city) VALUES ('Dee', 'Oslo')");
              assertThat(jdbc.queryForObject("ASK " + Shop.QUESTION, Integer.class)).isEqualTo(3);
              status.setRollbackOnly();
            });
    assertThat(jdbc.queryForObject(Shop.BOUND, Integer.class, Shop.QUESTION)).isEqualTo(2);
  }

  @Test
  void insert_generatedKeyAndMetadata_areTheTargets() {
    Number key =
        new SimpleJdbcInsert(jdbc)
            .withTableName("customer")
            .usingGeneratedKeyColumns("id")
            .executeAndReturnKey(Map.of("name", "Dee", "city", "Rome"));
    assertThat(jdbc.queryForObject("SELECT name FROM customer WHERE id = ?", String.class, key))
        .isEqualTo("Dee");
  }
}
