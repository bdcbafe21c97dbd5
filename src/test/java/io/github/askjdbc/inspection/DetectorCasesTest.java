package io.github.askjdbc.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.inspection.testing.CaseFile;
import io.github.askjdbc.inspection.testing.DetectorCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs every {@code .case} file against the detector of its name. */
class DetectorCasesTest {
  private static final Path SOURCES = Path.of("src/main/java");
  static final Path CASES = Path.of("src/test/resources/io/github/askjdbc/inspection/detectors");

  static List<Detector> detectors() {
    return Detectors.installed(DetectorCasesTest.class.getClassLoader());
  }

  static Stream<DetectorCase> cases() {
    return files().stream().flatMap(file -> CaseFile.read(file).stream());
  }

  private static List<Path> files() {
    return CaseFile.below(CASES);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void inspect_case_givesTheWholeVerdict(DetectorCase given) {
    given.check(detector(given.file()));
  }

  private static Detector detector(Path file) {
    String id = file.getFileName().toString().replace(".case", "");
    return detectors().stream()
        .filter(detector -> Detectors.signal(detector).id().equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError(file + " belongs to no registered detector"));
  }

  @Test
  void registeredDetectors_haveOneCaseFileEach() {
    Set<String> files =
        files().stream()
            .map(file -> file.getFileName().toString().replace(".case", ""))
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(files)
        .containsExactlyElementsOf(
            detectors().stream().map(detector -> Detectors.signal(detector).id()).toList());
  }

  @Test
  void caseFiles_holdFlaggedCleanAndAbstainedCasesInEachDialect() {
    for (Path file : files()) {
      for (String dialect : CaseFile.DIALECTS) {
        assertThat(
                CaseFile.read(file).stream()
                    .filter(given -> given.dialect().equals(dialect))
                    .map(given -> given.verdict().replaceAll(" .*", ""))
                    .distinct())
            .as(file + " as " + dialect)
            .contains("flagged", "clean", "abstained");
      }
    }
  }

  @Test
  void caseFiles_holdACaseInTheSyntaxOfPostgresqlAlone() throws IOException {
    for (Path file : files()) {
      assertThat(Files.readString(file))
          .as(file.toString())
          .containsIgnoringCase("dialect postgresql");
    }
  }

  @Test
  void findings_pointAtTheClausesOfTheAnnotation() {
    for (DetectorCase given : cases().toList()) {
      Set<String> declared =
          Stream.of(Detectors.signal(detector(given.file())).clauses())
              .map(clause -> clause.keyword())
              .collect(Collectors.toSet());
      for (String finding : given.findings()) {
        assertThat(declared)
            .as(given.file() + ":" + given.line())
            .contains(finding.substring(0, finding.indexOf(" [")));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("detectors")
  void documentation_ofEveryDetector_saysCauseAndWhatIsNotFlagged(Detector detector)
      throws IOException {
    ErrorSignal signal = Detectors.signal(detector);
    Path source = SOURCES.resolve(detector.getClass().getName().replace('.', '/') + ".java");

    assertThat(signal.id()).matches("[a-z]+(-[a-z]+)*");
    assertThat(signal.summary()).matches("[A-Z].*[^.]");
    assertThat(signal.clauses()).isNotEmpty();
    assertThat(Files.readString(source))
        .contains("/**\n * Flags ")
        .contains("<p>The usual cause is")
        .contains("<p>Not flagged:");
  }
}
