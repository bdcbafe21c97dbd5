package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.RowsKey;
import io.github.askjdbc.decision.ComparedResult;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A question's candidates, told apart by what they answer. */
final class Readings {

  private static final String TABLES = "from ";
  private static final String SELECTED = "SELECT ";
  private static final String LITERALS = "= ";

  private final LinkedQuestion question;
  private final PartSets parts = new PartSets(Set.of(TABLES, SELECTED, LITERALS));
  private final Map<Long, Double> overlaps = new HashMap<>();
  private final List<Reading> all = new ArrayList<>();
  private final List<Reading> different = new ArrayList<>();
  private final IdentityHashMap<ProbeOutcome, Optional<RowsKey>> keys = new IdentityHashMap<>();
  private final int written;

  /**
   * One candidate.
   *
   * @param number the same for the same answer
   * @param parts of the query
   * @param score of its writer, at least 0
   */
  record Reading(
      InspectedCandidate candidate, int number, ComparedResult result, BitSet parts, double score) {

    boolean sameAs(Reading other) {
      return number == other.number;
    }

    ComparedResult.Difference from(Reading other) {
      return sameAs(other) ? ComparedResult.Difference.NONE : result.from(other.result);
    }

    Optional<RowsKey> rows() {
      return result.rows();
    }
  }

  Readings(InspectedQuestion question) {
    this.question = question.question();
    boolean given = !question.independent().isEmpty();
    add(given ? question.independent() : question.candidates());
    written = all.size();
    if (given) {
      add(question.candidates());
    }
  }

  private void add(List<InspectedCandidate> some) {
    for (InspectedCandidate candidate : some) {
      // SQL that two wrote was run once
      Optional<RowsKey> rows = keys.computeIfAbsent(candidate.result(), RowsKey::of);
      ComparedResult result = ComparedResult.of(question, candidate, rows);
      Optional<Reading> same =
          different.stream().filter(one -> one.result().sameAnswer(result)).findFirst();
      Reading reading =
          new Reading(
              candidate,
              same.map(Reading::number).orElse(different.size()),
              result,
              parts.of(QueryParts.of(candidate.query().facts())),
              Math.max(0, candidate.candidate().score()));
      if (same.isEmpty()) {
        different.add(reading);
      }
      all.add(reading);
    }
  }

  /** What the generators wrote, in their order. */
  List<Reading> all() {
    return all.subList(0, written);
  }

  List<Reading> by(Writer writer) {
    return all().stream()
        .filter(reading -> reading.candidate().candidate().writer().equals(writer))
        .toList();
  }

  /**
   * @param candidate one of the question's own
   */
  Reading of(InspectedCandidate candidate) {
    return all.stream()
        .filter(reading -> reading.candidate().equals(candidate))
        .findFirst()
        .orElseThrow();
  }

  /** Of all parts of both queries, the shared ones; between 0 and 1. */
  double similarity(Reading one, Reading other) {
    return PartSets.similarity(one.parts(), other.parts());
  }

  double sharedTables(Reading one, Reading other) {
    return parts.similarity(TABLES, one.parts(), other.parts());
  }

  double sharedSelected(Reading one, Reading other) {
    return parts.similarity(SELECTED, one.parts(), other.parts());
  }

  double sharedLiterals(Reading one, Reading other) {
    return parts.similarity(LITERALS, one.parts(), other.parts());
  }

  /** Of all cells of both results, the shared ones; empty where one of them has no result. */
  Optional<Double> overlap(Reading one, Reading other) {
    if (one.sameAs(other)) {
      return Optional.of(1.0);
    }
    if (one.rows().isEmpty() || other.rows().isEmpty()) {
      return Optional.empty();
    }
    long pair = ((long) one.number() << Integer.SIZE) | other.number();
    return Optional.of(
        overlaps.computeIfAbsent(pair, key -> one.rows().get().overlap(other.rows().get())));
  }

  static long distinct(List<Reading> readings) {
    return readings.stream().mapToInt(Reading::number).distinct().count();
  }

  /** How many content words none of them accounts for. */
  long left(List<Reading> readings) {
    Set<Integer> explained = new HashSet<>();
    readings.forEach(
        reading -> reading.candidate().candidate().explained().ifPresent(explained::addAll));
    return IntStream.range(0, question.words().size())
        .filter(i -> question.words().get(i).content() && !explained.contains(i))
        .count();
  }
}
