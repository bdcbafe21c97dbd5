package io.github.askjdbc.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import java.sql.SQLException;
import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Options;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.datasource.pooled.PooledDataSource;
import org.apache.ibatis.exceptions.PersistenceException;
import org.apache.ibatis.mapping.Environment;
import org.apache.ibatis.session.Configuration;
import org.apache.ibatis.session.SqlSession;
import org.apache.ibatis.session.SqlSessionFactoryBuilder;
import org.apache.ibatis.transaction.jdbc.JdbcTransactionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MyBatisIT {

  /** Rows of the shop. */
  interface Customers {
    @Select("SELECT * FROM ASK(#{question}) t")
    int count(String question);

    @Select("SELECT t.name FROM ASK('names of all customers') t WHERE t.name <> #{but}")
    List<String> namesBut(String but);

    @Insert("INSERT INTO customer (name, city) VALUES (#{name}, #{city})")
    @Options(useGeneratedKeys = true, keyProperty = "id")
    int add(Customer customer);
  }

  /** One row. */
  static final class Customer {
    Integer id;
    final String name;
    final String city;

    Customer(String name, String city) {
      this.name = name;
      this.city = city;
    }
  }

  private Shop shop;
  private PooledDataSource source;
  private SqlSession session;

  @BeforeEach
  void open() throws SQLException {
    shop = new Shop("mybatis");
    source = new PooledDataSource("io.github.askjdbc.AskDriver", shop.explicit(), "", "");
    Configuration configuration =
        new Configuration(new Environment("test", new JdbcTransactionFactory(), source));
    configuration.addMapper(Customers.class);
    session = new SqlSessionFactoryBuilder().build(configuration).openSession();
  }

  @AfterEach
  void close() throws SQLException {
    session.close();
    source.forceCloseAll();
    shop.close();
  }

  @Test
  void select_boundQuestion_isAnswered() {
    Customers customers = session.getMapper(Customers.class);
    assertThat(customers.count(Shop.QUESTION)).isEqualTo(2);
    assertThat(customers.namesBut("Bob")).containsExactlyInAnyOrder("Ann", "Cy");
  }

  @Test
  void insert_thenQuestion_seesTheRowAndItsKey() {
    Customers customers = session.getMapper(Customers.class);
    Customer dee = new Customer("Dee", "Oslo");
    assertThat(customers.add(dee)).isEqualTo(1);
    assertThat(dee.id).isEqualTo(4);
    assertThat(customers.count(Shop.QUESTION)).isEqualTo(3);
    session.rollback();
    assertThat(customers.count(Shop.QUESTION)).isEqualTo(2);
  }

  @Test
  void select_unanswerable_keepsTheAbstention() {
    assertThatThrownBy(
            () -> session.getMapper(Customers.class).count("How many lawyers live in Oslo?"))
        .isInstanceOf(PersistenceException.class)
        .hasRootCauseInstanceOf(AbstentionException.class);
  }
}
