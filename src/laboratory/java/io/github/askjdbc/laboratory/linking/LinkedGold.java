package io.github.askjdbc.laboratory.linking;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Looks for what a gold query uses among the links of its question. */
final class LinkedGold {

  private final GoldLinks gold;
  private final LinkedQuestion linked;
  private final DatabaseKnowledge knowledge;
  private final SchemaRanking ranking;

  LinkedGold(GoldLinks gold, LinkedQuestion linked, DatabaseKnowledge knowledge) {
    this.gold = gold;
    this.linked = linked;
    this.knowledge = knowledge;
    this.ranking = SchemaRanking.of(linked, knowledge.catalog());
  }

  /** Texts that their column does not hold are left out, as no link can lead to them. */
  List<Found> found() {
    List<Found> found = new ArrayList<>();
    ranks(found, Found.Item.TABLE, gold.tables(), ranking.tables(), ranking.tablesByPhrase());
    ranks(found, Found.Item.COLUMN, gold.columns(), ranking.columns(), ranking.columnsByPhrase());
    Set<SchemaRanking.Value> values = new HashSet<>();
    for (GoldLinks.Text text : gold.texts()) {
      stored(text).ifPresent(values::add);
    }
    ranks(found, Found.Item.VALUE, values, ranking.values(), ranking.valuesByPhrase());
    ranks(
        found,
        Found.Item.TEXT,
        texts(values),
        texts(ranking.values()),
        ranking.valuesByPhrase().stream().map(LinkedGold::texts).toList());
    for (BigDecimal number : gold.numbers()) {
      int rank = linked.links().stream().anyMatch(link -> says(link, number)) ? 1 : Found.NOWHERE;
      found.add(new Found(Found.Item.NUMBER, number.toPlainString(), rank, rank));
    }
    return found;
  }

  private static List<String> texts(Collection<SchemaRanking.Value> values) {
    return values.stream()
        .map(value -> value.stored().strip().toLowerCase(Locale.ROOT))
        .distinct()
        .toList();
  }

  /** A gold may spell a value in another case, or without the blanks that pad it. */
  private Optional<SchemaRanking.Value> stored(GoldLinks.Text text) {
    return knowledge.values().lookup(text.literal()).stream()
        .filter(match -> match.column().equals(text.column()))
        .filter(match -> match.stored().strip().equalsIgnoreCase(text.literal().strip()))
        .findFirst()
        .map(match -> new SchemaRanking.Value(match.column(), match.stored()));
  }

  private static boolean says(Link link, BigDecimal number) {
    if (link instanceof Link.ToNumber read) {
      return read.number().compareTo(number) == 0;
    }
    return link instanceof Link.ToPeriod time
        && (year(time.period().first(), number) || year(time.period().last(), number));
  }

  private static boolean year(LocalDate day, BigDecimal number) {
    return number.compareTo(BigDecimal.valueOf(day.getYear())) == 0;
  }

  private static <T> void ranks(
      List<Found> found,
      Found.Item item,
      Collection<T> wanted,
      List<T> ranking,
      List<List<T>> byPhrase) {
    for (T target : wanted) {
      int best =
          byPhrase.stream()
              .mapToInt(phrase -> rank(target, wanted, phrase))
              .min()
              .orElse(Found.NOWHERE);
      found.add(new Found(item, target.toString(), rank(target, wanted, ranking), best));
    }
  }

  private static <T> int rank(T target, Collection<T> wanted, List<T> ranking) {
    int at = ranking.indexOf(target);
    return at < 0
        ? Found.NOWHERE
        : 1
            + (int)
                ranking.subList(0, at).stream().filter(other -> !wanted.contains(other)).count();
  }
}
