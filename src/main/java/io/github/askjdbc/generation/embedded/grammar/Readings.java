package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.linking.Link;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The readings of one question. Where the best one is no better than another that takes some words
 * for something else, these words are left unexplained: whether "people from Leeds" were buyers or
 * helpers cannot be told.
 */
final class Readings {

  private static final String NAME = Stemming.stem("name");

  private final Map<String, Reading> bySql = new LinkedHashMap<>();

  /**
   * One that makes a whole query.
   *
   * @param tokens what each word was taken for
   */
  private record Reading(Candidate candidate, List<LinkedPhrase> tokens) {

    boolean isAsGoodAs(Candidate other) {
      return candidate.score() == other.score() && candidate.explained().equals(other.explained());
    }

    /** Words that another reading takes for something else. */
    Set<Integer> unlike(Reading other) {
      Set<Integer> words = new HashSet<>();
      for (LinkedPhrase token : tokens) {
        boolean same =
            other.tokens.stream()
                .filter(one -> one.span().equals(token.span()))
                .anyMatch(one -> one.link().equals(token.link()) || areNamesOfOne(token, one));
        if (!same) {
          token.span().words().forEach(words::add);
        }
      }
      return words;
    }

    /** Customers have names of their own and of their company; either tells which they are. */
    private static boolean areNamesOfOne(LinkedPhrase one, LinkedPhrase other) {
      return Stemming.stem(one.text()).equals(NAME)
          && table(one).isPresent()
          && table(one).equals(table(other));
    }

    private static Optional<TableName> table(LinkedPhrase token) {
      return token.link().flatMap(Link::namedColumn).map(ColumnName::table);
    }
  }

  void add(Candidate candidate, List<LinkedPhrase> tokens) {
    bySql.merge(
        candidate.sql(),
        new Reading(candidate, tokens),
        (a, b) -> a.candidate().score() >= b.candidate().score() ? a : b);
  }

  /** The best first. */
  List<Candidate> best(int most) {
    List<Reading> sorted =
        bySql.values().stream()
            .sorted(
                Comparator.comparingDouble((Reading one) -> one.candidate().score()).reversed())
            .toList();
    return sorted.stream().limit(most).map(one -> told(one, sorted)).toList();
  }

  private static Candidate told(Reading reading, List<Reading> all) {
    Set<Integer> words = new HashSet<>(reading.candidate().explained().orElse(Set.of()));
    all.stream()
        .filter(other -> other != reading && other.isAsGoodAs(reading.candidate()))
        .forEach(other -> words.removeAll(reading.unlike(other)));
    return reading.candidate().explaining(Optional.of(words));
  }
}
