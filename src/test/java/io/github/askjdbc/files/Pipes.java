package io.github.askjdbc.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;

/** Pipes that nobody writes to: whoever opens one waits for ever. */
public final class Pipes {
  private Pipes() {}

  public static Path make(Path path) throws Exception {
    Process made = new ProcessBuilder("mkfifo", path.toString()).inheritIO().start();
    assertThat(made.waitFor()).isZero();
    return path;
  }
}
