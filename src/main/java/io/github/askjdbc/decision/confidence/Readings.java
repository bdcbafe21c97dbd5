package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.decision.RowsKey;
import io.github.askjdbc.linking.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A question's candidates, told apart by the rows that they give. */
final class Readings {

  private final List<Word> words;
  private final List<Reading> all = new ArrayList<>();
  private final List<InspectedCandidate> candidates = new ArrayList<>();
  private final Map<Object, Integer> numbers = new HashMap<>();
  private final int written;

  /**
   * One candidate.
   *
   * @param number the same for the same rows, or for the same SQL where it gives none
   * @param parts of the query
   * @param score of its writer, at least 0
   */
  record Reading(
      InspectedCandidate candidate,
      int number,
      Optional<RowsKey> rows,
      Set<String> parts,
      double score) {

    boolean sameAs(Reading other) {
      return number == other.number;
    }
  }

  Readings(InspectedQuestion question) {
    words = question.question().words();
    boolean given = !question.independent().isEmpty();
    add(given ? question.independent() : question.candidates());
    written = all.size();
    if (given) {
      add(question.candidates());
    }
  }

  private void add(List<InspectedCandidate> some) {
    for (InspectedCandidate candidate : some) {
      Optional<RowsKey> rows = RowsKey.of(candidate.result());
      Object key = rows.isPresent() ? rows.get() : candidate.sql();
      int number = numbers.computeIfAbsent(key, ignored -> numbers.size());
      candidates.add(candidate);
      all.add(
          new Reading(
              candidate,
              number,
              rows,
              QueryParts.of(candidate.query()),
              Math.max(0, candidate.candidate().score())));
    }
  }

  /** What the generators wrote, in their order. */
  List<Reading> all() {
    return all.subList(0, written);
  }

  List<Reading> by(String generator) {
    return all().stream()
        .filter(reading -> reading.candidate().candidate().generator().equals(generator))
        .toList();
  }

  /**
   * @param candidate one of the question's own
   */
  Reading of(InspectedCandidate candidate) {
    return IntStream.range(0, all.size())
        .filter(i -> candidates.get(i).equals(candidate))
        .mapToObj(all::get)
        .findFirst()
        .orElseThrow();
  }

  static long distinct(List<Reading> readings) {
    return readings.stream().mapToInt(Reading::number).distinct().count();
  }

  /** How many content words none of them accounts for. */
  long left(List<Reading> readings) {
    Set<Integer> explained = new HashSet<>();
    readings.forEach(
        reading -> reading.candidate().candidate().explained().ifPresent(explained::addAll));
    return IntStream.range(0, words.size())
        .filter(i -> words.get(i).content() && !explained.contains(i))
        .count();
  }
}
