package io.github.askjdbc.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GivenUrlTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "jdbc:ask:h2:mem:x, jdbc:ask:h2:mem:x, jdbc:h2:mem:x",
    "jdbc:h2:mem:x, jdbc:ask:h2:mem:x, jdbc:h2:mem:x",
    "h2:mem:x, jdbc:ask:h2:mem:x, jdbc:h2:mem:x",
    "jdbc:ask:jdbc:h2:mem:x, jdbc:ask:h2:mem:x, jdbc:h2:mem:x",
    "JDBC:ASK:jdbc:ask:h2:mem:x, jdbc:ask:h2:mem:x, jdbc:h2:mem:x",
    "demo, jdbc:ask:demo, jdbc:demo",
    "jdbc:sqlite::memory:, jdbc:ask:sqlite::memory:, jdbc:sqlite::memory:",
    "jdbc:sqlite:, jdbc:ask:sqlite:, jdbc:sqlite:",
    "sqlite:file:x?mode=memory, jdbc:ask:sqlite:file:x?mode=memory, jdbc:sqlite:file:x?mode=memory"
  })
  void of_withAnyPrefixes_isTheSame(String given, String asking, String target) {
    assertThat(GivenUrl.of(given).asking()).isEqualTo(asking);
    assertThat(GivenUrl.of(given).target()).isEqualTo(target);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:%s", "%s", "jdbc:ask:sqlite:file:%s?mode=rwc"})
  void of_sqliteFileThatIsNotThere_isRefusedAndNotMade(String form) {
    Path file = folder.resolve("shop.db");
    String given = form.equals("%s") ? "sqlite:" + file : form.formatted(file);

    assertThatThrownBy(() -> GivenUrl.of(given))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("There is no SQLite file " + file);
    assertThat(file).doesNotExist();
  }

  @Test
  void of_sqliteFileThatIsThere_isTaken() throws IOException {
    Path file = Files.createFile(folder.resolve("a shop.db"));
    assertThat(GivenUrl.of("jdbc:sqlite:" + file + "?cache=shared").asking())
        .isEqualTo("jdbc:ask:sqlite:" + file + "?cache=shared");
  }

  @ParameterizedTest
  @ValueSource(strings = {"shop.db", "", "jdbc:", "jdbc:ask:"})
  void of_noKindOfDatabase_isRefusedWithAnExample(String given) {
    assertThatThrownBy(() -> GivenUrl.of(given))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("jdbc:sqlite:shop.db");
  }

  @Test
  void target_settingOfOurs_isRefused() {
    assertThatThrownBy(() -> GivenUrl.of("jdbc:h2:mem:x;ask.penalty=1").target())
        .hasMessageContaining("--setting");
  }

  @Test
  void toString_secrets_areLeftOut() {
    assertThat(GivenUrl.of("jdbc:postgresql://me:secret@host/db")).hasToString("postgresql");
  }
}
