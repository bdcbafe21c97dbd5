package io.github.askjdbc.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnFolderTest {
  @TempDir private Path temporary;
  private Path base;

  @BeforeEach
  void resolve() throws IOException {
    base = temporary.toRealPath();
  }

  private Path made(String name, int mode) throws IOException {
    Path made = Files.createDirectories(base.resolve(name));
    Files.setAttribute(made, "unix:mode", mode);
    return made;
  }

  @Test
  void of_ownFolder_isItself() throws IOException {
    assertThat(OwnFolder.of(made("own", 0755)))
        .isEqualTo(new OwnFolder(base.resolve("own"), false));
  }

  @Test
  void of_stickyFolder_isSharedAndFine() throws IOException {
    assertThat(OwnFolder.of(made("sticky", 01777)))
        .isEqualTo(new OwnFolder(base.resolve("sticky"), true));
  }

  @Test
  void of_folderThatOthersMayWriteTo_isRefusedAlsoFurtherUp() throws IOException {
    made("open/below/deep", 0700);
    made("open", 0777);

    assertThatThrownBy(() -> OwnFolder.of(base.resolve("open/below/deep")))
        .isInstanceOf(FileRefusedException.class)
        .hasMessageContainingAll(base.resolve("open") + " is no safe place", "chmod go-w");
    made("open", 0770);
    assertThatThrownBy(() -> OwnFolder.of(base.resolve("open")))
        .isInstanceOf(FileRefusedException.class);
  }

  @Test
  void of_linkOnTheWay_leadsToTheFolderBehindIt() throws IOException {
    Path real = made("real", 0700);
    Path link = Files.createSymbolicLink(base.resolve("link"), Path.of("./x/../real"));
    made("x", 0700);
    Path second = Files.createSymbolicLink(base.resolve("second"), link);

    assertThat(OwnFolder.of(second)).isEqualTo(new OwnFolder(real, false));
  }

  @Test
  void of_linkThroughAnOpenFolder_isRefused() throws IOException {
    made("open/real", 0700);
    made("open", 0777);
    Path link = Files.createSymbolicLink(base.resolve("link"), base.resolve("open/real"));

    assertThatThrownBy(() -> OwnFolder.of(link)).isInstanceOf(FileRefusedException.class);
  }

  @Test
  void of_linksInACircle_areRefused() throws IOException {
    Path one = base.resolve("one");
    Path two = Files.createSymbolicLink(base.resolve("two"), one);
    Files.createSymbolicLink(one, two);

    assertThatThrownBy(() -> OwnFolder.of(one))
        .isInstanceOf(FileRefusedException.class)
        .hasMessageContaining("more links");
  }

  @Test
  void reason_ofAFolder_holdsNoPath() throws IOException {
    made("open", 0777);

    assertThatThrownBy(() -> OwnFolder.of(base.resolve("open")))
        .extracting(e -> ((FileRefusedException) e).reason())
        .asString()
        .contains("others may write to it")
        .doesNotContain(base.toString());
  }
}
