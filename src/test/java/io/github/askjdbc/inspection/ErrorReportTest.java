package io.github.askjdbc.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.askjdbc.GeneratedText;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Span;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ErrorReportTest {
  private static final Path EXAMPLES =
      Path.of("src/main/resources/io/github/askjdbc/inspection/examples.properties");
  private static final String HEAD =
      "# SQL that each signal flags, and SQL that it does not: the first such cases of its case file.\n";
  private static final String SQL = "SELECT id FROM pet WHERE kind = 'Dog'";

  private final Inspector inspector = new Inspector(detectors().toList());

  static Stream<Detector> detectors() {
    return Detectors.installed(ErrorReportTest.class.getClassLoader()).stream();
  }

  private static Inspection inspection(String id, Verdict verdict) {
    return new Inspection(
        detectors().map(Signal::of).filter(signal -> signal.id().equals(id)).findFirst().get(),
        verdict);
  }

  private List<ErrorReport> reports() {
    Finding finding =
        new Finding("empty-predicate", Clause.WHERE, new Span(25, 37), "'Dog' is no \"kind\"");
    return inspector.reports(
        List.of(
            inspection("abnormal-result", new Verdict.Clean()),
            inspection("empty-predicate", new Verdict.Flagged(List.of(finding))),
            inspection("fan-out", new Verdict.Abstained("no aggregate"))),
        SQL);
  }

  @Test
  void reports_flaggedSignal_holdsAllPartsOfTheAnnotationAndThePlace() {
    assertThat(reports())
        .singleElement()
        .satisfies(
            report -> {
              assertThat(report.signal()).isEqualTo("empty-predicate");
              assertThat(report.description()).startsWith("No row meets");
              assertThat(report.condition()).contains("looked up");
              assertThat(report.correction()).contains("stored spelling");
              assertThat(report.examples()).hasSize(1);
              assertThat(report.clauses())
                  .containsExactly(
                      new ErrorReport.ProblematicClause(
                          "WHERE", "kind = 'Dog'", "'Dog' is no \"kind\""));
            });
  }

  @Test
  void text_report_saysEveryPartInOrder() {
    assertThat(ErrorReport.text(reports()).lines().map(line -> line.replaceAll(":.*", ":")))
        .containsExactly(
            "Signal:",
            "Description:",
            "Condition:",
            "Example of wrong SQL:",
            "Example of right SQL:",
            "Correction:",
            "Problematic clauses:",
            "- WHERE:");
  }

  @Test
  void json_sameReports_sameCharactersAndEveryPart() throws Exception {
    String json = ErrorReportJson.of(reports());

    assertThat(json).isEqualTo(ErrorReportJson.of(reports()));
    JsonNode report = new ObjectMapper().readTree(json).path(0);
    assertThat(report.fieldNames())
        .toIterable()
        .containsExactly(
            "signal",
            "description",
            "condition",
            "examples",
            "correction_instruction",
            "problematic_clauses");
    assertThat(report.at("/problematic_clauses/0/fragment").asText()).isEqualTo("kind = 'Dog'");
    assertThat(report.at("/examples/0/wrong").asText()).isNotBlank();
  }

  @Test
  void json_noReports_isEmptyArray() {
    assertThat(ErrorReportJson.of(List.of())).isEqualTo("[ ]");
  }

  @ParameterizedTest
  @MethodSource("detectors")
  void annotation_ofEveryDetector_saysConditionAndCorrectionInPlainSentences(Detector detector) {
    ErrorSignal signal = Detectors.signal(detector);

    assertThat(signal.condition()).as(signal.id()).matches("[A-Z].*\\.").hasSizeLessThan(300);
    assertThat(signal.correction()).as(signal.id()).matches("[A-Z].*\\.").hasSizeLessThan(300);
  }

  @Test
  void examples_file_isWrittenFromTheCaseFiles() {
    String lines =
        detectors()
            .map(Detectors::signal)
            .filter(signal -> !signal.asksModel())
            .map(ErrorReportTest::lines)
            .collect(Collectors.joining());

    GeneratedText.check(EXAMPLES, HEAD + lines);
  }

  private static String lines(ErrorSignal signal) {
    String id = signal.id();
    return "%s.wrong = %s\n%s.right = %s\n"
        .formatted(id, SignalExamples.wrong(id), id, SignalExamples.right(id))
        .replace("\\", "\\\\");
  }
}
