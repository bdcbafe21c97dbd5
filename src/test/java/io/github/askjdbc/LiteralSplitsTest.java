package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * {@link String#split(String)} is given one literal character and no regular expression, so that it
 * compiles none. The rules of {@link ArchitectureTest} cannot see an argument.
 */
class LiteralSplitsTest {
  private static final Path SOURCES = Path.of("src/main/java/io/github/askjdbc");

  /** One character without a meaning of its own in regular expressions. */
  private static final String LITERAL = "\"(?:[^\"\\\\.$|()\\[{^?*+]|\\\\u0000|\\\\t)\"";

  private static final Pattern SPLIT =
      Pattern.compile("(?<receiver>[A-Za-z_]+|\\))\\s*\\.split\\(\\s*(?<argument>\",\"|[^,)]+)");

  private static final Pattern CONSTANT =
      Pattern.compile("static final String (?<name>[A-Z_]+) = (?<value>\"[^\"]*\");");

  @Test
  void split_ofAText_isByOneLiteralCharacter() throws IOException {
    int seen = 0;
    for (Path source : sources()) {
      String code = Files.readString(source);
      Matcher split = SPLIT.matcher(code);
      while (split.find()) {
        boolean ofPattern = split.group("receiver").matches("[A-Z_]+");
        boolean ofTree = split.group("receiver").equals("tree");
        if (!ofPattern && !ofTree) {
          seen++;
          assertThat(literal(split.group("argument").strip(), code))
              .as("%s: %s", SOURCES.relativize(source), split.group())
              .matches(LITERAL);
        }
      }
    }
    assertThat(seen).isGreaterThan(10);
  }

  /** The driver's. */
  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private static String literal(String argument, String code) {
    Matcher constant = CONSTANT.matcher(code);
    while (constant.find()) {
      if (constant.group("name").equals(argument)) {
        return constant.group("value");
      }
    }
    return argument;
  }
}
