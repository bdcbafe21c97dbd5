package io.github.askjdbc.gguf;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the library unpacks itself, after it deleted there what is called like itself. */
final class TemporaryFolder {

  /** Tells the library where it is. */
  static final String PROPERTY = "de.kherud.llama.tmpdir";

  private TemporaryFolder() {}

  static Path create() throws IOException {
    return Files.createTempDirectory("ask-jdbc-gguf");
  }

  /** With the files in it; what some systems do not let go yet stays. */
  static void delete(Path folder) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.delete(file);
      }
      Files.delete(folder);
    } catch (IOException goneOrInUse) {
      folder.toFile().deleteOnExit();
    }
  }
}
