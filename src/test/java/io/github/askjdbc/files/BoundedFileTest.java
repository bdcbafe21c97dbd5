package io.github.askjdbc.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoundedFileTest {
  @TempDir private Path folder;

  @Test
  void read_fileUpToTheBound_isWhole() throws Exception {
    Path file = Files.write(folder.resolve("f"), new byte[10]);
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);

    assertThat(BoundedFile.read(file, 10)).hasSize(10);
    assertThat(BoundedFile.read(link, 10)).hasSize(10);
    assertThatThrownBy(() -> BoundedFile.read(file, 9))
        .isInstanceOf(FileRefusedException.class)
        .hasMessageContaining("more than 9 bytes");
  }

  @Test
  void read_fileThatTellsNoSize_isBounded() {
    assertThatThrownBy(() -> BoundedFile.read(Path.of("/proc/self/maps"), 9))
        .isInstanceOf(FileRefusedException.class)
        .hasMessageContaining("more than 9 bytes");
  }

  @Test
  void read_specialFile_isRefusedAtOnce() throws Exception {
    Path pipe = Pipes.make(folder.resolve("pipe"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("/dev/zero"));
    for (Path special : new Path[] {pipe, link, Path.of("/dev/zero"), folder}) {
      assertTimeoutPreemptively(
          Duration.ofSeconds(20),
          () ->
              assertThatThrownBy(() -> BoundedFile.read(special, 100))
                  .isInstanceOf(FileRefusedException.class)
                  .hasMessageContaining("allowed is a regular file"));
    }
  }
}
