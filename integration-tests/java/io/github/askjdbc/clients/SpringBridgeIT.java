package io.github.askjdbc.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.AskDataSource;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.spring.AbstentionTranslator;
import io.github.askjdbc.spring.QuestionAbstainedException;
import jakarta.persistence.EntityManager;
import java.sql.SQLException;
import java.util.List;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.NonTransientDataAccessException;
import org.springframework.dao.support.DataAccessUtils;
import org.springframework.jdbc.BadSqlGrammarException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.orm.jpa.vendor.HibernateJpaDialect;

/** Abstentions as Spring's templates, and Hibernate under Spring, throw them. */
class SpringBridgeIT {

  private static final String LAWYERS = "How many lawyers live in Oslo?";

  private final AskDataSource source = new AskDataSource();
  private Shop shop;
  private JdbcTemplate jdbc;

  @BeforeEach
  void open() throws SQLException {
    shop = new Shop("bridge");
    source.setUrl(shop.explicit());
    jdbc = new JdbcTemplate(source);
    jdbc.setExceptionTranslator(new AbstentionTranslator());
  }

  @AfterEach
  void close() throws SQLException {
    source.close();
    shop.close();
  }

  @Test
  void template_unanswerable_throwsATypeOfItsOwn() {
    QuestionAbstainedException thrown =
        catchThrowableOfType(
            QuestionAbstainedException.class, () -> jdbc.queryForList(Shop.BOUND, LAWYERS));

    assertThat(thrown)
        .isInstanceOf(NonTransientDataAccessException.class)
        .hasCauseInstanceOf(AbstentionException.class);
    assertThat(thrown.reason()).isEqualTo(AbstentionReason.NOT_IN_DATABASE);
    assertThat(thrown.getMessage()).isEqualTo(thrown.abstention().getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:ask:sqlite::memory:", "jdbc:ask:h2:mem:other"})
  void template_eachTarget_throwsAndAnswers(String url) {
    try (AskDataSource other = new AskDataSource()) {
      other.setUrl(url);
      JdbcTemplate template = new JdbcTemplate(other);
      template.setExceptionTranslator(new AbstentionTranslator());
      assertThatThrownBy(() -> template.queryForList("ASK how many lawyers live in Oslo"))
          .isInstanceOf(QuestionAbstainedException.class);
    }
    assertThat(jdbc.queryForObject(Shop.BOUND, Integer.class, Shop.QUESTION)).isEqualTo(2);
  }

  @Test
  void template_otherFailures_becomeWhatSpringMakesOfThem() {
    assertThatThrownBy(() -> jdbc.queryForList("SELECT nothing FROM customer"))
        .isInstanceOf(BadSqlGrammarException.class);
    assertThatThrownBy(() -> jdbc.update("INSERT INTO customer (name) VALUES (NULL)"))
        .isInstanceOf(DataIntegrityViolationException.class);
  }

  @Test
  void translate_abstentionBehindOthers_isFound() {
    AbstentionException abstention =
        new AbstentionException("no", Decision.Abstention.early(AbstentionReason.AMBIGUOUS, "no"));
    SQLException caused = new SQLException("a pool's", new RuntimeException(abstention));
    SQLException chained = new SQLException("a wrapper's");
    chained.setNextException(abstention);

    for (SQLException failure : List.of(abstention, caused, chained)) {
      assertThat(new AbstentionTranslator().translate("task", "SELECT 1", failure))
          .isInstanceOfSatisfying(
              QuestionAbstainedException.class,
              thrown -> assertThat(thrown.reason()).isEqualTo(AbstentionReason.AMBIGUOUS));
    }
  }

  @Test
  void translate_causesInARing_end() {
    RuntimeException one = new RuntimeException();
    RuntimeException other = new RuntimeException(one);
    one.initCause(other);

    DataAccessException translated =
        AbstentionTranslator.ofAbstentionsAlone()
            .translate("task", null, new SQLException("ring", one));
    assertThat(translated).isNull();
  }

  @Test
  void hibernate_nativeQuery_throwsATypeOfItsOwn() {
    HibernateJpaDialect dialect = new HibernateJpaDialect();
    dialect.setJdbcExceptionTranslator(AbstentionTranslator.ofAbstentionsAlone());
    try (SessionFactory factory =
            new Configuration()
                .setProperty("hibernate.connection.url", shop.explicit())
                .buildSessionFactory();
        EntityManager entities = factory.createEntityManager()) {

      assertThat(
              translated(
                  dialect,
                  () ->
                      entities
                          .createNativeQuery("SELECT * FROM ASK(?1) t", Object.class)
                          .setParameter(1, LAWYERS)
                          .getResultList()))
          .isInstanceOfSatisfying(
              QuestionAbstainedException.class,
              thrown -> assertThat(thrown.reason()).isEqualTo(AbstentionReason.NOT_IN_DATABASE));
      assertThat(
              translated(
                  dialect,
                  () ->
                      entities
                          .createNativeQuery("SELECT nothing FROM customer", Object.class)
                          .getResultList()))
          .isInstanceOf(DataAccessException.class)
          .isNotInstanceOf(QuestionAbstainedException.class);
    }
  }

  /** As Spring translates what a repository throws. */
  private static RuntimeException translated(HibernateJpaDialect dialect, Runnable work) {
    RuntimeException thrown = catchThrowableOfType(RuntimeException.class, work::run);
    return DataAccessUtils.translateIfNecessary(thrown, dialect);
  }
}
