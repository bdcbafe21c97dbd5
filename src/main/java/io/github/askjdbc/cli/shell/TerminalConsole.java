package io.github.askjdbc.cli.shell;

import io.github.askjdbc.cli.answers.Ink;
import io.github.askjdbc.cli.asking.TypedText;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal.SignalHandler;

/** A terminal that JLine drives: with history, completion and lines that can be edited. */
public final class TerminalConsole implements Console {

  private static final int KEPT = 1000;
  private static final int USUAL_WIDTH = 80;

  /** Without a history, so that what is replied is not kept. */
  private final LineReader replies;

  private final LineReader reader;
  private final Terminal terminal;

  /**
   * @param names what is completed
   * @param history the file it is kept in; empty to keep it in memory
   */
  public TerminalConsole(
      Terminal terminal, TypedText texts, NameSource names, Optional<Path> history) {
    this.terminal = terminal;
    LineReaderBuilder builder =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("ask")
            .parser(new TextParser(texts))
            .completer(new NameCompleter(names))
            .variable(LineReader.SECONDARY_PROMPT_PATTERN, LineConsole.MORE)
            .variable(LineReader.HISTORY_SIZE, KEPT)
            .variable(LineReader.HISTORY_FILE_SIZE, KEPT)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.HISTORY_IGNORE_SPACE, true)
            .option(LineReader.Option.CASE_INSENSITIVE, true);
    history.ifPresent(file -> builder.variable(LineReader.HISTORY_FILE, file));
    this.reader = builder.build();
    this.replies = LineReaderBuilder.builder().terminal(terminal).appName("ask").build();
    replies.option(LineReader.Option.DISABLE_EVENT_EXPANSION, true);
    replies.setVariable(LineReader.DISABLE_HISTORY, true);
    replies.setVariable(LineReader.DISABLE_COMPLETION, true);
  }

  @Override
  public Typed next() {
    try {
      return new Typed.Text(reader.readLine(LineConsole.PROMPT));
    } catch (UserInterruptException stopped) {
      return new Typed.Interrupted();
    } catch (EndOfFileException end) {
      return new Typed.Ended();
    }
  }

  @Override
  public String reply(String prompt) {
    try {
      return replies.readLine(prompt);
    } catch (UserInterruptException | EndOfFileException nothing) {
      return "";
    }
  }

  @Override
  public PrintWriter out() {
    return terminal.writer();
  }

  @Override
  public int width() {
    return terminal.getWidth() > 0 ? terminal.getWidth() : USUAL_WIDTH;
  }

  @Override
  public Ink ink() {
    return Ink.of(terminal.encoding());
  }

  @Override
  public boolean rewrites() {
    return true;
  }

  @Override
  public void interruptibly(Runnable work, Runnable cancel) {
    SignalHandler before = terminal.handle(Signal.INT, signal -> cancel.run());
    try {
      work.run();
    } finally {
      terminal.handle(Signal.INT, before);
    }
  }
}
