package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The plain questions to start from, on databases that could be read.
 *
 * @param grounded answerable questions, in their order
 * @param vocabularies by database
 */
record QuestionSource(
    List<Grounding> grounded,
    Map<String, DatabaseVocabulary> vocabularies,
    List<Problem> problems) {

  static QuestionSource of(List<EvaluationQuestion> questions, EvaluatedDatabases databases) {
    Map<String, DatabaseVocabulary> vocabularies = new LinkedHashMap<>();
    List<Problem> problems = new ArrayList<>();
    List<Grounding> grounded = new ArrayList<>();
    for (EvaluationQuestion question : questions) {
      if (question.gold().isEmpty() || !question.hidden().isEmpty()) {
        continue;
      }
      try {
        DatabaseVocabulary vocabulary = vocabularies.get(question.db());
        if (vocabulary == null) {
          try (Connection connection = databases.connect(question.db())) {
            vocabulary = DatabaseVocabulary.of(connection);
          }
          vocabularies.put(question.db(), vocabulary);
        }
        grounded.add(Grounding.of(question, vocabulary));
      } catch (EvaluatedDatabases.MissingDatabaseException | SQLException e) {
        problems.add(new Problem(question.id(), e.getMessage()));
      }
    }
    return new QuestionSource(grounded, vocabularies, problems);
  }

  List<String> databases() {
    return List.copyOf(vocabularies.keySet());
  }
}
