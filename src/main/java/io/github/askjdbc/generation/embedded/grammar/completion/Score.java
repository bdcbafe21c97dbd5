package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Set;

/**
 * Orders candidates: a product of factors between 0 and 1, set by hand.
 *
 * <ul>
 *   <li>the share of the question's content words that the query accounts for, squared
 *   <li>the mean belief in the links it uses: their score, less where the table is not the one
 *       named
 *   <li>{@value #JOIN} for each join, {@value #INFERRED} more where the key is not declared
 *   <li>{@value #UNNAMED} for each table that the question does not name, but for those that only
 *       link
 *   <li>{@value #AMBIGUOUS} where the tables could be joined another way as shortly
 *   <li>what each rule believes less for a guess of its own
 * </ul>
 */
public final class Score {

  static final double JOIN = 0.96;
  static final double INFERRED = 0.95;
  static final double UNNAMED = 0.94;
  static final double AMBIGUOUS = 0.7;

  private Score() {}

  /** Between 0 and 1, higher is better; no probability. */
  public static double of(
      LinkedQuestion question, Draft draft, Completion.Query query, Set<Integer> explained) {
    List<Word> words = question.words();
    long content = words.stream().filter(Word::content).count();
    long covered = explained.stream().filter(index -> words.get(index).content()).count();
    double share = content == 0 ? 0 : (double) covered / content;
    double score = share * share * draft.meanBelief() * draft.belief;
    JoinTree tree = query.tree();
    for (JoinTree.Step step : tree.steps()) {
      score *= JOIN * (step.key().isInferred() ? INFERRED : 1);
    }
    long unnamed = query.used().stream().filter(table -> !draft.named.contains(table)).count();
    score *= Math.pow(UNNAMED, (double) unnamed);
    return tree.ambiguous() ? score * AMBIGUOUS : score;
  }
}
