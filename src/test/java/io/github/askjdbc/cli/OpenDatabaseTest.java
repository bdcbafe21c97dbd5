package io.github.askjdbc.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.driver.QuestionComponents;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class OpenDatabaseTest {

  /** A default of the interface would leave out what the driver does, such as its audit. */
  @Test
  void rooms_everyMethod_isPassedOnToTheDriversOwn() {
    assertThat(OpenDatabase.Observed.class.getDeclaredMethods())
        .extracting(Method::getName)
        .containsAll(
            Arrays.stream(QuestionComponents.class.getMethods()).map(Method::getName).toList());
  }
}
