package io.github.askjdbc.linking;

import io.github.askjdbc.english.CueList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the phrases that ask the query to do something. */
final class CueLinks {

  private static final int LONGEST_PHRASE = 6;
  private static final String OR = "or";
  private static final String THAN = "than";

  private final Map<String, Cue> cues = new HashMap<>();

  CueLinks() {
    CueList.cues().forEach((phrase, cue) -> cues.put(phrase, Cue.valueOf(cue)));
  }

  List<Link> links(List<Word> words) {
    List<Link> links = new ArrayList<>();
    for (WordSpan span : Phrases.spans(words, LONGEST_PHRASE)) {
      Cue cue = cues.get(Phrases.folded(words, span));
      if (cue != null && !beginsComparison(words, span)) {
        links.add(new Link.ToCue(span, cue));
      }
    }
    return links;
  }

  /** "Or more" of "below 5 or more than 20", "below 5 or above 20": of another number. */
  private static boolean beginsComparison(List<Word> words, WordSpan span) {
    int next = span.last() + 1;
    return span.length() > 1
        && OR.equals(words.get(span.first()).folded())
        && next < words.size()
        && (THAN.equals(words.get(next).folded())
            || Character.isDigit(words.get(next).folded().charAt(0)));
  }
}
