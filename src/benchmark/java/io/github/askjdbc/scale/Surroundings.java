package io.github.askjdbc.scale;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder for databases, deleted at the end, and what is measured alike for all of them. */
final class Surroundings implements AutoCloseable {
  private static final int CONNECTIONS = 30;

  private final Path folder;

  Surroundings() throws IOException {
    this.folder = Files.createTempDirectory("ask-scale");
  }

  Path file(String name) {
    return folder.resolve(name);
  }

  /** What connecting through the driver costs beyond the target's own, in milliseconds. */
  static double connecting(String target) throws SQLException {
    connections("jdbc:ask:" + target); // warms up
    double own = connections("jdbc:" + target);
    return connections("jdbc:ask:" + target) - own;
  }

  private static double connections(String url) throws SQLException {
    return new Durations()
        .time(CONNECTIONS, () -> DriverManager.getConnection(url).close())
        .median();
  }

  /** What is in use after collection, in megabytes. */
  static double heap() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / 1e6;
  }

  /** What a folder takes, in megabytes; 0 where it is not there. */
  static double disk(Path in) throws IOException {
    if (!Files.exists(in)) {
      return 0;
    }
    try (Stream<Path> files = Files.walk(in)) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum()
          / 1e6;
    }
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
