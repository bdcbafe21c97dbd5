package io.github.askjdbc.llm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** How replies are read; the cases are in written-sql.txt. */
class WrittenSqlTest {

  /** Each case: its name, the reply, and what is read, by lines of dashes. */
  static Stream<Arguments> cases() {
    try (InputStream in = WrittenSqlTest.class.getResourceAsStream("written-sql.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Arrays.stream(text.split("\n====\n"))
          .map(one -> List.of(one.split("\n----\n", -1)))
          .map(parts -> Arguments.of(parts.get(0).strip(), parts.get(1), parts.get(2).strip()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void of_reply_isReadAs(String name, String reply, String expected) {
    assertThat(shown(WrittenSql.of(new ModelReply(reply, List.of())))).isEqualTo(expected);
  }

  @Test
  void of_hugeReply_isNoCandidate() {
    String huge = "{\"sql\":\"SELECT " + "x".repeat(200_000) + "\"}";
    assertThat(WrittenSql.of(new ModelReply(huge, List.of())))
        .isInstanceOf(WrittenSql.Unreadable.class);
  }

  @Test
  void of_deepReply_isNoCandidate() {
    String deep = "{\"sql\":" + "[".repeat(50_000);
    assertThat(WrittenSql.of(new ModelReply(deep, List.of())))
        .isInstanceOf(WrittenSql.Unreadable.class);
  }

  private static String shown(WrittenSql written) {
    if (written instanceof WrittenSql.Sql sql) {
      return "SQL " + sql.sql().replace('\n', ' ') + rest(sql.reason(), sql.confidence());
    }
    if (written instanceof WrittenSql.None none) {
      return "NONE" + rest(none.reason(), none.confidence());
    }
    return "unreadable: " + ((WrittenSql.Unreadable) written).problem();
  }

  private static String rest(
      java.util.Optional<String> reason, java.util.OptionalDouble confidence) {
    return reason.map(words -> " | " + words).orElse("")
        + (confidence.isPresent() ? " | " + confidence.getAsDouble() : "");
  }
}
