package io.github.askjdbc.account;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.NameExtent;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordKind;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Words that narrow what a question speaks of to the rows of one state: "still", "currently", "open
 * orders", "orders that are open".
 */
final class Qualifiers {

  private final LinkedQuestion question;
  private final List<Word> words;

  Qualifiers(LinkedQuestion question) {
    this.question = question;
    this.words = question.words();
  }

  /** Places of such words. */
  List<Integer> places() {
    boolean all = words.stream().map(Word::folded).anyMatch(WordClass.INCLUDING::contains);
    return IntStream.range(0, all ? 0 : words.size()).filter(this::narrows).boxed().toList();
  }

  private boolean narrows(int at) {
    Word word = words.get(at);
    if (word.quoted()) {
      return false;
    }
    return WordClass.STATE_ADVERB.contains(word.folded())
        || isParticiple(at)
        || (WordClass.STATE.contains(word.folded()) && (isBeforeThing(at) || isAfterBeing(at)));
  }

  /** "Completed" in "completed visits": it ends so, and nothing leads from it to the database. */
  private boolean isParticiple(int at) {
    return WordClass.PARTICIPLE_ENDING.ends(words.get(at).folded())
        && question.kinds(at).equals(Set.of(WordKind.VERB_FORM))
        && at + 1 < words.size()
        && words.get(at + 1).start() == words.get(at).end() + 1
        && question.links().stream()
            .filter(link -> link instanceof Link.ToTable && link.span().first() == at + 1)
            .anyMatch(link -> link.naming() == NameExtent.WHOLE);
  }

  /** Before the name of a table, with at most one more word between. */
  private boolean isBeforeThing(int at) {
    return question.links().stream()
        .filter(Link.ToTable.class::isInstance)
        .map(link -> link.span().first())
        .anyMatch(first -> first == at + 1 || (first == at + 2 && words.get(at + 1).content()));
  }

  /** After "are", with adverbs between. */
  private boolean isAfterBeing(int at) {
    int before = at - 1;
    while (before > 0 && WordClass.BEFORE_STATE.contains(words.get(before).folded())) {
      before--;
    }
    return before >= 0 && WordClass.BEING.contains(words.get(before).folded());
  }
}
