package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Where a term stands among the words of a question, and what stands around it. */
record AskedWords(Said question) {

  private static final String THERE = "there";
  private static final String ASKED = "? ";
  private static final String MARKS = ",;:.?!";

  /** Where the stems stand in a row but for articles, if once. */
  Optional<Place> found(List<String> stems) {
    List<Place> places = places(stems).toList();
    return places.size() == 1 ? Optional.of(places.get(0)) : Optional.empty();
  }

  Stream<Place> places(List<String> stems) {
    return IntStream.range(0, question.size())
        .filter(at -> !question.word(at).isArticle())
        .mapToObj(at -> at(at, stems))
        .flatMap(Optional::stream);
  }

  Optional<Place> at(int first, List<String> stems) {
    int at = first;
    for (int i = 0; i < stems.size(); i++) {
      at = i == 0 ? at : question.afterArticles(at);
      if (at >= question.size() || !question.word(at).stem().equals(stems.get(i))) {
        return Optional.empty();
      }
      at++;
    }
    return stems.isEmpty() ? Optional.empty() : Optional.of(new Place(first, at));
  }

  /** Whether no other noun follows, of which the term would say something. */
  boolean endsThere(int end) {
    String next = question.folded(end);
    return next.isEmpty()
        || isParted(end)
        || (DefiningWords.PLEASE.contains(next) && end + 1 == question.size())
        || DefiningWords.SPEAKER.contains(next)
        || DefiningWords.RELATIVE.contains(next)
        || WordClass.CLOSED_CLASS.contains(next)
        || WordClass.FUNCTION.contains(next)
        || DefiningWords.VERB.contains(next);
  }

  /** Whether a mark parts a word from the one before it. */
  private boolean isParted(int at) {
    return at < question.size()
        && question
            .text()
            .substring(question.word(at - 1).end(), question.word(at).start())
            .chars()
            .anyMatch(c -> MARKS.indexOf(c) >= 0);
  }

  /** From "are", "count as" or "do we call" to the end of the term, if that stands before it. */
  Optional<Place> calledBefore(Place place) {
    int term = beforeArticles(place.first());
    int end = DefiningWords.BY_NOW.contains(question.folded(term - 1)) ? term - 1 : term;
    int called = question.lengthBefore(end, DefiningWords.CALLED);
    boolean existing = question.folded(end - 1 - called).equals(THERE);
    boolean doing =
        DefiningWords.SPEAKER.contains(question.folded(end - called))
            && DefiningWords.VERB.contains(question.folded(end - 1 - called));
    return called == 0 || existing
        ? Optional.empty()
        : Optional.of(new Place(end - called - (doing ? 1 : 0), place.end()));
  }

  Optional<Place> arrivedBefore(Place place) {
    int called = question.lengthBefore(place.first(), DefiningWords.ARRIVING);
    return called == 0
        ? Optional.empty()
        : Optional.of(new Place(place.first() - called, place.end()));
  }

  int beforeArticles(int from) {
    int at = from;
    while (at > 0 && question.word(at - 1).isArticle()) {
      at--;
    }
    return at;
  }

  /**
   * Behind the one or two words of a noun that begins there, and behind which no other follows; -1
   * where it is none that can be told from a verb.
   */
  int afterNoun(int from, boolean one) {
    for (int end = from + 1; end <= from + 2 && end <= question.size(); end++) {
      String last = question.folded(end - 1);
      if (WordClass.CLOSED_CLASS.contains(last)
          || WordClass.FUNCTION.contains(last)
          || DefiningWords.VERB.contains(last)) {
        return -1;
      }
      boolean noun = one || NounNumber.isPlural(last);
      if (noun && (endsThere(end) || isNarrowed(end))) {
        return end;
      }
    }
    return -1;
  }

  private boolean isNarrowed(int at) {
    String next = question.folded(at);
    return DefiningWords.RELATIVE.contains(next)
        || DefiningWords.PREPOSITION.contains(next)
        || Narrowing.isParticiple(next)
        || next.endsWith("ing");
  }

  /** Whether a term that is a participle is what some have done: "those that have lapsed". */
  Optional<Place> doneBefore(Place place) {
    boolean done =
        Narrowing.isParticiple(question.folded(place.end() - 1))
            && DefiningWords.HAVING.contains(question.folded(place.first() - 1))
            && DefiningWords.RELATIVE.contains(question.folded(place.first() - 2));
    return done ? Optional.of(new Place(place.first() - 1, place.end())) : Optional.empty();
  }

  /** "Which buses are overdue? Give the plate number." */
  boolean endsSentence(int end) {
    return end == question.size()
        || question.text().substring(question.word(end - 1).end()).startsWith(ASKED);
  }

  /** Beside the term, which may be of the same stem: "costly" for a high cost. */
  boolean isSaidBeside(String stem, Place term) {
    return IntStream.range(0, question.size())
        .filter(at -> at < term.first() || at >= term.end())
        .anyMatch(at -> question.word(at).stem().equals(stem));
  }

  /** The question with other words in a place. */
  String put(Place place, String words) {
    String text = question.text();
    return text.substring(0, question.word(place.first()).start())
        + words
        + text.substring(question.word(place.end() - 1).end());
  }
}
