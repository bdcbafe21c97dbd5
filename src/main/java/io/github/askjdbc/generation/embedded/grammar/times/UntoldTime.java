package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.DeedDates;
import io.github.askjdbc.generation.embedded.grammar.phrases.GoverningVerb;
import io.github.askjdbc.linking.EventEnds;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TimeChoice;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Times of which nobody can tell what came about then: of "the repairs that we had in June" some
 * were only reported then and others finished, and an "order for June" may be placed or due then.
 */
final class UntoldTime {

  private static final int MONTH = 31;
  private static final Set<WordClass> BEGINNINGS =
      Set.of(WordClass.ROW_BEGUN, WordClass.LIFE_BEGUN, WordClass.MADE_DATE);

  private UntoldTime() {}

  /**
   * Whether a date was chosen that no word tells before another that may be meant as well.
   *
   * @param at token of the time
   */
  static boolean isOf(Draft draft, int at, TimeChoice.Dated chosen) {
    boolean was =
        draft.fillerBefore(at, WordClass.PERFECT) || draft.fillerBefore(at, WordClass.THERE);
    boolean noun = chosen.by().map(draft::at).flatMap(draft::table).isPresent();
    boolean untold = chosen.by().isEmpty();
    return (untold && was && ended(draft, chosen.column()))
        || ((untold || noun) && isPeriodOf(draft, at, chosen.column()))
        || isOfState(draft, at, chosen)
        || isOfOwnDeed(draft, at, chosen.column());
  }

  /**
   * "Delivered in May", where what was delivered has a day on which it was ordered and one on which
   * it was shipped, and its status alone says that it was delivered.
   */
  private static boolean isOfState(Draft draft, int at, TimeChoice.Dated chosen) {
    TableName rows = chosen.column().table();
    int verb = GoverningVerb.of(draft, at).map(GoverningVerb::word).orElse(-1);
    int state = verb < 0 ? draft.size() : draft.at(verb);
    String word = verb < 0 ? "" : draft.question.words().get(verb).folded();
    return state < at
        && WordClass.isParticiple(word)
        && !WordClass.ROW_BEGUN.contains(word)
        && !WordClass.MAKING.contains(word)
        && draft.value(state).filter(value -> value.column().table().equals(rows)).isPresent()
        && !chosen.by().equals(Optional.of(verb))
        && (isOpen(draft, rows, WordClass.CALLED_OFF.contains(word))
            || isOfOtherDeed(chosen.column(), word));
  }

  /**
   * "Refunded in May" is not when the refund was requested, nor "installed" when it was planned.
   */
  private static boolean isOfOwnDeed(Draft draft, int at, ColumnName date) {
    int verb = GoverningVerb.of(draft, at).map(GoverningVerb::word).orElse(-1);
    String word = verb < 0 ? "" : draft.question.words().get(verb).folded();
    return WordClass.isParticiple(word)
        && !WordClass.UNDONE_STATE.contains(word)
        && draft.table(draft.at(verb)).equals(Optional.of(date.table()))
        && NameParts.of(date.column()).stream().anyMatch(WordClass.UNDONE_STATE::contains)
        && isOpen(draft, date.table(), false);
  }

  /** A machine that was sold in May was not purchased then. */
  private static boolean isOfOtherDeed(ColumnName date, String deed) {
    return !WordClass.CALLED_OFF.contains(deed)
        && NameParts.of(date.column()).stream()
            .filter(WordClass::isParticiple)
            .anyMatch(part -> BEGINNINGS.stream().noneMatch(words -> words.contains(part)));
  }

  /**
   * Whether rows have several days. What was called off was so about when it was ordered, unless a
   * later day was planned for it.
   */
  private static boolean isOpen(Draft draft, TableName rows, boolean calledOff) {
    List<ColumnName> days =
        DeedDates.dates(draft, rows).stream().filter(one -> !TimeChoice.keepsBooks(one)).toList();
    return days.size() > 1 && (!calledOff || days.stream().anyMatch(GoverningVerb::isPlanned));
  }

  /** Whether a row begins at one time and ends at another. */
  private static boolean ended(Draft draft, ColumnName chosen) {
    List<ColumnName> ends = new EventEnds(draft.knowledge).ends(chosen.table());
    return !TimeChoice.isOwn(chosen) && !ends.isEmpty() && !ends.contains(chosen);
  }

  /** "Invoices for May" are of what was done in May, and "orders for May" may be due then. */
  private static boolean isPeriodOf(Draft draft, int at, ColumnName chosen) {
    TableName rows = chosen.table();
    return draft.fillerBefore(at, WordClass.FOR)
        && draft.period(at).filter(UntoldTime::isShort).isPresent()
        && !GoverningVerb.isPlanned(chosen)
        && isOpen(draft, rows, false);
  }

  private static boolean isShort(Period period) {
    return !period.first().plusDays(MONTH).isBefore(period.dayAfter());
  }
}
