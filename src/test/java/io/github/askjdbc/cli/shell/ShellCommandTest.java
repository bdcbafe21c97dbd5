package io.github.askjdbc.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ShellCommandTest {

  @ParameterizedTest
  @CsvSource({
    "\\chart, CHART, ''",
    "\\CHART line, CHART, line",
    "\\q, QUIT, ''",
    "\\cor SELECT 1, CORRECT, SELECT 1",
    "\\correct SELECT 1, CORRECT, SELECT 1",
    "\\s, SQL, ''"
  })
  void of_nameOrItsBeginning_isTheCommand(String text, ShellCommand command, String rest) {
    assertThat(ShellCommand.of(text)).contains(command);
    assertThat(ShellCommand.rest(text)).isEqualTo(rest);
  }

  @Test
  void of_beginningOfTwo_isNone() {
    assertThat(ShellCommand.of("\\co")).isEmpty();
    assertThat(ShellCommand.of("\\nope")).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void help_everyCommand_isListed(ShellCommand command) {
    assertThat(Help.lines(80)).anyMatch(line -> line.startsWith("  " + command.usage()));
    assertThat(Help.lines(40)).allMatch(line -> line.length() <= 60);
  }
}
