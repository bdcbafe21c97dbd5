package io.github.askjdbc.memory;

import static io.github.askjdbc.memory.MemoryTest.SHOP;
import static io.github.askjdbc.memory.MemoryTest.VIPS;
import static io.github.askjdbc.memory.MemoryTest.corrected;
import static io.github.askjdbc.memory.MemoryTest.count;
import static io.github.askjdbc.memory.MemoryTest.execute;
import static io.github.askjdbc.memory.MemoryTest.opened;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.askjdbc.files.Pipes;
import io.github.askjdbc.question.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which files are used, and which are refused. */
class MemoryFileTest {

  @TempDir private Path folder;
  private Path path;
  private Memory memory;

  @BeforeEach
  void open() throws SQLException {
    path = folder.resolve("memory ?%41#.db");
    memory = opened(path);
  }

  @Test
  void check_newFile_isTheOwnersAlone() throws IOException {
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
        .isEqualTo("rw-------");
  }

  @Test
  void find_fileGone_isAnErrorAndMakesNone() throws IOException {
    Files.delete(path);
    assertThatThrownBy(() -> memory.find(SHOP, VIPS))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining(path.toString());
    assertThat(path).doesNotExist();
  }

  private static void mode(Path file, int mode) throws IOException {
    Files.setAttribute(file, "unix:mode", mode);
  }

  private void assertRefused(Path file, String... reason) {
    assertThatThrownBy(() -> opened(file))
        .isInstanceOf(SQLException.class)
        .hasMessageContainingAll("ask.memory names " + file + ", which cannot be used: ")
        .hasMessageContainingAll(reason);
  }

  @Test
  void check_fileThatOthersMayRead_isTheirsNoMore() throws SQLException, IOException {
    memory.keep(SHOP, VIPS, corrected("SELECT 1"));
    mode(path, 0644);

    assertThat(opened(path).find(SHOP, VIPS)).isPresent();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
        .isEqualTo("rw-------");
  }

