package io.github.askjdbc.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.files.FileRefusedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryFileTest {

  @TempDir private Path home;

  private static String rights(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  @Test
  void in_homeWithoutIt_makesItForTheUserAlone() throws IOException {
    Path file = HistoryFile.in(home);
    assertThat(file).isEqualTo(home.resolve(".ask-jdbc/history")).isEmptyFile();
    assertThat(rights(file)).isEqualTo("rw-------");
    assertThat(rights(file.getParent())).isEqualTo("rwx------");
  }

  @Test
  void in_fileThatOthersRead_takesThatFromThem() throws IOException {
    Path file = HistoryFile.in(home);
    Files.writeString(file, "kept");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));

    assertThat(rights(HistoryFile.in(home))).isEqualTo("rw-------");
    assertThat(file).hasContent("kept");
  }

  @Test
  void in_linkInItsPlace_isRefused() throws IOException {
    Path file = HistoryFile.in(home);
    Files.delete(file);
    Files.createSymbolicLink(file, Files.createFile(home.resolve("elsewhere")));

    assertThatThrownBy(() -> HistoryFile.in(home)).isInstanceOf(FileRefusedException.class);
  }
}
