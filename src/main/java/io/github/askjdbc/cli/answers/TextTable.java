package io.github.askjdbc.cli.answers;

import java.util.ArrayList;
import java.util.List;

/**
 * Rows as aligned text, numbers to the right. Columns that do not fit are cut, the widest first;
 * where there are too many even so, each row becomes a block of lines.
 *
 * @param width columns of the terminal
 * @param widestCell columns that a cell may take, even where there is room
 */
public record TextTable(int width, int widestCell) {

  private static final int INDENT = 2;
  private static final String GAP = "  ";

  /** Narrower, a column tells nothing. */
  private static final int NARROWEST = 5;

  /** What a cell takes where nothing is known of the width. */
  private static final int USUAL_CELL = 60;

  /** For a terminal. */
  public static TextTable fitting(int width) {
    return new TextTable(width, width);
  }

  /** For a file, or a screen that wraps. */
  public static TextTable unbounded() {
    return new TextTable(Integer.MAX_VALUE, USUAL_CELL);
  }

  public List<String> lines(AnswerRows answer) {
    List<List<String>> texts = new ArrayList<>();
    texts.add(answer.labels().stream().map(TerminalText::of).toList());
    answer.rows().forEach(row -> texts.add(row.stream().map(TextTable::text).toList()));
    List<Integer> widths = new ArrayList<>();
    for (int i = 0; i < answer.labels().size(); i++) {
      widths.add(widest(texts, i));
    }
    long room = width - INDENT - GAP.length() * (widths.size() - 1L);
    return ColumnWidths.fitting(widths, room, NARROWEST)
        .map(fitting -> table(answer, texts, fitting))
        .orElseGet(() -> blocks(texts));
  }

  private int widest(List<List<String>> texts, int column) {
    int widest =
        texts.stream().mapToInt(row -> TerminalText.width(row.get(column))).max().orElse(0);
    return Math.min(widest, widestCell);
  }

  static String text(Cell cell) {
    return TerminalText.of(cell.text());
  }

  private static List<String> table(
      AnswerRows answer, List<List<String>> texts, List<Integer> widths) {
    List<String> lines = new ArrayList<>();
    for (List<String> row : texts) {
      StringBuilder line = new StringBuilder(" ".repeat(INDENT));
      for (int i = 0; i < widths.size(); i++) {
        String cell = TerminalText.cut(row.get(i), widths.get(i));
        line.append(i == 0 ? "" : GAP)
            .append(
                answer.isNumeric(i)
                    ? TerminalText.paddedBefore(cell, widths.get(i))
                    : TerminalText.padded(cell, widths.get(i)));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  /** The first row of texts holds the labels. */
  private List<String> blocks(List<List<String>> texts) {
    List<String> labels = texts.get(0);
    int widest = labels.stream().mapToInt(TerminalText::width).max().orElse(0);
    int labelWidth = Math.min(widest, Math.max(NARROWEST, width / 3));
    List<String> lines = new ArrayList<>();
    for (int row = 1; row < texts.size(); row++) {
      lines.add(" ".repeat(INDENT) + "row " + row);
      for (int i = 0; i < labels.size(); i++) {
        String label = TerminalText.cut(labels.get(i), labelWidth);
        String line =
            " ".repeat(2 * INDENT)
                + TerminalText.padded(label, labelWidth)
                + GAP
                + texts.get(row).get(i);
        lines.add(TerminalText.cut(line, width).stripTrailing());
      }
    }
    return lines;
  }
}
