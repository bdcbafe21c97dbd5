package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The words for what a question wants to see: those after "which" and "what is the", before "of",
 * and after a possessive.
 */
final class AskedThings {

  /** "In which", "and for which". */
  private static final int LATEST_ASKING = 2;

  private final List<Word> words;

  AskedThings(List<Word> words) {
    this.words = words;
  }

  /**
   * The first thing that the question speaks of, where it stands after "which" or before "of", and
   * what follows a possessive.
   */
  List<WordSpan> spans(List<Ownership> ownerships) {
    List<WordSpan> spans = new ArrayList<>();
    degree().ifPresent(spans::add);
    opening().ifPresent(spans::add);
    for (Ownership one : ownerships) {
      if (one.marker() == Ownership.Marker.POSSESSIVE) {
        run(one.attribute().first()).ifPresent(spans::add);
      } else if (one.marker() == Ownership.Marker.OF && spans.isEmpty()) {
        first().filter(span -> span.last() == one.attribute().last()).ifPresent(spans::add);
      }
    }
    return spans.stream().distinct().toList();
  }

  /** "How tall" asks for a column by its adjective. */
  private Optional<WordSpan> degree() {
    boolean asks =
        words.size() > 1
            && WordClass.ASKING_DEGREE.contains(words.get(0).folded())
            && words.get(1).content();
    return asks ? Optional.of(new WordSpan(1, 1)) : Optional.empty();
  }

  private Optional<WordSpan> opening() {
    for (int at = 0; at <= LATEST_ASKING && at < words.size(); at++) {
      if (WordClass.ASKING_THING.contains(words.get(at).folded())) {
        int first = at + 1;
        while (first < words.size() && WordClass.BEFORE_ASKED.contains(words.get(first).folded())) {
          first++;
        }
        return run(first).filter(span -> !owns(span));
      }
    }
    return Optional.empty();
  }

  private boolean owns(WordSpan span) {
    int next = span.last() + 1;
    return next < words.size() && WordClass.POSSESSIVE.contains(words.get(next).folded());
  }

  private Optional<WordSpan> first() {
    return IntStream.range(0, words.size())
        .filter(word -> words.get(word).content())
        .boxed()
        .findFirst()
        .flatMap(this::run);
  }

  private Optional<WordSpan> run(int first) {
    int last = first;
    while (last < words.size() && words.get(last).content()) {
      last++;
    }
    return last > first ? Optional.of(new WordSpan(first, last - 1)) : Optional.empty();
  }
}
