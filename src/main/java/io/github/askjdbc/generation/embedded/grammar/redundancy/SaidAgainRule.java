package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.Idioms;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.LengthWords;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Words that nothing is known of and that say again what the query says: the unit of a number that
 * is compared ("6,000 square metres" with {@code area_sqm}), a word of a column's name beside the
 * others ("hire date"), and that rows are there at all ("on file").
 */
public final class SaidAgainRule implements Rule {

  @Override
  public void apply(Draft draft) {
    List<String> words = draft.question.words().stream().map(Word::folded).toList();
    for (int at = 0; at < draft.size(); at++) {
      takeAll(draft, at, Idioms.there(words, draft.tokens.get(at).span().first()));
      if (isCountAgain(draft, at)) {
        draft.take(at);
      }
      if (draft.number(at).isPresent() && !draft.free(at)) {
        unit(draft, at, words);
      }
      if (isWord(draft, at)
          && (isMember(draft, at)
              || isWorkplace(draft, at)
              || isOwnHouse(draft, at)
              || isDeed(draft, at)
              || saysThatItHolds(draft, at)
              || isPurpose(draft, at)
              || isTerm(draft, at)
              || isFallingDue(draft, at))) {
        draft.take(at);
      } else if (isWord(draft, at)) {
        valueTold(draft, at).ifPresent(draft::take);
      }
    }
    boolean more = true;
    while (more) {
      List<Integer> named =
          IntStream.range(0, draft.size()).filter(at -> isOfName(draft, at)).boxed().toList();
      named.forEach(draft::take);
      more = !named.isEmpty();
    }
  }

  /** "How many guests has each tour? List the tour and the number of guests." */
  private static boolean isCountAgain(Draft draft, int at) {
    int rows = draft.next(at);
    return draft.isFree(at, Cue.COUNT)
        && !draft.free(rows)
        && IntStream.rangeClosed(1, at).anyMatch(draft::beginsSentence)
        && IntStream.range(0, at)
            .filter(before -> draft.cue(before).equals(Optional.of(Cue.COUNT)))
            .filter(before -> !draft.free(before))
            .mapToObj(before -> draft.table(draft.next(before)))
            .anyMatch(counted -> counted.isPresent() && counted.equals(draft.table(rows)));
  }

  /**
   * "Caused by fire", "billed monthly", "cancelled over the price": a verb for what the column of
   * the value behind it holds, and what stands between them.
   */
  private static Optional<List<Integer>> valueTold(Draft draft, int at) {
    Word verb = draft.question.words().get(draft.tokens.get(at).span().last());
    List<Integer> places = new ArrayList<>(List.of(at));
    int value = at + 1;
    while (value < draft.size()
        && WordClass.TELLING_VALUE.contains(draft.tokens.get(value).text())) {
      if (draft.free(value)) {
        places.add(value);
      }
      value++;
    }
    boolean told =
        WordClass.isParticiple(verb.folded())
            && !(draft.countsSubject && WordClass.TRADED.contains(verb.folded()))
            && value < draft.size()
            && !draft.free(value)
            && draft
                .value(value)
                .filter(one -> TimeChoice.speaksOf(verb, one.column()))
                .isPresent();
    return told ? Optional.of(places) : Optional.empty();
  }

  /** "Still learning", "currently assigned to", where that is a condition that was read. */
  private static boolean saysThatItHolds(Draft draft, int at) {
    int state = at + 1;
    boolean read = state < draft.size() && !draft.free(state);
    String word = read ? draft.tokens.get(state).text() : "";
    boolean verb = WordClass.PARTICIPLE_ENDING.ends(word) || word.endsWith("ing");
    boolean dated = draft.period(draft.next(state)).isPresent();
    return WordClass.NOW_ADVERB.contains(draft.tokens.get(at).text())
        && read
        && !dated
        && (draft.value(state).isPresent() || (verb && isCondition(draft, state)));
  }

