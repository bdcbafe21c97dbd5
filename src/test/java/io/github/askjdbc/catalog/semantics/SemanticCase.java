package io.github.askjdbc.catalog.semantics;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A case of a {@code .case} file: {@code case} with its name, blocks with an indent of two below
 * {@code file NAME} or {@code text}, and the expected lines below {@code expect}. Nothing is
 * escaped.
 */
record SemanticCase(String place, String name, Map<String, String> blocks, List<String> expected) {

  static List<SemanticCase> read(String file) {
    try {
      Path path = Path.of(SemanticCase.class.getResource(file).toURI());
      List<String> lines = Files.readAllLines(path);
      List<SemanticCase> cases = new ArrayList<>();
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).startsWith("case ")) {
          cases.add(one(file, lines, i));
        }
      }
      return cases;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static SemanticCase one(String file, List<String> lines, int start) {
    Map<String, String> blocks = new LinkedHashMap<>();
    for (int i = start + 1; i < lines.size() && !lines.get(i).startsWith("case "); i++) {
      String line = lines.get(i);
      if (line.equals("expect")) {
        return new SemanticCase(
            file + ":" + (start + 1),
            lines.get(start).substring(5),
            blocks,
            below(lines, i).toList());
      }
      if (!line.startsWith("  ") && !line.isBlank()) {
        String block = String.join("\n", below(lines, i).toList());
        blocks.put(line.replaceFirst("^file ", ""), block);
      }
    }
    throw new IllegalStateException(file + ":" + (start + 1) + " the case has no 'expect' line");
  }

  private static Stream<String> below(List<String> lines, int start) {
    return lines.stream()
        .skip(start + 1L)
        .takeWhile(line -> line.startsWith("  ") || line.isBlank())
        .filter(line -> !line.isBlank())
        .map(line -> line.substring(2));
  }

  @Override
  public String toString() {
    return place + " " + name;
  }
}
