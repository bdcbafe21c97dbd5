package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.english.Idioms;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * "Break down the claims by status" and "a breakdown of the freight cost by country": rows are
 * counted, and amounts added up, for each of the parts.
 */
public final class BreakdownRule implements Rule {

  @Override
  public void apply(Draft draft) {
    List<String> words = draft.question.words().stream().map(Word::folded).toList();
    for (int at = 0; at < draft.size(); at++) {
      int said = Idioms.breakdown(words, draft.tokens.get(at).span().first());
      said = said == 0 && isTorn(draft, at) ? 1 : said;
      int behind = said == 0 ? 0 : draft.at(draft.tokens.get(at).span().first() + said);
      if (said > 0 && isFirst(draft, at) && draft.selected.isEmpty()) {
        read(draft, at, behind);
        return;
      }
    }
  }

  /** "Break the claims down by". */
  private static boolean isTorn(Draft draft, int at) {
    return WordClass.BREAKING.contains(draft.tokens.get(at).text())
        && IntStream.range(at + 2, draft.size() - 1)
            .anyMatch(
                down ->
                    draft.isUnknown(down)
                        && WordClass.DOWN.contains(draft.tokens.get(down).text())
                        && WordClass.ACROSS.contains(draft.tokens.get(down + 1).text()));
  }

  /** Whether nothing but words that ask for any list stands before. */
  private static boolean isFirst(Draft draft, int at) {
    return draft.previous(at) < 0;
  }

  private static void read(Draft draft, int first, int from) {
    int by =
        IntStream.range(from + 1, draft.size())
            .filter(at -> WordClass.ACROSS.contains(draft.tokens.get(at).text()))
            .filter(at -> draft.tokens.get(at).link().isEmpty())
            .findFirst()
            .orElse(-1);
    int part = by < 0 ? -1 : part(draft, by + 1);
    if (part < 0) {
      return;
    }
    List<Integer> asking =
        new ArrayList<>(IntStream.range(first, from).filter(draft::free).boxed().toList());
    int next = draft.tokens.get(from).link().isPresent() ? from : draft.next(from);
    boolean counts = draft.isFree(next, Cue.COUNT);
    boolean sums = draft.isFree(next, Cue.SUM);
    if (counts || sums) {
      asking.add(next);
    }
    boolean torn = WordClass.DOWN.contains(draft.tokens.get(by - 1).text());
    int whole = SplitRule.whole(draft, counts || sums ? next + 1 : from, torn ? by - 1 : by);
    boolean rows = whole > 0 && draft.table(whole).isPresent();
    boolean added = whole > 0 && (SplitRule.isAdded(draft, whole) || (sums && !rows));
    if (whole > 0 && ((rows && !sums) || (added && !counts && draft.isQuantity(whole)))) {
      asking.add(whole);
      if (torn) {
        asking.add(by - 1);
      }
      asking.addAll(howMany(draft, part));
      SplitRule.read(draft, asking, whole, new int[] {by, part});
    }
  }

  /** What it is divided by, with nothing but conditions that were read behind it. */
  private static int part(Draft draft, int behind) {
    int at = behind;
    while (draft.isUnknown(at) && !draft.tokens.get(at).content()) {
      at++;
    }
    int part = OwnedColumn.isBehind(draft, at) ? draft.next(at) : at;
    List<Integer> again = howMany(draft, part);
    boolean last =
        IntStream.range(part + 1, draft.size())
            .noneMatch(one -> isOpen(draft, one) && !again.contains(one));
    boolean groups = part < draft.size() && draft.free(part) && Groups.groupable(draft, part);
    return groups && last ? part : -1;
  }

  /** "How many in each", "just how many there were of each", behind a comma or colon. */
  private static List<Integer> howMany(Draft draft, int part) {
    List<Integer> open =
        IntStream.range(part + 1, draft.size()).filter(at -> isOpen(draft, at)).boxed().toList();
    boolean asked =
        open.stream().anyMatch(at -> draft.isFree(at, Cue.COUNT))
            && open.stream()
                .allMatch(
                    at ->
                        draft.isFree(at, Cue.COUNT)
                            || draft.isFree(at, Cue.EACH)
                            || WordClass.ALONE.contains(draft.tokens.get(at).text()));
    return asked ? open : List.of();
  }

  private static boolean isOpen(Draft draft, int at) {
    return draft.free(at) && (draft.tokens.get(at).content() || draft.cue(at).isPresent());
  }
}
