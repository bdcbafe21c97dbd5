package io.github.askjdbc.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class IntentClassifierTest {

  private final IntentClassifier classifier = new IntentClassifier();

  @ParameterizedTest(name = "{1}")
  @CsvFileSource(resources = "intents.csv", delimiter = ';')
  void classify_leadingVerb_givesIntent(Intent expected, String question) {
    assertThat(classifier.classify(Question.of(question))).isEqualTo(expected);
  }
}
