package io.github.askjdbc.catalog.values;

import io.github.askjdbc.files.FileRefusedException;
import io.github.askjdbc.files.OwnFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Folders in which indexes are copied before they get their names.
 *
 * <p>Beside each stands a file that its program holds a lock on, made before the folder and removed
 * after it: where nobody holds the lock, the program that copied there has ended. Those of this
 * program are told by their names, since to open a file of one's own that is locked may end the
 * lock.
 */
final class UnfinishedCopies {
  private static final String PREFIX = "unfinished-";
  private static final String LOCK = ".lock";

  private final Path folder;
  private final String ours;

  /**
   * @param folder an own one
   */
  UnfinishedCopies(Path folder) {
    this(folder, ProcessHandle.current());
  }

  private UnfinishedCopies(Path folder, ProcessHandle process) {
    this.folder = folder;
    long began = process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    this.ours = PREFIX + process.pid() + "-" + began + "-";
  }

  /** A copy under way; to be closed after its folder was moved. */
  record Copy(Path folder, Path lock, FileChannel channel) implements AutoCloseable {

    @Override
    public void close() throws IOException {
      try (channel) {
        remove(folder);
        Files.deleteIfExists(lock);
      }
    }
  }

  /** Makes an empty folder to copy to. */
  Copy begin() throws IOException {
    Path lock = Files.createTempFile(folder, ours, LOCK);
    FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
    try {
      channel.lock();
      Path made = folder.resolve(base(lock));
      OwnFile.makeFolder(made);
      return new Copy(made, lock, channel);
    } catch (IOException | RuntimeException failure) {
      channel.close();
      Files.deleteIfExists(lock);
      throw failure;
    }
  }

  /**
   * Removes what programs that have ended left behind.
   *
   * @throws FileRefusedException if something of such a name is not this user's, after the rest
   */
  void removeLeftovers() throws IOException {
    Set<String> left = new TreeSet<>();
    try (DirectoryStream<Path> paths = Files.newDirectoryStream(folder, PREFIX + "*")) {
      paths.forEach(path -> left.add(base(path)));
    }
    Optional<FileRefusedException> notOurs = Optional.empty();
    for (String base : left) {
      try {
        if (!base.startsWith(ours)) {
          removeIfUnlocked(folder.resolve(base), folder.resolve(base + LOCK));
        }
      } catch (FileRefusedException refused) {
        notOurs = Optional.of(refused);
      }
    }
    if (notOurs.isPresent()) {
      throw notOurs.get();
    }
  }

  private static String base(Path path) {
    String name = path.getFileName().toString();
    return name.endsWith(LOCK) ? name.substring(0, name.length() - LOCK.length()) : name;
  }

  private static void removeIfUnlocked(Path copy, Path lock) throws IOException {
    try {
      OwnFile.check(lock);
    } catch (NoSuchFileException none) {
      remove(copy);
      return;
    }
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
        FileLock held = channel.tryLock()) {
      if (held != null) {
        remove(copy);
        Files.deleteIfExists(lock);
      }
    }
  }

  /** Removes an own folder of files; there may be none. */
  static void remove(Path copy) throws IOException {
    try {
      OwnFile.checkFolder(copy);
      try (DirectoryStream<Path> files = Files.newDirectoryStream(copy)) {
        for (Path file : files) {
          Files.deleteIfExists(file);
        }
      }
      Files.deleteIfExists(copy);
    } catch (NoSuchFileException none) {
      // another program was quicker
    }
  }
}
