package io.github.askjdbc.linking;

import java.util.ArrayList;
import java.util.List;

/**
 * A phrase that says whose attribute is meant: "the supplier's phone", "the phone of the supplier",
 * "suppliers whose phone ...".
 *
 * @param owner words that name the thing; of words before the marker, the last one alone
 * @param attribute words that name what it has; of words before the marker, the last one alone
 * @param marker the word that binds them
 */
public record Ownership(Marker marker, WordSpan owner, WordSpan attribute) {

  /** What binds an attribute to its owner. */
  public enum Marker {
    POSSESSIVE,
    OF,
    WHOSE
  }

  /** Words without a demand of their own that may stand between "of" and its noun. */
  private static final int REACH = 4;

  /** Whether these words end or begin where the owner does, on the side of the marker. */
  public boolean isOwner(WordSpan span) {
    return marker == Marker.OF ? span.first() == owner.first() : span.last() == owner.last();
  }

  /** Whether these words stand right beside the marker, where the attribute does. */
  public boolean isAttribute(WordSpan span) {
    return marker == Marker.OF
        ? span.last() == attribute.last()
        : span.first() == attribute.first();
  }

  static List<Ownership> of(List<Word> words) {
    List<Ownership> found = new ArrayList<>();
    for (int i = 1; i + 1 < words.size(); i++) {
      WordSpan before = new WordSpan(i - 1, i - 1);
      String word = words.get(i).folded();
      if (word.equals("'s")) {
        found.add(new Ownership(Marker.POSSESSIVE, before, phrase(words, i + 1)));
      } else if (word.equals("whose") && words.get(i - 1).content()) {
        found.add(new Ownership(Marker.WHOSE, before, phrase(words, i + 1)));
      } else if (word.equals("of") && words.get(i - 1).content()) {
        int owner = firstContent(words, i + 1);
        if (owner < words.size()) {
          found.add(new Ownership(Marker.OF, phrase(words, owner), before));
        }
      }
    }
    return found;
  }

  private static int firstContent(List<Word> words, int from) {
    for (int i = from; i < words.size() && i < from + REACH; i++) {
      if (words.get(i).content()) {
        return i;
      }
    }
    return words.size();
  }

  /** The head of an English noun phrase is its last noun: at most one more word is taken. */
  private static WordSpan phrase(List<Word> words, int first) {
    boolean two =
        first + 1 < words.size()
            && words.get(first).content()
            && words.get(first + 1).content()
            && !words.get(first + 1).quoted()
            && Character.isLowerCase(words.get(first + 1).text().charAt(0))
            && words.get(first + 1).start() == words.get(first).end() + 1;
    return new WordSpan(first, two ? first + 1 : first);
  }
}
