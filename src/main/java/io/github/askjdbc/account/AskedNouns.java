package io.github.askjdbc.account;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.WordKind;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Set;

/** Whether a query has anything of a noun that the question wants to see. */
final class AskedNouns {

  private final Account account;
  private final LinkedQuestion question;

  AskedNouns(Account account) {
    this.account = account;
    this.question = account.question();
  }

  boolean isUnanswered(WordSpan noun) {
    List<Integer> telling = noun.words().filter(this::tells).boxed().toList();
    return !telling.isEmpty()
        && telling.stream().allMatch(word -> account.used(word) == Answer.UNMET)
        && noun.words().noneMatch(this::mayBeUsed);
  }

  /** "Name" and "number" say nothing of which one; what asks for a calculation is no column. */
  private boolean tells(int at) {
    Set<WordKind> kinds = question.kinds(at);
    return !WordClass.VAGUE.contains(question.words().get(at).folded())
        && !WordClass.ASKED_KIND.contains(question.words().get(at).folded())
        && !kinds.contains(WordKind.OPERATION)
        && !kinds.contains(WordKind.NUMBER)
        && !kinds.contains(WordKind.PERIOD)
        && !kinds.contains(WordKind.UNIT);
  }

  /** Whether a reading worth a look leads to anything of the query. */
  private boolean mayBeUsed(int at) {
    return question.hints().stream()
        .filter(hint -> hint.span().covers(at))
        .filter(hint -> hint.evidence() != Evidence.VECTOR)
        .anyMatch(
            hint ->
                hint.namedColumn().filter(account.facts().names().columns()::contains).isPresent()
                    || hint.namedTable()
                        .filter(account.facts().names().tables()::contains)
                        .isPresent()
                    || (hint instanceof Link.ToValue && account.use(hint).isPresent()));
  }
}