  @Test
  void check_fileOfSomethingElse_keepsItsRights() throws SQLException, IOException {
    Path other = folder.resolve("music.db");
    execute(other, "CREATE TABLE album (id INTEGER)");
    mode(other, 0644);

    assertRefused(other, "a database of something else");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(other)))
        .isEqualTo("rw-r--r--");
  }

  @Test
  void check_fileThatOthersMayWriteTo_isRefused() throws IOException {
    mode(path, 0666);
    assertRefused(path, "others may write to it, allowed is its owner alone", "chmod go-rwx");
    mode(path, 0620);
    assertRefused(path, "others may write to it");
  }

  @Test
  void check_link_isRefusedAlsoWhereItLeadsNowhere() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link.db"), path);
    assertRefused(link, "it is a link, allowed is a regular file; name another");
    Path target = folder.resolve("none.db");
    assertRefused(Files.createSymbolicLink(folder.resolve("nowhere.db"), target), "it is a link");
    assertThat(target).doesNotExist();
    assertRefused(Files.createLink(folder.resolve("second.db"), path), "under 2 names");
  }

  @Test
  void check_specialFile_isRefusedAtOnce() throws Exception {
    Path pipe = Pipes.make(folder.resolve("pipe.db"));
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          assertRefused(pipe, "it is a pipe or device");
          assertRefused(Path.of("/dev/zero"), "it is a pipe or device");
          assertRefused(folder, "it is a folder");
          assertRefused(Path.of("/"), "it is a folder");
        });
  }

  @Test
  void check_folderInWhichOthersMayReplaceIt_isRefused() throws IOException {
    Path open = Files.createDirectories(folder.resolve("open/below"));
    mode(open, 0777);
    assertRefused(
        open.resolve("m.db"),
        "its folder " + open.toRealPath() + " is no safe place: others may write to it",
        "chmod go-w");
    assertThat(open.resolve("m.db")).doesNotExist();
    mode(open, 0700);
    mode(open.getParent(), 0777);
    assertRefused(open.resolve("m.db"), open.getParent().toRealPath() + " is no safe place");
  }

  @Test
  void find_fileThatBecameALink_isRefused() throws SQLException, IOException {
    memory.keep(SHOP, VIPS, corrected("SELECT 1"));
    Files.createSymbolicLink(path, Files.move(path, folder.resolve("moved.db")));

    assertThatThrownBy(() -> memory.find(SHOP, VIPS)).hasMessageContaining("it is a link");
    assertThatThrownBy(() -> memory.forget(SHOP, VIPS)).hasMessageContaining("it is a link");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-journal", "-wal", "-shm"})
  void find_sideFileThatIsALink_isRefused(String ending) throws IOException {
    Path planted = Files.writeString(folder.resolve("planted"), "x".repeat(5_000));
    Files.createSymbolicLink(folder.resolve(path.getFileName() + ending), planted);

    assertThatThrownBy(() -> memory.find(SHOP, VIPS))
        .hasMessageContainingAll(ending + " beside it is not to be used", "it is a link");
    assertThat(planted).content().hasSize(5_000);
  }

  @Test
  void keep_stickyFolder_leavesNoRoomForSideFilesOfOthers() throws SQLException, IOException {
    Path sticky = Files.createDirectory(folder.resolve("sticky"));
    mode(sticky, 01777);
    Path shared = sticky.resolve("m.db");
    Memory inShared = opened(shared);
    List<String> names = List.of("m.db", "m.db-journal", "m.db-shm", "m.db-wal");

    for (int i = 0; i < 3; i++) {
      inShared.keep(SHOP, Question.of("q " + i), corrected("SELECT 1"));
      try (Stream<Path> files = Files.list(sticky)) {
        assertThat(files.map(file -> file.getFileName().toString())).hasSameElementsAs(names);
      }
      for (String name : names) {
        assertThat(
                PosixFilePermissions.toString(Files.getPosixFilePermissions(sticky.resolve(name))))
            .isEqualTo("rw-------");
      }
    }
    assertThat(inShared.forget(SHOP, Question.of("q 1"))).isTrue();
    assertThat(sticky.resolve("m.db-journal")).isEmptyFile();
    assertThat(count(shared)).isEqualTo(2);
  }

  @Test
  void check_textFile_isRefused() throws IOException {
    Path text = Files.writeString(folder.resolve("notes.txt"), "who are our VIPs? ".repeat(500));
    assertThatThrownBy(() -> opened(text))
        .isInstanceOf(SQLException.class)
        .hasMessageContainingAll("ask.memory names", "notes.txt", "cannot be used");
    assertThat(text).content().startsWith("who are our VIPs?");
  }

  @Test
  void check_otherDatabase_isRefusedAndUnchanged() throws SQLException, IOException {
    Path other = folder.resolve("music.db");
    execute(other, "CREATE TABLE album (id INTEGER)");
    byte[] before = Files.readAllBytes(other);
    assertThatThrownBy(() -> opened(other))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("a database of something else");
    assertThat(Files.readAllBytes(other)).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "PRAGMA user_version = 9",
        "DROP TABLE verified",
        "ALTER TABLE verified DROP COLUMN own_right",
        "CREATE TRIGGER t AFTER INSERT ON verified BEGIN DELETE FROM verified; END",
        "CREATE VIEW v AS SELECT * FROM verified"
      })
  void check_changedByOthers_isRefused(String sql) throws SQLException {
    execute(path, sql);
    assertThatThrownBy(() -> opened(path))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("cannot be used");
  }

  @Test
  void check_damagedFile_isRefused() throws SQLException, IOException {
    for (int i = 0; i < 200; i++) {
      memory.keep(SHOP, Question.of("question number " + i), corrected("SELECT " + i));
    }
    byte[] bytes = Files.readAllBytes(path);
    byte[] noise = new byte[bytes.length - 4_096];
    new Random(7).nextBytes(noise);
    System.arraycopy(noise, 0, bytes, 4_096, noise.length);
    Files.write(path, bytes);
    assertThatThrownBy(() -> opened(path))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("cannot be used");
  }

  @Test
  void check_folderThatIsMissing_isRefused() {
    assertThatThrownBy(() -> opened(folder.resolve("none").resolve("m.db")))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("name one in a folder that exists");
    assertThatThrownBy(() -> opened(folder)).isInstanceOf(SQLException.class);
  }
}
