package io.github.askjdbc.question.definitions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.question.definitions.ToldClasses.SizeClass;
import java.io.IOException;
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

  static List<ToldCase> cases() throws IOException {
    return ToldCase.of("told-classes.case");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void of_evidence_tellsClassesByANumber(ToldCase one) {
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
