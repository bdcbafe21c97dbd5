package io.github.askjdbc.generation.embedded.grammar.terms;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.grammar.phrases.ClauseWords;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What a question says in the place of a term that was defined beside it, which is a clause about
 * one noun: "customers with at least three orders", or "have at least three orders" where the noun
 * stands before.
 *
 * @param noun what the words of the noun mean
 * @param first word of the clause
 * @param end the word behind it
 */
record RestatedTerm(LinkedQuestion question, Link noun, int first, int end) {

  /** Empty where nothing was restated, and where no noun is told apart from its clause. */
  static Optional<RestatedTerm> of(LinkedQuestion question) {
    int[] put = changed(question);
    return put.length < 2 ? Optional.empty() : of(question, put[0], put[put.length - 1] + 1);
  }

  /** The first word that was put into the question. */
  static Optional<Integer> put(LinkedQuestion question) {
    int[] put = changed(question);
    return put.length < 2 ? Optional.empty() : Optional.of(put[0]);
  }

  /** The words that do not stand in the question as it was asked. */
  private static int[] changed(LinkedQuestion question) {
    if (question.restated().isEmpty()) {
      return new int[0];
    }
    String given = question.question().text();
    String read = question.read();
    int before = 0;
    int most = Math.min(given.length(), read.length());
    while (before < most && given.charAt(before) == read.charAt(before)) {
      before++;
    }
    int behind = 0;
    while (behind < most - before
        && given.charAt(given.length() - 1 - behind) == read.charAt(read.length() - 1 - behind)) {
      behind++;
    }
    List<Word> words = question.words();
    int from = before;
    int to = read.length() - behind;
    return IntStream.range(0, words.size())
        .filter(at -> words.get(at).end() > from && words.get(at).start() < to)
        .toArray();
  }

  private static Optional<RestatedTerm> of(LinkedQuestion question, int from, int end) {
    List<Word> words = question.words();
    int clause = from;
    while (clause < end && !begins(words.get(clause).folded())) {
      clause++;
    }
    // "took more than 7 days" is a clause from its first word
    int first = clause < end ? clause : from;
    return noun(question, first)
        .filter(noun -> first + 1 < end)
        .map(noun -> new RestatedTerm(question, noun, first, end));
  }

  private static boolean begins(String word) {
    return ClauseWords.RELATIVE.contains(word)
        || ClauseWords.WHOSE.contains(word)
        || ClauseWords.PREPOSITION.contains(word)
        || ClauseWords.AUXILIARY.contains(word);
  }

  /** The longest words right before another that name rows. */
  private static Optional<Link> noun(LinkedQuestion question, int end) {
    return question.links().stream()
        .filter(link -> link.span().last() == end - 1)
        .filter(link -> link instanceof Link.ToTable || link instanceof Link.ToValue)
        .max(Comparator.comparingInt(link -> link.span().length()));
  }

  /** Whose rows the noun stands for. */
  Optional<TableName> rows() {
    return noun.holder();
  }

  /** The words of the question without the clause. */
  List<Integer> rest() {
    List<Integer> rest = new ArrayList<>();
    for (int at = 0; at < question.words().size(); at++) {
      if (at < first || at >= end) {
        rest.add(at);
      }
    }
    return rest;
  }

  String word(int at) {
    return question.words().get(at).folded();
  }

  boolean isCue(int at, Cue cue) {
    return question.isCue(at, cue);
  }

  /** Whether words before and behind one mean something with it: "on or after". */
  boolean isWithinPhrase(int at) {
    return question
        .linksAt(at)
        .anyMatch(link -> link.span().first() < at && at < link.span().last());
  }
}
