package io.github.askjdbc.generation.embedded.grammar.shares;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.aggregates.AggregateRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.TotalOfMoneyRule;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Ratio;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.groups.GroupWords;
import io.github.askjdbc.generation.embedded.grammar.phrases.MoneyNoun;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnAmount;
import io.github.askjdbc.generation.embedded.grammar.phrases.Revenue;
import io.github.askjdbc.generation.embedded.grammar.phrases.ShareWords;
import io.github.askjdbc.generation.embedded.grammar.phrases.Wheres;
import io.github.askjdbc.generation.embedded.grammar.phrases.YearColumns;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What part of a whole each group is: "percentage of orders by status", "what share of the total
 * amount comes from each region". Conditions limit the whole where a verb for parts stands behind
 * them; otherwise they may tell a part of each group, and only a time is no part.
 */
public final class ShareOfEachRule implements Rule {

  /**
   * What is divided.
   *
   * @param places tokens that say it
   */
  private record Whole(Aggregate number, Optional<TableName> rows, List<Integer> places) {}

  @Override
  public void apply(Draft draft) {
    List<Integer> cues =
        IntStream.range(0, draft.size()).filter(at -> isCue(draft, at)).boxed().toList();
    if (cues.isEmpty() || !draft.selected.isEmpty() || draft.ratio.isPresent()) {
      return;
    }
    int cue = cues.get(0);
    List<Integer> groups =
        IntStream.range(cue + 1, draft.size()).filter(at -> isGroup(draft, at)).boxed().toList();
    if (groups.size() != 1 || !isFirst(draft, cue) || isOfPairs(draft, groups.get(0))) {
      return;
    }
    int group = groups.get(0);
    List<Integer> verbs = verbs(draft, cue, group);
    boolean limited = conditions(draft).stream().allMatch(at -> at < group && !verbs.isEmpty());
    Optional<Whole> whole = limited || isOfTimes(draft) ? whole(draft, cue) : Optional.empty();
    whole
        .filter(one -> one.places().stream().allMatch(at -> at < group))
        .ifPresent(one -> read(draft, cue, one, verbs));
  }

  private static boolean isCue(Draft draft, int at) {
    return (draft.isFree(at, Cue.SHARE) && !draft.tokens.get(at).text().startsWith("ratio"))
        || (at == 0 && ShareWords.isPercent(draft, at));
  }

  private static boolean isGroup(Draft draft, int at) {
    boolean each = draft.isFree(at, Cue.EACH) && !draft.isFree(draft.next(at), Cue.EACH_TIME);
    return each || draft.isFree(at, Cue.EACH_TIME) || GroupWords.isBy(draft, at);
  }

  /** By one kind and another: of all, or of each. */
  private static boolean isOfPairs(Draft draft, int group) {
    return IntStream.range(group + 1, draft.size())
        .anyMatch(at -> draft.free(at) && draft.fillerBefore(at, WordClass.AND));
  }

  /** Whether nothing but fillers stands before. */
  private static boolean isFirst(Draft draft, int cue) {
    return IntStream.range(0, cue)
        .allMatch(at -> draft.isUnknown(at) && !draft.tokens.get(at).content());
  }

  /** Verbs for being a part, right before the group or at the end. */
  private static List<Integer> verbs(Draft draft, int cue, int group) {
    return IntStream.of(draft.previous(group), draft.previous(draft.size()))
        .filter(at -> at > cue && draft.isUnknown(at))
        .filter(at -> WordClass.BEING_PART.contains(draft.tokens.get(at).text()))
        .distinct()
        .boxed()
        .toList();
  }

  private static List<Integer> conditions(Draft draft) {
    return Wheres.of(draft).map(one -> ShareRule.at(draft, one)).toList();
  }

  private static boolean isOfTimes(Draft draft) {
    return draft.actions.stream()
        .allMatch(one -> one instanceof Action.AddWhere where && Wheres.isPeriod(draft, where));
  }

  private static Optional<Whole> whole(Draft draft, int cue) {
    int first = ShareRule.noun(draft, cue);
    List<Integer> places = new ArrayList<>(List.of(cue));
    boolean sum = draft.isFree(first, Cue.SUM);
    int noun = sum ? ShareRule.noun(draft, first) : first;
    if (sum) {
      places.add(first);
    }
    places.add(noun);
    if (noun >= draft.size() || !draft.free(noun)) {
      return Optional.empty();
    }
    if (Revenue.isWord(draft.tokens.get(noun).text()) && Revenue.isSaid(draft, noun)) {
      return Revenue.column(draft, noun)
          .map(
              one -> {
                draft.takings = Optional.of(one);
                return new Whole(Aggregate.of(Function.SUM, one), Optional.empty(), places);
              });
    }
    if (draft.isQuantity(noun)) {
      return draft
          .column(noun)
          .filter(one -> OwnAmount.isOwnAmount(one) || !AggregateRule.isRate(one))
          .filter(one -> !YearColumns.isYear(one))
          .map(one -> new Whole(Aggregate.of(Function.SUM, one), Optional.empty(), places));
    }
    boolean money = MoneyNoun.isSaid(draft, noun) || isMoney(draft, noun);
    if (sum && isMoney(draft, noun)) {
      return draft
          .table(noun)
          .flatMap(rows -> OnlyMoney.of(draft, rows))
          .map(one -> new Whole(Aggregate.of(Function.SUM, one), Optional.empty(), places));
    }
    return money || sum
        ? Optional.empty()
        : draft
            .table(noun)
            .map(rows -> new Whole(Aggregate.countRows(), Optional.of(rows), places));
  }

  private static boolean isMoney(Draft draft, int at) {
    return TotalOfMoneyRule.isMoney(draft.tokens.get(at).text());
  }

  private static void read(Draft draft, int cue, Whole whole, List<Integer> verbs) {
    int form = ShareWords.form(draft, cue);
    List<Integer> places = new ArrayList<>(whole.places());
    places.addAll(verbs);
    if (form > 0) {
      places.add(form);
    }
    draft.ratio =
        Optional.of(Ratio.ofAll(whole.number(), form > 0 || ShareWords.asksForPercent(draft, cue)));
    draft.countsSubject = whole.rows().isPresent();
    draft.subject = whole.rows().or(() -> whole.number().column().map(ColumnName::table));
    draft.subject.ifPresent(draft.named::add);
    draft.select(cue, whole.number(), draft.take(places));
  }
}
