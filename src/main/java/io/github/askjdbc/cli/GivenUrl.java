package io.github.askjdbc.cli;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A URL as people type it: {@code jdbc:ask:sqlite:x.db}, {@code jdbc:sqlite:x.db}, {@code
 * sqlite:x.db}, or {@code jdbc:ask:jdbc:sqlite:x.db}.
 *
 * @param rest without the prefixes; may hold secrets
 */
record GivenUrl(String rest) {

  private static final List<String> PREFIXES = List.of("jdbc:ask:", "jdbc:");
  private static final String SQLITE = "sqlite:";
  private static final String FILE = "file:";
  private static final String MEMORY = ":memory:";

  /**
   * @throws IllegalArgumentException if it names no kind of database, or a SQLite file that is not
   *     there
   */
  static GivenUrl of(String given) {
    String rest = given.strip();
    Optional<String> prefix = prefix(rest);
    while (prefix.isPresent()) {
      rest = rest.substring(prefix.get().length());
      prefix = prefix(rest);
    }
    GivenUrl url = new GivenUrl(rest);
    if (!url.isDemo() && rest.indexOf(':') <= 0) {
      throw new IllegalArgumentException(
          "The URL names no kind of database; write one such as jdbc:sqlite:shop.db or"
              + " jdbc:postgresql://host/shop");
    }
    url.checkFile();
    return url;
  }

  private static Optional<String> prefix(String url) {
    return PREFIXES.stream()
        .filter(one -> url.regionMatches(true, 0, one, 0, one.length()))
        .findFirst();
  }

  /** As our driver takes it. */
  String asking() {
    return PREFIXES.get(0) + rest;
  }

  /**
   * As the target's driver takes it.
   *
   * @throws IllegalArgumentException if it holds settings of ours, which that driver does not know
   */
  String target() {
    if (rest.contains("?ask.") || rest.contains("&ask.") || rest.contains(";ask.")) {
      throw new IllegalArgumentException(
          "The URL holds a setting of ask-jdbc; here it is given with --setting NAME=VALUE");
    }
    return PREFIXES.get(1) + rest;
  }

  private boolean isDemo() {
    return rest.equals("demo") || rest.startsWith("demo?");
  }

  /** A person who mistypes a path should hear of it, where a program may want a new file. */
  private void checkFile() {
    if (!rest.regionMatches(true, 0, SQLITE, 0, SQLITE.length())) {
      return;
    }
    String place = rest.substring(SQLITE.length());
    String query = place.contains("?") ? place.substring(place.indexOf('?')) : "";
    String path = place.substring(0, place.length() - query.length());
    boolean memory =
        path.isEmpty()
            || path.contains(MEMORY)
            || path.startsWith(":resource:")
            || query.toLowerCase(Locale.ROOT).contains("mode=memory");
    if (!memory && !Files.exists(file(path))) {
      throw new IllegalArgumentException(
          "There is no SQLite file "
              + file(path).toAbsolutePath()
              + ", and the command line makes none; see whether the path is right");
    }
  }

  private static Path file(String path) {
    if (path.startsWith(FILE + "/")) {
      return Path.of(URI.create(path));
    }
    return Path.of(path.startsWith(FILE) ? path.substring(FILE.length()) : path);
  }

  /** Without what may be secret. */
  @Override
  public String toString() {
    int kind = rest.indexOf(':');
    return kind < 0 ? rest : rest.substring(0, kind);
  }
}
