package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AggregateCues;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One row a group: "for each department", "per city", "by status" after an aggregate. A group of
 * another table's rows is told apart by its key and shown by its name.
 */
public final class GroupRule implements Rule {

  @Override
  public void apply(Draft draft) {
    boolean aggregated = AggregateCues.asked(draft);
    for (int at = 0; at < draft.size(); at++) {
      if (draft.fillerBefore(at, WordClass.BY)
          && GroupWords.isDoer(draft, at)
          && isFar(draft, at)) {
        draft.reject();
        return;
      }
      if (GroupWords.isSorted(draft, at)) {
        draft.reject(); // are sorted, and whether they are named or counted is not told
        return;
      }
      if (draft.isFree(at, Cue.EACH)) {
        each(draft, at, aggregated);
      } else if (aggregated && isForDifferent(draft, at)) {
        int kinds = draft.next(at);
        Groups.group(draft, kinds, draft.take(at, kinds));
      } else if (aggregated && GroupWords.isBy(draft, at)) {
        int last = last(draft, at);
        int grouped = GroupWords.isGrouped(draft, at) ? draft.previous(at) : at;
        Groups.group(draft, last, draft.take(grouped, at, last));
        andBy(draft, last);
      }
    }
  }

  /** "The average balance for the different account types". */
  private static boolean isForDifferent(Draft draft, int at) {
    int kinds = draft.next(at);
    return draft.isFree(at, Cue.DISTINCT)
        && draft.fillerBefore(at, WordClass.FOR)
        && draft.free(kinds)
        && draft.column(kinds).filter(one -> !draft.columns.isQuantity(one)).isPresent()
        && NounNumber.isPlural(draft.tokens.get(kinds).text());
  }

  /** "By level and room": further kinds, none of which is a number that is asked for besides. */
  private static void andBy(Draft draft, int first) {
    int last = first;
    int next = draft.next(last);
    while (Groups.groupable(draft, next)
        && draft.column(next).filter(one -> !draft.columns.isQuantity(one)).isPresent()
        && !draft.columns.isKind(draft.column(next).get(), ColumnKind.DATE)
        && draft.fillerBefore(next, WordClass.AND)
        && draft.onlyBetween(last, next, WordClass.AND)
        && draft.tokens.get(next).link().filter(link -> link.evidence().firm()).isPresent()) {
      Groups.group(draft, next, draft.take(next));
      last = next;
      next = draft.next(last);
    }
  }

  private static void each(Draft draft, int at, boolean aggregated) {
    int different = draft.next(at);
    boolean kinds =
        draft.isFree(different, Cue.DISTINCT)
            && draft.column(draft.next(different)).filter(draft.columns::isKey).isEmpty();
    int each = kinds ? different : at;
    int target = draft.next(each);
    if (target + 1 < draft.size()
        && !draft.free(target)
        && WordClass.STATED.contains(draft.tokens.get(target).text())) {
      target++; // "for each stated reason"
    }
    int role = target;
    if (aggregated && isRole(draft, target)) {
      target++; // "at each home station"
    }
    if (!aggregated) {
      while (target < draft.size() && !draft.free(target) && isCondition(draft, target)) {
        target = draft.next(target); // "every cancelled order"
      }
      if (draft.free(target)
          && draft.table(target).isPresent()
          && !limited(draft)
          && !GroupWords.isPer(draft, at)
          && !isLeftOut(draft, target)
          && !asksForReferred(draft)) {
        draft.take(at);
      }
    } else if (isMeasuredRow(draft, target)) {
      draft.take(at, target);
    } else if (isOfNoun(draft, target) && !isTied(draft, target)) {
      draft.reject();
    } else if (Groups.groupable(draft, target) && !draft.fillerBefore(target, WordClass.BEING)) {
      int last = last(draft, target);
      Groups.group(draft, last, draft.take(at, each, role, target, last));
      andBy(draft, last);
    }
  }