  /** Whether a verb, or the value behind it, holds rows to something: not "currently admitted". */
  private static boolean isCondition(Draft draft, int verb) {
    WordSpan said = draft.tokens.get(verb).span();
    return draft.value(draft.next(verb)).isPresent()
        || draft.actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .flatMap(where -> where.from().stream())
            .anyMatch(said::overlaps);
  }

  /** "Cost more than 20 to replace", of replacement costs that are compared. */
  private static boolean isPurpose(Draft draft, int at) {
    String stem = Stemming.stem(draft.tokens.get(at).text());
    return at > 0
        && WordClass.TO.contains(draft.tokens.get(at - 1).text())
        && draft.actions.stream()
            .flatMap(action -> UsedColumns.of(action).stream())
            .filter(draft.columns::isQuantity)
            .anyMatch(column -> NameStems.of(column.column()).contains(stem));
  }

  /** "The longest payment term", where days of payment are held. */
  private static boolean isTerm(Draft draft, int at) {
    return WordClass.TERM.contains(draft.tokens.get(at).text())
        && at > 0
        && !draft.free(at - 1)
        && named(draft, at - 1)
            .filter(one -> NameParts.of(one.column()).stream().anyMatch(LengthWords::isUnit))
            .isPresent();
  }

  /** "Fell due". */
  private static boolean isFallingDue(Draft draft, int at) {
    int due = at + 1;
    return WordClass.FALLING.contains(draft.tokens.get(at).text())
        && due < draft.size()
        && !draft.free(due)
        && WordClass.DUE.contains(draft.tokens.get(due).text());
  }

  private static boolean isWord(Draft draft, int at) {
    return draft.isUnknown(at) && draft.tokens.get(at).content();
  }

  /** So many words from a token on, where nothing is known of any of them. */
  private static void takeAll(Draft draft, int first, int words) {
    int[] places = IntStream.range(first, first + words).toArray();
    boolean open =
        IntStream.of(places)
            .allMatch(
                at -> draft.isUnknown(at) || (draft.free(at) && !draft.tokens.get(at).content()));
    if (words > 0 && open) {
      draft.take(places);
    }
  }

  private static void unit(Draft draft, int number, List<String> words) {
    int at = number + 1;
    if (!draft.isUnknown(at)) {
      return;
    }
    WordSpan span = draft.tokens.get(number).span();
    List<ColumnName> columns =
        draft.actions.stream()
            .filter(action -> action.from().contains(span))
            .flatMap(action -> UsedColumns.of(action).stream())
            .distinct()
            .toList();
    if (columns.size() != 1) {
      return;
    }
    List<String> parts = NameParts.of(columns.get(0).column());
    int first = draft.tokens.get(at).span().first();
    int written = parts.stream().mapToInt(part -> Idioms.unit(words, first, part)).max().orElse(0);
    boolean money =
        WordClass.CURRENCY.contains(words.get(first))
            && parts.stream().noneMatch(WordClass.CURRENCY_PART::contains);
    boolean named = NameStems.of(columns.get(0).column()).contains(Stemming.stem(words.get(first)));
    boolean seats =
        parts.stream().anyMatch(WordClass.ROOM::contains)
            && (WordClass.ROOM.contains(words.get(first))
                || WordClass.SEATED.contains(words.get(first)));
    takeAll(draft, at, Math.max(written, money || named || seats ? 1 : 0));
    int behind = at + Math.max(written, 1);
    boolean late =
        draft.isUnknown(behind)
            && WordClass.DELAYED.contains(draft.tokens.get(behind).text())
            && parts.stream().anyMatch(WordClass.DELAY_COLUMN::contains);
    if (late) {
      draft.take(behind);
    }
  }

  /** "Staff members", "crew members". */
  private static boolean isMember(Draft draft, int at) {
    return WordClass.MEMBER_NOUN.contains(draft.tokens.get(at).text())
        && at > 0
        && draft.table(at - 1).isPresent()
        && !draft.free(at - 1);
  }

