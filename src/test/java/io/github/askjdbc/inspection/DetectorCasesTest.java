package io.github.askjdbc.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.AllowList;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs every {@code .case} file against the detector of its name. */
class DetectorCasesTest {
  private static final Path SOURCES = Path.of("src/main/java");

  static List<Detector> detectors() {
    return Detectors.installed(DetectorCasesTest.class.getClassLoader());
  }

  static Stream<DetectorCase> cases() {
    return files().stream().flatMap(file -> CaseFile.read(file).stream());
  }

  private static List<Path> files() {
    return CaseFile.all();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void inspect_case_givesTheWholeVerdict(DetectorCase given) throws SQLException {
    String actual = verdict(given);

    assertThat(actual)
        .as(
            "%s:%d %s%nto accept it, paste:%nexpect %s%n",
            given.file(), given.line(), given.name(), actual)
        .isEqualTo(given.expectation());
  }

  private static String verdict(DetectorCase given) throws SQLException {
    Dialect dialect = Dialect.valueOf(given.dialect());
    try (FixtureDatabase database = new FixtureDatabase(given.ddl(), dialect, given.unindexed())) {
      GuardOutcome outcome =
          new SelectGuard(AllowList.of(dialect)).check(given.sql(), database.knowledge().catalog());
      if (outcome instanceof GuardOutcome.Refused refused) {
        return "refused by the guard: " + refused.message();
      }
      QuestionBudget budget = new QuestionBudget(() -> 0, Duration.ofSeconds(1), given.probes());
      LinkedQuestion question =
          FixtureQuestion.of(given.question(), given.evidence(), given.cues(), given.links());
      Subject subject =
          new Subject(
              question,
              ((GuardOutcome.Allowed) outcome).query(),
              explained(given, question),
              database.knowledge(),
              database,
              given.model(),
              given.constraints(),
              budget);
      return text(detector(given.file()).inspect(subject), given);
    }
  }

  private static Optional<Set<Integer>> explained(DetectorCase given, LinkedQuestion question) {
    if (given.explained().isEmpty()) {
      return Optional.empty();
    }
    List<String> words = question.words().stream().map(Word::text).toList();
    return Optional.of(
        IntStream.range(0, words.size())
            .filter(index -> given.explained().contains(words.get(index)))
            .boxed()
            .collect(Collectors.toSet()));
  }

  private static String text(Verdict verdict, DetectorCase given) {
    if (verdict instanceof Verdict.Abstained abstained) {
      return "abstained " + abstained.reason();
    }
    if (verdict instanceof Verdict.Flagged flagged) {
      String id = Detectors.signal(detector(given.file())).id();
      assertThat(flagged.findings()).extracting(Finding::signal).containsOnly(id);
      return flagged.findings().stream()
          .map(
              finding ->
                  finding.clause().keyword()
                      + " ["
                      + finding.span().of(given.sql())
                      + "] "
                      + finding.message())
          .collect(Collectors.joining("\n  ", "flagged\n  ", ""));
    }
    return "clean";
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
  void findings_pointAtTheClausesOfTheAnnotation() throws SQLException {
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
