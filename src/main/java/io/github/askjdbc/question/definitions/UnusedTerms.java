package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The words of a question that the evidence beside it tells the meaning of: where it was not
 * understood, they mean nothing else.
 */
final class UnusedTerms {

  private static final int LONGEST_TERM = 5;

  /** No part of ">=". */
  private static final String EQUALS = " = ";

  private UnusedTerms() {}

  /** Where such words stand in the question. */
  static Stream<Place> in(AskedWords question, String statement) {
    if (CountedRows.is(statement)) {
      return Uncounted.isSaid(statement, List.of(), question.question().text())
          ? Stream.empty()
          : CountedRows.of(statement).stream()
              .flatMap(rows -> question.places(List.of(rows.stem())));
    }
    Optional<TermDefinition> read =
        OwnTime.is(statement) ? Optional.empty() : DefinitionReader.read(statement);
    Stream<List<String>> terms =
        read.map(one -> Stream.of(one.term(), one.ofThing())).orElseGet(() -> guessed(statement));
    return terms.filter(term -> !term.isEmpty()).flatMap(question::places);
  }

  /** What stands before "means", or between "is" and "if". */
  private static Stream<List<String>> guessed(String statement) {
    int sign = statement.indexOf(EQUALS);
    if (sign > 0) {
      Said term = Said.of(statement.substring(0, sign));
      return Stream.of(term.stems(term.afterArticles(0), term.size()));
    }
    Said said = Said.of(PlainStatement.of(statement));
    int start = said.afterArticles(0);
    int condition = said.first(start + 2, DefiningWords.CONDITION);
    int end = condition > 0 ? condition : said.size();
    int verb = IntStream.range(start + 1, end).filter(at -> tells(said, at)).findFirst().orElse(-1);
    if (verb < 0) {
      return anything(said);
    }
    int from = condition > 0 ? verb + Math.max(1, said.length(verb, DefiningWords.CALLED)) : start;
    int owner = said.first(start, DefiningWords.OF);
    boolean owned = condition < 0 && owner > start && owner < verb && said.word(owner + 1).isOne();
    int last = condition > 0 ? condition : owned ? owner : verb;
    return from < last && last - from <= LONGEST_TERM
        ? Stream.of(said.stems(from, last))
        : Stream.empty();
  }

  /** Any word of a statement in which nothing tells what it is about. */
  private static Stream<List<String>> anything(Said said) {
    return said.words().stream()
        .filter(word -> !WordClass.CLOSED_CLASS.contains(word.folded()))
        .filter(word -> !WordClass.FUNCTION.contains(word.folded()))
        .map(word -> List.of(word.stem()));
  }

  private static boolean tells(Said said, int at) {
    return DefiningWords.BEING.contains(said.folded(at))
        || DefiningWords.HAVING.contains(said.folded(at))
        || said.length(at, DefiningWords.CALLED) > 0
        || said.length(at, DefiningWords.MEANING) > 0
        || said.length(at, DefiningWords.HOLDING) > 0;
  }
}
