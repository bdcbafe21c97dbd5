package io.github.askjdbc.english;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The files of the lexicon keep to their one format. */
class LexiconTest {

  private static final Path ROOM = Path.of("src/main/resources/io/github/askjdbc/english");
  private static final Path SOURCES = Path.of("src/main/java");

  static final List<String> FILES = files();

  private static List<String> files() {
    try (Stream<Path> files = Files.list(ROOM)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @FieldSource("FILES")
  void file_any_saysItsReason(String file) throws IOException {
    assertThat(file).endsWith(".txt");
    assertThat(Files.readAllLines(ROOM.resolve(file)).get(0)).matches("# \\p{Lu}.{20,}");
  }

  @ParameterizedTest
  @FieldSource("FILES")
  void lists_ofAFile_haveEntries(String file) {
    LexiconFile lexicon = LexiconFile.read(file.replace(".txt", ""));
    List<WordList> lists =
        lexicon.sections().isEmpty()
            ? List.of(lexicon.section(""))
            : List.copyOf(lexicon.sections().values());
    assertThat(lists).isNotEmpty().allSatisfy(list -> assertThat(list.lines()).isNotEmpty());
  }

  @ParameterizedTest
  @FieldSource("FILES")
  void file_any_isRead(String file) throws IOException {
    String name = "\"" + file.replace(".txt", "") + "\"";
    try (Stream<Path> sources = Files.walk(SOURCES)) {
      assertThat(sources.filter(source -> source.toString().endsWith(".java")))
          .anyMatch(source -> holds(source, name));
    }
  }

  private static boolean holds(Path source, String text) {
    try {
      return Files.readString(source).contains(text);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void lists_ofWords_areThoseOfTheClassesAndSayTheirReason() throws IOException {
    List<String> lines = Files.readAllLines(ROOM.resolve("words.txt"));
    for (int at = 0; at < lines.size(); at++) {
      if (lines.get(at).startsWith("[")) {
        assertThat(lines.get(at + 1)).as(lines.get(at)).matches("# .{10,}");
      }
    }
    assertThat(LexiconFile.read("words").sections().keySet())
        .containsExactlyElementsOf(
            Arrays.stream(WordClass.values())
                .map(words -> words.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList());
  }

  @Test
  void section_missing_isAnError() {
    LexiconFile file = LexiconFile.read("words");
    assertThatThrownBy(() -> file.section("nothing"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("words.txt");
    assertThatThrownBy(() -> LexiconFile.read("nothing"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("nothing.txt");
  }
}
