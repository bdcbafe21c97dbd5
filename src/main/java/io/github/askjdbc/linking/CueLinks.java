package io.github.askjdbc.linking;

import io.github.askjdbc.english.CueList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the phrases that ask the query to do something. */
final class CueLinks {

  private static final int LONGEST_PHRASE = 5;

  private final Map<String, Cue> cues = new HashMap<>();

  CueLinks() {
    CueList.cues().forEach((phrase, cue) -> cues.put(phrase, Cue.valueOf(cue)));
  }

  List<Link> links(List<Word> words) {
    List<Link> links = new ArrayList<>();
    for (WordSpan span : Phrases.spans(words, LONGEST_PHRASE)) {
      Cue cue = cues.get(Phrases.folded(words, span));
      if (cue != null) {
        links.add(new Link.ToCue(span, cue));
      }
    }
    return links;
  }
}
