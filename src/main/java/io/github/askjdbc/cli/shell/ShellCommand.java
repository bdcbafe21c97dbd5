package io.github.askjdbc.cli.shell;

import io.github.askjdbc.text.LetterCase;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What the shell does itself; written with a backslash in front. */
enum ShellCommand {
  HELP("", "this text"),
  CHART("[bar|line]", "draws the last answer, if it has two columns, one of them numbers"),
  WHY("", "what was understood of the last question, and what speaks for and against the SQL"),
  SQL("", "the SQL of the last question, and how sure it is"),
  CONFIRM("", "remembers that the last answer is right (needs ask.memory)"),
  CORRECT("SELECT ...", "remembers the right SQL for the last question (needs ask.memory)"),
  FORMAT("table|csv|json|markdown", "how rows are written from now on"),
  QUIT("", "ends the shell, as Ctrl-D does");

  private static final char MARK = '\\';

  private final String arguments;
  private final String does;

  ShellCommand(String arguments, String does) {
    this.arguments = arguments;
    this.does = does;
  }

  /** As it is typed. */
  String typed() {
    return MARK + LetterCase.lower(name());
  }

  /** As the help shows it. */
  String usage() {
    return arguments.isEmpty() ? typed() : typed() + " " + arguments;
  }

  String does() {
    return does;
  }

  static boolean isMeant(String text) {
    return text.strip().indexOf(MARK) == 0;
  }

  /** By its name or the beginning of it that no other has, as {@code \q}. */
  static Optional<ShellCommand> of(String text) {
    String word = word(text);
    List<ShellCommand> fitting =
        Arrays.stream(values()).filter(command -> command.typed().startsWith(word)).toList();
    Optional<ShellCommand> exact =
        fitting.stream().filter(command -> command.typed().equals(word)).findFirst();
    return exact.or(() -> fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty());
  }

  /** What follows the command. */
  static String rest(String text) {
    return text.strip().substring(word(text).length()).strip();
  }

  private static String word(String text) {
    String said = text.strip();
    int end = 0;
    while (end < said.length() && !Character.isWhitespace(said.charAt(end))) {
      end++;
    }
    return LetterCase.lower(said.substring(0, end));
  }
}
