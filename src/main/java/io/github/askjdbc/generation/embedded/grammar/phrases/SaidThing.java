package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a value names, with the noun for its kind before it or behind it, and more of them behind
 * "or": "the course First Aid", "a beginner course", "Algebra or Botany".
 *
 * @param value token of the first value
 * @param literals none where no value stands there
 * @param places tokens that say so
 */
public record SaidThing(int value, List<Condition.Literal> literals, List<Integer> places) {

  public SaidThing {
    literals = List.copyOf(literals);
    places = List.copyOf(places);
  }

  /** The thing that a value names at a place. */
  public static SaidThing at(Draft draft, int at) {
    List<Integer> places = new ArrayList<>();
    int value = at;
    if (draft.free(at) && !isValue(draft, at) && isKind(draft, at, draft.next(at))) {
      places.add(at);
      value = draft.next(at);
    }
    if (!isValue(draft, value)) {
      return new SaidThing(at, List.of(), List.of());
    }
    List<Condition.Literal> literals = new ArrayList<>();
    ColumnName column = draft.value(value).orElseThrow().column();
    int last = value;
    for (int next = value; isOf(draft, next, column); next = draft.next(draft.next(last))) {
      places.add(next);
      literals.add(ValueConditions.literal(draft, next));
      if (next > value) {
        places.add(draft.next(last));
      }
      last = next;
      if (!isOr(draft, draft.next(last))) {
        break;
      }
    }
    if (draft.free(last + 1) && isKind(draft, last + 1, value)) {
      places.add(last + 1);
    }
    return new SaidThing(value, literals, places);
  }

  /** The column that holds the values. */
  public ColumnName column(Draft draft) {
    return draft.value(value).map(Link.ToValue::column).orElseThrow();
  }

  /** The last of its places. */
  public int last() {
    return places.stream().mapToInt(Integer::intValue).max().orElse(value);
  }

  private static boolean isValue(Draft draft, int at) {
    return draft.free(at) && draft.value(at).isPresent();
  }

  private static boolean isOf(Draft draft, int at, ColumnName column) {
    return isValue(draft, at) && draft.value(at).orElseThrow().column().equals(column);
  }

  private static boolean isOr(Draft draft, int at) {
    return draft.isFree(at, Cue.OR)
        || (draft.isFree(at, Cue.NOT) && WordClass.NOR.contains(draft.tokens.get(at).text()));
  }

  /** Whether a noun is for what a value beside it is one of. */
  private static boolean isKind(Draft draft, int noun, int value) {
    Optional<ColumnName> column =
        isValue(draft, value) ? draft.value(value).map(Link.ToValue::column) : Optional.empty();
    Optional<TableName> rows = column.map(ColumnName::table);
    return column.isPresent()
        && (draft.table(noun).equals(rows) || draft.column(noun).equals(column));
  }
}
