package io.github.askjdbc.attack;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Files whose lines begin with the targets that they are for: names joined by commas, {@code any},
 * or {@code any-x-y} for every target but x and y.
 */
final class TargetLines {

  private TargetLines() {}

  /** What is for one target, in the order of the file. */
  static List<String> of(String resource, String target) {
    return text(resource)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .filter(line -> isFor(line.substring(0, line.indexOf(' ')), target))
        .map(line -> line.substring(line.indexOf(' ') + 1).strip())
        .toList();
  }

  /** What is for one target and not for every other. */
  static List<String> named(String resource, String target) {
    return text(resource)
        .lines()
        .filter(line -> line.startsWith(target + " "))
        .map(line -> line.substring(target.length() + 1).strip())
        .toList();
  }

  static String text(String resource) {
    try (InputStream in = TargetLines.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(resource + " cannot be read", e);
    }
  }

  private static boolean isFor(String targets, String target) {
    List<String> excepted = List.of(targets.split("-"));
    return excepted.get(0).equals("any")
        ? !excepted.contains(target)
        : List.of(targets.split(",")).contains(target);
  }
}
