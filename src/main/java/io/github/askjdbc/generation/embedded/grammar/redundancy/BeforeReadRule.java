package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.LengthWords;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Words that say no more than what stands right behind them and is read: "pills that come as
 * drops", "placed through the app", "went unsold", "were actually attended", "gave a mark of at
 * least 8", "worth more than 20 points", "last between 60 and 80 minutes"; and at the end of a
 * question "we sell" and "come", of what is read before.
 */
public final class BeforeReadRule implements Rule {

  private static final String COME = "come";

  private static final Set<Cue> COMPARING =
      Set.of(Cue.MORE_THAN, Cue.LESS_THAN, Cue.AT_LEAST, Cue.AT_MOST, Cue.EXACTLY, Cue.BETWEEN);

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      boolean word = draft.isUnknown(at) && draft.tokens.get(at).content();
      int behind = draft.next(at);
      boolean read = behind < draft.size() && !draft.free(behind);
      boolean last = behind >= draft.size();
      if (word
          && ((read && saysNoMore(draft, at, behind))
              || WhatWeHave.isSaid(draft, at)
              || LightVerb.isAt(draft, at)
              || OwnOrganisation.isSaid(draft, at)
              || receivesGuests(draft, at)
              || SaidWithValue.isSaidBehind(draft, at)
              || (last && comesFrom(draft, at)))) {
        draft.take(at);
      }
      if (word || draft.isFree(at, Cue.ORDER)) {
        draft.take(SupportVerb.at(draft, at));
      }
    }
  }

  private static boolean saysNoMore(Draft draft, int at, int behind) {
    String word = draft.tokens.get(at).text();
    return (WordClass.BEFORE_VALUE.contains(word) && isOtherValue(draft, behind))
        || (WordClass.AGAINST.contains(word) && isOpponent(draft, behind))
        || MovedRows.isSaid(draft, at, behind)
        || SaidWithValue.isSaidBefore(draft, at, behind)
        || (WordClass.REMAINING.contains(word) && at + 1 == behind && isState(draft, behind))
        || (WordClass.EMPHASIS.contains(word) && at + 1 == behind)
        || (WordClass.GIVING.contains(word) && isCompared(draft, at, behind))
        || (WordClass.WORTH.contains(word) && comparesNumber(draft, behind).isPresent())
        || (WordClass.LASTING.contains(word) && comparesLength(draft, behind))
        || (WordClass.ALONG.contains(word)
            && draft.fillerBefore(behind, WordClass.WITH)
            && draft.column(behind).isPresent());
  }

  /** "How many passengers did we carry", which are added up. */
  private static boolean receivesGuests(Draft draft, int at) {
    int guests = draft.previous(at);
    return WordClass.RECEIVING_GUESTS.contains(draft.tokens.get(at).text())
        && guests >= 0
        && WordClass.SOMEBODY.contains(draft.tokens.get(at - 1).text())
        && !draft.free(guests)
        && WordClass.SEATED.contains(draft.tokens.get(guests).text())
        && draft
            .column(guests)
            .filter(
                many -> NameParts.of(many.column()).stream().noneMatch(WordClass.ROOM::contains))
            .isPresent();
  }

  /** "Matches against Larks", where a column says who stood on the other side. */
  private static boolean isOpponent(Draft draft, int value) {
    return !draft.free(value)
        && draft
            .value(value)
            .filter(
                one ->
                    NameParts.of(one.column().column()).stream()
                        .anyMatch(WordClass.OPPOSING_COLUMN::contains))
            .isPresent();
  }

  /** "From which sectors do the clients come". */
  private static boolean comesFrom(Draft draft, int at) {
    boolean from =
        WordClass.FROM.contains(draft.tokens.get(0).text())
            || draft.fillerBefore(draft.size(), WordClass.FROM);
    return from
        && draft.tokens.get(at).text().equals(COME)
        && draft.selected.stream().anyMatch(one -> !one.assumed());
  }

  /**
   * Not what the rows themselves are called: categories may belong to one of them. Those who came
   * by it only came by nothing else.
   */
  private static boolean isOtherValue(Draft draft, int at) {
    int value = draft.column(at).isPresent() ? at + 1 : at;
    boolean only =
        draft.question.words().stream()
            .limit(draft.tokens.get(at).span().first())
            .anyMatch(one -> WordClass.ALONE.contains(one.folded()));
    return value < draft.size()
        && !only
        && !draft.free(value)
        && draft
            .value(value)
            .map(Link.ToValue::column)
            .filter(
                column ->
                    !draft.isName(column) || !draft.subject.equals(Optional.of(column.table())))
            .isPresent();
  }

  private static boolean isState(Draft draft, int at) {
    boolean told = draft.filter(at).filter(one -> one.evidence() == Evidence.STATE).isPresent();
    return told
        || draft
            .value(at)
            .filter(
                one ->
                    NameParts.of(one.column().column()).stream()
                        .anyMatch(WordClass.STATUS_COLUMN::ends))
            .isPresent();
  }

  /** "Gave a mark of at least 8", where the column is one that rows are narrowed by. */
  private static boolean isCompared(Draft draft, int at, int column) {
    return draft.onlyBetween(at, column, WordClass.ARTICLE)
        && draft.column(column).filter(one -> narrowing(draft).anyMatch(one::equals)).isPresent();
  }

  /** The columns that a number read behind a word for a comparison is compared with. */
  private static Optional<ColumnName> comparesNumber(Draft draft, int at) {
    boolean compares = draft.cue(at).filter(COMPARING::contains).isPresent();
    int number = compares ? draft.next(at) : draft.size();
    return number < draft.size() && !draft.free(number) && draft.number(number).isPresent()
        ? draft.actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .filter(where -> where.from().contains(draft.tokens.get(number).span()))
            .flatMap(where -> UsedColumns.of(where).stream())
            .findFirst()
        : Optional.empty();
  }

  private static boolean comparesLength(Draft draft, int at) {
    return draft
        .measure(at)
        .map(Link.ToMeasure::column)
        .or(() -> comparesNumber(draft, at))
        .filter(
            column ->
                NameParts.of(column.column()).stream()
                    .anyMatch(
                        part -> LengthWords.isUnit(part) || WordClass.LENGTH_COLUMN.contains(part)))
        .isPresent();
  }

  private static Stream<ColumnName> narrowing(Draft draft) {
    return draft.actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .flatMap(where -> UsedColumns.of(where).stream());
  }
}
