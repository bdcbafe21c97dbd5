package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.driver.Setting;
import io.github.askjdbc.inspection.Detectors;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the pages of the repository name is there, and figures are those of the results. */
class PagesTest {
  private static final Path README = Path.of("README.md");
  private static final Path RESULTS = Path.of("src/site/results.md");

  static List<Path> pages() {
    try (Stream<Path> site = Files.list(Path.of("src/site"))) {
      return Stream.concat(
              Stream.of(README, Path.of("CONTRIBUTING.md")),
              site.filter(file -> file.toString().endsWith(".md")).sorted())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void links_toFilesAndHeadings_leadSomewhere(Path page) {
    Path folder = page.toAbsolutePath().getParent();
    for (String link : found("]\\((?!https?:)([^)]+)\\)", text(page))) {
      String[] parts = link.split("#", 2);
      Path target = parts[0].isEmpty() ? page : folder.resolve(parts[0]).normalize();
      assertThat(target).as("%s links to %s", page, link).exists();
      if (parts.length == 2) {
        assertThat(anchors(target)).as("%s links to %s", page, link).contains(parts[1]);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"src/site/papers.md", "CONTRIBUTING.md"})
  void page_everyClassThatItNames_exists(String page) {
    Set<String> named = named("`@?([A-Z][a-z]+[A-Z]\\w*|[A-Z][a-z]+)`", page);
    assertThat(named).hasSizeGreaterThan(10);

    named.removeAll(sources());
    assertThat(named).as("named, but no class").isEmpty();
  }

  /** Three dots stand for folders, {@code NAME} for what is to be chosen. */
  @Test
  void guide_everyPathThatItNames_exists() {
    List<String> files =
        Stream.of("src", "META-INF-services", "integration-tests")
            .flatMap(root -> files(root, "").stream())
            .map(file -> file.toString().replace('\\', '/'))
            .toList();
    Set<String> named =
        named("`((?:src|META-INF-services|integration-tests)/[^` ]+?)/?`", "CONTRIBUTING.md");
    assertThat(named).hasSizeGreaterThan(10);

    named.removeIf(
        path -> files.stream().anyMatch(Pattern.compile(pattern(path)).asMatchPredicate()));
    assertThat(named).as("named, but not there").isEmpty();
  }

  private static String pattern(String path) {
    return Arrays.stream(path.split("(?=\\.\\.\\.|NAME)|(?<=\\.\\.\\.|NAME)"))
        .map(part -> part.equals("...") || part.equals("NAME") ? ".+" : Pattern.quote(part))
        .collect(Collectors.joining());
  }

  @ParameterizedTest
  @ValueSource(strings = {"src/site/papers.md", "CONTRIBUTING.md"})
  void page_everyCommandThatItNames_exists(String page) {
    Set<String> commands = new HashSet<>();
    for (Path source : files("src", ".java")) {
      commands.addAll(found("@Command\\(\\s*name = \"(\\w+)\"", text(source)));
    }
    Set<String> words =
        named("`?ask ((?:evaluate|train)(?: [a-z]+)?)", page).stream()
            .flatMap(command -> Arrays.stream(command.split(" ")))
            .collect(Collectors.toSet());

    assertThat(commands).containsAll(words);
  }

  @Test
  void papers_everySignalSettingAndPrompt_exists() {
    Set<String> known =
        Detectors.installed(PagesTest.class.getClassLoader()).stream()
            .map(detector -> Detectors.signal(detector).id())
            .collect(Collectors.toSet());
    files("src/main/resources", ".prompt").forEach(file -> known.add(file.getFileName() + ""));
    Arrays.stream(Setting.values()).forEach(setting -> known.add(setting.key()));

    Set<String> named = named("`([a-z]+(?:[.-][a-z]+)+)`", "src/site/papers.md");
    assertThat(named).hasSizeGreaterThan(20).isSubsetOf(known);
  }

  @Test
  void readme_everyFigureOfItsSummary_standsInTheResults() {
    String text = text(README);
    String summary =
        text.substring(text.indexOf("<!-- results -->"), text.indexOf("<!-- /results -->"));
    List<String> figures = found("(-?[0-9][0-9.,]*[0-9]|[0-9])", summary);

    assertThat(figures).hasSizeGreaterThan(10);
    assertThat(found("(-?[0-9][0-9.,]*[0-9]|[0-9])", text(RESULTS))).containsAll(figures);
  }

  @Test
  void results_everySectionWithATable_holdsTheCommand() {
    for (String section : text(RESULTS).split("\n(?=##)")) {
      if (section.contains("\n|")) {
        assertThat(section).contains("```sh\n");
      }
    }
  }

  /** As a page's headings are linked to. */
  private static List<String> anchors(Path page) {
    return found("(?m)^#+ (.*)$", text(page)).stream()
        .map(heading -> heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", ""))
        .map(heading -> heading.replace(' ', '-'))
        .toList();
  }

  private static Set<String> sources() {
    return Stream.of("src", "integration-tests")
        .flatMap(root -> files(root, ".java").stream())
        .map(file -> file.getFileName().toString().replace(".java", ""))
        .collect(Collectors.toSet());
  }

  private static Set<String> named(String pattern, String page) {
    return new HashSet<>(found(pattern, text(Path.of(page))));
  }

  private static List<String> found(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map(match -> match.group(1)).toList();
  }

  private static List<Path> files(String root, String ending) {
    try (Stream<Path> files = Files.walk(Path.of(root))) {
      return files.filter(file -> file.toString().endsWith(ending)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }
}
