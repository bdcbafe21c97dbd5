package io.github.askjdbc.cli;

import io.github.askjdbc.cli.answers.Ink;
import io.github.askjdbc.cli.answers.Wrapped;
import io.github.askjdbc.cli.asking.TypedText;
import io.github.askjdbc.cli.shell.Console;
import io.github.askjdbc.cli.shell.HistoryFile;
import io.github.askjdbc.cli.shell.LineConsole;
import io.github.askjdbc.cli.shell.NameSource;
import io.github.askjdbc.cli.shell.TerminalConsole;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.SignalHandler;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;

/**
 * Makes the console of a shell: the terminal itself, or lines where it cannot be driven.
 *
 * @param out for a console of lines
 */
record ShellOpening(TypedText texts, NameSource names, PrintWriter out) {

  private static final String LEAVE = "Ctrl-D leaves, \\help lists what there is.";

  /**
   * Says on the console what it is.
   *
   * @param type of the terminal, as {@code TERM} names it
   * @param home of the user, for the history
   */
  Console open(Optional<String> type, Path home) {
    Optional<String> why = type.map(ShellOpening::problem).orElse(Optional.of("TERM is not set"));
    if (why.isEmpty()) {
      try {
        return driven(terminal(type.get()), home);
      } catch (IOException | RuntimeException e) {
        why = Optional.of("stty cannot be used");
      }
    }
    Console console = new LineConsole(standardInput(), out, texts, true, Ink.of(encoding()));
    say(
        "Line mode, without history or completion, since this terminal cannot be driven ("
            + why.get()
            + "). "
            + LEAVE,
        console);
    return console;
  }

  private static void say(String sentences, Console console) {
    Wrapped.lines("", sentences, console.width()).forEach(console.out()::println);
    console.out().flush();
  }

  private static Optional<String> problem(String type) {
    return type.isEmpty() || type.equals(Terminal.TYPE_DUMB)
        ? Optional.of("TERM is " + (type.isEmpty() ? "empty" : type))
        : Optional.empty();
  }

  /** Through {@code stty}, since the all-jar holds no native code for it. */
  @SuppressWarnings("deprecation") // the form that every JLine 3 has
  private static Terminal terminal(String type) throws IOException {
    return new ExecTerminalProvider()
        .sysTerminal(
            "ask",
            type,
            false,
            encoding(),
            true,
            SignalHandler.SIG_DFL,
            false,
            SystemStream.Output);
  }

  Console driven(Terminal terminal, Path home) {
    Optional<Path> history = Optional.empty();
    String kept;
    try {
      history = Optional.of(HistoryFile.in(home));
      kept = "What you type is kept in " + history.get() + ".";
    } catch (IOException e) {
      kept =
          "What you type is not kept: " + home.resolve(".ask-jdbc") + ": " + e.getMessage() + ".";
    }
    Console console = new TerminalConsole(terminal, texts, names, history);
    say(kept + " " + LEAVE, console);
    return console;
  }

  static BufferedReader standardInput() {
    return new BufferedReader(new InputStreamReader(System.in, encoding()));
  }

  /** As the terminal has it, which Java 17 does not tell in a documented way. */
  private static Charset encoding() {
    for (String property :
        new String[] {"stdout.encoding", "sun.stdout.encoding", "native.encoding"}) {
      String name = System.getProperty(property, "");
      if (!name.isEmpty() && Charset.isSupported(name)) {
        return Charset.forName(name);
      }
    }
    return Charset.defaultCharset();
  }
}
