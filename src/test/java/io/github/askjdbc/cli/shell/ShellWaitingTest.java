package io.github.askjdbc.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.cli.answers.Ink;
import io.github.askjdbc.cli.answers.RowFormat;
import io.github.askjdbc.cli.asking.StatementRunner;
import io.github.askjdbc.cli.asking.TypedText;
import io.github.askjdbc.cli.asking.WriteConsent;
import io.github.askjdbc.driver.Connector;
import io.github.askjdbc.driver.StandardComponents;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.ModelStub.Behaviour;
import io.github.askjdbc.llm.Speaks;
import io.github.askjdbc.question.QuestionMode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** What the shell shows while it waits for a language model. */
class ShellWaitingTest {

  private static final String QUESTION = "How many customers are there?";
  private static final String WAITING = "waiting for the language model, ";
  private static final String REPLY =
      "{\"sql\": \"SELECT COUNT(*) FROM customer\", \"reason\": \"\"}";

  /** A slow server may take this long; nothing hangs on it. */
  private static final int MOST_LOOKS = 1_000;

  private final StringWriter screen = new StringWriter();

  /** Each look at the clock finds it a second later. */
  private final AtomicLong seconds = new AtomicLong();

  @Test
  void ask_modelIsSlow_lineWithTheSecondsThatIsGoneWithTheAnswer() throws SQLException {
    try (ModelStub stub = ModelStub.of(once(() -> screen.toString().contains(WAITING + "2 s")))) {
      run(stub, true);
    }
    String shown = screen.toString();
    int last = shown.lastIndexOf(WAITING);
    int length = shown.indexOf(')', last) - shown.lastIndexOf('\r', last);
    assertThat(shown).contains("\r  " + WAITING + "1 s (Ctrl-C stops)");
    assertThat(shown.substring(shown.indexOf(')', last) + 1))
        .startsWith("\r" + " ".repeat(length) + "\r")
        .contains("COUNT(*)");
  }

  @Test
  void ask_noTerminal_nothingIsWrittenOver() throws SQLException {
    AtomicLong looks = new AtomicLong();
    try (ModelStub stub = ModelStub.of(once(() -> looks.incrementAndGet() > 20))) {
      run(stub, false);
    }
    assertThat(screen.toString()).contains("COUNT(*)").doesNotContain(WAITING, "\r");
  }

  @Test
  void ask_modelIsNotAsked_noLine() throws SQLException {
    run(new Properties(), true);
    assertThat(screen.toString()).contains("COUNT(*)").doesNotContain(WAITING);
  }

  /** Replies as soon as that is so. */
  private static Behaviour once(BooleanSupplier condition) {
    return (exchange, request) -> {
      for (int i = 0; i < MOST_LOOKS && !condition.getAsBoolean(); i++) {
        pause();
      }
      Speaks.says(REPLY).answer(exchange, request);
    };
  }

  private static void pause() throws IOException {
    try {
      Thread.sleep(20);
    } catch (InterruptedException closed) {
      throw new IOException(closed);
    }
  }

  private void run(ModelStub stub, boolean terminal) throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("ask.model", "openai:stub");
    properties.setProperty("ask.model.url", stub.url());
    properties.setProperty("ask.model.when", "always");
    run(properties, terminal);
    assertThat(stub.received()).isNotEmpty();
  }

  private void run(Properties properties, boolean terminal) throws SQLException {
    StandardComponents components = new StandardComponents();
    try (Connector connector = new Connector(components);
        Connection connection = connector.connect("jdbc:ask:demo", properties)) {
      TypedText texts = new TypedText(QuestionMode.AUTO);
      StatementRunner runner = new StatementRunner(connection, texts, WriteConsent.REFUSED, 10);
      ModelWait wait =
          new ModelWait(
              components::isModelWaitedFor,
              () -> Duration.ofSeconds(seconds.getAndIncrement()).toNanos());
      Console console = new Screen(new PrintWriter(screen), terminal, List.of(QUESTION).iterator());
      new Shell(console, texts, runner, RowFormat.TABLE, wait).run();
    }
  }

  /** Reads prepared texts. */
  private record Screen(PrintWriter out, boolean rewrites, Iterator<String> texts)
      implements Console {

    @Override
    public Typed next() {
      return texts.hasNext() ? new Typed.Text(texts.next()) : new Typed.Ended();
    }

    @Override
    public String reply(String prompt) {
      return "";
    }

    @Override
    public int width() {
      return 80;
    }

    @Override
    public Ink ink() {
      return Ink.ASCII;
    }

    @Override
    public void interruptibly(Runnable work, Runnable cancel) {
      work.run();
    }
  }
}
