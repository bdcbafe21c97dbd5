package io.github.askjdbc.question.definitions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.question.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DefinitionsTest {

  private static final Path FOLDER =
      Path.of("src/test/resources/io/github/askjdbc/question/definitions");
  private static final String UNCHANGED = "unchanged";

  record Case(Path file, int line, String evidence, String question, String restated) {
    @Override
    public String toString() {
      return file.getFileName() + ":" + line + " " + question;
    }
  }

  static List<Case> cases() throws IOException {
    List<Case> cases = new ArrayList<>();
    for (String name : List.of("conditions.case", "definitions.case")) {
      cases.addAll(cases(FOLDER.resolve(name)));
    }
    return cases;
  }

  private static List<Case> cases(Path file) throws IOException {
    List<Case> cases = new ArrayList<>();
    List<String> lines = Files.readAllLines(file);
    for (int at = 0; at < lines.size(); at++) {
      if (lines.get(at).startsWith("evidence ")) {
        cases.add(
            new Case(
                file,
                at + 1,
                after("evidence ", lines.get(at)),
                after("question ", lines.get(at + 1)),
                after("restated ", lines.get(at + 2))));
      }
    }
    return cases;
  }

  private static String after(String key, String line) {
    assertThat(line).startsWith(key);
    return line.substring(key.length());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void restated_definition_putsItsMeaningInItsPlace(Case one) {
    assertThat(Definitions.restated(one.question(), one.evidence()).orElse(UNCHANGED))
        .isEqualTo(one.restated());
  }

  @Property(tries = 500)
  void restated_anyTexts_throwsNothing(@ForAll String question, @ForAll String evidence) {
    Definitions.restated(question, evidence);
    Definitions.restated("Which " + question + " are VIPs?", "VIPs are all " + evidence);
  }

  @Test
  void restated_longEvidence_isNotRead() {
    String evidence = "VIPs are customers with more than 10 orders";
    String longer = evidence + " ".repeat(Question.LONGEST - evidence.length());

    assertThat(Definitions.restated("How many VIPs are there?", evidence)).isPresent();
    assertThat(Definitions.restated("How many VIPs are there?", longer)).isEmpty();
  }

  @Test
  void unread_statementThatEndsAfterIs_isReadAsNothing() {
    String evidence = "Delay is the time that passed; only payments made after May are considered";

    assertThat(Definitions.unread(evidence)).isNotEmpty();
    assertThat(Definitions.told("Which payments are delayed?", evidence)).isNotNull();
  }

  @Test
  void told_statementOfUnknownForm_takesAllItsWords() {
    assertThat(Definitions.told("How many damages wait?", "A damage waits until somebody comes"))
        .hasSize(2);
  }

  @Test
  void told_signOfEquality_takesTheTermBeforeIt() {
    String question = "What is the average price per minute?";

    assertThat(Definitions.told(question, "price per minute = fee / minutes, but not always"))
        .containsExactly(new Stretch(20, 36));
    assertThat(Definitions.told("Which VIPs are there?", "VIP means visits >= ten, but not always"))
        .containsExactly(new Stretch(6, 10));
  }
}
