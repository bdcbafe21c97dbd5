package io.github.askjdbc.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.jooq.DSLContext;
import org.jooq.exception.DataAccessException;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class JooqIT {
  private Shop shop;
  private Connection connection;
  private DSLContext jooq;

  @BeforeEach
  void open() throws SQLException {
    shop = new Shop("jooq");
    connection = DriverManager.getConnection(shop.explicit());
    jooq = DSL.using(connection);
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
    shop.close();
  }

  @Test
  void fetch_boundQuestion_isAnswered() {
    assertThat(jooq.fetch(Shop.BOUND, Shop.QUESTION).get(0).get(0, Integer.class)).isEqualTo(2);
  }

  @Test
  void fetch_literalQuestion_isAnswered() {
    assertThat(
            jooq.fetch("SELECT t.name FROM ASK('names of all customers') t ORDER BY 1")
                .getValues(0, String.class))
        .containsExactly("Ann", "Bob", "Cy");
  }

  @Test
  void fetch_unanswerable_keepsTheAbstention() {
    assertThatThrownBy(() -> jooq.fetch(Shop.BOUND, "How many lawyers live in Oslo?"))
        .isInstanceOf(DataAccessException.class)
        .hasCauseInstanceOf(AbstentionException.class);
  }

  @Test
  void crud_plainSql_isTheTargets() {
    assertThat(jooq.execute("INSERT INTO customer (name, city) VALUES (?, ?)", "Dee", "Oslo"))
        .isEqualTo(1);
    assertThat(
            jooq.select(DSL.field("name", String.class))
                .from("customer")
                .where(DSL.field("city").eq("Oslo"))
                .orderBy(1)
                .limit(2)
                .fetchInto(String.class))
        .containsExactly("Ann", "Cy");
    assertThat(jooq.meta().getTables("CUSTOMER")).isNotEmpty();
  }
}
