package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.ClauseWords;
import io.github.askjdbc.linking.Cue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Whether rows of which nothing is counted are to be listed: "how many nurses does each ward have,
 * including wards without any" keeps them, "skipping wards with none" and "only wards with at least
 * one" say what is so anyway.
 */
public final class EmptyGroupsRule implements Rule {

  /**
   * What is counted for each of which rows.
   *
   * @param places of the words that ask for it
   */
  private record Groups(TableName rows, TableName counted, List<Integer> places) {}

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      if (isWord(draft, at, WordClass.ALONE)) {
        onlyOthers(draft, at);
        continue;
      }
      boolean kept = isWord(draft, at, WordClass.KEEPING);
      int last = kept ? at : leavingOut(draft, at);
      if (last < at) {
        continue;
      }
      Optional<Groups> groups = groups(draft, at);
      List<Integer> said = groups.map(one -> emptyOnes(draft, last, one)).orElse(List.of());
      if (!said.isEmpty()) {
        IntStream.rangeClosed(at, last).forEach(said::add);
        draft.take(said);
        if (kept) {
          keep(draft, groups.get());
        }
        return;
      }
    }
  }

  /** "Only wards with at least one", behind a number for each of them. */
  private static void onlyOthers(Draft draft, int only) {
    int rows = draft.next(only);
    int least = draft.next(rows);
    int one = draft.next(least);
    Optional<TableName> each = draft.table(draft.next(only(draft, Cue.EACH)));
    boolean same =
        draft.free(rows)
            && (isWord(draft, rows, WordClass.THOSE)
                || (each.isPresent() && draft.table(rows).equals(each)));
    boolean any =
        draft.isFree(least, Cue.AT_LEAST)
            && draft.fillerBefore(least, WordClass.WITH)
            && draft.free(one)
            && draft.number(one).filter(BigDecimal.ONE::equals).isPresent();
    if (each.isPresent() && same && any && draft.next(one) >= draft.size()) {
      draft.take(only, rows, least, one);
    }
    boolean some =
        least >= draft.size()
            && rows < draft.size()
            && ClauseWords.ANY.contains(draft.tokens.get(draft.size() - 1).text());
    if (each.isPresent() && same && some) {
      draft.take(only, rows); // "only wards that had any"
    }
  }

  private static boolean isWord(Draft draft, int at, WordClass wanted) {
    return draft.isUnknown(at) && wanted.contains(draft.tokens.get(at).text());
  }

  /** The last token of the words that leave something out; -1 for none. */
  private static int leavingOut(Draft draft, int at) {
    if (isWord(draft, at, WordClass.LEAVING_OUT)
        || (draft.isFree(at, Cue.NOT)
            && WordClass.LEAVING_OUT.contains(draft.tokens.get(at).text()))) {
      return at;
    }
    boolean two =
        draft.free(at + 1)
            && WordClass.LEAVING_OUT.contains(
                draft.tokens.get(at).text() + "-" + draft.tokens.get(at + 1).text());
    return two && draft.free(at) ? at + 1 : -1;
  }

  /** "How many nurses ... each ward": the one count and the one group before a place or behind. */
  private static Optional<Groups> groups(Draft draft, int until) {
    int count = only(draft, Cue.COUNT);
    int each = only(draft, Cue.EACH);
    int counted = draft.next(count);
    int rows = draft.next(each);
    boolean asked =
        count >= 0
            && each >= 0
            && draft.free(counted)
            && draft.free(rows)
            && draft.table(counted).isPresent()
            && draft.table(rows).isPresent()
            && (each < until || count > until);
    return asked
        ? Optional.of(
            new Groups(
                draft.table(rows).get(),
                draft.table(counted).get(),
                List.of(count, counted, each, rows)))
        : Optional.empty();
  }

  private static int only(Draft draft, Cue cue) {
    int[] places = IntStream.range(0, draft.size()).filter(at -> draft.isFree(at, cue)).toArray();
    return places.length == 1 ? places[0] : -1;
  }

  /** "Wards without any", "those that have no nurses": the places of the words; none if not so. */
  private static List<Integer> emptyOnes(Draft draft, int before, Groups groups) {
    List<Integer> places = new ArrayList<>();
    int at = draft.next(before);
    boolean named = draft.free(at) && draft.table(at).equals(Optional.of(groups.rows()));
    if (named || isWord(draft, at, WordClass.THOSE)) {
      places.add(at);
      at = draft.next(at);
    } else if (!IntStream.range(before + 1, at)
        .anyMatch(one -> WordClass.THOSE.contains(draft.tokens.get(one).text()))) {
      return List.of();
    }
    boolean none =
        (draft.isFree(at, Cue.NOT) && WordClass.NO_ROWS.contains(draft.tokens.get(at).text()))
            || draft.number(at).filter(one -> one.compareTo(BigDecimal.ZERO) == 0).isPresent();
    if (!draft.free(at) || !none) {
      return List.of();
    }
    places.add(at);
    at = draft.next(at);
    if (draft.free(at)
        && (draft.table(at).equals(Optional.of(groups.counted()))
            || isWord(draft, at, WordClass.ANYTHING))) {
      places.add(at);
      at = draft.next(at);
    }
    return at >= draft.size() || draft.isBehindComma(at) ? places : List.of();
  }

  private static void keep(Draft draft, Groups groups) {
    draft.subject = Optional.of(groups.rows());
    draft.counted = Optional.of(groups.counted());
    draft.keepsPartnerless = true;
    draft.shownBesides = Optional.of(Aggregate.countRows());
    draft.named.add(groups.rows());
    draft.take(groups.places());
  }
}
