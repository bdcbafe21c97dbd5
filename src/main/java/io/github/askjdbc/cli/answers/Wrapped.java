package io.github.askjdbc.cli.answers;

import io.github.askjdbc.text.Runs;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/** Prose on as many lines as it takes, and no text cut. */
public final class Wrapped {

  /** Narrower, words would stand below each other. */
  private static final int NARROWEST = 20;

  private static final int PLACES = 3;

  private Wrapped() {}

  /**
   * @param first what the first line begins with; the others are indented as far
   * @param text made harmless here
   * @param width columns of the terminal
   */
  public static List<String> lines(String first, String text, int width) {
    int indent = TerminalText.width(first);
    int room = Math.max(NARROWEST, width - indent);
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : Runs.words(TerminalText.of(text))) {
      if (!line.isEmpty() && TerminalText.width(line + " " + word) > room) {
        lines.add(start(first, lines) + line);
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(start(first, lines) + line);
    return lines;
  }

  private static String start(String first, List<String> before) {
    return before.isEmpty() ? first : " ".repeat(TerminalText.width(first));
  }

  /** Each row as a paragraph: its first column, and behind it what the others say. */
  public static List<String> paragraphs(AnswerRows answer, int width) {
    int widest = width(answer, 0);
    List<String> lines = new ArrayList<>();
    for (List<Cell> row : answer.rows()) {
      List<String> said =
          row.stream().skip(1).filter(cell -> !cell.isNull()).map(Wrapped::text).toList();
      String name = TerminalText.padded(TextTable.text(row.get(0)), widest);
      lines.addAll(lines("  " + name + "  ", String.join(", ", said), width));
    }
    return lines;
  }

  /** Each cell that is not NULL as a paragraph behind its label. */
  public static List<String> cells(AnswerRows answer, int width) {
    int widest =
        answer.labels().stream()
            .map(TerminalText::of)
            .mapToInt(TerminalText::width)
            .max()
            .orElse(0);
    List<String> lines = new ArrayList<>();
    for (List<Cell> row : answer.rows()) {
      for (int i = 0; i < row.size(); i++) {
        if (!row.get(i).isNull()) {
          String label = TerminalText.padded(TerminalText.of(answer.labels().get(i)), widest);
          lines.addAll(lines("  " + label + "  ", text(row.get(i)), width));
        }
      }
    }
    return lines;
  }

  /** Three places of a probability are more than it is sure of; it is not rounded up to 1. */
  private static String text(Cell cell) {
    return cell.number()
        .map(number -> number.setScale(Math.min(number.scale(), PLACES), RoundingMode.DOWN))
        .map(BigDecimal::toPlainString)
        .orElseGet(cell::text);
  }

  private static int width(AnswerRows answer, int column) {
    return answer.rows().stream()
        .mapToInt(row -> TerminalText.width(TextTable.text(row.get(column))))
        .max()
        .orElse(0);
  }
}
