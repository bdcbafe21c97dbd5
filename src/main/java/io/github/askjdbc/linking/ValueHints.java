package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.meaning.WordVectors;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Hints at stored values for words that nothing explains: values that resemble them, hold them, are
 * short for them or mean nearly the same.
 *
 * <p>Score: {@link Link#MOST_WITHOUT_FIRM_EVIDENCE} times that of the value index.
 */
final class ValueHints {

  private static final Set<MatchKind> OF_MEANING = Set.of(MatchKind.ACRONYM, MatchKind.MEANING);

  /** Each may take milliseconds where there are a million values. */
  private static final int MOST_LOOKUPS = 16;

  private static final int LONGEST_PHRASE = 5;
  private static final int MOST_MATCHES = 24;
  private static final int MOST_OF_COLUMN = 3;

  /** Of the value's words a third, by the score of {@link MatchKind#PART}. */
  private static final double LEAST_PART = 0.23;

  /** Words that so many others are rarer than are spelt as meant. */
  private static final int FREQUENT = 9_000;

  private final WordVectors vocabulary = WordVectors.shipped();

  /**
   * @param links firm readings
   */
  List<Link> hints(
      String text, List<Word> words, List<Link> links, ValueIndex values, QuestionBudget budget) {
    List<Link> hints = new ArrayList<>();
    for (WordSpan span : open(words, links)) {
      budget.check();
      String phrase = Phrases.written(text, words, span);
      ValueQuery query = ValueQuery.similar(phrase).by(kinds(words, span)).atMost(MOST_MATCHES);
      Map<ColumnName, Integer> counts = new HashMap<>();
      for (ValueMatch match : values.lookup(query)) {
        boolean worthALook = match.kind() != MatchKind.PART || match.score() >= LEAST_PART;
        if (worthALook && counts.merge(match.column(), 1, Integer::sum) <= MOST_OF_COLUMN) {
          hints.add(hint(span, match));
        }
      }
    }
    return hints;
  }

  private static Link hint(WordSpan span, ValueMatch match) {
    return new Link.ToValue(
        span,
        match.column(),
        match.stored(),
        Link.MOST_WITHOUT_FIRM_EVIDENCE * match.score(),
        OF_MEANING.contains(match.kind()) ? Evidence.VALUE_MEANING : Evidence.VALUE_LIKE);
  }

  /**
   * Phrases of words that no link explains, the shorter ones first; where all are written as names
   * one may be explained, as the given name in "Todd Casie", but not in "street does Todd Casie".
   */
  private static List<WordSpan> open(List<Word> words, List<Link> links) {
    Set<Integer> explained = new HashSet<>();
    links.forEach(link -> link.span().words().forEach(explained::add));
    return Phrases.spans(words, LONGEST_PHRASE).stream()
        .filter(span -> words.get(span.first()).content() && words.get(span.last()).content())
        .filter(span -> isOpen(words, span, explained))
        .filter(span -> isWords(words, span))
        .sorted(Comparator.comparingInt(WordSpan::length).thenComparingInt(WordSpan::first))
        .limit(MOST_LOOKUPS)
        .toList();
  }

  private static boolean isOpen(List<Word> words, WordSpan span, Set<Integer> explained) {
    List<Integer> content =
        span.words().filter(index -> words.get(index).content()).boxed().toList();
    return content.stream().noneMatch(explained::contains)
        || (!explained.containsAll(content)
            && content.stream()
                .allMatch(index -> Character.isUpperCase(words.get(index).text().codePointAt(0))));
  }

  private static boolean isWords(List<Word> words, WordSpan span) {
    return !words.get(span.last()).text().equals("...")
        && span.words()
            .anyMatch(index -> words.get(index).folded().chars().anyMatch(Character::isLetter));
  }

  private Set<MatchKind> kinds(List<Word> words, WordSpan span) {
    Set<MatchKind> kinds = EnumSet.complementOf(EnumSet.copyOf(MatchKind.SAME_TEXT));
    if (span.words().mapToObj(words::get).allMatch(this::isSpeltAsMeant)) {
      kinds.remove(MatchKind.TYPO);
    }
    return kinds;
  }

  /** A frequent word, unless it is written as a name. */
  private boolean isSpeltAsMeant(Word word) {
    return !word.content()
        || (Character.isLowerCase(word.text().charAt(0))
            && vocabulary.rank(word.folded()).orElse(Integer.MAX_VALUE) < FREQUENT);
  }
}
