package io.github.askjdbc.cli.shell;

/** What came from the person at the prompt. */
sealed interface Typed {

  /** A whole question, statement or command. */
  record Text(String text) implements Typed {}

  /** Ctrl-C: what was typed so far is given up. */
  record Interrupted() implements Typed {}

  /** Ctrl-D, or the end of the input. */
  record Ended() implements Typed {}
}
