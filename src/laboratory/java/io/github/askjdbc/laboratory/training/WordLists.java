package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.learning.ModelOrigin;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * The word lists, and the vectors of words, by which questions are read: what a feature's value may
 * hang on. All texts of the driver are taken for one, wherever they stand, but for those that are
 * known to be read for something else, so that a new list is never forgotten.
 */
public final class WordLists {

  private static final String ROOT = "io/github/askjdbc/";
  private static final Set<String> ENDINGS = Set.of("txt", "properties", "bin");

  /** No word of a question is looked up in these: other rooms, and what stands beside a model. */
  private static final List<String> APART =
      List.of(
          "cli/",
          "database/",
          "driver/",
          "evaluation/",
          "laboratory/",
          "introspection/",
          "llm/",
          "memory/",
          "sql/",
          "decision/confidence/confidence.txt",
          "decision/sample-agreement.txt",
          "generation/embedded/generator.txt",
          "inspection/examples.properties",
          "feature-names.txt",
          "version.properties");

  private WordLists() {}

  /** The origin of a model that is trained with this version. */
  public static ModelOrigin origin(String command) {
    return new ModelOrigin(command, ofThisVersion());
  }

  /** Checksums of those of this version, by their place below the driver's package. */
  public static Map<String, String> ofThisVersion() {
    Path code = code(ModelOrigin.class);
    try {
      if (Files.isDirectory(code)) {
        return below(code.resolve(ROOT));
      }
      try (FileSystem jar = FileSystems.newFileSystem(code)) {
        return below(jar.getPath(ROOT));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the word lists of this version cannot be read", e);
    }
  }

  /** The folder or the jar that holds a class. */
  static Path code(Class<?> of) {
    try {
      return Path.of(of.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the place of the driver's classes cannot be read", e);
    }
  }

  /**
   * @param root where the driver's package begins
   */
  public static Map<String, String> below(Path root) throws IOException {
    Map<String, String> sums = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = root.relativize(file).toString().replace('\\', '/');
        if (isList(name)) {
          CRC32 sum = new CRC32();
          sum.update(Files.readAllBytes(file));
          sums.put(name, String.format(Locale.ROOT, "%08x", sum.getValue()));
        }
      }
    }
    return sums;
  }

  private static boolean isList(String name) {
    return ENDINGS.contains(name.substring(name.lastIndexOf('.') + 1))
        && APART.stream().noneMatch(part -> name.startsWith(part) || name.endsWith(part));
  }

  /**
   * What differs between the lists that a model was trained with and others; empty where the
   * contents are the same, wherever they stand.
   */
  public static Set<String> differences(Map<String, String> trained, Map<String, String> others) {
    Set<String> differing = new HashSet<>();
    trained.forEach((name, sum) -> addIfMissing(name, sum, others, differing));
    others.forEach((name, sum) -> addIfMissing(name, sum, trained, differing));
    return Set.copyOf(differing);
  }

  private static void addIfMissing(
      String name, String sum, Map<String, String> among, Set<String> missing) {
    if (!among.containsValue(sum)) {
      missing.add(name);
    }
  }
}
