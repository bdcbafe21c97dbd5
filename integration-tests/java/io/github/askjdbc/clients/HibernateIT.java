package io.github.askjdbc.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import java.sql.SQLException;
import java.util.List;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HibernateIT {

  /** One row of the shop. */
  @Entity(name = "customer")
  static class Customer {
    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    Integer id;

    String name;
    String city;
  }

  private Shop shop;
  private SessionFactory sessions;

  @BeforeEach
  void open() throws SQLException {
    shop = new Shop("hibernate");
    sessions =
        new Configuration()
            .addAnnotatedClass(Customer.class)
            .setProperty("hibernate.connection.url", shop.explicit())
            .setProperty("hibernate.hbm2ddl.auto", "validate")
            .buildSessionFactory();
  }

  @AfterEach
  void close() throws SQLException {
    sessions.close();
    shop.close();
  }

  @Test
  void nativeQuery_boundQuestion_isAnswered() {
    Object count =
        sessions.fromSession(
            session ->
                session
                    .createNativeQuery("SELECT * FROM ASK(?1) t", Long.class)
                    .setParameter(1, Shop.QUESTION)
                    .getSingleResult());
    assertThat(count).isEqualTo(2L);
  }

  @Test
  void nativeQuery_limited_wrapsTheQuestion() {
    List<String> names =
        sessions.fromSession(
            session ->
                session
                    .createNativeQuery(
                        "SELECT t.name FROM ASK('names of all customers') t ORDER BY t.name",
                        String.class)
                    .setMaxResults(2)
                    .getResultList());
    assertThat(names).containsExactly("Ann", "Bob");
  }

  @Test
  void nativeQuery_unanswerable_keepsTheAbstention() {
    assertThatThrownBy(
            () ->
                sessions.fromSession(
                    session ->
                        session
                            .createNativeQuery("SELECT * FROM ASK(?1) t", Object.class)
                            .setParameter(1, "How many lawyers live in Oslo?")
                            .getResultList()))
        .hasRootCauseInstanceOf(AbstentionException.class);
  }

  @Test
  void entities_createReadUpdateDelete_areTheTargets() {
    Integer id =
        sessions.fromTransaction(
            session -> {
              Customer dee = new Customer();
              dee.name = "How many customers?";
              dee.city = "Oslo";
              session.persist(dee);
              return dee.id;
            });
    sessions.inTransaction(session -> session.find(Customer.class, id).city = "Rome");
    String city =
        sessions.fromSession(
            session ->
                session
                    .createSelectionQuery("select city from customer where id = ?1", String.class)
                    .setParameter(1, id)
                    .getSingleResult());
    assertThat(city).isEqualTo("Rome");
    sessions.inTransaction(session -> session.remove(session.find(Customer.class, id)));
    Customer gone = sessions.fromSession(session -> session.find(Customer.class, id));
    assertThat(gone).isNull();
  }
}
