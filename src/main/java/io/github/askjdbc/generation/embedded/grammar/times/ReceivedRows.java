package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.GoverningVerb;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.EventEnds;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;

/**
 * "How many claims did we get in 2023": what we got in a time came to us then, however that is
 * called of its rows, as reported or filed, and whatever became of it later.
 */
final class ReceivedRows {

  /** How sure the date is that no word of the question tells. */
  private static final double SCORE = 0.6;

  private ReceivedRows() {}

  /**
   * The date at which rows came to us, where the question asks for that.
   *
   * @param period token of the time
   */
  static Optional<TimeChoice.Dated> date(Draft draft, int period) {
    Optional<TableName> rows =
        isAsked(draft, period) ? NearestRows.of(draft, period) : Optional.empty();
    List<ColumnName> began =
        rows.map(new EventEnds(draft.knowledge)::starts).orElse(List.of()).stream()
            .filter(column -> !isForetold(column))
            .toList();
    return began.size() == 1
        ? draft
            .knowledge
            .times()
            .form(began.get(0))
            .map(form -> new TimeChoice.Dated(began.get(0), form, SCORE, Optional.empty()))
        : Optional.empty();
  }

  /** Whether a time is none that rows are planned for, where it says when we got them. */
  static boolean isOpen(Draft draft, int period, TimeChoice.Dated dated) {
    return !(isAsked(draft, period) && isForetold(dated.column()));
  }

  /** What subscriptions start with is no plan, as the day is that a table is reserved for. */
  private static boolean isForetold(ColumnName date) {
    return GoverningVerb.isPlanned(date)
        && NameParts.of(date.column()).stream().noneMatch(WordClass.ROW_BEGUN::contains);
  }

  /** "Did we get in", "came in during". */
  private static boolean isAsked(Draft draft, int period) {
    List<Word> words = draft.question.words();
    int verb = draft.tokens.get(period).span().first() - 1;
    while (verb > 0 && WordClass.TIME_PREPOSITION.contains(words.get(verb).folded())) {
      verb--;
    }
    return verb > 0
        && (isGot(words, verb) || WordClass.COMING_ALONG.contains(words.get(verb).folded()));
  }

  private static boolean isGot(List<Word> words, int verb) {
    return WordClass.GETTING.contains(words.get(verb).folded())
        && WordClass.SOMEBODY.contains(words.get(verb - 1).folded());
  }
}
