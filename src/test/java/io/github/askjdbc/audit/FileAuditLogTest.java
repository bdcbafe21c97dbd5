package io.github.askjdbc.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.files.FileRefusedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FileAuditLogTest {

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("audit.jsonl");
  }

  @Test
  void append_severalWriters_everyLineIsWhole()
      throws IOException, InterruptedException, ExecutionException {
    int writers = 4;
    int lines = 200;
    ExecutorService threads = Executors.newFixedThreadPool(writers);
    try {
      List<Future<?>> written = new ArrayList<>();
      for (int writer = 0; writer < writers; writer++) {
        String line = "{\"writer\":\"" + String.valueOf(writer).repeat(5_000) + "\"}";
        FileAuditLog log = new FileAuditLog(file); // each its own, as several programs have
        log.check();
        written.add(
            threads.submit(
                () -> {
                  for (int i = 0; i < lines; i++) {
                    log.append(line);
                  }
                  return null;
                }));
      }
      for (Future<?> one : written) {
        one.get();
      }
    } finally {
      threads.shutdownNow();
    }

    List<String> read = Files.readAllLines(file);
    assertThat(read).hasSize(writers * lines);
    assertThat(read.stream().distinct()).hasSize(writers);
  }

  @Test
  void append_fileMovedAway_anotherIsMadeInItsPlace() throws IOException {
    FileAuditLog log = new FileAuditLog(file);
    log.check();
    log.append("{\"n\":1}");
    Files.move(file, folder.resolve("audit.1"));

    log.append("{\"n\":2}");

    assertThat(Files.readAllLines(file)).containsExactly("{\"n\":2}");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void check_fileThatOthersMayRead_rightIsTakenFromThem() throws IOException {
    Files.writeString(file, "{\"n\":1}\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));

    new FileAuditLog(file).check();

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThat(Files.readString(file)).isEqualTo("{\"n\":1}\n");
  }

  @Test
  void check_placeThatIsNotOurs_isRefused() throws IOException {
    Path other = folder.resolve("other.txt");
    Files.writeString(other, "something else");
    assertThatThrownBy(() -> new FileAuditLog(other).check())
        .isInstanceOf(FileRefusedException.class)
        .hasMessageContaining("lines of JSON");
    assertThatThrownBy(() -> new FileAuditLog(folder).check())
        .isInstanceOf(FileRefusedException.class);
    assertThatThrownBy(() -> new FileAuditLog(folder.resolve("missing/audit.jsonl")).check())
        .isInstanceOf(IOException.class);
    assertThatThrownBy(() -> new FileAuditLog(folder.getRoot()).check())
        .isInstanceOf(FileRefusedException.class);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void append_linkPutInItsPlace_isNotFollowed() throws IOException {
    FileAuditLog log = new FileAuditLog(file);
    log.check();
    Path victim = Files.writeString(folder.resolve("victim"), "");
    Files.delete(file);
    Files.createSymbolicLink(file, victim);

    assertThatThrownBy(() -> log.append("{}")).isInstanceOf(FileRefusedException.class);
    assertThat(victim).isEmptyFile();
  }
}
