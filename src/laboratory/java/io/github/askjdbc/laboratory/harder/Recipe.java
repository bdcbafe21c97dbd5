package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import java.util.List;
import org.hipparchus.random.RandomGenerator;

/** One way to make harder questions from plain ones. */
interface Recipe {

  /** Every question that the recipe can make; what is drawn is drawn from {@code random}. */
  List<EvaluationQuestion> make(QuestionSource source, RandomGenerator random);
}
