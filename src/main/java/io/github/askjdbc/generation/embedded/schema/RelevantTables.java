package io.github.askjdbc.generation.embedded.schema;

import io.github.askjdbc.linking.LinkedQuestion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The part of a large schema that a question may speak of, so that what a question costs does not
 * grow with the number of tables (schema pruning, as in RESDSQL, Li et al. 2023, there by a trained
 * classifier, here by the readings of the linker).
 *
 * <p>A table is as relevant as the readings that speak of it: for each word of the question the
 * score of the best. Tables that keys join with two of the chosen are there too, since they link
 * these.
 */
public final class RelevantTables {

  /** A smaller schema is read whole. */
  static final int WHOLE_SCHEMA = 600;

  private static final int MOST_TABLES = 24;
  private static final int MOST_COLUMNS = 400;
  private static final int MOST_BETWEEN = 12;

  private RelevantTables() {}

  /** The schema itself where it is small. */
  public static SchemaIndex of(SchemaIndex schema, LinkedQuestion question) {
    if (schema.columnCount() <= WHOLE_SCHEMA) {
      return schema;
    }
    double[] relevance = relevance(schema, question);
    List<Integer> byRelevance =
        IntStream.range(0, relevance.length)
            .boxed()
            .sorted(Comparator.comparingDouble(table -> -relevance[table]))
            .limit(MOST_TABLES)
            .toList();
    Set<Integer> chosen = new LinkedHashSet<>();
    int columns = 0;
    for (int table : byRelevance) {
      columns += schema.table(table).columns().size();
      if (chosen.isEmpty() || columns <= MOST_COLUMNS) {
        chosen.add(table);
      }
    }
    chosen.addAll(between(schema, chosen));
    return schema.only(chosen);
  }

  private static double[] relevance(SchemaIndex schema, LinkedQuestion question) {
    double[] relevance = new double[schema.tableCount()];
    Map<Integer, double[]> byWord = new HashMap<>();
    Stream.concat(question.links().stream(), question.hints().stream())
        .forEach(
            link ->
                link.holder()
                    .flatMap(schema::number)
                    .ifPresent(
                        table -> {
                          double[] best =
                              byWord.computeIfAbsent(
                                  table, t -> new double[question.words().size()]);
                          link.span()
                              .words()
                              .forEach(word -> best[word] = Math.max(best[word], link.score()));
                        }));
    byWord.forEach(
        (table, best) -> {
          for (double score : best) {
            relevance[table] += score;
          }
        });
    return relevance;
  }

  /** Tables that join chosen ones. */
  private static List<Integer> between(SchemaIndex schema, Set<Integer> chosen) {
    Map<Integer, Set<Integer>> neighbours = new HashMap<>();
    for (KeyEntry key : schema.keys()) {
      int from = schema.tableOf(key.from());
      int to = schema.tableOf(key.to());
      if (chosen.contains(from) && !chosen.contains(to)) {
        neighbours.computeIfAbsent(to, table -> new LinkedHashSet<>()).add(from);
      } else if (chosen.contains(to) && !chosen.contains(from)) {
        neighbours.computeIfAbsent(from, table -> new LinkedHashSet<>()).add(to);
      }
    }
    List<Integer> between = new ArrayList<>();
    neighbours.forEach(
        (table, joined) -> {
          if (joined.size() > 1 && between.size() < MOST_BETWEEN) {
            between.add(table);
          }
        });
    return between;
  }
}
