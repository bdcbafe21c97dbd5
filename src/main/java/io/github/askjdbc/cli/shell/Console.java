package io.github.askjdbc.cli.shell;

import io.github.askjdbc.cli.answers.Ink;
import java.io.PrintWriter;

/** Where a person types and reads. */
public interface Console {

  /** The next question, statement or command, over as many lines as it takes. */
  Typed next();

  /**
   * One line in reply to a question of the shell.
   *
   * @return empty where nothing was said
   */
  String reply(String prompt);

  PrintWriter out();

  /** Columns, as wide as the window is now. */
  int width();

  Ink ink();

  /** Whether what stands on the last line can be written over. */
  boolean rewrites();

  /**
   * Does something that Ctrl-C stops.
   *
   * @param cancel what Ctrl-C does meanwhile; called on another thread
   */
  void interruptibly(Runnable work, Runnable cancel);
}
