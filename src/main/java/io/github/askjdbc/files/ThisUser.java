package io.github.askjdbc.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The user that this program runs as, by number. */
final class ThisUser {
  private ThisUser() {}

  /** No user's number, so that every file is another's. */
  static final int UNKNOWN = -1;

  /** Found when first asked for, once. */
  private static final class Found {
    static final int ID = find();
  }

  static int id() {
    return Found.ID;
  }

  /** The owner of what this program makes, since Java tells names alone, and not always. */
  private static int find() {
    try {
      Path made = Files.createTempFile("ask-", null);
      try {
        return owner(made);
      } finally {
        Files.deleteIfExists(made);
      }
    } catch (IOException noTemporaryFolder) {
      return ofTheProcess();
    }
  }

  private static int ofTheProcess() {
    try {
      return owner(Path.of("/proc/self"));
    } catch (IOException noSuchFolder) {
      return UNKNOWN;
    }
  }

  private static int owner(Path path) throws IOException {
    return (Integer) Files.getAttribute(path, "unix:uid");
  }
}
