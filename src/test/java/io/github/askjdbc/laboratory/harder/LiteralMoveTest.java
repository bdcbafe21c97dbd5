package io.github.askjdbc.laboratory.harder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LiteralMoveTest {

  /** A line of the file with the move above it and the result below it. */
  private record Case(LiteralMove move, String line, String gives) {}

  static List<Case> cases() throws IOException {
    List<Case> cases = new ArrayList<>();
    try (InputStream file = LiteralMoveTest.class.getResourceAsStream("literal-move.txt")) {
      LiteralMove move = new LiteralMove("", "");
      String line = "";
      for (String next : new String(file.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
        if (next.startsWith("move ")) {
          String[] ends = next.substring("move ".length()).split(" -> ");
          move = new LiteralMove(ends[0], ends[1]);
        } else if (next.startsWith("gives ")) {
          cases.add(new Case(move, line, next.substring("gives ".length())));
        } else {
          line = next;
        }
      }
    }
    return cases;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void move_ofTextsAndSql_isAsWritten(Case one) {
    String text = one.line().substring(one.line().indexOf(' ') + 1);
    Optional<String> moved =
        one.line().startsWith("sql ") ? one.move().inSql(text) : one.move().inQuestion(text);

    assertThat(moved.orElse("nothing")).isEqualTo(one.gives());
  }

  @Test
  void back_ofMovedSql_isTheOriginal() {
    LiteralMove move = new LiteralMove("Lakeside", "Hill Ward");
    String sql = "SELECT name FROM nurse WHERE ward = 'Lakeside'";

    assertThat(move.inSql(sql).flatMap(move.back()::inSql)).contains(sql);
  }
}
