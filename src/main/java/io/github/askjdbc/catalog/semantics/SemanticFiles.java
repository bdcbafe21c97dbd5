package io.github.askjdbc.catalog.semantics;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.files.BoundedFile;
import io.github.askjdbc.files.FileRefusedException;
import java.io.IOException;
import java.lang.System.Logger;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Reads semantic files of every kind that {@link #KINDS} lists, told by their content, and keeps
 * what it read until a file's size or time of change differs. Thread-safe.
 */
public final class SemanticFiles {
  static final int MOST_ENTRIES = 200_000;
  static final String KINDS =
      "a Snowflake semantic model (tables), an Open Semantic Interchange model (semantic_model),"
          + " dbt's properties (models, sources, semantic_models, metrics) or a BIRD description"
          + " (CSV with original_column_name)";

  private static final Logger LOG = System.getLogger(SemanticFiles.class.getName());
  private static final int MOST_FILES = 1_000;
  private static final int DEEPEST_FOLDER = 10;
  private static final int MOST_VISITED = 50_000;
  private static final int LARGEST_FILE = 4 << 20;
  private static final long LARGEST_TOTAL = 32L << 20;
  private static final int KEPT = 8;
  private static final List<String> ENDINGS = List.of(".yml", ".yaml", ".csv");
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final Cache<List<Stamp>, SemanticLayer> kept =
      Caffeine.newBuilder().maximumSize(KEPT).executor(Runnable::run).build();

  /** A file at one state. */
  public record Stamp(Path file, long modifiedMillis, long size) {}

  /**
   * What some files say.
   *
   * @param stamps equal for as long as no file changes
   */
  public record Loaded(List<Stamp> stamps, SemanticLayer layer) {}

  /**
   * Reads files and folders; of a folder every file, at any depth, that ends in {@code .yml},
   * {@code .yaml} or {@code .csv}.
   *
   * @param paths where they say something of the same thing, the earlier wins
   * @throws SemanticFileException if one is missing, too large, of no known kind, or broken
   */
  public Loaded load(List<String> paths) {
    List<Stamp> stamps = new ArrayList<>();
    for (String path : paths) {
      stamps.addAll(stamps(path));
    }
    if (stamps.isEmpty()) {
      return new Loaded(List.of(), SemanticLayer.NONE);
    }
    if (stamps.size() > MOST_FILES
        || stamps.stream().mapToLong(Stamp::size).sum() > LARGEST_TOTAL) {
      throw new SemanticFileException(
          new Source(paths.get(0), 0, ""),
          "%d files stand there; allowed are %d files of %d MB together; name those needed"
              .formatted(stamps.size(), MOST_FILES, LARGEST_TOTAL >> 20));
    }
    return new Loaded(List.copyOf(stamps), kept.get(stamps, SemanticFiles::read));
  }

  private static List<Stamp> stamps(String written) {
    try {
      Path path = Path.of(written);
      if (!Files.isDirectory(path)) {
        BoundedFile.checkRegular(path);
        return List.of(stamp(path));
      }
      List<Stamp> stamps = new ArrayList<>();
      for (Path file : below(path)) {
        stamps.add(stamp(file));
      }
      return stamps;
    } catch (IOException | java.io.UncheckedIOException | InvalidPathException e) {
      throw new SemanticFileException(
          new Source(written, 0, ""),
          BoundedFile.reason(e) + "; name files or folders that exist, separated by commas",
          e);
    }
  }

  private static List<Path> below(Path folder) throws IOException {
    List<Path> files = new ArrayList<>();
    int visited = 0;
    try (Stream<Path> below = Files.walk(folder, DEEPEST_FOLDER)) {
      for (Path file : (Iterable<Path>) below::iterator) {
        if (++visited > MOST_VISITED) {
          throw new FileRefusedException(
              "more than %d files stand below it, which is the most".formatted(MOST_VISITED));
        }
        if (ENDINGS.stream().anyMatch(name(file)::endsWith) && Files.isRegularFile(file)) {
          files.add(file);
        }
      }
    }
    return files.stream().sorted().limit(MOST_FILES + 1L).toList();
  }

  private static Stamp stamp(Path file) throws IOException {
    Stamp stamp = new Stamp(file, Files.getLastModifiedTime(file).toMillis(), Files.size(file));
    if (stamp.size() > LARGEST_FILE) {
      throw new SemanticFileException(
          new Source(file.toString(), 0, ""),
          "it has %d bytes, allowed are %d; split it".formatted(stamp.size(), LARGEST_FILE));
    }
    return stamp;
  }

  private static SemanticLayer read(List<Stamp> stamps) {
    LayerBuilder layer = new LayerBuilder();
    DbtReader dbt = new DbtReader(layer);
    for (Stamp stamp : stamps) {
      String file = stamp.file().toString();
      String text = text(stamp.file());
      if (BirdReader.recognises(text)) {
        String name = String.valueOf(stamp.file().getFileName());
        new BirdReader(layer).read(file, withoutExtension(name), text);
      } else {
        yaml(file, text, layer, dbt);
      }
    }
    dbt.finish();
    SemanticLayer read = layer.build();
    HiddenNames.check(read);
    return read;
  }

  private static void yaml(String file, String text, LayerBuilder layer, DbtReader dbt) {
    YamlFile.Read read = YamlFile.read(file, text);
    if (read.roots().isEmpty()) {
      throw new SemanticFileException(new Source(file, 0, ""), "it is empty; allowed is " + KINDS);
    }
    for (YamlMapping root : read.roots()) {
      if (CortexReader.recognises(root)) {
        new CortexReader(layer).read(root);
      } else if (OsiReader.recognises(root)) {
        new OsiReader(layer).read(root);
      } else if (DbtReader.recognises(root)) {
        dbt.read(root);
      } else {
        throw new SemanticFileException(
            root.source(),
            "its kind is unknown: at its top stands "
                + (root.keys().isEmpty() ? "nothing" : String.join(", ", root.keys()))
                + "; allowed is "
                + KINDS);
      }
    }
    int ignored = read.file().ignored();
    if (ignored > 0) {
      LOG.log(Logger.Level.DEBUG, "{0}: {1} keys are of no use here and ignored", file, ignored);
    }
  }

  /** In UTF-8; a CSV in another encoding is read as Latin 1, which BIRD's files need. */
  private static String text(Path file) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(BoundedFile.read(file, LARGEST_FILE));
      try {
        String text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
      } catch (CharacterCodingException e) {
        if (name(file).endsWith(".csv")) {
          return Charset.forName("windows-1252").decode(bytes.rewind()).toString();
        }
        throw new SemanticFileException(
            new Source(file.toString(), 0, ""), "it is not written in UTF-8; save it so", e);
      }
    } catch (IOException e) {
      throw new SemanticFileException(new Source(file.toString(), 0, ""), BoundedFile.reason(e), e);
    }
  }

  private static String withoutExtension(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
  }
}
