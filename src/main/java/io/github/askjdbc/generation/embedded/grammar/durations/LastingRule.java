package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.LengthWords;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.Units;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * How long things last, by the one column of lengths of time that they have: "which lessons last
 * more than an hour", "concerts that run for at least 90 minutes".
 */
public final class LastingRule implements Rule {

  private static final String HOUR = "hour";
  private static final Units UNITS = new Units();

  @Override
  public void apply(Draft draft) {
    for (int verb = 1; verb < draft.size(); verb++) {
      if (draft.isUnknown(verb) && WordClass.LASTING.contains(draft.tokens.get(verb).text())) {
        read(draft, verb);
      }
    }
  }

  private static void read(Draft draft, int verb) {
    Optional<TableName> rows = NearestRows.ofVerb(draft, verb);
    Optional<ColumnName> length = rows.flatMap(table -> length(draft, table));
    int cue = draft.next(verb);
    int number = draft.next(cue);
    if (length.isEmpty()
        || !draft.free(cue)
        || !draft.free(number)
        || draft.number(number).isEmpty()
        || !isTime(draft, number + 1)) {
      return;
    }
    boolean longer =
        draft
            .measure(cue)
            .filter(measure -> !measure.superlative())
            .filter(measure -> measure.column().equals(length.get()))
            .isPresent();
    Optional<Condition.Operator> operator = Comparators.ofNumbers(draft, cue);
    if (longer) {
      draft.take(verb); // "longer than" is read where numbers are
    } else if (operator.isPresent()) {
      BigDecimal said = draft.number(number).get();
      draft.where(
          new Condition.Comparison(
              new Cell(length.get()), operator.get(), new Condition.Literal.Numeral(said)),
          draft.take(verb, cue, number));
    }
  }

  private static boolean isTime(Draft draft, int at) {
    return at < draft.size() && draft.free(at) && LengthWords.isUnit(draft.tokens.get(at).text());
  }

  /** The only column of its kind. */
  private static Optional<ColumnName> length(Draft draft, TableName rows) {
    List<ColumnName> lengths =
        draft.knowledge.catalog().table(rows).stream()
            .flatMap(table -> table.columns().stream())
            .filter(column -> draft.columns.isQuantity(column.name()))
            .filter(column -> countsTime(draft, column))
            .map(Column::name)
            .toList();
    return lengths.size() == 1 ? Optional.of(lengths.get(0)) : Optional.empty();
  }

  private static boolean countsTime(Draft draft, Column column) {
    return UNITS
        .of(column, draft.knowledge.semantics())
        .filter(
            counts ->
                UNITS.meanings(HOUR).stream()
                    .anyMatch(unit -> unit.family().equals(counts.family())))
        .isPresent();
  }
}
