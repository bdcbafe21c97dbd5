package io.github.askjdbc.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.apache.commons.logging.Log;
import org.junit.jupiter.api.Test;
import org.springframework.beans.BeanUtils;
import org.springframework.core.SpringVersion;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.support.SQLExceptionTranslator;

/** The translator for Spring from the all-jar, whose classes Spring gives under its own names. */
class SpringFromAllJarIT {

  private static final String TRANSLATOR = "io.github.askjdbc.spring.AbstentionTranslator";

  private static SQLException abstention(URLClassLoader loader) throws Exception {
    try (Connection connection =
        ClinicSession.open(ClinicSession.askDriver(loader), "jdbc:ask:sqlite::memory:")) {
      return catchThrowableOfType(
          SQLException.class,
          () -> ClinicSession.number(connection, "ASK How many lawyers live in Ghent?"));
    }
  }

  @Test
  void translate_besideSpring_givesOneOfItsExceptions() throws Exception {
    Path[] jars = {
      Jars.all(),
      Jars.of(SQLExceptionTranslator.class),
      Jars.of(DataAccessException.class),
      Jars.of(SpringVersion.class),
      Jars.of(BeanUtils.class),
      Jars.of(Log.class)
    };
    try (URLClassLoader loader = Jars.isolated(jars)) {
      Class<?> spring = loader.loadClass(SQLExceptionTranslator.class.getName());
      Object translator = loader.loadClass(TRANSLATOR).getConstructor().newInstance();

      Object translated =
          spring
              .getMethod("translate", String.class, String.class, SQLException.class)
              .invoke(translator, "task", "ASK ...", abstention(loader));

      assertThat(translated).isInstanceOf(loader.loadClass(DataAccessException.class.getName()));
      assertThat(translated.getClass().getSimpleName()).isEqualTo("QuestionAbstainedException");
    }
  }

  @Test
  void question_withoutSpring_isDecidedAsEver() throws Exception {
    try (URLClassLoader loader = Jars.isolated(Jars.all())) {
      assertThat(abstention(loader).getSQLState()).isEqualTo("NL002");
      assertThatThrownBy(() -> loader.loadClass(TRANSLATOR).getConstructor())
          .isInstanceOf(NoClassDefFoundError.class);
    }
  }
}
