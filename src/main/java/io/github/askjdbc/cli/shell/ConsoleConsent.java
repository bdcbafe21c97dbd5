package io.github.askjdbc.cli.shell;

import io.github.askjdbc.cli.answers.Wrapped;
import io.github.askjdbc.cli.asking.WriteConsent;
import io.github.askjdbc.text.LetterCase;

/** Asks the person before each statement that may write; what is not yes is no. */
public record ConsoleConsent(Console console) implements WriteConsent {

  @Override
  public boolean isGiven(String doubt) {
    Wrapped.lines("  ", "Wait: " + doubt + ".", console.width()).forEach(console.out()::println);
    console.out().flush();
    String reply = LetterCase.lower(console.reply("  Run it? [y/N] ").strip());
    return reply.equals("y") || reply.equals("yes");
  }
}
