package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks for stored values in the question.
 *
 * <p>Score: that of the value index, times {@value #SINGULAR} where a plural ending had to go.
 */
final class ValueLinks {

  static final double SINGULAR = 0.9;
  private static final int LONGEST_PHRASE = 6;

  List<Link> links(String text, List<Word> words, ValueIndex values, QuestionBudget budget) {
    List<Link> links = new ArrayList<>();
    for (WordSpan span : Phrases.spans(words, LONGEST_PHRASE)) {
      Word first = words.get(span.first());
      Word last = words.get(span.last());
      boolean worthwhile =
          last.content() && span.words().anyMatch(index -> words.get(index).content());
      if (!worthwhile || last.text().equals("...")) {
        continue;
      }
      budget.check();
      String phrase =
          first.quoted()
              ? first.text().substring(1, first.text().length() - 1)
              : text.substring(first.start(), last.end());
      add(links, span, values.lookup(phrase), 1);
      if (!first.quoted() && phrase.length() > 3 && phrase.endsWith("s")) {
        String singular = phrase.substring(0, phrase.length() - 1);
        add(links, span, values.lookup(singular), SINGULAR);
      }
    }
    return links;
  }

  private static void add(List<Link> links, WordSpan span, List<ValueMatch> found, double factor) {
    for (ValueMatch match : found) {
      links.add(
          new Link.ToValue(
              span, match.column(), match.stored(), factor * match.score(), Evidence.VALUE));
    }
  }
}
