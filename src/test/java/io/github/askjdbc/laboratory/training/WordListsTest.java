package io.github.askjdbc.laboratory.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WordListsTest {

  @TempDir private Path folder;

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @Test
  void below_listsAnywhere_areFoundAndOtherTextsAreNot() throws IOException {
    write("linking/cues.txt", "median");
    write("rooms/that/came/later.properties", "km = length");
    write("sql/types.txt", "INT");
    write("decision/confidence/confidence.txt", "Made by");
    write("linking/Linker.class", "x");
    assertThat(WordLists.below(folder))
        .containsOnlyKeys("linking/cues.txt", "rooms/that/came/later.properties");
  }

  @Test
  void ofThisVersion_holdsTheListsOfQuestions() {
    assertThat(WordLists.ofThisVersion()).isNotEmpty();
    assertThat(WordLists.ofThisVersion().keySet())
        .allSatisfy(name -> assertThat(name).doesNotContain("evaluation/", "features"));
  }

  @Test
  void differences_listMoved_areNone() {
    assertThat(
            WordLists.differences(
                Map.of("linking/cues.txt", "1", "catalog/words.txt", "2"),
                Map.of("english/cues.txt", "1", "english/words.txt", "2")))
        .isEmpty();
  }

  @Test
  void differences_listChangedCameOrWent_areNamed() {
    assertThat(
            WordLists.differences(
                Map.of("cues.txt", "1", "gone.txt", "2", "same.txt", "3"),
                Map.of("cues.txt", "4", "new.txt", "5", "same.txt", "3")))
        .containsExactlyInAnyOrder("cues.txt", "gone.txt", "new.txt");
  }
}
