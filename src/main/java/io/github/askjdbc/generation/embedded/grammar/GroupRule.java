package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One row a group: "for each department", "per city", "by status" after an aggregate. A group of
 * another table's rows is told apart by its key and shown by its name.
 */
final class GroupRule implements Rule {

  private static final String PER = "per";

  @Override
  public void apply(Draft draft) {
    boolean aggregated = AggregateRule.asked(draft);
    for (int at = 0; at < draft.size(); at++) {
      if (draft.fillerBefore(at, WordClass.BY) && isDoer(draft, at) && isFar(draft, at)) {
        draft.reject();
        return;
      }
      if (draft.isFree(at, Cue.EACH)) {
        each(draft, at, aggregated);
      } else if (aggregated && isForDifferent(draft, at)) {
        int kinds = draft.next(at);
        group(draft, kinds, draft.take(at, kinds));
      } else if (aggregated && isBy(draft, at)) {
        int last = last(draft, at);
        int grouped = isGrouped(draft, at) ? draft.previous(at) : at;
        group(draft, last, draft.take(grouped, at, last));
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

  /** "The average price of wines, grouped by maker". */
  private static boolean isGrouped(Draft draft, int at) {
    int before = draft.previous(at);
    return draft.isUnknown(before) && WordClass.GROUPED.contains(draft.tokens.get(before).text());
  }

  /** "By level and room": further kinds, none of which is a number that is asked for besides. */
  private static void andBy(Draft draft, int first) {
    int last = first;
    int next = draft.next(last);
    while (groupable(draft, next)
        && draft.column(next).filter(one -> !draft.columns.isQuantity(one)).isPresent()
        && !draft.columns.isKind(draft.column(next).get(), ColumnKind.DATE)
        && draft.fillerBefore(next, WordClass.AND)
        && draft.onlyBetween(last, next, WordClass.AND)
        && draft.tokens.get(next).link().filter(link -> link.evidence().firm()).isPresent()) {
      group(draft, next, draft.take(next));
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
    if (!aggregated) {
      while (target < draft.size() && !draft.free(target) && isCondition(draft, target)) {
        target = draft.next(target); // "every cancelled order"
      }
      if (draft.free(target)
          && draft.table(target).isPresent()
          && !limited(draft)
          && !isPer(draft, at)
          && !isLeftOut(draft, target)
          && !asksForReferred(draft)) {
        draft.take(at);
      }
    } else if (isMeasuredRow(draft, target)) {
      draft.take(at, target);
    } else if (isOfNoun(draft, target) && !isTied(draft, target)) {
      draft.reject();
    } else if (groupable(draft, target) && !draft.fillerBefore(target, WordClass.BEING)) {
      int last = last(draft, target);
      group(draft, last, draft.take(at, each, target, last));
      andBy(draft, last);
    }
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

  /** "Per", which unlike "each" always asks for groups. */
  static boolean isPer(Draft draft, int at) {
    return draft.isFree(at, Cue.EACH) && WordClass.PER.contains(draft.tokens.get(at).text());
  }

  /** What rows are grouped by: "by country". */
  static boolean isBy(Draft draft, int at) {
    return draft.free(at)
        && draft.fillerBefore(at, WordClass.BY)
        && (isGrouped(draft, at) || !agent(draft, at))
        && !isDoer(draft, at)
        && !isSaidMore(draft, at)
        && groupable(draft, at);
  }

  /** "Found by inspectors who have left", "by the inspector Rook", say who found it. */
  private static boolean isSaidMore(Draft draft, int at) {
    boolean named =
        draft
            .value(at + 1)
            .map(Link.ToValue::column)
            .filter(draft::isName)
            .filter(column -> draft.table(at).equals(Optional.of(column.table())))
            .isPresent();
    return named
        || (at + 1 < draft.size()
            && WordClass.RELATIVE_PRONOUN.contains(draft.tokens.get(at + 1).text()));
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
    return possessed || AggregateRule.owned(draft, at) || isOfNoun(draft, at) ? next : at;
  }

  /** "For each customer country": the last of two nouns is the one that is meant. */
  private static boolean isOfNoun(Draft draft, int at) {
    int head = at + 1;
    return draft.free(at)
        && draft.free(head)
        && draft.table(at).isPresent()
        && draft.table(head).filter(rows -> !rows.equals(draft.table(at).get())).isPresent()
        && !isVerb(draft, head)
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

  /** Whether "by" follows a verb, as in "owned by students", "issued in 2023 by students". */
  private static boolean agent(Draft draft, int at) {
    int before = draft.previous(at);
    boolean told = draft.period(before).isPresent();
    while (draft.period(before).isPresent()) {
      before = draft.previous(before);
    }
    if (before < 0) {
      return false;
    }
    String said = draft.tokens.get(before).text();
    String verb = said.substring(said.lastIndexOf(' ') + 1);
    boolean many = isMany(draft, at) || (draft.table(at).isEmpty() && isMany(draft, at + 1));
    boolean unread =
        !told && draft.tokens.get(before).link().isEmpty() && !RevenueRule.isWord(verb);
    boolean done = many && WordClass.isParticiple(verb);
    return (unread && !DurationRule.isUnit(verb) && !StayRule.isStay(verb))
        || (done && (told || !said.equals(verb) || isGroupedElse(draft, at)));
  }

  private static boolean isMany(Draft draft, int at) {
    return draft.table(at).isPresent()
        && !Stemming.stem(draft.tokens.get(at).text()).equals(draft.tokens.get(at).text());
  }

  /** "Paid by members from each town" makes groups of towns alone. */
  private static boolean isGroupedElse(Draft draft, int at) {
    return IntStream.range(at + 1, draft.size()).anyMatch(other -> draft.isFree(other, Cue.EACH));
  }

  /** "The highest paid of each department" is not the one highest paid. */
  private static boolean limited(Draft draft) {
    return draft.actions.stream().anyMatch(Action.AddLimit.class::isInstance);
  }

  /** "Reviews by guests gave a score" speaks of those that guests wrote. */
  private static boolean isDoer(Draft draft, int at) {
    return draft.table(at).isPresent()
        && draft.isUnknown(at + 1)
        && RelationVerbs.contains(draft.tokens.get(at + 1).text());
  }

  /** Whether nothing that is named before refers to those who did it. */
  private static boolean isFar(Draft draft, int at) {
    TableName doer = draft.table(at).orElseThrow();
    return IntStream.range(0, at)
        .mapToObj(draft::table)
        .flatMap(Optional::stream)
        .allMatch(rows -> draft.graph.references(rows, doer).isEmpty());
  }

  static boolean groupable(Draft draft, int at) {
    return draft.free(at)
        && (draft.column(at).isPresent() || draft.table(at).isPresent())
        && !isVerb(draft, at)
        && !isRate(draft, at);
  }

  /** "The cheapest tariff per kilometre" says by which price, and makes no groups of that price. */
  private static boolean isRate(Draft draft, int at) {
    return draft.column(at).filter(one -> NameParts.of(one.column()).contains(PER)).isPresent()
        && draft.isQuantity(at)
        && draft.tokens.get(at).span().length() == 1;
  }

  /** "How many did each rent" makes no groups of rentals. */
  private static boolean isVerb(Draft draft, int at) {
    return draft.table(at).isPresent()
        && draft.tokens.get(at).link().filter(l -> l.evidence() == Evidence.SYNONYM).isPresent();
  }

  /** Makes one row of the result a row of a table, or a value of a column, that a token names. */
  static void group(Draft draft, int at, List<WordSpan> spans) {
    Optional<ColumnName> column = draft.column(at);
    Optional<TableName> rows = column.flatMap(key -> GroupedRows.of(draft, at, key));
    if (rows.isPresent()) {
      group(draft, at, rows.get(), spans);
      return;
    }
    if (column.isPresent()) {
      Expression cell =
          TimeGroupRule.day(draft, column.get()).orElseGet(() -> new Expression.Cell(column.get()));
      draft.select(at, cell, spans);
      draft.actions.add(new Action.AddGroupBy(cell, spans));
      return;
    }
    group(draft, at, draft.table(at).get(), spans);
  }

  private static void group(Draft draft, int at, TableName table, List<WordSpan> spans) {
    draft.named.add(table);
    Table known = draft.knowledge.catalog().table(table).orElseThrow();
    if (known.primaryKey().size() != 1
        && NamingColumns.of(known).stream().allMatch(draft.columns::isKey)) {
      draft.reject(); // rows that tell only what belongs together are no groups
      return;
    }
    for (String key : known.primaryKey()) {
      Expression cell = new Expression.Cell(new ColumnName(table, key));
      draft.actions.add(new Action.AddGroupBy(cell, spans));
    }
    for (ColumnName name : NamingColumns.of(known)) {
      Expression.Cell cell = new Expression.Cell(name);
      draft.assume(at, cell, spans);
      if (!known.primaryKey().contains(name.column())) {
        draft.actions.add(new Action.AddGroupBy(cell, spans));
      }
    }
  }
}
