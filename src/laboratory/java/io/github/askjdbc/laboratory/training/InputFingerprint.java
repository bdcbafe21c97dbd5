package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.learning.ModelOrigin;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * Tells whether what a step of a training is made from has changed: files, texts, and the program.
 */
public final class InputFingerprint {

  private static final String ROOT = "io/github/askjdbc/";

  /** What of the program no model is made from: other rooms, and the models themselves. */
  private static final List<String> APART =
      List.of(
          "audit/",
          "cli/",
          "driver/",
          "evaluation/report/",
          "laboratory/cli/",
          "laboratory/report/",
          "spring/");

  private static final List<String> MODELS = List.of(".model", "generator.txt", "confidence.txt");

  private final CRC32 sum = new CRC32();

  public InputFingerprint add(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    sum.update(bytes.length);
    sum.update(bytes);
    return this;
  }

  /** A file, or all files of a folder by their names and contents. */
  public InputFingerprint add(Path path) throws IOException {
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        add(path.relativize(file).toString());
        sum.update(Files.readAllBytes(file));
      }
    }
    return this;
  }

  /** The classes and resources that features are computed by. */
  public InputFingerprint addProgram() throws IOException {
    addProgram(WordLists.code(ModelOrigin.class));
    addProgram(WordLists.code(InputFingerprint.class));
    return this;
  }

  private void addProgram(Path code) throws IOException {
    if (Files.isDirectory(code)) {
      addBelow(code.resolve(ROOT));
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(code)) {
        addBelow(jar.getPath(ROOT));
      }
    }
  }

  private void addBelow(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        String name = root.relativize(file).toString().replace('\\', '/');
        if (APART.stream().noneMatch(name::startsWith)
            && MODELS.stream().noneMatch(name::endsWith)) {
          add(name);
          sum.update(Files.readAllBytes(file));
        }
      }
    }
  }

  /** Eight hexadecimal digits. */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%08x", sum.getValue());
  }
}
