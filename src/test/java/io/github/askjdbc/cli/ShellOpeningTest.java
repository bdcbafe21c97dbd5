package io.github.askjdbc.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.cli.asking.TypedText;
import io.github.askjdbc.cli.shell.Console;
import io.github.askjdbc.cli.shell.LineConsole;
import io.github.askjdbc.question.QuestionMode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShellOpeningTest {

  @TempDir private Path home;
  private final StringWriter screen = new StringWriter();

  private Console open(Optional<String> type) {
    return new ShellOpening(
            new TypedText(QuestionMode.AUTO), List::of, new PrintWriter(screen, true))
        .open(type, home);
  }

  @ParameterizedTest
  @CsvSource({"dumb, TERM is dumb", "'', TERM is empty"})
  void open_terminalThatCannotBeDriven_isLineModeAndSaysSo(String type, String why) {
    assertThat(open(Optional.of(type))).isInstanceOf(LineConsole.class);
    assertThat(screen.toString().replace(System.lineSeparator(), " "))
        .contains("Line mode", "(" + why + ")");
  }

  @Test
  void open_terminalOfNoType_isLineMode() {
    assertThat(open(Optional.empty())).isInstanceOf(LineConsole.class);
    assertThat(screen.toString()).contains("TERM is not set");
  }
}
