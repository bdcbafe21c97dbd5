package io.github.askjdbc.inspection.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Detectors;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The detector of CONTRIBUTING.md is compiled, plugged in, and held to the cases of the text. */
class ContributingTest {
  private static final String SERVICE = "META-INF/services/io.github.askjdbc.inspection.Detector";
  private static final String ID = "like-without-wildcard";

  @TempDir private Path folder;

  private String guide;

  @BeforeEach
  void compile() throws IOException {
    guide = Files.readString(Path.of("CONTRIBUTING.md"));
    Path source = folder.resolve("example/LikeWithoutWildcard.java");
    Files.createDirectories(source.getParent());
    Files.writeString(source, block("```java\npackage example"));
    Files.createDirectories(folder.resolve(SERVICE).getParent());
    Files.writeString(folder.resolve(SERVICE), "example.LikeWithoutWildcard\n");
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                source.toString());
    assertThat(status).isZero();
  }

  @Test
  void example_itsCases_hold() throws IOException {
    try (URLClassLoader loader = loader()) {
      Detector detector = detector(loader);
      Path file = Files.writeString(folder.resolve("like.case"), block("```\ndatabase"));
      List<DetectorCase> cases = CaseFile.read(CaseFile.below(folder).get(0));

      assertThat(CaseFile.below(folder)).containsExactly(file);
      assertThat(cases).hasSize(6).allSatisfy(one -> one.check(detector));
    }
  }

  @Test
  void check_otherMessage_saysPlaceAndWhatToPaste() throws IOException {
    try (URLClassLoader loader = loader()) {
      Detector detector = detector(loader);
      Path file =
          Files.writeString(
              folder.resolve("like.case"),
              block("```\ndatabase").replace("] no wildcard", "] something else"));
      DetectorCase first = CaseFile.read(file).get(0);

      assertThatThrownBy(() -> first.check(detector))
          .isInstanceOf(AssertionError.class)
          .hasMessageContaining("like.case:5 a plain text (SQLITE)")
          .hasMessageContaining("expect flagged\n  WHERE [name LIKE 'Lakeside'] no wildcard");
    }
  }

  private URLClassLoader loader() throws IOException {
    return new URLClassLoader(
        new URL[] {folder.toUri().toURL()}, ContributingTest.class.getClassLoader());
  }

  private static Detector detector(ClassLoader loader) {
    return Detectors.installed(loader).stream()
        .filter(one -> Detectors.signal(one).id().equals(ID))
        .findFirst()
        .orElseThrow();
  }

  /** The block that begins so, without its fences. */
  private String block(String beginning) {
    int start = guide.indexOf(beginning);
    assertThat(start).as(beginning).isNotNegative();
    int from = guide.indexOf('\n', start) + 1;
    return guide.substring(from, guide.indexOf("```", from));
  }
}
