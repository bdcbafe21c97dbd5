package io.github.askjdbc.cli.shell;

import io.github.askjdbc.cli.answers.Ink;
import io.github.askjdbc.cli.asking.TypedText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jline.utils.Signals;

/**
 * Line by line, without history or completion: for terminals that cannot be driven, and for what
 * comes from a pipe.
 *
 * @param prompts whether somebody is there to be prompted
 */
public record LineConsole(
    BufferedReader in, PrintWriter out, TypedText texts, boolean prompts, Ink ink)
    implements Console {

  static final String PROMPT = "ask> ";
  static final String MORE = "...> ";

  private static final int WIDTH = 80;

  @Override
  public Typed next() {
    StringBuilder text = new StringBuilder();
    AtomicBoolean givenUp = new AtomicBoolean();
    boolean complete = false;
    while (!complete) {
      prompt(text.isEmpty() ? PROMPT : MORE);
      Optional<String> line = read(givenUp);
      if (givenUp.getAndSet(false)) {
        text.setLength(0);
      }
      if (line.isEmpty() && text.isEmpty()) {
        prompt(System.lineSeparator());
        return new Typed.Ended();
      }
      text.append(text.isEmpty() ? "" : "\n").append(line.orElse("\n"));
      complete = ShellCommand.isMeant(text.toString()) || texts.isComplete(text.toString());
    }
    return new Typed.Text(text.toString());
  }

  @Override
  public String reply(String prompt) {
    prompt(prompt);
    return read(new AtomicBoolean()).orElse("");
  }

  private void prompt(String prompt) {
    if (prompts) {
      out.print(prompt);
      out.flush();
    }
  }

  /** Empty at the end. */
  private Optional<String> read(AtomicBoolean givenUp) {
    Runnable giveUp =
        () -> {
          givenUp.set(true); // the terminal itself forgets the line
          out.println();
          prompt(PROMPT);
        };
    AtomicReference<Optional<String>> line = new AtomicReference<>(Optional.empty());
    interruptibly(() -> line.set(readLine()), giveUp);
    return line.get();
  }

  private Optional<String> readLine() {
    try {
      return Optional.ofNullable(in.readLine());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public int width() {
    return WIDTH;
  }

  @Override
  public boolean rewrites() {
    return false;
  }

  @Override
  public void interruptibly(Runnable work, Runnable cancel) {
    if (!prompts) {
      work.run(); // a script is stopped as a whole
      return;
    }
    Object before = Signals.register("INT", cancel);
    try {
      work.run();
    } finally {
      Signals.unregister("INT", before);
    }
  }
}
