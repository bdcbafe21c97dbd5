package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {

  /** What breaks a line, steers a terminal, or turns the direction of writing. */
  private static final List<String> HIDDEN =
      List.of("\n", "\r", "\t", "\0", "\u001b[31m", "\u0085", "\u2028", "\u202e", "\ud800");

  @ParameterizedTest
  @CsvSource({
    "'a\nb',a\\nb",
    "'a\r\nb',a\\r\\nb",
    "a\u001bb,a\\u001bb",
    "a\u2028b,a\\u2028b",
    "a\u202eb,a\\u202eb",
    "a\ud800b,a\\ud800b",
    "C:\\new Übung 😀,C:\\new Übung 😀"
  })
  void of_hiddenCharacters_areWrittenOut(String text, String printable) {
    assertThat(Printable.of(text)).isEqualTo(printable);
  }

  @Test
  void shortened_longText_isCutBeforeItIsWrittenOut() {
    assertThat(Printable.shortened("\n".repeat(100))).isEqualTo("\\n".repeat(60) + "...");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:ask:unheard:of",
        "jdbc:ask:unheard",
        "jdbc:ask:unheard:of?ask.questions=never&a=b",
        "jdbc:ask:unheard:of?ask.questions",
        "jdbc:ask:unheard:of?ask.nothing=1",
        "jdbc:ask:unheard:of;ask.private=a,b;ask.private=c",
        "jdbc:ask:unheard:of?ask.penalty=%zz",
        "jdbc:ask:unheard:of?ask.budget.time=1%20s",
        "jdbc:ask:unheard:of?ask.functions=abs",
        "jdbc:ask:ask:unheard:of"
      })
  void connect_urlWithHiddenCharactersAnywhere_leavesThemOutOfEveryMessage(String url) {
    for (String hidden : HIDDEN) {
      IntStream.rangeClosed("jdbc:ask:".length(), url.length())
          .mapToObj(at -> url.substring(0, at) + hidden + url.substring(at))
          .flatMap(attack -> messages(attack, new Properties()))
          .forEach(message -> assertThat(message).doesNotContain(hidden));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ask.penalty", "ask.target.driver", "ask.questions", "ask.budget.time"})
  void connect_propertiesWithHiddenCharacters_leavesThemOutOfEveryMessage(String name) {
    for (String hidden : HIDDEN) {
      Properties value = new Properties();
      value.setProperty(name, "a" + hidden + "b");
      Properties unknown = new Properties();
      unknown.setProperty(name + hidden, "1");
      Stream.of(value, unknown)
          .flatMap(given -> messages("jdbc:ask:unheard:of", given))
          .forEach(message -> assertThat(message).doesNotContain(hidden));
    }
  }

  /** Of what is thrown and all that it carries. */
  private static Stream<String> messages(String url, Properties properties) {
    try {
      new FixedComponents().connect(url, properties).close();
      throw new AssertionError("there is no such target: " + url);
    } catch (SQLException e) {
      List<Throwable> thrown = new ArrayList<>();
      collect(e, thrown);
      return thrown.stream().map(Throwable::toString);
    }
  }

  private static void collect(Throwable thrown, List<Throwable> all) {
    if (thrown != null && !all.contains(thrown)) {
      all.add(thrown);
      collect(thrown.getCause(), all);
      Stream.of(thrown.getSuppressed()).forEach(suppressed -> collect(suppressed, all));
    }
  }
}
