package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.PluralForms;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Looks for stored values in the question: the same text, or the same words but for plural endings,
 * punctuation and function words.
 *
 * <p>Score: that of the value index.
 */
final class ValueLinks {

  static final int LONGEST_PHRASE = 6;
  private static final int LONGEST_CODE = 3;
  private static final int MOST_IN_STATUS = 3;
  private static final String SIGNS = "+-#*";
  private static final Set<MatchKind> SAME_WORDS = sameWords();

  private static Set<MatchKind> sameWords() {
    Set<MatchKind> kinds = EnumSet.of(MatchKind.STEM);
    kinds.addAll(MatchKind.SAME_TEXT);
    return Set.copyOf(kinds);
  }

  List<Link> links(String text, List<Word> words, ValueIndex values, QuestionBudget budget) {
    List<Link> links = new ArrayList<>();
    for (WordSpan span : Phrases.spans(words, LONGEST_PHRASE)) {
      Word first = words.get(span.first());
      Word last = words.get(span.last());
      boolean noun = span.length() > 1 && isNoun(last);
      if ((!last.content() && !noun) || last.text().equals("...") || isAsking(span, last)) {
        continue;
      }
      budget.check();
      String phrase = Phrases.written(text, words, span);
      if (!first.quoted()) {
        phrase += signsAfter(text, last.end());
        Set<MatchKind> kinds = first.content() && last.content() ? SAME_WORDS : MatchKind.SAME_TEXT;
        links.addAll(links(span, phrase, kinds, values));
      } else {
        links.addAll(quoted(span, phrase, values));
      }
    }
    return links;
  }

  /** "How" alone is no {@code how-to}, though "WHO" may be an agency. */
  private static boolean isAsking(WordSpan span, Word word) {
    return span.length() == 1
        && !word.quoted()
        && WordClass.ASKING.contains(word.folded())
        && word.text().chars().anyMatch(Character::isLowerCase);
  }

  /** "Show" and "display" ask for nothing where they end a value: "no-show", "on display". */
  private static boolean isNoun(Word word) {
    return !word.content() && WordClass.FILLER_NOUN.contains(word.folded());
  }

  /** The words of a question, those that say something as the end of a value for once. */
  static List<Word> withNouns(List<Word> words, List<Link> values) {
    List<Word> said = new ArrayList<>(words);
    for (Link link : values) {
      Word last = said.get(link.span().last());
      if (link.span().length() > 1 && isNoun(last)) {
        said.set(link.span().last(), last.asContent());
      }
    }
    return List.copyOf(said);
  }

  /**
   * Whether a value says something else than the words, or a negation is a part of a value: "shows"
   * does not say {@code no-show}, and "no-shows" denies nothing.
   */
  static boolean isPartOfDenied(Link link, List<Word> words, List<Link> values) {
    if (link instanceof Link.ToValue value) {
      return denying(value).stream()
          .anyMatch(no -> link.span().words().noneMatch(at -> words.get(at).folded().equals(no)));
    }
    return link instanceof Link.ToCue cue
        && cue.cue() == Cue.NOT
        && values.stream()
            .filter(other -> other instanceof Link.ToValue && other.span().length() > 1)
            .filter(other -> other.span().contains(link.span()))
            .anyMatch(
                other ->
                    denying((Link.ToValue) other)
                        .contains(words.get(link.span().first()).folded()));
  }

  private static List<String> denying(Link.ToValue value) {
    List<String> parts = NameParts.written(value.stored());
    return parts.size() > MOST_IN_STATUS
        ? List.of()
        : parts.stream().filter(WordClass.DENYING::contains).toList();
  }

  /** What stands in quotes is meant to the letter, but for punctuation. */
  private static List<Link> quoted(WordSpan span, String phrase, ValueIndex values) {
    List<Link> exact = links(span, phrase, MatchKind.SAME_TEXT, values);
    if (!exact.isEmpty()) {
      return exact;
    }
    List<String> parts = NameParts.written(phrase);
    return links(span, phrase, SAME_WORDS, values).stream()
        .filter(
            link ->
                link instanceof Link.ToValue value
                    && NameParts.written(value.stored()).equals(parts))
        .toList();
  }

  private static List<Link> links(
      WordSpan span, String phrase, Set<MatchKind> kinds, ValueIndex values) {
    List<Link> links = new ArrayList<>();
    for (ValueMatch match : values.lookup(ValueQuery.sameText(phrase).by(kinds))) {
      if (isFirm(match, phrase)) {
        links.add(
            new Link.ToValue(span, match.column(), match.stored(), match.score(), Evidence.VALUE));
      }
    }
    return links;
  }

  /**
   * Whether a match may be acted upon: {@code location} for "located" is only a hint, and so is
   * {@code O+} for "O" and "O-".
   */
  private static boolean isFirm(ValueMatch match, String phrase) {
    return MatchKind.SAME_TEXT.contains(match.kind())
        || (match.kind() == MatchKind.STEM
            && (PluralForms.same(phrase, match.stored()) || isResult(match, phrase))
            && !saysMore(phrase, match.stored())
            && !isCodeInOtherLetters(match.stored(), phrase)
            && signs(phrase).equals(signs(match.stored())));
  }

  /** "Failed" of a result {@code fail}. */
  private static boolean isResult(ValueMatch match, String phrase) {
    String stored = Stemming.fold(match.stored());
    String said = Stemming.fold(phrase);
    return WordClass.OUTCOME.contains(stored)
        && WordClass.OUTCOME.contains(said)
        && said.startsWith(stored)
        && WordClass.PARTICIPLE_ENDING.ends(said)
        && NameParts.of(match.column().column()).stream().anyMatch(WordClass.TURNED_OUT::contains);
  }

  /** "Restaurants with their manager" does not say {@code Restaurant Manager}. */
  private static boolean saysMore(String phrase, String stored) {
    long said =
        NameParts.written(phrase).stream().filter(word -> !WordClass.BEING.contains(word)).count();
    return said > NameParts.written(stored).size();
  }

  /** "Acts" does not say {@code ACT}, as "DVDs" says {@code DVD}. */
  private static boolean isCodeInOtherLetters(String stored, String phrase) {
    return stored.length() <= LONGEST_CODE
        && stored.chars().allMatch(Character::isUpperCase)
        && phrase.chars().noneMatch(Character::isUpperCase);
  }

  /** Signs that end a word and belong to it, as in "C++"; a dash between words does not. */
  private static String signsAfter(String text, int from) {
    int at = from;
    while (at < text.length() && SIGNS.indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    boolean ends = at == text.length() || !Character.isLetterOrDigit(text.charAt(at));
    return ends ? text.substring(from, at) : "";
  }

  private static String signs(String text) {
    StringBuilder signs = new StringBuilder();
    for (int at = 1; at < text.length(); at++) {
      if (Character.isLetterOrDigit(text.charAt(at - 1))) {
        signs.append(signsAfter(text, at));
      }
    }
    return signs.toString();
  }
}
