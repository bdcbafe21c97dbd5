package io.github.askjdbc.cli.shell;

import io.github.askjdbc.cli.answers.AnswerRows;
import io.github.askjdbc.cli.answers.BarChart;
import io.github.askjdbc.cli.answers.ChartPoints;
import io.github.askjdbc.cli.answers.LineChart;
import io.github.askjdbc.cli.answers.RowFormat;
import io.github.askjdbc.cli.answers.TextTable;
import io.github.askjdbc.cli.answers.Wrapped;
import io.github.askjdbc.cli.asking.OutcomePrinter;
import io.github.askjdbc.cli.asking.StatementOutcome;
import io.github.askjdbc.cli.asking.StatementRunner;
import io.github.askjdbc.cli.asking.TypedText;
import io.github.askjdbc.text.LetterCase;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Reads questions, statements and commands until the person leaves, and shows what they give. */
public final class Shell {

  private static final int CHART_HEIGHT = 12;
  private static final String NOT_ASKED = "no question was asked yet";

  private final Console console;
  private final TypedText texts;
  private final StatementRunner runner;
  private final ModelWait wait;

  private RowFormat format;
  private Optional<LastQuestion> lastQuestion = Optional.empty();
  private Optional<AnswerRows> lastRows = Optional.empty();

  /**
   * @param format how rows are written until the person says otherwise
   * @param wait shown while a question lasts
   */
  public Shell(
      Console console, TypedText texts, StatementRunner runner, RowFormat format, ModelWait wait) {
    this.console = console;
    this.texts = texts;
    this.runner = runner;
    this.format = format;
    this.wait = wait;
  }

  /** Until Ctrl-D, the end of the input or {@code \quit}. */
  public void run() {
    boolean going = true;
    while (going) {
      Typed typed = console.next();
      going = !(typed instanceof Typed.Ended);
      if (typed instanceof Typed.Text text && !text.text().isBlank()) {
        going = take(text.text().strip());
      }
      console.out().flush();
    }
  }

  private boolean take(String text) {
    if (!ShellCommand.isMeant(text)) {
      ask(text);
      return true;
    }
    Optional<ShellCommand> command = ShellCommand.of(text);
    if (command.isEmpty()) {
      say("there is no such command; \\help lists them");
    }
    command.ifPresent(known -> obey(known, ShellCommand.rest(text)));
    return !command.equals(Optional.of(ShellCommand.QUIT));
  }

  private void obey(ShellCommand command, String rest) {
    switch (command) {
      case HELP -> Help.lines(console.width()).forEach(this::line);
      case CHART -> chart(rest);
      case WHY -> about(LastQuestion::explained, Wrapped::paragraphs);
      case SQL -> about(LastQuestion::translated, Wrapped::cells);
      case CONFIRM -> about(LastQuestion::confirmed, Wrapped::cells);
      case CORRECT -> correct(rest);
      case FORMAT -> format(rest);
      case QUIT -> {}
    }
  }

  private void ask(String text) {
    texts
        .question(text)
        .ifPresent(question -> lastQuestion = Optional.of(new LastQuestion(question)));
    StatementOutcome outcome = run(text);
    remarks(outcome);
    if (outcome instanceof StatementOutcome.Rows answer) {
      lastRows = Optional.of(answer.rows());
      show(answer.rows());
    }
  }

  private void show(AnswerRows rows) {
    console.out().print(format.write(rows, TextTable.fitting(console.width()), true));
    if (format == RowFormat.TABLE || rows.more()) {
      line("  (" + rows.count() + ")");
    }
  }

  private void chart(String kind) {
    if (lastRows.isEmpty()) {
      say("there is no answer to draw yet");
      return;
    }
    try {
      ChartPoints points = ChartPoints.of(lastRows.get());
      String asked = LetterCase.lower(kind);
      boolean line = asked.isEmpty() ? points.isSeries() : asked.equals("line");
      List<String> lines =
          line
              ? new LineChart(console.width(), CHART_HEIGHT, console.ink()).lines(points)
              : new BarChart(console.width(), console.ink()).lines(points);
      lines.forEach(this::line);
    } catch (IllegalArgumentException notDrawable) {
      say(notDrawable.getMessage());
    }
  }

  private void correct(String sql) {
    if (sql.isEmpty()) {
      say("the right SQL is missing; write " + ShellCommand.CORRECT.usage());
      return;
    }
    about(question -> question.corrected(sql), Wrapped::cells);
  }

  private void about(
      Function<LastQuestion, String> form, BiFunction<AnswerRows, Integer, List<String>> layout) {
    if (lastQuestion.isEmpty()) {
      say(NOT_ASKED);
      return;
    }
    StatementOutcome outcome = run(form.apply(lastQuestion.get()));
    if (outcome instanceof StatementOutcome.Rows answer) {
      layout.apply(answer.rows(), console.width()).forEach(this::line);
    } else {
      remarks(outcome);
    }
  }

  private void format(String name) {
    for (RowFormat known : RowFormat.values()) {
      if (known.toString().equals(LetterCase.lower(name))) {
        format = known;
        return;
      }
    }
    say("rows are written as " + format + "; write " + ShellCommand.FORMAT.usage());
  }

  private StatementOutcome run(String text) {
    AtomicReference<StatementOutcome> outcome =
        new AtomicReference<>(new StatementOutcome.Cancelled());
    console.interruptibly(() -> outcome.set(watched(text)), runner::cancel);
    return outcome.get();
  }

  @SuppressWarnings("try") // the line only ends when closed
  private StatementOutcome watched(String text) {
    if (!console.rewrites()) {
      return runner.run(text);
    }
    try (WaitingLine line = WaitingLine.begin(console.out(), wait)) {
      return runner.run(text);
    }
  }

  private void remarks(StatementOutcome outcome) {
    if (outcome instanceof StatementOutcome.Withheld) {
      say("not run"); // why, the person was told before
    } else {
      OutcomePrinter.remarks(outcome).forEach(this::say);
    }
  }

  private void say(String sentence) {
    Wrapped.lines("  ", sentence, console.width()).forEach(this::line);
  }

  private void line(String line) {
    console.out().println(line);
  }
}
