package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Words that say that most rows have something, or the fewest: "most common", "most popular", "used
 * most frequently", "least common".
 *
 * @param places the tokens, in their order
 * @param descending whether most rows are meant
 */
record Commonness(List<Integer> places, boolean descending) {

  Commonness {
    places = List.copyOf(places);
  }

  /**
   * @param most token of "most" or "least", or of both words
   */
  static Optional<Commonness> at(Draft draft, int most) {
    String word = draft.tokens.get(most).text();
    if (draft.isFree(most, Cue.FREQUENT)) {
      return verbOf(word)
          ? used(draft, most, most)
          : Optional.of(new Commonness(List.of(most), true));
    }
    boolean least = WordClass.LEAST.contains(word);
    if (!draft.free(most) || !(least || WordClass.MOST.contains(word))) {
      return Optional.empty();
    }
    int next = most + 1;
    if (is(draft, next, WordClass.COMMON) || (!least && is(draft, next, WordClass.IN_DEMAND))) {
      return Optional.of(new Commonness(List.of(most, next), !least));
    }
    return !least && is(draft, next, WordClass.WIDELY) ? used(draft, most, next) : Optional.empty();
  }

  int first() {
    return places.get(0);
  }

  int last() {
    return places.get(places.size() - 1);
  }

  /** "Used most often", "most widely used". */
  private static Optional<Commonness> used(Draft draft, int most, int adverb) {
    int before = draft.previous(most);
    boolean leads = is(draft, before, WordClass.USED);
    int first = leads ? before : most;
    int last = leads ? adverb : adverb + 1;
    if (!leads && !is(draft, last, WordClass.USED)) {
      return Optional.empty();
    }
    List<Integer> places = new ArrayList<>(List.of(first));
    IntStream.rangeClosed(most, last).filter(at -> at != first).forEach(places::add);
    return Optional.of(new Commonness(places, true));
  }

  private static boolean verbOf(String phrase) {
    return WordClass.WIDELY.ends(phrase);
  }

  private static boolean is(Draft draft, int at, WordClass wanted) {
    return draft.isUnknown(at) && wanted.contains(draft.tokens.get(at).text());
  }
}
