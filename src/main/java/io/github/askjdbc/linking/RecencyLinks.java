package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads words for the newest or oldest of some rows as their order by a time: "the latest order",
 * "our first rental", "customers that signed up most recently". The column is that of {@link
 * TimeChoice}: what a verb near them tells, or the rows' own.
 *
 * <p>Score: {@value #LIKELY} times how likely the column is meant.
 */
final class RecencyLinks {

  private static final double LIKELY = Link.LEAST_WHOLE;
  private static final int MOST_COLUMNS = 4;

  private RecencyLinks() {}

  /**
   * @param found other readings; words that already stand for a measure are left alone
   */
  static List<Link> links(
      Question question, List<Word> words, List<Link> found, DatabaseKnowledge knowledge) {
    List<Link> links = new ArrayList<>();
    Optional<TimeChoice> choice = Optional.empty();
    Optional<ListedFirst> listed = ListedFirst.of(question.text(), words, found);
    for (int at = 0; at < words.size(); at++) {
      int last = at;
      WordSpan span = new WordSpan(afterMost(words, at) ? at - 1 : at, at);
      Optional<Boolean> latest =
          latest(words, at)
              .or(() -> lastOf(words, last, found))
              .or(() -> lastOfEach(words, last, found))
              .filter(some -> isOpen(span, found))
              .filter(some -> listed.filter(first -> isPlace(first, span)).isEmpty());
      if (latest.isEmpty()) {
        continue;
      }
      if (choice.isEmpty()) {
        choice = Optional.of(new TimeChoice(new LinkedQuestion(question, words, found), knowledge));
      }
      choice.get().of(span).stream()
          .filter(TimeChoice::isLikely)
          .filter(dated -> dated.by().isPresent() || !isLast(words, last))
          .filter(dated -> !isOldPerson(words.get(last), dated, knowledge))
          .limit(MOST_COLUMNS)
          .forEach(
              dated ->
                  links.add(
                      new Link.ToMeasure(
                          span,
                          dated.column(),
                          latest.get(),
                          true,
                          LIKELY * dated.score(),
                          Evidence.SYNONYM)));
    }
    return links;
  }

  /** The oldest of people are not those who came first. */
  private static boolean isOldPerson(
      Word word, TimeChoice.Dated dated, DatabaseKnowledge knowledge) {
    return WordClass.OLDEST.contains(word.folded())
        && dated.by().isEmpty()
        && knowledge.catalog().table(dated.column().table()).flatMap(PersonNames::of).isPresent();
  }

  /** Whether a word asks for the latest; empty where it asks for neither end. */
  private static Optional<Boolean> latest(List<Word> words, int at) {
    String word = words.get(at).folded();
    if (WordClass.LATEST.contains(word)
        || (WordClass.RECENT.contains(word) && afterMost(words, at))) {
      return Optional.of(true);
    }
    if (isLast(words, at) || isLastTime(words, at)) {
      return Optional.of(true);
    }
    return WordClass.EARLIEST.contains(word) ? Optional.of(false) : Optional.empty();
  }

  /** "Which nurse was hired last", at the end, behind the verb that tells the time. */
  private static boolean isLast(List<Word> words, int at) {
    return at == words.size() - 1
        && WordClass.LAST.contains(words.get(at).folded())
        && words.stream().limit(2).anyMatch(word -> WordClass.ASKING_ROWS.contains(word.folded()));
  }

  /** "The last three reviews", as one row may be the one before now. */
  private static Optional<Boolean> lastOf(List<Word> words, int at, List<Link> found) {
    boolean numbered =
        WordClass.LAST.contains(words.get(at).folded())
            && found.stream()
                .filter(link -> link instanceof Link.ToNumber && link.span().first() == at + 1)
                .map(number -> number.span().last() + 1)
                .anyMatch(noun -> isNamed(noun, found));
    return numbered ? Optional.of(true) : Optional.empty();
  }

  /** "The last visit of each patient". */
  private static Optional<Boolean> lastOfEach(List<Word> words, int at, List<Link> found) {
    boolean each =
        WordClass.LAST.contains(words.get(at).folded())
            && isNamed(at + 1, found)
            && found.stream()
                .anyMatch(link -> link instanceof Link.ToCue cue && cue.cue() == Cue.EACH);
    return each ? Optional.of(true) : Optional.empty();
  }

  private static boolean isNamed(int noun, List<Link> found) {
    return found.stream()
        .anyMatch(link -> link.span().first() == noun && link.namedTable().isPresent());
  }

  /** "When was the meter last read", "when was Ada's last visit". */
  private static boolean isLastTime(List<Word> words, int at) {
    return at > 0
        && at < words.size() - 1
        && WordClass.LAST.contains(words.get(at).folded())
        && WordClass.ASKING_TIME.contains(words.get(0).folded());
  }

  /** Whether "first" says where in a list the newest stand, and not which rows. */
  private static boolean isPlace(ListedFirst listed, WordSpan span) {
    return listed.phrase().covers(span.last()) && listed.end().last() < span.first();
  }

  private static boolean afterMost(List<Word> words, int at) {
    return at > 0
        && WordClass.RECENT.contains(words.get(at).folded())
        && words.get(at - 1).folded().equals("most");
  }

  /**
   * Whether the words are at most the lesser part of a name, and measure nothing else that the
   * question speaks of.
   */
  private static boolean isOpen(WordSpan span, List<Link> found) {
    return found.stream()
        .filter(link -> link.span().overlaps(span))
        .filter(
            link -> !(link instanceof Link.ToMeasure measure) || isSpokenOf(measure, span, found))
        .allMatch(
            link ->
                link instanceof Link.ToCue
                    || link instanceof Link.ToNumber
                    || link.score() < MeasureLinks.PART);
  }

  /** Whether its table is named, right behind the words where one is, or none is. */
  private static boolean isSpokenOf(Link.ToMeasure measure, WordSpan span, List<Link> found) {
    Set<TableName> behind =
        found.stream()
            .filter(link -> link.span().first() == span.last() + 1)
            .filter(link -> link.naming() == NameExtent.WHOLE)
            .flatMap(link -> link.namedTable().stream())
            .collect(Collectors.toUnmodifiableSet());
    if (!behind.isEmpty()) {
      return behind.contains(measure.column().table());
    }
    Set<TableName> named =
        found.stream()
            .flatMap(link -> link.namedTable().stream())
            .collect(Collectors.toUnmodifiableSet());
    return named.isEmpty() || named.contains(measure.column().table());
  }
}
