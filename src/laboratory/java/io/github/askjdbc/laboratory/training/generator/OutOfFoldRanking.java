package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.generation.embedded.ranking.ProposalOrder;
import io.github.askjdbc.generation.embedded.ranking.Ranker;
import io.github.askjdbc.learning.NamedTrees;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;

/**
 * What rankers made of questions that they did not see.
 *
 * @param order a ranker that saw all of them
 */
record OutOfFoldRanking(
    List<double[]> margins,
    List<Coverage.Scored> trusted,
    List<Ranker> rankers,
    ProposalOrder order) {

  RankingReport report(List<LabelledProposals> labelled, boolean reworded) {
    return RankingReport.of(only(labelled, labelled, reworded), only(margins, labelled, reworded));
  }

  List<Coverage.Scored> trusted(List<LabelledProposals> labelled, boolean reworded) {
    return only(trusted, labelled, reworded);
  }

  private static <T> List<T> only(List<T> all, List<LabelledProposals> labelled, boolean reworded) {
    return IntStream.range(0, all.size())
        .filter(i -> labelled.get(i).question().reworded() == reworded)
        .mapToObj(all::get)
        .toList();
  }

  /**
   * @param foldOf the fold of each question
   */
  static OutOfFoldRanking of(
      List<LabelledProposals> labelled,
      List<Integer> foldOf,
      int foldCount,
      RankerTrainer trainer,
      Workers workers)
      throws SQLException {
    List<Callable<ProposalOrder>> work = new ArrayList<>();
    for (int fold = 0; fold < foldCount; fold++) {
      List<LabelledProposals> rest = of(labelled, foldOf, fold, false);
      work.add(() -> trainer.order(rest));
    }
    work.add(() -> trainer.order(labelled));
    List<ProposalOrder> orders = workers.results(work);
    List<double[]> margins = margins(labelled, foldOf, orders);
    List<Coverage.Scored> trusted =
        new ArrayList<>(Collections.nCopies(labelled.size(), new Coverage.Scored(0, false)));
    List<Ranker> rankers = new ArrayList<>();
    for (int fold = 0; fold < foldCount; fold++) {
      NamedTrees trust =
          trainer.trust(of(labelled, foldOf, fold, false), of(margins, foldOf, fold, false));
      rankers.add(new Ranker(orders.get(fold), trust));
      List<Coverage.Scored> held =
          Coverage.scored(trust, of(labelled, foldOf, fold, true), of(margins, foldOf, fold, true));
      int next = 0;
      for (int i = 0; i < labelled.size(); i++) {
        if (foldOf.get(i) == fold) {
          trusted.set(i, held.get(next++));
        }
      }
    }
    return new OutOfFoldRanking(margins, trusted, rankers, orders.get(foldCount));
  }

  private static List<double[]> margins(
      List<LabelledProposals> labelled, List<Integer> foldOf, List<ProposalOrder> orders) {
    return IntStream.range(0, labelled.size())
        .mapToObj(i -> scores(orders.get(foldOf.get(i)), labelled.get(i)))
        .toList();
  }

  /** Those of one fold, or those of all others. */
  static <T> List<T> of(List<T> all, List<Integer> foldOf, int fold, boolean held) {
    List<T> chosen = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if ((foldOf.get(i) == fold) == held) {
        chosen.add(all.get(i));
      }
    }
    return chosen;
  }

  static double[] scores(ProposalOrder order, LabelledProposals question) {
    return question.rows().stream().mapToDouble(order::margin).toArray();
  }
}
