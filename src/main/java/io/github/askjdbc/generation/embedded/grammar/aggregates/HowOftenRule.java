package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "How often has each room been booked", "how often were orders cancelled": as many times as there
 * are rows of what happened, which are those that refer to all others that are named.
 */
public final class HowOftenRule implements Rule {

  private static final String HOW = "how";
  private static final String OFTEN = "often";
  private static final String TIMES = "times";

  @Override
  public void apply(Draft draft) {
    boolean asked =
        draft.size() > 2
            && stands(draft, 0)
            && IntStream.range(1, draft.size()).noneMatch(at -> draft.isFree(at, Cue.COUNT));
    Optional<TableName> happened = asked ? happened(draft) : Optional.empty();
    if (happened.isPresent()) {
      draft.named.add(happened.get());
      draft.subject = happened;
      draft.countsSubject = true;
      draft.select(0, Aggregate.countRows(), draft.take(0, 1));
    }
  }

  /** Whether two tokens ask how often, or how many times something was done. */
  public static boolean stands(Draft draft, int at) {
    boolean often =
        draft.isUnknown(at)
            && draft.isUnknown(at + 1)
            && draft.tokens.get(at).text().equals(HOW)
            && draft.tokens.get(at + 1).text().equals(OFTEN);
    return often || isManyTimes(draft, at);
  }

  private static boolean isManyTimes(Draft draft, int at) {
    int verb = at + 2;
    return draft.isFree(at, Cue.COUNT)
        && verb < draft.size()
        && draft.free(at + 1)
        && draft.tokens.get(at + 1).text().equals(TIMES)
        && (WordClass.PAST_BEING.contains(draft.tokens.get(verb).text())
            || WordClass.PERFECT.contains(draft.tokens.get(verb).text())
            || WordClass.DOING.contains(draft.tokens.get(verb).text()));
  }

  private static Optional<TableName> happened(Draft draft) {
    List<TableName> named =
        IntStream.range(2, draft.size())
            .filter(draft::free)
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .distinct()
            .toList();
    if (named.isEmpty()) {
      return ofValue(draft);
    }
    return named.stream()
        .filter(
            rows ->
                named.stream()
                    .filter(other -> !other.equals(rows))
                    .allMatch(other -> isOf(draft, rows, other)))
        .filter(rows -> named.size() > 1 || isEvent(draft, rows) || isOfKind(draft, rows))
        .findFirst();
  }

  /** "How often was Aspirin prescribed": of rows whose kind it is. */
  private static Optional<TableName> ofValue(Draft draft) {
    List<ColumnName> held =
        IntStream.range(2, draft.size())
            .mapToObj(draft::value)
            .flatMap(Optional::stream)
            .map(Link.ToValue::column)
            .distinct()
            .toList();
    return held.stream()
        .filter(kind -> held.size() == 1 && !draft.isName(kind) && !draft.columns.isKey(kind))
        .map(ColumnName::table)
        .filter(rows -> isOfOthers(draft, rows))
        .findFirst();
  }

  /** The same where the verb names the rows. */
  private static boolean isOfKind(Draft draft, TableName rows) {
    return isOfOthers(draft, rows)
        && IntStream.range(2, draft.size())
            .mapToObj(draft::value)
            .flatMap(Optional::stream)
            .anyMatch(value -> value.column().table().equals(rows))
        && IntStream.range(2, draft.size())
            .filter(at -> draft.table(at).isPresent())
            .allMatch(at -> WordClass.isParticiple(draft.tokens.get(at).text()));
  }

  private static boolean isOfOthers(Draft draft, TableName rows) {
    return draft.knowledge.catalog().keysOf(rows).stream().anyMatch(key -> key.from().equals(rows));
  }

  /** Whether each of some rows is of one of the others. */
  private static boolean isOf(Draft draft, TableName rows, TableName other) {
    return draft
        .graph
        .connect(rows, List.of(other))
        .filter(tree -> !tree.multipliesRoot() && !tree.ambiguous())
        .isPresent();
  }

  /** What refers to something and always has a date came about; machines are there all the time. */
  private static boolean isEvent(Draft draft, TableName rows) {
    boolean dated =
        draft.knowledge.catalog().table(rows).stream()
            .flatMap(table -> table.columns().stream())
            .filter(column -> !column.nullable())
            .anyMatch(column -> draft.knowledge.times().form(column.name()).isPresent());
    return dated && isOfOthers(draft, rows);
  }
}
