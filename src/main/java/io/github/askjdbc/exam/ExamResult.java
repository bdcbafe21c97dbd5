package io.github.askjdbc.exam;

import io.github.askjdbc.evaluation.measures.Count;
import io.github.askjdbc.llm.ModelPrice;
import io.github.askjdbc.llm.TokenCount;
import io.github.askjdbc.memory.ExamAnswer;
import io.github.askjdbc.memory.ExamAnswer.Cost;
import io.github.askjdbc.memory.ExamAnswer.Outcome;
import io.github.askjdbc.memory.ExamRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What an exam came to, for a person.
 *
 * @param shift from an exam to what people ask, for such a writer
 * @param price of the model's tokens, where one is set
 */
public record ExamResult(ExamRecord record, ExamShift shift, Optional<ModelPrice> price) {

  /** Shares with Wilson's 95 % interval, then what it cost. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        line("right of those that can be answered", ExamAnswer::answerable, ExamAnswer::right));
    lines.add(expected());
    lines.add(
        line("refused of those that cannot", answer -> !answer.answerable(), ExamAnswer::refused));
    for (Complexity complexity : Complexity.values()) {
      Predicate<ExamAnswer> among = answer -> complexity(answer).equals(Optional.of(complexity));
      if (complexity != Complexity.UNANSWERABLE && record.answers().stream().anyMatch(among)) {
        lines.add(line("  " + complexity.label(), among, ExamAnswer::right));
      }
    }
    for (QuestionKind kind : QuestionKind.answerable(false)) {
      Predicate<ExamAnswer> among = answer -> answer.kind().equals(kind.label());
      if (record.answers().stream().anyMatch(among)) {
        lines.add(line("  " + kind.label(), among, ExamAnswer::refused));
      }
    }
    lines.add(written());
    lines.add(cost());
    return lines;
  }

  /** People's questions are harder than the exam's, by more on some databases than on others. */
  private String expected() {
    return String.format(
        Locale.ROOT,
        "%-38s %s, for nine writers in ten",
        "to be expected of what people ask",
        shift.range(ExamShift.Harder.of(record)));
  }

  private static Optional<Complexity> complexity(ExamAnswer answer) {
    return QuestionKind.of(answer.kind()).map(QuestionKind::complexity);
  }

  private String line(String what, Predicate<ExamAnswer> among, Predicate<ExamAnswer> held) {
    Count count = new Count();
    record.answers().stream().filter(among).forEach(answer -> count.add(held.test(answer)));
    long right = record.answers().stream().filter(among).filter(held).count();
    return String.format(
        Locale.ROOT, "%-38s %3d of %3d  %s", what, right, count.of(), count.withInterval());
  }

  private String written() {
    return String.format(
        Locale.ROOT,
        "SQL for %d, none for %d, of no use for %d, refused before anybody wrote: %d",
        count(Outcome.RIGHT) + count(Outcome.WRONG),
        count(Outcome.NONE),
        count(Outcome.USELESS),
        count(Outcome.EARLY));
  }

  private long count(Outcome outcome) {
    return record.answers().stream().filter(answer -> answer.outcome() == outcome).count();
  }

  private String cost() {
    Cost all = record.answers().stream().map(ExamAnswer::cost).reduce(Cost.NONE, Cost::plus);
    String told =
        String.format(
            Locale.ROOT,
            "%d calls, %d tokens in and %d out, %.1f s",
            all.calls(),
            all.in(),
            all.out(),
            all.millis() / 1000.0);
    return price
        .map(one -> one.of(new TokenCount(all.in(), all.out())))
        .map(cost -> told + String.format(Locale.ROOT, ", cost %.5f", cost))
        .orElse(told);
  }
}
