package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.IndexCoverage;
import io.github.askjdbc.database.Fingerprint;
import io.github.askjdbc.files.FileRefusedException;
import io.github.askjdbc.files.OwnFile;
import io.github.askjdbc.files.OwnFolder;
import java.io.IOException;
import java.lang.System.Logger;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.IOContext;
import org.apache.lucene.store.NIOFSDirectory;

/**
 * A folder that keeps finished indexes between runs, each in a folder of its own whose name tells
 * its database, by a hash, and its time; for the owner alone.
 *
 * <p>What is there is never changed, only replaced, so that several programs of one user may share
 * it. An index is used only if it is this user's own, where nobody else can put another in its
 * place. A folder that cannot be used costs one warning, and the index stays in memory.
 */
public final class IndexFolder {
  private static final Logger LOG = System.getLogger(IndexFolder.class.getName());

  /** Older ones are read anew. */
  private static final Duration AGE = Duration.ofDays(1);

  private final Path folder;
  private final LongSupplier epochMillis;
  private final AtomicBoolean warned = new AtomicBoolean();
  private final AtomicBoolean tidied = new AtomicBoolean();

  /**
   * @param folder absolute; made if it is missing
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
  record Kept(
      IndexedValues values, Map<ColumnName, IndexCoverage> coverage, Set<ColumnName> full) {}

  /** An index in the folder, which may be of any age. */
  private record Dated(Path path, long millis) {}

  /** The newest index of a database, unless it is too old, of the future or of another schema. */
  Optional<Kept> load(String database, String schema) {
    long now = epochMillis.getAsLong();
    try {
      if (!Files.isDirectory(folder)) {
        return Optional.empty();
      }
      Path place = OwnFolder.of(folder).path();
      tidy(place);
      for (Dated index : indexes(place, database)) {
        if (index.millis() > now || index.millis() < now - AGE.toMillis()) {
          continue;
        }
        Optional<Kept> kept = openOrWarn(index.path(), schema);
        if (kept.isPresent()) {
          return kept;
        }
      }
    } catch (IOException | RuntimeException failure) {
      warn(failure);
    }
    return Optional.empty();
  }

  private Optional<Kept> openOrWarn(Path path, String schema) {
    try {
      return open(path, schema);
    } catch (IOException | RuntimeException failure) {
      warn(failure);
      return Optional.empty();
    }
  }

  private void tidy(Path place) {
    if (!tidied.getAndSet(true)) {
      try {
        new UnfinishedCopies(place).removeLeftovers();
      } catch (IOException | RuntimeException failure) {
        warn(failure);
      }
    }
  }

  /** Copies a finished index and drops what it replaces. */
  Optional<Kept> save(String database, String schema, Directory index) {
    try {
      Path place = made();
      long now = epochMillis.getAsLong();
      Path path = place.resolve(beginning(database) + now);
      try (UnfinishedCopies.Copy unfinished = new UnfinishedCopies(place).begin()) {
        copy(index, unfinished.folder());
        Files.move(unfinished.folder(), path);
      }
      dropOthers(place, database, now);
      return open(path, schema);
    } catch (IOException | RuntimeException failure) {
      warn(failure);
      return Optional.empty();
    }
  }

  /** Those that are older, or of a time that is still to come. */
  private void dropOthers(Path place, String database, long saved) throws IOException {
    long now = epochMillis.getAsLong();
    for (Dated index : indexes(place, database)) {
      if (index.millis() < saved || index.millis() > now) {
        try {
          UnfinishedCopies.remove(index.path());
        } catch (FileRefusedException notOurs) {
          warn(notOurs);
        }
      }
    }
  }

  private Path made() throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder.getParent());
      OwnFile.makeFolder(folder);
    }
    return OwnFolder.of(folder).path();
  }

  private static void copy(Directory index, Path to) throws IOException {
    List<String> files = new ArrayList<>();
    try (Directory target = new NIOFSDirectory(to)) {
      for (String file : index.listAll()) {
        if (!file.endsWith(".lock")) {
          target.copyFrom(index, file, file, IOContext.DEFAULT);
          OwnFile.tighten(to.resolve(file));
          files.add(file);
        }
      }
      target.sync(files);
    }
  }

  private static Optional<Kept> open(Path path, String schema) throws IOException {
    makeOwn(path);
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
            IndexedValues.finished(directory, columns.numbers()),
            columns.coverage(),
            columns.full()));
  }

  private static void makeOwn(Path path) throws IOException {
    OwnFile.checkFolder(path);
    OwnFile.tighten(path);
    try (DirectoryStream<Path> files = Files.newDirectoryStream(path)) {
      for (Path file : files) {
        OwnFile.check(file);
        OwnFile.tighten(file);
      }
    }
  }

  /** The newest first. */
  private static List<Dated> indexes(Path place, String database) throws IOException {
    String beginning = beginning(database);
    List<Dated> found = new ArrayList<>();
    try (DirectoryStream<Path> paths = Files.newDirectoryStream(place, beginning + "*")) {
      for (Path path : paths) {
        millis(path.getFileName().toString().substring(beginning.length()))
            .ifPresent(millis -> found.add(new Dated(path, millis)));
      }
    }
    found.sort(Comparator.comparingLong(Dated::millis).reversed());
    return found;
  }

  private static String beginning(String database) {
    return Fingerprint.of(database) + "-";
  }

  /** Empty for a name of somebody else's making. */
  private static Optional<Long> millis(String digits) {
    try {
      return Optional.of(Long.parseLong(digits));
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }

  /** The cause's own message may hold parts of the index, so only its class is told. */
  private void warn(Exception failure) {
    if (!warned.getAndSet(true)) {
      LOG.log(
          Logger.Level.WARNING,
          "the folder of ask.index cannot be used ("
              + (failure instanceof FileRefusedException refused
                  ? refused.reason()
                  : failure.getClass().getSimpleName())
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
