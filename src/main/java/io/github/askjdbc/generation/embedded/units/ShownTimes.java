package io.github.askjdbc.generation.embedded.units;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.actions.Expression.TextOfTime;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeUnit;
import io.github.askjdbc.generation.embedded.actions.TimeTexts;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Shows the day of a time that a column counts in seconds since 1970, which nobody reads: "when was
 * the ward opened", "on which date". Where a day may not be all that is asked for, there is no
 * answer.
 */
public final class ShownTimes {

  private static final Set<TimeForm> COUNTED =
      Set.of(TimeForm.EPOCH_SECONDS, TimeForm.EPOCH_MILLIS);
  private static final Set<Function> ENDS = Set.of(Function.MIN, Function.MAX);
  private static final long SECONDS_OF_DAY = 86_400;
  private static final long MILLIS_OF_DAY = SECONDS_OF_DAY * 1000;

  private final DatabaseKnowledge knowledge;
  private final TimeTexts texts;
  private final boolean asksTime;
  private final boolean asksDay;
  private final boolean asksHour;

  public ShownTimes(LinkedQuestion question, DatabaseKnowledge knowledge, Dialect dialect) {
    this.knowledge = knowledge;
    this.texts = new TimeTexts(dialect);
    this.asksHour = says(question, WordClass.ASKING_HOUR);
    this.asksDay = says(question, WordClass.ASKING_DAY);
    this.asksTime = asksHour || asksDay || says(question, WordClass.ASKING_TIME);
  }

  private static boolean says(LinkedQuestion question, WordClass words) {
    return question.words().stream().map(Word::folded).anyMatch(words::contains);
  }

  /** A query with the days; empty where it cannot be told that a day is enough. */
  public Optional<List<Action>> of(List<Action> actions) {
    if (!asksTime) {
      return Optional.of(actions);
    }
    List<Action> shown = new ArrayList<>();
    for (Action action : actions) {
      Optional<Cell> counted = counted(action);
      if (counted.isEmpty()) {
        shown.add(action);
        continue;
      }
      TimeForm form = knowledge.times().form(counted.get().column()).orElseThrow();
      boolean day = !asksHour && (asksDay || isOfDays(counted.get(), form));
      if (!day || !texts.writes(TimeUnit.DAY, form)) {
        return Optional.empty();
      }
      Expression text = new TextOfTime(TimeUnit.DAY, counted.get(), form);
      Expression whole =
          ((Action.AddSelect) action).expression() instanceof Aggregate end
              ? new Aggregate(end.function(), false, Optional.of(text))
              : text;
      shown.add(new Action.AddSelect(whole, action.from()));
    }
    return Optional.of(shown);
  }

  /** The cell of such a time that an action shows, or the first or last of. */
  private Optional<Cell> counted(Action action) {
    Optional<Expression> shown =
        action instanceof Action.AddSelect select
            ? Optional.of(select.expression())
            : Optional.empty();
    return shown
        .flatMap(
            one ->
                one instanceof Aggregate end && ENDS.contains(end.function())
                    ? end.argument()
                    : Optional.of(one))
        .filter(Cell.class::isInstance)
        .map(Cell.class::cast)
        .filter(this::isCounted);
  }

  private boolean isCounted(Cell cell) {
    return knowledge
        .catalog()
        .column(cell.column())
        .filter(column -> column.kind() == ColumnKind.NUMBER)
        .flatMap(column -> knowledge.times().form(column.name()))
        .filter(COUNTED::contains)
        .isPresent();
  }

  /** Whether all times are seen to be of the same time of day, which then says nothing. */
  private boolean isOfDays(Cell cell, TimeForm form) {
    long day = form == TimeForm.EPOCH_MILLIS ? MILLIS_OF_DAY : SECONDS_OF_DAY;
    return knowledge.statistics().samples(cell.column()).stream()
            .map(Long::parseLong)
            .map(time -> time % day)
            .distinct()
            .count()
        == 1;
  }
}
