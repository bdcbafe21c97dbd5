package io.github.askjdbc.laboratory.training.answerability;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerabilityScoreTest {

  private static final List<String> THINGS =
      List.of("doctors", "patients", "nurses", "rooms", "beds", "visits", "drugs", "wards");

  private static AnswerabilityExample asked(String db, String text, String kind) {
    return new AnswerabilityExample(db, text, kind, List.of(), 0.5);
  }

  private static List<AnswerabilityExample> seen() {
    List<AnswerabilityExample> seen = new ArrayList<>();
    for (String thing : THINGS) {
      seen.add(asked("clinic", "How many " + thing + " are there?", ""));
      seen.add(asked("clinic", "List the names of all " + thing, ""));
      seen.add(asked("clinic", "Please write a poem about " + thing, "non-sql"));
      seen.add(asked("clinic", "Please draw a picture of " + thing, "non-sql"));
    }
    return seen;
  }

  @Test
  void forest_wordingOfQuestionsWithoutAnswer_scoresLower() {
    double[] scores =
        new TfIdfForest(1)
            .score(
                seen(),
                List.of(
                    asked("farm", "How many tractors are there?", ""),
                    asked("farm", "Please write a poem about tractors", "non-sql")));
    assertThat(scores[0]).isGreaterThan(scores[1] + 0.2);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void distance_questionFarFromItsDatabase_scoresLower(boolean relative) {
    FeatureDistance.Centers farm =
        new FeatureDistance.Centers() {
          @Override
          public String name() {
            return "one text a database";
          }

          @Override
          public List<Optional<double[]>> of(List<AnswerabilityExample> questions) {
            return questions.stream()
                .map(
                    question ->
                        FeatureDistance.vector(
                            question.db().equals("farm")
                                ? "farm tractor field crop barn cow"
                                : "hospital doctor patient nurse ward drug"))
                .toList();
          }
        };
    double[] scores =
        new FeatureDistance(farm, relative)
            .score(
                seen(),
                List.of(
                    asked("farm", "How many crops grow in each field?", ""),
                    asked("farm", "Which lawyer won the most murder trials?", "out-of-domain")));
    assertThat(scores[0]).isGreaterThan(scores[1]);
  }

  @Test
  void distance_noKnownWord_isSomeNumber() {
    double[] scores =
        new FeatureDistance(new FeatureDistance.OwnQuestions(), true)
            .score(seen(), List.of(asked("farm", "xqzzt?", "")));
    assertThat(scores).hasSize(1).doesNotContain(Double.NaN);
  }
}