  /**
   * Whether a word before a table is one of the only key by which the rows asked for lead there.
   */
  private static boolean isRole(Draft draft, int at) {
    Optional<TableName> to = draft.table(at + 1);
    return draft.isUnknown(at)
        && to.isPresent()
        && draft
            .counted
            .or(() -> draft.subject)
            .or(() -> NearestRows.first(draft))
            .filter(rows -> draft.graph.references(rows, to.get()).size() == 1)
            .flatMap(rows -> draft.graph.inRole(rows, Stemming.stem(draft.tokens.get(at).text())))
            .filter(key -> key.to().equals(to.get()))
            .isPresent();
  }

  /** "Which nurses work in each ward" asks for the wards too. */
  private static boolean isLeftOut(Draft draft, int target) {
    Optional<TableName> rows = draft.table(target);
    boolean others =
        IntStream.range(0, target)
            .mapToObj(draft::table)
            .anyMatch(other -> other.isPresent() && !other.equals(rows));
    return others
        && IntStream.range(0, draft.size())
            .mapToObj(draft::column)
            .flatMap(Optional::stream)
            .noneMatch(column -> rows.equals(Optional.of(column.table())));
  }

  /** "Who is the head of each ward" is to show the wards as well. */
  private static boolean asksForReferred(Draft draft) {
    return AskedPerson.isAsked(draft)
        && IntStream.range(0, draft.size())
            .filter(at -> draft.fillerBefore(at, WordClass.BEING))
            .mapToObj(draft::column)
            .flatMap(Optional::stream)
            .anyMatch(draft.columns::isKey);
  }

  private static boolean isCondition(Draft draft, int at) {
    return draft.value(at).isPresent() || draft.filter(at).isPresent();
  }

  /** "The average hours per work order" are the mean over the rows that hold them. */
  private static boolean isMeasuredRow(Draft draft, int at) {
    boolean mean = IntStream.range(0, draft.size()).anyMatch(cue -> draft.isFree(cue, Cue.AVERAGE));
    return mean
        && draft.free(at)
        && draft.table(at).isPresent()
        && IntStream.range(0, draft.size())
            .filter(draft::isQuantity)
            .mapToObj(one -> draft.column(one).map(ColumnName::table))
            .anyMatch(draft.table(at)::equals);
  }

  /** The column in "per customer city", "by the customer's city": no group for each customer. */
  private static int last(Draft draft, int at) {
    int next = draft.next(at);
    boolean possessed =
        draft.free(at)
            && draft.free(next)
            && draft.table(at).isPresent()
            && draft.table(at).equals(draft.column(next).map(ColumnName::table))
            && draft.fillerBefore(next, WordClass.POSSESSIVE)
            && draft.onlyBetween(at, next, WordClass.POSSESSIVE);
    return possessed || OwnedColumn.isBehind(draft, at) || isOfNoun(draft, at) ? next : at;
  }

  /** "For each customer country": the last of two nouns is the one that is meant. */
  private static boolean isOfNoun(Draft draft, int at) {
    int head = at + 1;
    return draft.free(at)
        && draft.free(head)
        && draft.table(at).isPresent()
        && draft.table(head).filter(rows -> !rows.equals(draft.table(at).get())).isPresent()
        && !Groups.isVerb(draft, head)
        && !draft.isBehindComma(head);
  }

  /** Whether the second of two nouns is told by the first, and by no other rows. */
  private static boolean isTied(Draft draft, int at) {
    TableName owner = draft.table(at).orElseThrow();
    TableName head = draft.table(at + 1).orElseThrow();
    return IntStream.range(0, draft.size())
        .mapToObj(draft::table)
        .flatMap(Optional::stream)
        .filter(rows -> !draft.graph.references(rows, head).isEmpty())
        .allMatch(owner::equals);
  }

  /** "The highest paid of each department" is not the one highest paid. */
  private static boolean limited(Draft draft) {
    return draft.actions.stream().anyMatch(Action.AddLimit.class::isInstance);
  }

  /** Whether nothing that is named before refers to those who did it. */
  private static boolean isFar(Draft draft, int at) {
    TableName doer = draft.table(at).orElseThrow();
    return IntStream.range(0, at)
        .mapToObj(draft::table)
        .flatMap(Optional::stream)
        .allMatch(rows -> draft.graph.references(rows, doer).isEmpty());
  }
}
