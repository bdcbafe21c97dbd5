package io.github.askjdbc.cli.answers;

import java.util.Locale;
import java.util.function.UnaryOperator;

/** How rows are written. */
public enum RowFormat {
  TABLE,
  CSV,
  JSON,
  MARKDOWN;

  /**
   * With a line end after the last line.
   *
   * @param table how a table is drawn
   * @param terminal whether it goes to one, to which even CSV gives no control characters
   */
  public String write(AnswerRows answer, TextTable table, boolean terminal) {
    return switch (this) {
      case TABLE -> String.join("\n", table.lines(answer)) + "\n";
      case CSV -> CsvText.of(answer, terminal ? TerminalText::of : UnaryOperator.identity());
      case JSON -> JsonText.of(answer);
      case MARKDOWN -> MarkdownText.of(answer);
    };
  }

  /** As it is written on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
