package io.github.askjdbc.generation.embedded.grammar.terms;

import io.github.askjdbc.generation.embedded.grammar.phrases.ClauseWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The ways in which a clause may be cut into things that are said of its noun: "with a contract and
 * no claim since May" speaks of those with a contract, and of those with no claim since May.
 */
final class ClauseCuts {

  private static final int MOST_PLACES = 3;

  private final RestatedTerm term;

  private ClauseCuts(RestatedTerm term) {
    this.term = term;
  }

  /**
   * @param either whether one of the parts is to hold, and not all
   */
  record Cut(List<ClausePart> parts, boolean either) {
    Cut {
      parts = List.copyOf(parts);
    }
  }

  /** The one of a single part first. */
  static List<Cut> of(RestatedTerm term) {
    return new ClauseCuts(term).cuts();
  }

  private List<Cut> cuts() {
    List<Integer> places =
        IntStream.range(term.first() + 1, term.end() - 1)
            .filter(at -> isJoin(term.word(at)))
            .filter(at -> !ClauseWords.COMPARED.contains(term.word(at + 1)))
            .filter(at -> !term.isWithinPhrase(at))
            .limit(MOST_PLACES)
            .boxed()
            .toList();
    List<Cut> cuts = new ArrayList<>();
    for (int chosen = 0; chosen < 1 << places.size(); chosen++) {
      int which = chosen;
      List<Integer> at =
          IntStream.range(0, places.size())
              .filter(place -> (which & 1 << place) != 0)
              .mapToObj(places::get)
              .toList();
      boolean either = !at.isEmpty() && at.stream().allMatch(this::isEither);
      // "with a contract and a visit or a call" may be meant in two ways
      boolean mixed = either && !places.stream().allMatch(this::isEither);
      if (!mixed && (either || at.stream().noneMatch(this::isEither))) {
        cuts.addAll(cut(at, either));
      }
    }
    return cuts;
  }

  private static boolean isJoin(String word) {
    return ClauseWords.BOTH.contains(word) || ClauseWords.EITHER.contains(word);
  }

  private boolean isEither(int at) {
    return ClauseWords.EITHER.contains(term.word(at));
  }

  private List<Cut> cut(List<Integer> places, boolean either) {
    List<ClausePart> plain = new ArrayList<>();
    List<ClausePart> leading = new ArrayList<>();
    int from = term.first();
    for (int i = 0; i <= places.size(); i++) {
      int end = i < places.size() ? places.get(i) : term.end();
      List<Integer> join = i > 0 ? List.of(from - 1) : List.of();
      plain.add(part(lead(from, false), from, end, join));
      leading.add(part(lead(from, true), from, end, join));
      from = end + 1;
    }
    return plain.equals(leading)
        ? List.of(new Cut(plain, either))
        : List.of(new Cut(plain, either), new Cut(leading, either));
  }

  private ClausePart part(List<Integer> lead, int from, int end, List<Integer> join) {
    List<Integer> words = new ArrayList<>(term.noun().span().words().boxed().toList());
    List<Integer> understood = new ArrayList<>(join);
    words.addAll(lead);
    for (int at = from; at < end; at++) {
      boolean pair = end < term.end() && at <= from + 1 && ClauseWords.PAIR.contains(term.word(at));
      (pair ? understood : words).add(at);
    }
    return new ClausePart(words, understood, Map.of(), ClausePart.Meant.THESE);
  }

  /**
   * What the first part begins with and a later one leaves out.
   *
   * @param verb whether "were" of "that were" is left out too
   */
  private List<Integer> lead(int from, boolean verb) {
    String word = term.word(from);
    boolean own =
        from == term.first()
            || ClauseWords.RELATIVE.contains(word)
            || ClauseWords.WHOSE.contains(word)
            || ClauseWords.PREPOSITION.contains(word);
    if (own) {
      return List.of();
    }
    String first = term.word(term.first());
    boolean relative = ClauseWords.RELATIVE.contains(first);
    boolean doing = ClauseWords.AUXILIARY.contains(word);
    boolean done =
        verb && !doing && relative && ClauseWords.AUXILIARY.contains(term.word(term.first() + 1));
    if (done) {
      return List.of(term.first(), term.first() + 1);
    }
    boolean said =
        relative
            || ClauseWords.PREPOSITION.contains(first)
            || ClauseWords.WHOSE.contains(first)
            || (ClauseWords.AUXILIARY.contains(first) && !doing);
    return said ? List.of(term.first()) : List.of();
  }
}
