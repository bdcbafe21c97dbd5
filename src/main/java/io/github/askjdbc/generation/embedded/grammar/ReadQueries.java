package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.LinkedPhrase;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.terms.ReadApart;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.NameExtent;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The readings of one question. Where the best one is no better than another that takes some words
 * for something else, these words are left unexplained: whether "people from Leeds" were buyers or
 * helpers cannot be told.
 */
final class ReadQueries {

  private static final String NAME = Stemming.stem("name");
  private static final String PRICE = "price";
  private static final String COST = "cost";

  private final Map<String, Reading> bySql = new LinkedHashMap<>();

  /** Whether one of them leaves no word that asks for something. */
  boolean areWhole(LinkedQuestion question) {
    return bySql.values().stream()
        .flatMap(one -> one.candidate().explained().stream())
        .anyMatch(question::isReadBy);
  }

  /**
   * One that makes a whole query.
   *
   * @param tokens what each word was taken for
   * @param actions of the query
   */
  record Reading(Candidate candidate, List<LinkedPhrase> tokens, List<Action> actions) {

    Reading {
      tokens = List.copyOf(tokens);
      actions = List.copyOf(actions);
    }

    /** Not where it speaks of more columns than one that takes two words for the same. */
    boolean isAsGoodAs(Reading other) {
      return candidate.score() == other.candidate.score()
          && candidate.explained().equals(other.candidate.explained())
          && columns().size() <= other.columns().size();
    }

    /** Tables that its words name, or columns or values of which they do; "m" names no width. */
    Set<TableName> said() {
      return tokens.stream()
          .flatMap(token -> token.link().stream())
          .filter(
              link ->
                  !(link instanceof Link.ToColumn column) || column.naming() == NameExtent.WHOLE)
          .flatMap(
              link ->
                  Stream.concat(
                      link.holder().stream(), link.namedColumns().stream().map(ColumnName::table)))
          .collect(Collectors.toSet());
    }

    private Set<ColumnName> columns() {
      return actions.stream()
          .flatMap(action -> UsedColumns.of(action).stream())
          .collect(Collectors.toSet());
    }

    /** Words that another reading takes for something else. */
    Set<Integer> unlike(Reading other) {
      Set<Integer> words = new HashSet<>();
      for (LinkedPhrase token : tokens) {
        boolean same =
            other.tokens.stream()
                .filter(one -> one.span().equals(token.span()))
                .anyMatch(
                    one ->
                        one.link().equals(token.link())
                            || areNamesOfOne(token, one)
                            || isPriceBeforeCost(token, one));
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

    /** What is expensive has a high price for who buys it, whatever it costs us. */
    private static boolean isPriceBeforeCost(LinkedPhrase one, LinkedPhrase other) {
      Optional<ColumnName> asked = price(one);
      boolean spent =
          asked.isPresent()
              && !one.text().contains(PRICE)
              && !isSpent(asked.get())
              && price(other).filter(Reading::isSpent).isPresent();
      return asked.isPresent()
          && (spent || price(other).isEmpty())
          && asked.map(ColumnName::table).equals(table(other));
    }

    private static Optional<ColumnName> price(LinkedPhrase token) {
      return token
          .link()
          .flatMap(Link::namedColumn)
          .filter(column -> says(column, PRICE) && !says(column, COST));
    }

    /** "Purchase price". */
    private static boolean isSpent(ColumnName column) {
      return NameParts.of(ShortNames.writtenOut(column.column())).stream()
          .anyMatch(WordClass.SPENT_COLUMN::contains);
    }

    /** Also where the words of a name are run together. */
    private static boolean says(ColumnName column, String word) {
      return ShortNames.writtenOut(column.column()).contains(word);
    }

    private static Optional<TableName> table(LinkedPhrase token) {
      return token.link().flatMap(Link::namedColumn).map(ColumnName::table);
    }
  }

  void add(Reading reading) {
    bySql.merge(
        reading.candidate().sql(),
        reading,
        (a, b) -> a.candidate().score() >= b.candidate().score() ? a : b);
  }

  /** The best first. */
  List<Candidate> best(int most) {
    List<Reading> sorted = sorted();
    return sorted.stream().limit(most).map(one -> told(one, sorted)).toList();
  }

  private List<Reading> sorted() {
    return bySql.values().stream()
        .sorted(Comparator.comparingDouble((Reading one) -> one.candidate().score()).reversed())
        .toList();
  }

  /** The best one, if it leaves no word of the question that asks for something. */
  Optional<ReadApart.Piece> whole(LinkedQuestion question) {
    List<Reading> sorted = sorted();
    return sorted.stream()
        .findFirst()
        .map(
            one ->
                new ReadApart.Piece(
                    one.actions(),
                    one.said(),
                    told(one, sorted).explained().orElse(Set.of()),
                    one.candidate().score()))
        .filter(piece -> question.isReadBy(piece.explained()));
  }

  private static Candidate told(Reading reading, List<Reading> all) {
    Set<Integer> words = new HashSet<>(reading.candidate().explained().orElse(Set.of()));
    all.stream()
        .filter(other -> !other.equals(reading) && other.isAsGoodAs(reading))
        .forEach(other -> words.removeAll(reading.unlike(other)));
    return reading.candidate().explaining(Optional.of(words));
  }
}
