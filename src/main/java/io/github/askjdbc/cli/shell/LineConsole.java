package io.github.askjdbc.cli.shell;

import io.github.askjdbc.cli.answers.Ink;
import io.github.askjdbc.cli.asking.TypedText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
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
    prompt(PROMPT);
    String line = read();
    if (line == null) {
      return new Typed.Ended();
    }
    StringBuilder text = new StringBuilder(line);
    while (!ShellCommand.isMeant(line) && !texts.isComplete(text.toString())) {
      prompt(MORE);
      String more = read();
      if (more == null || more.isBlank()) {
        break;
      }
      text.append('\n').append(more);
    }
    return new Typed.Text(text.toString());
  }

  @Override
  public String reply(String prompt) {
    prompt(prompt);
    String line = read();
    return line == null ? "" : line;
  }

  private void prompt(String prompt) {
    if (prompts) {
      out.print(prompt);
      out.flush();
    }
  }

  /** Null at the end. */
  private String read() {
    try {
      return in.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public int width() {
    return WIDTH;
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
