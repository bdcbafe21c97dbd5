package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Words that only stress or tie together what stands beside them and is read: "but have no
 * address", "never checked by anyone", "not been paid yet", "rejected because they were damaged",
 * "gets the highest wage".
 */
public final class StressRule implements Rule {

  private static final Set<Function> EXTREMES = Set.of(Function.MAX, Function.MIN);

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      boolean word = draft.isUnknown(at) && draft.tokens.get(at).content();
      boolean one = draft.free(at) && draft.number(at).filter(BigDecimal.ONE::equals).isPresent();
      if ((word && isSaidBesides(draft, at))
          || (one && (isOne(draft, at) || SaidAtEnd.isWhichOne(draft, at)))
          || isMore(draft, at)) {
        draft.take(at);
      }
    }
  }

  private static boolean isSaidBesides(Draft draft, int at) {
    return ties(draft, at)
        || stresses(draft, at)
        || isBehindRead(draft, at)
        || isBeforeExtreme(draft, at)
        || hasMost(draft, at)
        || isOne(draft, at)
        || EverDone.isSaid(draft, at)
        || isAnyone(draft, at)
        || SaidAtEnd.suffices(draft, at)
        || SaidAtEnd.isWhichOne(draft, at)
        || isStillWithout(draft, at)
        || arePieces(draft, at)
        || BothKinds.isSaid(draft, at)
        || isOutside(draft, at);
  }

  /** "The most units in stock", where it is added up how many there are. */
  private static boolean arePieces(Draft draft, int at) {
    return WordClass.PIECE.contains(draft.tokens.get(at).text())
        && Stream.concat(
                draft.selected.stream().map(Draft.Selected::expression),
                draft.actions.stream()
                    .filter(Action.AddOrderBy.class::isInstance)
                    .map(order -> ((Action.AddOrderBy) order).expression()))
            .filter(Aggregate.class::isInstance)
            .map(Aggregate.class::cast)
            .filter(sum -> sum.function() == Function.SUM)
            .flatMap(sum -> sum.column().stream())
            .flatMap(column -> NameParts.of(column.column()).stream())
            .anyMatch(WordClass.HOW_OFTEN::contains);
  }

  /** "Still without a review". */
  private static boolean isStillWithout(Draft draft, int at) {
    int denial = draft.next(at);
    return WordClass.REMAINING.contains(draft.tokens.get(at).text())
        && denial < draft.size()
        && !draft.free(denial)
        && draft
            .tokens
            .get(denial)
            .span()
            .words()
            .anyMatch(word -> draft.question.isCue(word, Cue.NOT));
  }

  /** "The largest transfer anyone has requested", "the most that anybody paid for a seat". */
  private static boolean isAnyone(Draft draft, int at) {
    int deed = draft.next(at);
    return WordClass.ANY_PERSON.contains(draft.tokens.get(at).text())
        && deed < draft.size()
        && !draft.free(deed)
        && (draft.actions.stream().anyMatch(Action.AddLimit.class::isInstance)
            || draft.selected.stream()
                .anyMatch(
                    one ->
                        one.expression() instanceof Aggregate extreme
                            && EXTREMES.contains(extreme.function())));
  }

  /** "Out on the terrace", "up in the attic", of a place that is read. */
  private static boolean isOutside(Draft draft, int at) {
    int place = draft.next(at);
    return WordClass.PLACE_ADVERB.contains(draft.tokens.get(at).text())
        && place > at + 1
        && WordClass.AT_PLACE.contains(draft.tokens.get(at + 1).text())
        && place < draft.size()
        && !draft.free(place)
        && draft.value(place).isPresent();
  }

  /** "The largest amount of a single deal", where the rows are read. */
  private static boolean isOne(Draft draft, int at) {
    Optional<TableName> rows = draft.table(at + 1);
    boolean single =
        WordClass.SINGLE.contains(draft.tokens.get(at).text()) || draft.number(at).isPresent();
    return single
        && draft.fillerBefore(at, WordClass.IN_ROW)
        && rows.isPresent()
        && !draft.free(at + 1)
        && draft.selected.stream()
            .anyMatch(
                one ->
                    one.expression() instanceof Aggregate extreme
                        && EXTREMES.contains(extreme.function())
                        && extreme.column().map(ColumnName::table).equals(rows));
  }

  /** "Gets" in "which cook gets the highest wage", where the wage is the cooks' own. */
  private static boolean hasMost(Draft draft, int at) {
    int extreme = draft.next(at);
    if (!WordClass.HAVING_MOST.contains(draft.tokens.get(at).text())
        || extreme >= draft.size()
        || !draft.asksForRows()) {
      return false;
    }
    WordSpan said = draft.tokens.get(extreme).span();
    return draft.actions.stream()
        .filter(one -> one instanceof Action.AddOrderBy && one.from().contains(said))
        .flatMap(order -> UsedColumns.of(order).stream())
        .anyMatch(column -> draft.subject.equals(Optional.of(column.table())));
  }

  /** "But", unless it is an exception: "all but two". */
  private static boolean ties(Draft draft, int at) {
    List<Word> words = draft.question.words();
    int word = draft.tokens.get(at).span().first();
    return WordClass.CONTRAST.contains(draft.tokens.get(at).text())
        && word + 1 < words.size()
        && WordClass.BEHIND_CONTRAST.contains(words.get(word + 1).folded());
  }

  /** "Not active any more", at the end. */
  private static boolean isMore(Draft draft, int at) {
    return draft.free(at)
        && at > 0
        && WordClass.MORE.contains(draft.tokens.get(at).text())
        && WordClass.ANY.contains(draft.tokens.get(at - 1).text())
        && draft.next(at) >= draft.size()
        && isDenied(draft, at);
  }

  /** Whether something before is read that is not so. */
  private static boolean isDenied(Draft draft, int at) {
    return IntStream.range(0, at)
        .filter(not -> !draft.free(not))
        .flatMap(not -> draft.tokens.get(not).span().words())
        .anyMatch(not -> draft.question.isCue(not, Cue.NOT));
  }

  private static boolean stresses(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    boolean denied = isDenied(draft, at);
    boolean denial = WordClass.ANYTHING.contains(word) || WordClass.SO_FAR.contains(word);
    return denied && denial;
  }

  /** "The very first order". */
  private static boolean isBeforeExtreme(Draft draft, int at) {
    int extreme = at + 1;
    boolean read = extreme < draft.size() && !draft.free(extreme);
    return read
        && WordClass.STRESSING.contains(draft.tokens.get(at).text())
        && (draft.measure(extreme).isPresent()
            || WordClass.LIST_END.contains(draft.tokens.get(extreme).text())
            || WordClass.EARLIEST.contains(draft.tokens.get(extreme).text()));
  }

  private static boolean isState(Draft draft, int at) {
    return at < draft.size()
        && !draft.free(at)
        && draft
            .value(at)
            .map(value -> value.column().table())
            .or(() -> draft.filter(at).map(filter -> filter.condition().table()))
            .filter(rows -> draft.named.contains(rows))
            .isPresent();
  }

  private static boolean isBehindRead(Draft draft, int at) {
    int behind = draft.next(at);
    boolean by =
        WordClass.GOING.contains(draft.tokens.get(at).text())
            && draft.fillerBefore(behind, WordClass.BY)
            && behind < draft.size()
            && !draft.free(behind);
    return by || givesReason(draft, at);
  }

  /** A condition behind, with nothing unread before it. */
  private static boolean givesReason(Draft draft, int at) {
    if (!WordClass.REASON.contains(draft.tokens.get(at).text())) {
      return false;
    }
    int behind = draft.next(at);
    while (behind < draft.size() && !draft.free(behind) && !isState(draft, behind)) {
      behind = draft.next(behind);
    }
    return isState(draft, behind);
  }
}
