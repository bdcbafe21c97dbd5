package io.github.askjdbc.cli.answers;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * One case of a drawing: what is drawn, how, and the lines that come out.
 *
 * @param place file and line, for a failure
 * @param draw the kind of drawing and what it is told, by blanks
 */
record DrawingCase(
    String place, String name, List<String> draw, AnswerRows rows, List<String> expected) {

  private static final String BETWEEN = " | ";

  static List<DrawingCase> read(String file) throws IOException {
    try (InputStream stream = DrawingCase.class.getResourceAsStream(file)) {
      List<String> lines =
          new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      List<DrawingCase> cases = new ArrayList<>();
      for (int at = 0; at < lines.size(); at++) {
        if (lines.get(at).startsWith("case ")) {
          cases.add(read(file, lines, at));
        }
      }
      return cases;
    }
  }

  private static DrawingCase read(String file, List<String> lines, int start) {
    List<String> labels = List.of();
    List<List<Cell>> rows = new ArrayList<>();
    List<String> draw = List.of();
    int at = start + 1;
    while (!lines.get(at).equals("expect")) {
      String line = lines.get(at++);
      String rest = line.substring(line.indexOf(' ') + 1);
      switch (line.substring(0, line.indexOf(' '))) {
        case "draw" -> draw = List.of(rest.split(" "));
        case "columns" -> labels = cells(rest).stream().map(Cell::text).toList();
        case "row" -> rows.add(cells(rest));
        default -> throw new IllegalStateException(file + ":" + at + " is not understood");
      }
    }
    List<String> expected = new ArrayList<>();
    for (at++; at < lines.size() && !lines.get(at).startsWith("case "); at++) {
      expected.add(lines.get(at).startsWith("|") ? lines.get(at).substring(1) : lines.get(at));
    }
    while (!expected.isEmpty() && expected.get(expected.size() - 1).isEmpty()) {
      expected.remove(expected.size() - 1);
    }
    return new DrawingCase(
        file + ":" + (start + 1),
        lines.get(start).substring("case ".length()),
        draw,
        new AnswerRows(labels, rows, false),
        expected);
  }

  private static List<Cell> cells(String line) {
    List<Cell> cells = new ArrayList<>();
    int from = 0;
    int bar = line.indexOf(BETWEEN);
    while (bar >= 0) {
      cells.add(cell(line.substring(from, bar)));
      from = bar + BETWEEN.length();
      bar = line.indexOf(BETWEEN, from);
    }
    cells.add(cell(line.substring(from)));
    return cells;
  }

  /** Control characters stand in the file as Java writes them. */
  private static Cell cell(String written) {
    String text = written.strip().translateEscapes();
    if (text.equals("null")) {
      return Cell.NULL;
    }
    if (text.equals("true") || text.equals("false")) {
      return new Cell(Cell.Kind.BOOLEAN, text);
    }
    try {
      return Cell.number(new java.math.BigDecimal(text).toPlainString());
    } catch (NumberFormatException none) {
      return Cell.text(text);
    }
  }

  /** What is drawn. */
  List<String> drawn() {
    int width = draw.size() < 2 ? 0 : Integer.parseInt(draw.get(1));
    boolean ascii = draw.contains("ascii");
    Ink ink = Ink.of(ascii ? StandardCharsets.US_ASCII : StandardCharsets.UTF_8);
    return switch (draw.get(0)) {
      case "table" -> TextTable.fitting(width).lines(rows);
      case "unbounded" -> TextTable.unbounded().lines(rows);
      case "bar" -> new BarChart(width, ink).lines(ChartPoints.of(rows));
      case "line" ->
          new LineChart(width, Integer.parseInt(draw.get(2)), ink).lines(ChartPoints.of(rows));
      case "paragraphs" -> Wrapped.paragraphs(rows, width);
      case "cells" -> Wrapped.cells(rows, width);
      default ->
          RowFormat.valueOf(draw.get(0).toUpperCase(java.util.Locale.ROOT))
              .write(rows, TextTable.unbounded(), draw.contains("terminal"))
              .lines()
              .toList();
    };
  }

  @Override
  public String toString() {
    return place + " " + name;
  }
}
