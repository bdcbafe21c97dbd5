package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.Optional;

/** What something was done with, where a question asks who did it. */
public final class DoneObject {

  private DoneObject() {}

  /** The rows of which "who opened ticket 7" and "who rented lifts" want none to be shown. */
  static Optional<TableName> of(Draft draft) {
    int verb = draft.next(0);
    return (isDeed(draft, verb) ? draft.rows(draft.next(verb)) : Optional.<TableName>empty())
        .filter(
            rows ->
                draft
                    .graph
                    .toOwnRows(rows, draft.question.words().get(last(draft, verb)).stem())
                    .isEmpty());
  }

  private static int last(Draft draft, int token) {
    return draft.tokens.get(token).span().last();
  }

  /** Whether "who" stands before a verb for something done. */
  public static boolean isDeed(Draft draft, int verb) {
    return AskedPerson.isAsked(draft)
        && verb < draft.size()
        && !draft.fillerBefore(verb, WordClass.PAST_BEING)
        && WordClass.isParticiple(draft.tokens.get(verb).text());
  }
}
