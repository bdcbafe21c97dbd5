package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import java.util.ArrayList;
import java.util.List;
import org.hipparchus.random.RandomGenerator;

/**
 * Asks one database's question of another: TrustSQL's column-unrelated where some of its words mean
 * something there, out-of-domain where none of those that matter does. Left out where every word
 * for a table resolves.
 */
final class OtherDatabase implements Recipe {

  @Override
  public List<EvaluationQuestion> make(QuestionSource source, RandomGenerator random) {
    List<EvaluationQuestion> made = new ArrayList<>();
    for (Grounding grounding : source.grounded()) {
      List<String> others =
          source.databases().stream().filter(db -> !db.equals(grounding.question().db())).toList();
      if (others.isEmpty()) {
        continue;
      }
      String db = others.get(random.nextInt(others.size()));
      DatabaseVocabulary target = source.vocabularies().get(db);
      List<Words.Word> subjects = grounding.tableWords();
      boolean foreign = subjects.stream().anyMatch(word -> !target.resolves(word.stem()));
      if (foreign) {
        boolean related =
            grounding.words().stream()
                .map(Words.Word::stem)
                .anyMatch(stem -> grounding.vocabulary().resolves(stem) && target.resolves(stem));
        made.add(
            EvaluationQuestion.unanswerable(
                grounding.question().id() + "~" + db,
                db,
                grounding.question().question(),
                related ? "column-unrelated" : "out-of-domain"));
      }
    }
    return made;
  }
}