  /** "Left the company". */
  private static boolean isWorkplace(Draft draft, int at) {
    int before = draft.previous(at);
    return WordClass.WORKPLACE.contains(draft.tokens.get(at).text())
        && before >= 0
        && !draft.free(before)
        && before >= at - 3
        && !draft.fillerBefore(at, WordClass.OF)
        && isEvent(draft, before);
  }

  /** "How many tenors are there in the choir society": in the one whose database is asked. */
  private static boolean isOwnHouse(Draft draft, int at) {
    int behind = at + 1;
    boolean last = behind >= draft.size() || !draft.free(behind) || draft.beginsSentence(behind);
    boolean named = last && draft.value(behind).isPresent() && !draft.beginsSentence(behind);
    return WordClass.HOUSE.contains(draft.tokens.get(at).text())
        && draft.fillerBefore(at, WordClass.IN_HOUSE)
        && draft.fillerBefore(at, WordClass.OWN_HOUSE)
        && last
        && !named;
  }

  /** "When was the lift last inspected", of a column {@code last_inspected_on} that is shown. */
  private static boolean isDeed(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    String stem = Stemming.stem(word);
    return WordClass.isParticiple(word)
        && WordClass.ASKING_TIME.contains(draft.tokens.get(0).text())
        && draft.next(at) >= draft.size()
        && draft.selected.stream()
            .flatMap(one -> UsedColumns.of(one.expression()).stream())
            .filter(column -> draft.knowledge.times().form(column).isPresent())
            .anyMatch(column -> NameStems.of(column.column()).contains(stem));
  }

  /** Of rows that the question names: both guests and staff may have joined. */
  private static boolean isEvent(Draft draft, int at) {
    boolean date =
        draft.column(at).filter(one -> draft.knowledge.times().form(one).isPresent()).isPresent();
    boolean event =
        draft.filter(at).isPresent()
            || date
            || WordClass.BEFALLS.contains(draft.tokens.get(at).text());
    return event
        && draft
            .subject
            .or(() -> shownRows(draft))
            .filter(
                rows ->
                    draft.filter(at).filter(one -> one.condition().table().equals(rows)).isPresent()
                        || IntStream.range(0, draft.size())
                            .anyMatch(one -> draft.rows(one).equals(Optional.of(rows))))
            .isPresent();
  }

  /** Those of which a date is shown: "when did Ada Lowe join the choir". */
  private static Optional<TableName> shownRows(Draft draft) {
    List<ColumnName> shown =
        draft.selected.stream()
            .flatMap(one -> UsedColumns.of(one.expression()).stream())
            .filter(column -> draft.knowledge.times().form(column).isPresent())
            .toList();
    return shown.size() == 1 ? Optional.of(shown.get(0).table()) : Optional.empty();
  }

  /** Whether a word is of the name of a column that the token beside it names. */
  private static boolean isOfName(Draft draft, int at) {
    return isWord(draft, at)
        && !draft.fillerBefore(at, WordClass.PER_GROUP)
        && (isOfName(draft, at, at - 1) || isOfName(draft, at, at + 1));
  }

  private static boolean isOfName(Draft draft, int at, int beside) {
    if (beside < 0 || beside >= draft.size() || draft.free(beside)) {
      return false;
    }
    Optional<ColumnName> column = named(draft, beside);
    if (column.isEmpty()) {
      return false;
    }
    String word = draft.tokens.get(at).text();
    boolean day =
        beside < at
            && WordClass.OWN_DATE.contains(word)
            && draft.knowledge.times().form(column.get()).isPresent();
    String stem = Stemming.stem(word);
    return day
        || NameStems.of(column.get().column()).contains(stem)
        || NameStems.of(column.get().table().name()).contains(stem);
  }

  private static Optional<ColumnName> named(Draft draft, int at) {
    return draft.column(at).or(() -> draft.measure(at).map(Link.ToMeasure::column));
  }
}
