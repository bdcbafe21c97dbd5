package io.github.askjdbc.cli;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The jars of databases' drivers, which {@code java -jar} would not look at otherwise. */
final class DriverOptions {

  @Option(
      names = "--driver",
      paramLabel = "FILE",
      description =
          "Jar of the database's own JDBC driver, or a folder of jars; may be repeated. SQLite's is"
              + " inside.")
  private List<Path> files = List.of();

  /**
   * Lets this thread, and those that it starts, find the drivers in the files, for as long as the
   * program runs.
   *
   * @throws IOException if a file is not there
   */
  void load() throws IOException {
    if (files.isEmpty()) {
      return;
    }
    List<URL> jars = new ArrayList<>();
    for (Path file : files) {
      for (Path jar : jarsOf(file)) {
        jars.add(url(jar));
      }
    }
    // never closed: drivers load further classes until their last connection is gone
    Thread.currentThread()
        .setContextClassLoader(
            new URLClassLoader(
                jars.toArray(URL[]::new), Thread.currentThread().getContextClassLoader()));
  }

  private static List<Path> jarsOf(Path file) throws IOException {
    if (!Files.exists(file)) {
      throw new NoSuchFileException(file.toString());
    }
    if (!Files.isDirectory(file)) {
      return List.of(file);
    }
    try (var inside = Files.list(file)) {
      return inside.filter(one -> one.toString().endsWith(".jar")).sorted().toList();
    }
  }

  private static URL url(Path jar) throws MalformedURLException {
    return jar.toUri().toURL();
  }
}
