package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.driver.SettingsTable;
import io.github.askjdbc.inspection.Detectors;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.SignalExamples;
import io.github.askjdbc.sql.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the README lists is what the code holds. */
class ReadmeTest {

  private static final int MANY = 8;

  private static final Path README = Path.of("README.md");

  @Test
  void settings_block_isWrittenFromTheCode() {
    GeneratedText.check(README, "settings", SettingsTable.markdown());
  }

  @Test
  void signals_block_isWrittenFromTheAnnotations() {
    GeneratedText.check(README, "signals", signals());
  }

  @ParameterizedTest
  @EnumSource
  void sqlStates_everyReason_isListed(AbstentionReason reason) throws IOException {
    assertThat(Files.readString(README)).contains("| `" + reason.sqlState() + "` |");
  }

  @ParameterizedTest
  @ValueSource(strings = {"security.md", "clients.md"})
  void page_everyTestThatItNames_exists(String page) throws IOException {
    Set<String> tests = new HashSet<>();
    for (String root : List.of("src/test/java", "integration-tests/java")) {
      try (Stream<Path> files = Files.walk(Path.of(root))) {
        files.forEach(file -> tests.add(file.getFileName().toString().replace(".java", "")));
      }
    }
    List<String> named =
        Pattern.compile("`([A-Z]\\w+(?:Test|IT|Contract|Properties|Check))`")
            .matcher(Files.readString(Path.of("src/site", page)))
            .results()
            .map(match -> match.group(1))
            .toList();

    assertThat(named).hasSizeGreaterThan(10);
    assertThat(tests).containsAll(named);
  }

  private static String signals() {
    return "| signal | the query is suspect since | clauses | wrong | right |\n|---|---|---|---|---|\n"
        + Detectors.installed(ReadmeTest.class.getClassLoader()).stream()
            .map(Detectors::signal)
            .map(ReadmeTest::row)
            .collect(Collectors.joining());
  }

  private static String row(ErrorSignal signal) {
    return "| `%s` | %s | %s | %s | %s |\n"
        .formatted(
            signal.id(),
            signal.summary(),
            signal.clauses().length >= MANY
                ? "any"
                : Arrays.stream(signal.clauses())
                    .map(Clause::keyword)
                    .collect(Collectors.joining(", ")),
            signal.asksModel() ? "" : code(SignalExamples.wrong(signal.id())),
            signal.asksModel() ? "" : code(SignalExamples.right(signal.id())));
  }

  private static String code(String sql) {
    return "`" + sql.replace("|", "\\\\|") + "`";
  }
}
