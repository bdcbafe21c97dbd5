package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.NeverMissing;
import io.github.askjdbc.generation.embedded.grammar.phrases.NounBehind;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Conditions that people have a word for: "active customers" where somebody defined "active". A
 * negated one is rejected, since a row whose condition is unknown would be left out as well.
 */
public final class FilterRule implements Rule {

  private static final String NOT = "not";
  private static final String THE = "the";

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size() && !draft.rejected; at++) {
      Optional<Link.ToFilter> filter = draft.filter(at);
      if (draft.free(at) && filter.isPresent()) {
        if (draft.isFree(draft.previous(at), Cue.NOT)) {
          draft.reject();
          return;
        }
        if (isOfReferred(draft, at, filter.get())
            || isOfNone(draft, at, filter.get())
            || isHad(draft, at, filter.get())
            || isOfDeed(draft, at, filter.get())
            || isAskedDate(draft, at, filter.get())
            || isNoState(draft, at, filter.get())
            || isOfNobody(draft, at, filter.get())
            || NeverMissing.isTested(draft, filter.get().condition())) {
          draft.reject();
          return;
        }
        NounBehind.weigh(draft, at, filter.get().condition().table());
        draft.where(new Condition.Defined(filter.get().condition()), draft.take(at));
      }
    }
  }

  /** "Members who never opened an account" have no account at all. */
  private static boolean isOfNone(Draft draft, int at, Link.ToFilter filter) {
    int object = draft.next(at);
    return filter.condition().testsMissing()
        && draft.table(object).isPresent()
        && object > at + 1
        && draft.onlyBetween(at, object, WordClass.ARTICLE);
  }

  /** "Parties that have no delegates", whom other rows tell, may have no such row at all. */
  private static boolean isHad(Draft draft, int at, Link.ToFilter filter) {
    TableName rows = filter.condition().table();
    return filter.condition().testsMissing()
        && draft
            .tokens
            .get(at)
            .span()
            .words()
            .mapToObj(word -> draft.question.words().get(word).folded())
            .anyMatch(WordClass.OWNING::contains)
        && IntStream.range(0, at)
            .boxed()
            .flatMap(one -> rowsBefore(draft, one).stream())
            .findFirst()
            .filter(first -> !first.equals(rows))
            .filter(first -> !draft.graph.references(rows, first).isEmpty())
            .isPresent();
  }

  private static Optional<TableName> rowsBefore(Draft draft, int at) {
    return draft.table(at).or(() -> draft.column(at).map(ColumnName::table));
  }

  /** "The station is not the pickup station" does not say that nothing was picked up. */
  private static boolean isNoState(Draft draft, int at, Link.ToFilter filter) {
    List<Word> words = draft.question.words();
    return filter.evidence() == Evidence.STATE
        && filter.condition().testsMissing()
        && draft
            .tokens
            .get(at)
            .span()
            .words()
            .filter(word -> word > 0 && words.get(word).folded().equals(THE))
            .anyMatch(word -> words.get(word - 1).folded().equals(NOT));
  }

  /** "Who no longer works for us" asks for people, and for no things that are not used. */
  private static boolean isOfNobody(Draft draft, int at, Link.ToFilter filter) {
    return filter.evidence() == Evidence.STATE
        && draft.previous(at) <= 0
        && AskedPerson.isAsked(draft)
        && draft.named.isEmpty()
        && !draft.areNamedPeople(filter.condition().table());
  }

  /** "The date of account opened" is a date, and no state of accounts. */
  private static boolean isAskedDate(Draft draft, int at, Link.ToFilter filter) {
    int first = draft.tokens.get(at).span().first();
    return filter.evidence() == Evidence.STATE
        && draft.tokens.get(at).span().length() > 1
        && WordClass.OWN_DATE.contains(draft.question.words().get(first).folded());
  }

  /**
   * "Members who currently rent a van", "who rented a van but no longer do": what is so now, or no
   * more, is what they do, and not that they are members.
   */
  private static boolean isOfDeed(Draft draft, int at, Link.ToFilter filter) {
    int verb = draft.next(at);
    int before = draft.previous(at);
    boolean now =
        WordClass.AT_PRESENT.contains(draft.tokens.get(at).text())
            && draft.isUnknown(verb)
            && draft.tokens.get(verb).content()
            && !WordClass.WORKING_NOW.contains(draft.tokens.get(verb).text());
    boolean longer =
        filter.evidence() == Evidence.STATE
            && draft.isUnknown(before)
            && WordClass.CONTRAST.contains(draft.tokens.get(before).text());
    return (now || longer)
        && draft.named.stream().anyMatch(rows -> !rows.equals(filter.condition().table()));
  }

  /**
   * "Technicians who were never assigned a work order" are technicians that no order refers to, not
   * those of orders that refer to nobody.
   */
  private static boolean isOfReferred(Draft draft, int at, Link.ToFilter filter) {
    List<ColumnName> columns = filter.condition().columns();
    TableName rows = filter.condition().table();
    Optional<TableName> first =
        IntStream.range(0, at).boxed().flatMap(one -> draft.table(one).stream()).findFirst();
    return columns.size() == 1
        && first.filter(other -> !other.equals(rows)).isPresent()
        && draft.graph.references(rows, first.get()).stream()
            .anyMatch(key -> key.fromColumns().equals(List.of(columns.get(0).column())));
  }
}
