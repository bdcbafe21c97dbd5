package io.github.askjdbc.question.definitions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.question.definitions.ToldClasses.SizeClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ToldClassesTest {

  private static final Path CASES =
      Path.of("src/test/resources/io/github/askjdbc/question/definitions/told-classes.case");

  record Case(String evidence, String told) {}

  static List<Case> cases() throws IOException {
    List<Case> cases = new ArrayList<>();
    List<String> lines = Files.readAllLines(CASES);
    for (int at = 0; at + 1 < lines.size(); at++) {
      if (lines.get(at).startsWith("evidence ")) {
        cases.add(
            new Case(
                lines.get(at).substring("evidence ".length()),
                lines.get(at + 1).substring("told ".length())));
      }
    }
    return cases;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void of_evidence_tellsClassesByANumber(Case one) {
    assertThat(ToldClasses.of(one.evidence()).map(ToldClassesTest::text).orElse("nothing"))
        .isEqualTo(one.told());
  }

  @Property(tries = 500)
  void of_anyText_throwsNothing(@ForAll String text) {
    ToldClasses.of(text);
    ClassesAsked.of(text);
  }

  @ParameterizedTest
  @CsvSource({
    "number of growers per size class, growers per size class",
    "How many growers are there in each size band?, growers per size band",
    "Count of port calls by bracket, port calls per bracket",
    "Which growers are in a size class?, nothing",
    "How many growers per size class and age group?, growers per size class",
    "How many growers per size class and per age group?, nothing"
  })
  void of_question_tellsWhatIsCounted(String question, String asked) {
    assertThat(
            ClassesAsked.of(question)
                .map(one -> one.noun() + " per " + one.phrase())
                .orElse("nothing"))
        .isEqualTo(asked);
  }

  private static String text(ToldClasses told) {
    String head =
        Stream.of(
                told.noun(),
                told.measure().map(name -> "by " + name),
                Optional.of(told.unit()).filter(unit -> !unit.isEmpty()).map(unit -> "in " + unit))
            .flatMap(Optional::stream)
            .collect(Collectors.joining(", "));
    String covers = told.cover(false) ? "" : told.cover(true) ? "; whole numbers alone" : "; open";
    return head
        + ": "
        + told.classes().stream().map(ToldClassesTest::text).collect(Collectors.joining("; "))
        + covers;
  }

  private static String text(SizeClass one) {
    return one.name()
        + one.from().map(at -> (at.included() ? " from " : " above ") + at.number()).orElse("")
        + (one.from().isPresent() && one.to().isPresent() ? " and" : "")
        + one.to().map(at -> (at.included() ? " to " : " below ") + at.number()).orElse("");
  }
}
