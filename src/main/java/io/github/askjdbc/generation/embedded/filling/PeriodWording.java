package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.WordSpan;
import java.util.Map;
import java.util.Optional;

/** What the words right before a period say of it. */
final class PeriodWording {

  private static final Map<Cue, Operator> OPERATORS =
      Map.of(
          Cue.AFTER, Operator.MORE,
          Cue.BEFORE, Operator.LESS,
          Cue.SINCE, Operator.AT_LEAST,
          Cue.AT_MOST, Operator.AT_MOST);

  private final LinkedQuestion question;

  PeriodWording(LinkedQuestion question) {
    this.question = question;
  }

  /**
   * How something is compared with the period: equal for what lies within; empty where no words
   * tell, or where they are part of a range or denied.
   */
  Optional<Operator> operator(WordSpan period) {
    int before = wordBefore(period);
    if (before < 0 || denied(before)) {
      return Optional.empty();
    }
    Optional<Operator> cued =
        question
            .linksAt(before)
            .filter(link -> link instanceof Link.ToCue cue && OPERATORS.containsKey(cue.cue()))
            .map(link -> OPERATORS.get(((Link.ToCue) link).cue()))
            .findFirst();
    String word = question.words().get(before).folded();
    if (cued.isPresent() || WordClass.UNTIL.contains(word)) {
      return Optional.of(cued.orElse(Operator.AT_MOST));
    }
    boolean within = WordClass.TIME_PREPOSITION.contains(word) && !WordClass.FROM.contains(word);
    return within ? Optional.of(Operator.EQUAL) : Optional.empty();
  }

  /** Whether the words before say that it is a time and no number, in a range or alone. */
  boolean isTime(WordSpan period) {
    int before = wordBefore(period);
    if (before < 0) {
      return false;
    }
    boolean joint =
        WordClass.AND.contains(question.words().get(before).folded())
            || WordClass.TO.contains(question.words().get(before).folded());
    return operator(period).isPresent()
        || WordClass.FROM.contains(question.words().get(before).folded())
        || question.linksAt(before).anyMatch(PeriodWording::between)
        || (joint && before > 0 && question.linksAt(before - 1).anyMatch(PeriodWording::period));
  }

  /** The last word before the period that is no article. */
  private int wordBefore(WordSpan period) {
    int before = period.first() - 1;
    while (before >= 0 && WordClass.ARTICLE.contains(question.words().get(before).folded())) {
      before--;
    }
    return before;
  }

  private boolean denied(int before) {
    return before > 0
        && question
            .linksAt(before - 1)
            .anyMatch(link -> link instanceof Link.ToCue cue && cue.cue() == Cue.NOT);
  }

  private static boolean between(Link link) {
    return link instanceof Link.ToCue cue && cue.cue() == Cue.BETWEEN;
  }

  private static boolean period(Link link) {
    return link instanceof Link.ToPeriod;
  }
}
