package io.github.askjdbc.laboratory.linking;

import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.evaluation.measures.Interval;
import io.github.askjdbc.linking.Evidence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * Recall at k: of the tables, columns, values or numbers that gold queries use, the share that
 * linking ranks with fewer than k wrong ones before it. Others of the same gold query do not count
 * as wrong, since a query needs all of them.
 *
 * <p>By question the ranking is over all links of the question: what a generator meets that does
 * not know which words matter. By phrase it is over the readings of one phrase, the one that serves
 * best: what it meets that knows them. The intervals draw whole databases.
 */
public final class LinkingRecall {

  private final List<List<Found>> byDatabase = new ArrayList<>();

  /**
   * @param kinds of evidence that links may rest on
   */
  public LinkingRecall(Collection<QuestionLinks> questions, Set<Evidence> kinds) {
    Map<String, List<Found>> found = new TreeMap<>();
    for (QuestionLinks links : questions) {
      found
          .computeIfAbsent(links.question().db(), db -> new ArrayList<>())
          .addAll(links.found(kinds));
    }
    byDatabase.addAll(found.values());
  }

  /** As {@link #LinkingRecall(Collection, Set)} with everything but some kinds. */
  public static LinkingRecall without(Collection<QuestionLinks> questions, Set<Evidence> kinds) {
    return new LinkingRecall(questions, EnumSet.complementOf(EnumSet.copyOf(kinds)));
  }

  /** How many gold queries use, counted once a question. */
  public long count(Found.Item item) {
    return byDatabase.stream().flatMap(List::stream).filter(found -> found.item() == item).count();
  }

  /**
   * @param rank {@link Found#rank} or {@link Found#rankInPhrase}
   * @return empty where no gold query uses such an item
   */
  public Optional<Interval> at(
      int k, Found.Item item, ToIntFunction<Found> rank, Bootstrap bootstrap) {
    return bootstrap.interval(byDatabase, sample -> share(sample, k, item, rank));
  }

  /** Without an interval; 0 where no gold query uses such an item. */
  public double at(int k, Found.Item item, ToIntFunction<Found> rank) {
    return share(byDatabase, k, item, rank).orElse(0);
  }

  private static OptionalDouble share(
      List<List<Found>> sample, int k, Found.Item item, ToIntFunction<Found> rank) {
    return sample.stream()
        .flatMap(List::stream)
        .filter(found -> found.item() == item)
        .mapToInt(found -> rank.applyAsInt(found) <= k ? 1 : 0)
        .average();
  }
}
