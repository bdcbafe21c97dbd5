package io.github.askjdbc.generation.embedded.grammar.shares;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.aggregates.SummedQuantity;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Ratio;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.generation.embedded.grammar.phrases.ShareWords;
import io.github.askjdbc.generation.embedded.grammar.phrases.Wheres;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.NameExtent;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Shares: "what percent of the orders of 2024 were cancelled", "percentage of cancelled orders",
 * "what share of the total amount came from Leeds". Of the conditions that were read, some limit
 * the rows and the others the part of them that is asked for; where that cannot be told, nothing is
 * read.
 */
public final class ShareRule implements Rule {

  private static final String RATIO = "ratio";

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      boolean asked = draft.isFree(at, Cue.SHARE) && !draft.tokens.get(at).text().startsWith(RATIO);
      if (asked || (at == 0 && ShareWords.isPercent(draft, at))) {
        share(draft, at);
        return;
      }
    }
  }

  /** "What percentage of royalties comes from radio" may be of their amounts. */
  private static boolean isOfMoney(Draft draft, int subject) {
    boolean money =
        draft.table(subject).isPresent()
            && WordClass.MONEY_NOUN.contains(NounNumber.singular(draft.tokens.get(subject).text()));
    return money
        && draft.rows(subject).flatMap(rows -> OnlyMoney.of(draft, rows)).isPresent()
        && IntStream.range(subject + 1, draft.size())
            .anyMatch(at -> WordClass.MOVING.contains(draft.tokens.get(at).text()));
  }

  /** "What percentage of claims" asks for a share of the claims, though claims have an amount. */
  private static boolean mayBeRows(Draft draft, int subject) {
    return draft.tokens.get(subject).alternatives().stream()
        .anyMatch(link -> link instanceof Link.ToTable && link.naming() == NameExtent.WHOLE);
  }

  private static void share(Draft draft, int cue) {
    int first = noun(draft, cue);
    int total = draft.isFree(first, Cue.SUM) ? first : cue;
    int subject = subject(draft, cue, first);
    Optional<TableName> rows =
        draft.table(subject).or(() -> draft.value(subject).map(value -> value.column().table()));
    if ((rows.isEmpty() && (!draft.isQuantity(subject) || mayBeRows(draft, subject)))
        || isOfMoney(draft, subject)) {
      return;
    }
    List<Action.AddWhere> told = parts(draft, subject);
    boolean open = told.stream().allMatch(one -> at(draft, one) < subject);
    List<Action.AddWhere> partner =
        rows.filter(of -> open).stream()
            .flatMap(of -> PartnerShare.of(draft, of, subject).stream())
            .toList();
    List<Action.AddWhere> parts = partner.isEmpty() ? told : partner;
    if (parts.isEmpty()) {
      return;
    }
    int form = ShareWords.form(draft, cue);
    boolean percent = form > 0 || ShareWords.asksForPercent(draft, cue);
    Aggregate whole =
        rows.isPresent()
            ? Aggregate.countRows()
            : Aggregate.of(Function.SUM, draft.column(subject).get());
    draft.ratio = Optional.of(Ratio.share(whole, parts, percent));
    draft.countsSubject = rows.isPresent();
    draft.subject = rows.or(() -> draft.column(subject).map(ColumnName::table));
    draft.subject.ifPresent(draft.named::add);
    int[] places =
        IntStream.of(cue, total, first, subject)
            .filter(at -> at <= subject && draft.free(at))
            .toArray();
    if (form > 0) {
      draft.take(form);
    }
    draft.select(cue, whole, draft.take(places));
  }

  /** What is divided, or the value that its rows are called by: "percent of the fitters". */
  private static int subject(Draft draft, int cue, int first) {
    int subject = SummedQuantity.place(draft, first);
    boolean named = draft.free(subject) && draft.tokens.get(subject).link().isPresent();
    int called = first - 1;
    boolean value =
        draft.value(called).isPresent()
            && IntStream.range(cue + 1, called)
                .noneMatch(at -> WordClass.BEING.contains(draft.tokens.get(at).text()));
    return !named && value ? called : subject;
  }

  /** Behind the conditions that stand before a noun. */
  static int noun(Draft draft, int cue) {
    int at = draft.next(cue);
    while (at < draft.size()
        && !draft.free(at)
        && (draft.value(at).isPresent()
            || draft.filter(at).isPresent()
            || draft.period(at).isPresent())) {
      at++;
    }
    return at;
  }

  private static List<Action.AddWhere> parts(Draft draft, int subject) {
    List<Action.AddWhere> all =
        draft.actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .map(Action.AddWhere.class::cast)
            .filter(one -> at(draft, one) != subject)
            .toList();
    List<Action.AddWhere> others =
        all.stream().filter(one -> !Wheres.isPeriod(draft, one)).toList();
    List<Action.AddWhere> before = others.stream().filter(one -> at(draft, one) < subject).toList();
    List<Action.AddWhere> behind = others.stream().filter(one -> at(draft, one) > subject).toList();
    int verb = verb(draft, subject, all);
    List<Action.AddWhere> told = behind.stream().filter(one -> at(draft, one) > verb).toList();
    List<Action.AddWhere> parts = List.of();
    if (verb > subject && !told.isEmpty()) {
      parts = told;
    } else if (verb > subject && others.isEmpty()) {
      parts = all.stream().filter(one -> at(draft, one) > verb).toList();
    } else if (before.isEmpty() != behind.isEmpty() && others.size() == 1) {
      parts = others;
    }
    return parts.stream().allMatch(ShareRule::isOfOneRow) ? parts : List.of();
  }

  /** The last "are" or "have", or "whose", that a condition follows; -1 for none. */
  private static int verb(Draft draft, int subject, List<Action.AddWhere> conditions) {
    return IntStream.range(subject + 1, draft.size())
        .filter(at -> draft.tokens.get(at).link().isEmpty())
        .filter(
            at ->
                WordClass.BEING.contains(draft.tokens.get(at).text())
                    || WordClass.POSSESSION.contains(draft.tokens.get(at).text())
                    || isWhose(draft, subject, at))
        .filter(at -> conditions.stream().anyMatch(one -> at(draft, one) > at))
        .max()
        .orElse(-1);
  }

  /** "Of the parcels whose price is above 20", right behind what is divided. */
  private static boolean isWhose(Draft draft, int subject, int at) {
    return draft.previous(at) == subject && WordClass.WHOSE.contains(draft.tokens.get(at).text());
  }

  /** Where the words for a condition begin. */
  static int at(Draft draft, Action.AddWhere condition) {
    return condition.from().stream().mapToInt(span -> draft.at(span.first())).min().orElse(-1);
  }

  /** Whether it is told without looking at other rows. */
  static boolean isOfOneRow(Action.AddWhere where) {
    Condition condition = where.condition();
    return !(condition instanceof Condition.Among)
        && !(condition instanceof Condition.Unreferenced);
  }
}
