package io.github.askjdbc.linking;

import io.github.askjdbc.english.Idioms;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The words around what a cell holds that say whether it is told: "no ...", "... is not known". */
final class TellingWords {

  private static final int WIDEST_GAP = 6;
  private static final LexiconFile STATES = LexiconFile.read("states");
  private static final Set<String> RECORDING = STATES.section("recording").words();
  private static final Set<String> BETWEEN = STATES.section("telling").words();
  private static final Set<String> OWNING = STATES.section("owning").words();
  private static final Set<String> HOLDERS = STATES.section("holder").words();
  private static final Set<String> MISSING = STATES.section("missing").words();

  private final AskedState asked;
  private final List<Word> words;
  private final List<String> folded;

  TellingWords(AskedState asked) {
    this.asked = asked;
    this.words = asked.words();
    this.folded = words.stream().map(Word::folded).toList();
  }

  /** With the noun behind a name that says what kind of thing it is: an e-mail address. */
  WordSpan withHolder(WordSpan named) {
    int behind = named.last() + 1;
    boolean holder =
        behind < words.size()
            && HOLDERS.contains(folded.get(behind))
            && !asked.isNamed(behind)
            && !asked.isBehindComma(behind);
    return holder ? new WordSpan(named.first(), behind) : named;
  }

  /** "No date of birth", "a date of birth that is not known", "missing date of birth". */
  Optional<WordSpan> missing(WordSpan named) {
    int behind = skip(named.last() + 1);
    if (behind < words.size() && MISSING.contains(folded.get(behind))) {
      return Optional.of(new WordSpan(named.first(), behind));
    }
    if (asked.denies(behind)) {
      int recording = skip(behind + 1);
      // "a city without any registered members" tells nothing of the city
      return isRecording(recording) && !asked.isNamed(recording + 1)
          ? Optional.of(new WordSpan(named.first(), recording))
          : Optional.empty();
    }
    if (named.first() > 0 && MISSING.contains(folded.get(named.first() - 1))) {
      return Optional.of(new WordSpan(named.first() - 1, named.last()));
    }
    int end = endOfTold(named.last());
    return denial(named.first())
        .filter(first -> end > named.last() || isOver(named.last() + 1))
        .map(first -> new WordSpan(first, end));
  }

  /** "A chip number on record", "have a chip number". */
  Optional<WordSpan> there(WordSpan named) {
    int article = named.first() - 1;
    boolean one = article >= 0 && WordClass.ARTICLE.contains(folded.get(article));
    int owner = one ? article - 1 : article;
    if (owner < 0 || !OWNING.contains(folded.get(owner)) || denial(named.first()).isPresent()) {
      return Optional.empty();
    }
    int end = endOfTold(named.last());
    boolean with = WordClass.WITH.contains(folded.get(owner));
    boolean has = with ? asked.asks(Cue.COUNT) : one;
    return end > named.last() || (has && isOver(named.last() + 1))
        ? Optional.of(new WordSpan(with || one ? owner : named.first(), end))
        : Optional.empty();
  }

  /** "It is not recorded when they arrived": from the negation to the word for the event. */
  Optional<WordSpan> notTold(int event, HeldThing thing) {
    return thing.isEvent(words.get(event)) ? notTold(event, "when") : Optional.empty();
  }

  /** From what says that it is not known who or when, to a word behind that. */
  Optional<WordSpan> notTold(int to, String asking) {
    int at = to - 1;
    while (at >= Math.max(0, to - WIDEST_GAP) && !folded.get(at).equals(asking)) {
      if (words.get(at).content() && !asked.isNamed(at)) {
        return Optional.empty();
      }
      at--;
    }
    int recording = at - 1;
    if (at < 1 || !folded.get(at).equals(asking)) {
      return Optional.empty();
    }
    if (MISSING.contains(folded.get(recording))) {
      return Optional.of(new WordSpan(recording, to));
    }
    return isRecording(recording)
        ? denial(recording).map(first -> new WordSpan(first, to))
        : Optional.empty();
  }

  /** The negation that reaches over words that say nothing else. */
  private Optional<Integer> denial(int before) {
    for (int at = before - 1; at >= Math.max(0, before - WIDEST_GAP); at--) {
      if (asked.denies(at)) {
        return Optional.of(at);
      }
      if (!BETWEEN.contains(folded.get(at)) && !RECORDING.contains(folded.get(at))) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** With "is recorded" or "on file" behind it. */
  private int endOfTold(int last) {
    int idiom = Idioms.there(folded, last + 1);
    int recording = skip(last + 1);
    boolean tells = isRecording(recording) && words.get(recording).content();
    return idiom > 0 ? last + idiom : tells ? recording : last;
  }

  private boolean isRecording(int at) {
    return at >= 0 && at < words.size() && RECORDING.contains(folded.get(at));
  }

  private int skip(int from) {
    int at = from;
    while (at < words.size() && BETWEEN.contains(folded.get(at)) && !asked.denies(at)) {
      at++;
    }
    return at;
  }

  /** Whether nothing that follows can belong to what is there or not. */
  private boolean isOver(int at) {
    return at >= words.size()
        || asked.isBehindComma(at)
        || WordClass.CONJUNCTION.contains(folded.get(at))
        || BETWEEN.contains(folded.get(at))
        || asked.asks(Cue.COUNT, at);
  }
}
