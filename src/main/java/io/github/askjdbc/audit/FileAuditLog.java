package io.github.askjdbc.audit;

import io.github.askjdbc.files.FileRefusedException;
import io.github.askjdbc.files.OwnFile;
import io.github.askjdbc.files.OwnFolder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Appends to a file that is this user's own, where nobody else can put another in its place.
 *
 * <p>It is opened for each line and the line is written at once, at what is then the end, so that
 * several programs may share the file, and whoever rotates logs may move it away.
 */
final class FileAuditLog implements AuditLog {

  private final Path path;

  /**
   * @param path absolute
   */
  FileAuditLog(Path path) {
    this.path = path;
  }

  /** Makes the file if it is missing, and takes from others the right to read it. */
  @Override
  public void check() throws IOException {
    Path file = file();
    makeIfMissing(file);
    OwnFile.check(file);
    try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
      int first = in.read();
      if (first >= 0 && first != '{') {
        throw new FileRefusedException(
            "it holds something else than lines of JSON; name another file, or empty it");
      }
    }
    OwnFile.tighten(file);
  }

  private Path file() throws IOException {
    Path name = path.getFileName();
    if (name == null) {
      throw new FileRefusedException("it is a folder, allowed is a regular file; name another");
    }
    return OwnFolder.of(path.getParent()).path().resolve(name);
  }

  private static void makeIfMissing(Path file) throws IOException {
    try {
      OwnFile.make(file);
    } catch (FileAlreadyExistsException expected) {
      // made before, perhaps by another program a moment ago
    }
  }

  @Override
  public void append(String line) throws IOException {
    Path file = file();
    try {
      OwnFile.check(file);
    } catch (NoSuchFileException movedAway) {
      makeIfMissing(file);
      OwnFile.check(file);
    }
    ByteBuffer bytes = StandardCharsets.UTF_8.encode(line + "\n");
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.APPEND, LinkOption.NOFOLLOW_LINKS)) {
      channel.write(bytes);
    }
    if (bytes.hasRemaining()) {
      throw new FileRefusedException("the disk has no room for the whole line");
    }
  }
}
