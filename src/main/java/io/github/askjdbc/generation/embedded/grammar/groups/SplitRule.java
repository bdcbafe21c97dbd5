package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How a whole falls into parts: "how are our nurses spread across the wards" counts them for each,
 * "how is the freight cost split by shipping method" adds it up.
 */
public final class SplitRule implements Rule {

  private static final double SUMMED = 0.85;

  @Override
  public void apply(Draft draft) {
    boolean asked =
        draft.size() > 1
            && draft.isUnknown(0)
            && WordClass.ASKING_MANNER.contains(draft.tokens.get(0).text())
            && WordClass.BEING.contains(draft.tokens.get(1).text());
    for (int verb = 3; asked && verb < draft.size(); verb++) {
      int part = part(draft, verb);
      int whole = whole(draft, 2, verb);
      if (part > verb && whole > 0 && read(draft, List.of(0, whole), whole, verb, part)) {
        return;
      }
    }
  }

  /** What it is split by, behind the verb and a preposition; -1 for none. */
  private static int part(Draft draft, int verb) {
    String word = draft.tokens.get(verb).text();
    if (!draft.isUnknown(verb)
        || !(WordClass.SPLIT.contains(word) || WordClass.SPREAD.contains(word))) {
      return -1;
    }
    int at = verb + 1;
    boolean said = false;
    while (at < draft.size() && draft.free(at) && isBetween(draft, at)) {
      said |= WordClass.ACROSS.contains(draft.tokens.get(at).text());
      at++;
    }
    int part = OwnedColumn.isBehind(draft, at) ? at + 1 : at;
    return said && Groups.groupable(draft, part) && draft.next(part) >= draft.size() ? part : -1;
  }

  private static boolean isBetween(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    return WordClass.ACROSS.contains(word)
        || WordClass.DOWN.contains(word)
        || WordClass.BEFORE_ASKED.contains(word)
        || WordClass.DIFFERENT_ONES.contains(word);
  }

  /** The first noun, with nothing but conditions that were read behind it; -1 if there is more. */
  static int whole(Draft draft, int from, int verb) {
    int whole =
        IntStream.range(from, verb)
            .filter(at -> draft.free(at) && draft.tokens.get(at).link().isPresent())
            .findFirst()
            .orElse(-1);
    boolean plain =
        whole > 0
            && IntStream.range(from, verb)
                .filter(at -> at != whole && draft.free(at))
                .allMatch(at -> isOwnerOrFiller(draft, whole, at));
    return plain && draft.selected.isEmpty() ? whole : -1;
  }

  /** "The fees of our members". */
  private static boolean isOwnerOrFiller(Draft draft, int whole, int at) {
    boolean filler = draft.isUnknown(at) && !draft.tokens.get(at).content();
    boolean owner =
        draft.column(whole).map(ColumnName::table).equals(draft.table(at))
            && draft.table(at).isPresent();
    return filler || owner;
  }

  private static boolean read(Draft draft, List<Integer> asking, int whole, int verb, int part) {
    boolean added =
        draft.isQuantity(whole)
            && (WordClass.SPLIT.contains(draft.tokens.get(verb).text()) || isAdded(draft, whole));
    return (draft.table(whole).isPresent() || added)
        && read(draft, asking, whole, IntStream.rangeClosed(verb, part).toArray());
  }

  /**
   * @param asking tokens that ask for it, with that of the whole
   * @param places tokens from the one that divides it to that of the parts
   */
  static boolean read(Draft draft, List<Integer> asking, int whole, int[] places) {
    boolean rows = draft.table(whole).isPresent();
    int part = places[places.length - 1];
    List<WordSpan> from = draft.take(asking);
    if (rows) {
      draft.countsSubject = true;
      draft.subject = draft.table(whole);
      draft.named.add(draft.table(whole).get());
      draft.select(whole, Aggregate.countRows(), from);
    } else {
      draft.belief *= SUMMED;
      ColumnName quantity = draft.column(whole).get();
      draft.select(whole, Aggregate.of(Expression.Function.SUM, quantity), from);
    }
    Groups.group(draft, part, draft.take(places));
    return true;
  }

  /** What is spread may be looked at one by one, unless it is of a kind that people add up. */
  static boolean isAdded(Draft draft, int whole) {
    return draft.isQuantity(whole)
        && NameParts.of(draft.column(whole).get().column()).stream()
            .anyMatch(WordClass.ADDITIVE::contains);
  }
}
