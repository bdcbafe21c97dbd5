package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Coverage;
import io.github.askjdbc.database.Fingerprint;
import java.io.IOException;
import java.lang.System.Logger;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.IOContext;
import org.apache.lucene.store.NIOFSDirectory;

/**
 * A folder that keeps finished indexes between runs, each in a folder of its own whose name tells
 * its database, by a hash, and its time; readable for the owner alone.
 *
 * <p>What is there is never changed, only replaced, so that several programs may share it. A folder
 * that cannot be used costs one warning, and the index stays in memory.
 */
public final class IndexFolder {
  private static final Logger LOG = System.getLogger(IndexFolder.class.getName());

  /** Older ones are read anew. */
  private static final Duration AGE = Duration.ofDays(1);

  private static final String PERMISSIONS = "rwx------";
  private static final String FILE_PERMISSIONS = "rw-------";

  private final Path folder;
  private final LongSupplier epochMillis;
  private final AtomicBoolean warned = new AtomicBoolean();

  /**
   * @param folder made if it is missing
   * @param epochMillis the wall clock, {@code System::currentTimeMillis} outside tests
   */
  public IndexFolder(Path folder, LongSupplier epochMillis) {
    this.folder = folder;
    this.epochMillis = epochMillis;
  }

  /**
   * An index found or put there.
   *
   * @param full columns of which it held every value
   */
  record Kept(StoredValues values, Map<ColumnName, Coverage> coverage, Set<ColumnName> full) {}

  /** The newest index of a database, unless it is too old or of another schema. */
  Optional<Kept> load(String database, String schema) {
    try {
      for (Path path : indexes(database)) {
        if (time(path) + AGE.toMillis() < epochMillis.getAsLong()) {
          continue;
        }
        Optional<Kept> kept = open(path, schema);
        if (kept.isPresent()) {
          return kept;
        }
      }
    } catch (IOException | RuntimeException failure) {
      warn(failure);
    }
    return Optional.empty();
  }

  /** Copies a finished index and drops what it replaces. */
  Optional<Kept> save(String database, String schema, Directory index) {
    try {
      makePrivate(folder);
      Path path = folder.resolve(Fingerprint.of(database) + "-" + epochMillis.getAsLong());
      Path unfinished = Files.createTempDirectory(folder, "unfinished-");
      copy(index, unfinished);
      Files.move(unfinished, path);
      List<Path> all = indexes(database);
      for (Path old : all.subList(1, all.size())) {
        delete(old);
      }
      return open(path, schema);
    } catch (IOException | RuntimeException failure) {
      warn(failure);
      return Optional.empty();
    }
  }

  private static void makePrivate(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      Files.createDirectories(path);
      if (isPosix(path)) {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(PERMISSIONS));
      }
    }
  }

  private static boolean isPosix(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  private static void copy(Directory index, Path to) throws IOException {
    List<String> files = new ArrayList<>();
    try (Directory target = new NIOFSDirectory(to)) {
      for (String file : index.listAll()) {
        if (!file.endsWith(".lock")) {
          target.copyFrom(index, file, file, IOContext.DEFAULT);
          files.add(file);
        }
      }
      target.sync(files);
    }
    if (isPosix(to)) {
      for (String file : files) {
        Files.setPosixFilePermissions(
            to.resolve(file), PosixFilePermissions.fromString(FILE_PERMISSIONS));
      }
    }
  }

  private static Optional<Kept> open(Path path, String schema) throws IOException {
    Directory directory = new NIOFSDirectory(path);
    KeptColumns columns;
    try (DirectoryReader reader = DirectoryReader.open(directory)) {
      columns = new KeptColumns(reader.getIndexCommit().getUserData());
    }
    if (!columns.schema().equals(schema)) {
      directory.close();
      return Optional.empty();
    }
    return Optional.of(
        new Kept(
            StoredValues.finished(directory, columns.numbers()),
            columns.coverage(),
            columns.full()));
  }

  /** The newest first. */
  private List<Path> indexes(String database) throws IOException {
    List<Path> found = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> paths =
          Files.newDirectoryStream(folder, Fingerprint.of(database) + "-[0-9]*")) {
        paths.forEach(found::add);
      }
    }
    found.sort(Comparator.comparingLong(IndexFolder::time).reversed());
    return found;
  }

  private static long time(Path path) {
    String name = path.getFileName().toString();
    return Long.parseLong(name.substring(name.lastIndexOf('-') + 1));
  }

  private static void delete(Path path) throws IOException {
    try (Stream<Path> files = Files.list(path)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(path);
  }

  /** The cause's own message may hold parts of the index, so only its class is told. */
  private void warn(Exception failure) {
    if (!warned.getAndSet(true)) {
      LOG.log(
          Logger.Level.WARNING,
          "the folder of ask.index cannot be used ("
              + failure.getClass().getSimpleName()
              + "); the index of values stays in memory");
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IndexFolder another && folder.equals(another.folder);
  }

  @Override
  public int hashCode() {
    return folder.hashCode();
  }
}
