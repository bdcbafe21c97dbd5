package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.askjdbc.files.Pipes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Connecting with settings that name what is no file, or one made to exhaust its reader. */
class HostileFilesTest {
  private static final String URL = "jdbc:ask:sqlite::memory:";

  @TempDir private Path folder;

  @FunctionalInterface
  private interface Making {
    Path in(Path folder) throws Exception;
  }

  private static Arguments hostile(String name, String problem, Making making) {
    return Arguments.of(name, problem, making);
  }

  private static Arguments text(String name, String problem, String text) {
    return hostile(name, problem, folder -> Files.writeString(folder.resolve("a.yaml"), text));
  }

  static Stream<Arguments> files() {
    return Stream.of(
        hostile("device", "it is a pipe or device", in -> Path.of("/dev/zero")),
        hostile("pipe", "it is a pipe or device", in -> Pipes.make(in.resolve("a.yaml"))),
        hostile(
            "link to a device",
            "it is a pipe or device",
            in -> Files.createSymbolicLink(in.resolve("a.yaml"), Path.of("/dev/zero"))),
        hostile(
            "links in a circle",
            "it cannot be read (FileSystemException)",
            in -> {
              Path other = Files.createSymbolicLink(in.resolve("b.yaml"), in.resolve("a.yaml"));
              return Files.createSymbolicLink(in.resolve("a.yaml"), other);
            }),
        hostile("missing", "it cannot be read (NoSuchFileException)", in -> in.resolve("a.yaml")),
        text("large", "bytes", " ".repeat((4 << 20) + 1)),
        text("lists in lists", "nested more than 100 deep", "tables: " + "[".repeat(2_000)),
        text("mappings in mappings", "nested more than 100 deep", "{a: ".repeat(20_000)),
        text("keys of keys", "nested more than 100 deep", "? ".repeat(20_000)),
        text("indented lists", "nested more than 100 deep", "- ".repeat(20_000)),
        text("nested in a later document", "a.yaml:3", "tables: []\n---\n" + "[".repeat(2_000)),
        text("only dashes", "allowed is a mapping of keys", "---\n".repeat(20_000)),
        text("one key that is long", "a.yaml", "k".repeat(60_000)),
        text("recursion", "a.yaml", "&a [*a, *a]"),
        text("recursive mapping", "a.yaml", "&a {constraints: [*a], tables: [*a], models: [*a]}"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("files")
  void connect_semantics_isRefusedWithTheReason(String name, String problem, Making making)
      throws Exception {
    assertRefused("ask.semantics", making.in(folder), problem);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("files")
  void connect_constraints_areRefusedWithTheReason(String name, String problem, Making making)
      throws Exception {
    assertRefused("ask.constraints", making.in(folder), problem);
  }

  @Test
  void connect_manyNodes_areRefusedBeforeTheyFillTheMemory() throws Exception {
    Path file = Files.writeString(folder.resolve("a.yaml"), "models: [" + "[],".repeat(500_000));

    assertRefused("ask.semantics", file, "more than 400000 lists, mappings and texts");
  }

  @Test
  void connect_longTextRepeatedByAliases_isRefusedBeforeItIsReadAsOften() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("a.yaml"),
            "models:\n- {name: t, description: &d '"
                + "a=b, ".repeat(3_900)
                + "', columns: ["
                + "{name: c, description: *d},".repeat(100_000)
                + "]}");

    assertRefused("ask.semantics", file, "more than 1000 aliases");
  }

  @Test
  void connect_csvThatNeverEndsItsField_isRefused() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("a.csv"), "original_column_name,x\na,\"" + "y".repeat(3 << 20));

    assertRefused("ask.semantics", file, "a.csv:2");
    assertRefused("ask.semantics", file, "a field has 3145728 characters, allowed are 20000");
  }

  @Test
  void connect_folderOfTooManyFiles_isRefused() throws Exception {
    for (int i = 0; i <= 1_000; i++) {
      Files.writeString(folder.resolve(i + ".yaml"), "models: []");
    }

    assertRefused("ask.semantics", folder, "allowed are 1000 files of 32 MB together");
  }

  @Test
  void connect_folderWithALinkToItselfAndAPipe_isRead() throws Exception {
    Files.createSymbolicLink(folder.resolve("again"), folder);
    Files.createSymbolicLink(folder.resolve("again.yaml"), folder);
    Pipes.make(folder.resolve("pipe.yaml"));
    Files.writeString(folder.resolve("a.yaml"), "models: []");

    Properties settings = new Properties();
    settings.setProperty("ask.semantics", folder.toString());
    assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () -> {
          try (Connection connection = new AskDriver().connect(URL, settings)) {
            assertThat(connection.isValid(1)).isTrue();
          }
        });
  }

  @Test
  void connect_constraintsInAFolderOrInTooManyFiles_areRefused() throws Exception {
    assertRefused("ask.constraints", folder, "it is a folder, allowed is a regular file");
    StringBuilder names = new StringBuilder();
    for (int i = 0; i <= 100; i++) {
      names.append(folder.resolve("c" + i)).append(',');
    }
    assertRefused("ask.constraints", Path.of(names.toString()), "names 101 files, allowed are 100");
  }

  @Test
  void connect_hiddenNamesBeyondTheBounds_areRefused() throws Exception {
    StringBuilder stars = new StringBuilder("models:\n");
    for (int i = 0; i <= 1_000; i++) {
      stars.append("  - {name: '*%d', meta: {hidden: true}}\n".formatted(i));
    }
    Path file = Files.writeString(folder.resolve("a.yaml"), stars);
    assertRefused("ask.semantics", file, "a.yaml:1002");
    assertRefused("ask.semantics", file, "more than 1000 hidden names hold a *");

    String column = "models: [{name: t, columns: [{name: %s, meta: {hidden: true}}]}]";
    Files.writeString(file, column.formatted("c".repeat(300)));
    assertRefused("ask.semantics", file, "the hidden name has 302 characters, allowed are 256");
  }

  @Test
  void connect_memoryThatIsNoOwnFile_isRefused() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("target"));

    assertRefused("ask.memory", link, "it is a link, allowed is a regular file; name another");
  }

  private static void assertRefused(String setting, Path file, String problem) {
    Properties settings = new Properties();
    settings.setProperty(setting, file.toString());
    assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () ->
            assertThatThrownBy(() -> new AskDriver().connect(URL, settings).close())
                .isInstanceOf(SQLException.class)
                .hasMessageContaining(setting)
                .hasMessageContaining(problem)
                .hasFieldOrPropertyWithValue("SQLState", "08001"));
  }
}
