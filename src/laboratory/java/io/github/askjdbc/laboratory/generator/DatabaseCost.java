package io.github.askjdbc.laboratory.generator;

import io.github.askjdbc.evaluation.measures.Times;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What the questions of one database cost.
 *
 * @param tables of the database
 * @param columns of all of them
 * @param total of the whole questions
 */
public record DatabaseCost(String db, int tables, int columns, Times total) {

  /** One a database, in the order of the names. */
  public static List<DatabaseCost> of(List<QuestionCost> questions) {
    return questions.stream()
        .collect(Collectors.groupingBy(QuestionCost::db, TreeMap::new, Collectors.toList()))
        .values()
        .stream()
        .map(
            group ->
                new DatabaseCost(
                    group.get(0).db(),
                    group.get(0).tables(),
                    group.get(0).columns(),
                    Times.of(QuestionCost.TOTAL, group.stream().map(QuestionCost::total).toList())))
        .toList();
  }
}
