package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hipparchus.random.RandomGenerator;
import org.hipparchus.random.Well19937c;

/**
 * Questions made from plain ones.
 *
 * @param questions each recipe's share, as equal as the recipes allow
 * @param problems plain questions that could not be used
 */
public record HarderQuestions(List<EvaluationQuestion> questions, List<Problem> problems) {

  public HarderQuestions {
    questions = List.copyOf(questions);
    problems = List.copyOf(problems);
  }

  /**
   * @param wanted how many in all; fewer where the recipes cannot make as many
   * @param seed the same seed makes the same questions of the same input
   */
  public static HarderQuestions make(
      List<EvaluationQuestion> plain,
      EvaluatedDatabases databases,
      RecipeBook book,
      int wanted,
      long seed) {
    QuestionSource source = QuestionSource.of(plain, databases);
    List<List<EvaluationQuestion>> piles = new ArrayList<>();
    for (Map.Entry<String, Recipe> recipe : book.recipes().entrySet()) {
      // each recipe draws from its own stream, so that another one does not change it
      RandomGenerator random = new Well19937c(seed * 31 + recipe.getKey().hashCode());
      List<EvaluationQuestion> pile = new ArrayList<>(recipe.getValue().make(source, random));
      shuffle(pile, random);
      piles.add(pile);
    }
    return new HarderQuestions(dealt(piles, wanted), source.problems());
  }

  /** One from each pile in turn, none twice. */
  private static List<EvaluationQuestion> dealt(List<List<EvaluationQuestion>> piles, int wanted) {
    List<EvaluationQuestion> dealt = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    int deepest = piles.stream().mapToInt(List::size).max().orElse(0);
    for (int depth = 0; depth < deepest; depth++) {
      for (List<EvaluationQuestion> pile : piles) {
        if (depth < pile.size() && dealt.size() < wanted && ids.add(pile.get(depth).id())) {
          dealt.add(pile.get(depth));
        }
      }
    }
    return dealt;
  }

  private static void shuffle(List<EvaluationQuestion> pile, RandomGenerator random) {
    for (int i = pile.size() - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      EvaluationQuestion kept = pile.get(i);
      pile.set(i, pile.get(other));
      pile.set(other, kept);
    }
  }
}
