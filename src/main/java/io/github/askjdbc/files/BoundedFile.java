package io.github.askjdbc.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** Reads files that a setting names, whatever they are. */
public final class BoundedFile {
  private BoundedFile() {}

  /**
   * @throws FileRefusedException if it is a folder, a pipe or a device, or the way to it is
   * @throws IOException if it is missing
   */
  public static void checkRegular(Path file) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    if (!attributes.isRegularFile()) {
      throw new FileRefusedException(
          "it is "
              + (attributes.isDirectory() ? "a folder" : "a pipe or device")
              + ", allowed is a regular file; name one");
    }
  }

  /**
   * The whole of a regular file, links to one included.
   *
   * @param most bytes
   * @throws FileRefusedException if it is none, or larger, whatever size the system tells
   * @throws IOException if it cannot be read
   */
  public static byte[] read(Path file, int most) throws IOException {
    checkRegular(file);
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(most + 1);
      if (bytes.length > most) {
        throw new FileRefusedException(
            "it has more than %d bytes, which is the most; shorten or split it".formatted(most));
      }
      return bytes;
    }
  }

  /** Why a file was not read, for a message that names it. */
  public static String reason(Exception failure) {
    return failure instanceof FileRefusedException refused
        ? refused.getMessage()
        : "it cannot be read (" + failure.getClass().getSimpleName() + ")";
  }
}
