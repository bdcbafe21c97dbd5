package io.github.askjdbc.catalog.semantics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SemanticFilesTest {
  @TempDir private Path folder;

  private final SemanticFiles files = new SemanticFiles();

  static Stream<SemanticCase> cases() {
    return Stream.of("cortex.case", "osi.case", "dbt.case", "bird.case", "broken.case")
        .flatMap(file -> SemanticCase.read(file).stream());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void load_file_isReadAsTheCaseSays(SemanticCase one) throws Exception {
    for (var block : one.blocks().entrySet()) {
      Files.writeString(folder.resolve(block.getKey()), block.getValue());
    }
    List<String> read = new ArrayList<>();
    try {
      read.addAll(LayerText.of(files.load(List.of(folder.toString())).layer()));
    } catch (SemanticFileException e) {
      read.add(e.getMessage().replace(folder + "/", ""));
    }
    assertThat(read).as(one.toString()).isEqualTo(one.expected());
  }

  @Test
  void load_csvInLatin1OrWithByteOrderMark_isRead() throws Exception {
    String csv = "original_column_name,column_name\ncafe,Café\n";
    Files.write(folder.resolve("a.csv"), csv.getBytes(Charset.forName("windows-1252")));
    Files.write(folder.resolve("b.csv"), ("\uFEFF" + csv).getBytes(StandardCharsets.UTF_8));

    assertThat(LayerText.of(files.load(List.of(folder.toString())).layer()))
        .containsExactly("column a.cafe [Café]", "column b.cafe [Café]");
  }

  @Test
  void load_yamlInLatin1_isRefused() throws Exception {
    Path file = folder.resolve("a.yaml");
    Files.write(file, "tables: [{name: caf\u00e9}]".getBytes(StandardCharsets.ISO_8859_1));

    assertThatThrownBy(() -> files.load(List.of(file.toString())))
        .hasMessageContaining("it is not written in UTF-8");
  }

  @Test
  void load_sameFileTwice_isParsedOnceUntilItChanges() throws Exception {
    Path file = folder.resolve("a.csv");
    Files.writeString(file, "original_column_name,column_name\na,b\n");
    SemanticFiles.Loaded first = files.load(List.of(file.toString()));

    assertThat(files.load(List.of(file.toString())).layer()).isSameAs(first.layer());
    Files.writeString(file, "original_column_name,column_name\na,longer\n");
    SemanticFiles.Loaded changed = files.load(List.of(file.toString()));
    assertThat(changed.stamps()).isNotEqualTo(first.stamps());
    assertThat(LayerText.of(changed.layer())).containsExactly("column a.a [longer]");
  }

  @Test
  void load_missingFile_saysWhatIsAllowed() {
    assertThatThrownBy(() -> files.load(List.of(folder.resolve("none.yaml").toString())))
        .isInstanceOf(SemanticFileException.class)
        .hasMessageContaining("none.yaml: it cannot be read (NoSuchFileException)");
  }

  @Test
  void load_largeFile_isRefused() throws Exception {
    Path file = folder.resolve("large.yaml");
    Files.write(file, new byte[(4 << 20) + 1]);

    assertThatThrownBy(() -> files.load(List.of(file.toString())))
        .hasMessageContaining("it has 4194305 bytes, allowed are 4194304");
  }

  @Test
  void load_aliasesOfAliases_areRefusedSoon() throws Exception {
    StringBuilder bomb = new StringBuilder("models:\n  - &l0 {name: x}\n");
    for (int level = 1; level < 60; level++) {
      bomb.append("a%d: &l%d [*l%d, *l%d]\n".formatted(level, level, level - 1, level - 1));
    }
    Files.writeString(folder.resolve("bomb.yaml"), bomb);

    assertThatThrownBy(() -> files.load(List.of(folder.toString())))
        .hasMessageContaining("this is no YAML")
        .hasMessageContaining("aliases");
  }

  @Test
  void load_twoFiles_firstWins() throws Exception {
    Path first = folder.resolve("first.yaml");
    Path second = folder.resolve("second.yaml");
    String text = "tables: [{name: a, base_table: {table: t}, dimensions: [{name: c, unit: %s}]}]";
    Files.writeString(first, text.formatted("kg"));
    Files.writeString(second, text.formatted("lb"));

    assertThat(LayerText.of(files.load(List.of(first.toString(), second.toString())).layer()))
        .containsExactly("table t [a]", "column t.c DIMENSION in kg [c]");
  }
}
