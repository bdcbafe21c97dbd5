package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.LeftBehind;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * "Which customers bought a lamp": what a verb tells that somebody did to a thing is done by the
 * rows that it leaves, orders of customers and order lines of products, and by no others that also
 * tie the two together. Where one of the two refers to the other, it cannot be told which way is
 * meant.
 */
public final class DeedBetweenRule implements Rule {

  private final boolean named;

  /**
   * @param named whether these rows are named already, so that the verb says no more
   */
  public DeedBetweenRule(boolean named) {
    this.named = named;
  }

  @Override
  public void apply(Draft draft) {
    for (int verb = 1; verb < draft.size(); verb++) {
      boolean open = draft.isUnknown(verb) || draft.isFree(verb, Cue.ORDER) || isDeed(draft, verb);
      if (isOfNamed(draft, verb)) {
        draft.reject();
      } else if (open && !LeftBehind.all(draft, draft.tokens.get(verb).text()).isEmpty()) {
        read(draft, verb);
      }
    }
  }

  /**
   * "Who reviewed products they bought", "reviews of products they bought": by two kinds of rows,
   * and no join says of one thing.
   */
  private static boolean isOfNamed(Draft draft, int verb) {
    boolean person =
        draft.fillerBefore(verb, WordClass.SAID_BEFORE)
            || WordClass.SAID_BEFORE.contains(draft.tokens.get(verb - 1).text());
    return person
        && !LeftBehind.all(draft, draft.tokens.get(verb).text()).isEmpty()
        && (IntStream.range(1, verb).anyMatch(at -> isOpenDeed(draft, at))
            || IntStream.range(0, verb)
                    .mapToObj(draft::rows)
                    .flatMap(Optional::stream)
                    .filter(rows -> !draft.areNamedPeople(rows))
                    .distinct()
                    .count()
                > 1);
  }

  private static boolean isOpenDeed(Draft draft, int verb) {
    return (draft.isUnknown(verb) || isDeed(draft, verb))
        && !LeftBehind.all(draft, draft.tokens.get(verb).text()).isEmpty();
  }

  /** "Ordered", which names the orders. */
  private static boolean isDeed(Draft draft, int verb) {
    return draft.free(verb)
        && draft
            .table(verb)
            .filter(LeftBehind.all(draft, draft.tokens.get(verb).text())::contains)
            .isPresent();
  }

  private void read(Draft draft, int verb) {
    Optional<TableName> one = NearestRows.of(draft, verb);
    Optional<TableName> other = other(draft, verb, one);
    Optional<TableName> first = one.flatMap(rows -> LeftBehind.said(draft, verb, rows));
    Optional<TableName> second = other.flatMap(rows -> LeftBehind.said(draft, verb, rows));
    boolean apart =
        first.isPresent()
            && second.isPresent()
            && !one.equals(other)
            && Set.of(one.get(), other.get()).stream()
                .noneMatch(
                    rows -> first.equals(Optional.of(rows)) || second.equals(Optional.of(rows)));
    boolean direct = apart && areTied(draft, one.get(), other.get());
    if (!apart || direct || !areTied(draft, first.get(), second.get())) {
      return;
    }
    if (named) {
      draft.take(verb);
    } else {
      draft.named.add(first.get());
      draft.named.add(second.get());
    }
  }

  /** The first rows behind the verb; "which lamps did Ann buy" has them before whose deed it is. */
  private static Optional<TableName> other(Draft draft, int verb, Optional<TableName> one) {
    return IntStream.concat(IntStream.range(verb + 1, draft.size()), IntStream.range(0, verb))
        .boxed()
        .flatMap(at -> draft.rows(at).stream())
        .filter(rows -> !one.equals(Optional.of(rows)))
        .findFirst();
  }

  private static boolean areTied(Draft draft, TableName one, TableName other) {
    return one.equals(other)
        || draft.graph.references(one, other).size() == 1
        || draft.graph.references(other, one).size() == 1;
  }
}
