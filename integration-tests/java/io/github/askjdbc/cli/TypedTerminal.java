package io.github.askjdbc.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.jline.utils.AttributedString;

/** A terminal in this process, with its line discipline, at which the test types and reads. */
final class TypedTerminal implements AutoCloseable {

  static final String INTERRUPT = "\u0003";
  static final String END = "\u0004";
  static final String PREVIOUS = "\u0010";
  static final String TAB = "\t";

  private static final int MOST_WAITS = 1200;
  private static final long WAIT = 50;

  private final PipedOutputStream keys = new PipedOutputStream();
  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
  private final ExternalTerminal terminal;
  private int seen;

  TypedTerminal(int columns) throws IOException {
    terminal =
        new ExternalTerminal(
            "test", "xterm", new PipedInputStream(keys), screen, StandardCharsets.UTF_8);
    terminal.setSize(new Size(columns, 40));
  }

  Terminal terminal() {
    return terminal;
  }

  void type(String text) throws IOException {
    seen = raw().length();
    keys.write(text.getBytes(StandardCharsets.UTF_8));
    keys.flush();
  }

  void enter(String line) throws IOException {
    type(line + "\r");
  }

  /** Waits until all of these show that came after what was typed last. */
  void await(String... texts) throws InterruptedException {
    for (int i = 0; i < MOST_WAITS && !Stream.of(texts).allMatch(shown()::contains); i++) {
      Thread.sleep(WAIT);
    }
    assertThat(shown()).contains(texts);
  }

  /** What came since something was typed last, without what steers the terminal. */
  String shown() {
    return AttributedString.stripAnsi(raw().substring(seen)).replace("\r", "");
  }

  String raw() {
    return screen.toString(StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    keys.close();
    terminal.close();
  }
}
