package io.github.askjdbc.cli.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tables, charts and the formats for scripts, each as its case files draw them. */
class DrawingTest {

  static Stream<DrawingCase> cases() throws IOException {
    return Stream.concat(
        Stream.concat(
            DrawingCase.read("tables.case").stream(), DrawingCase.read("charts.case").stream()),
        DrawingCase.read("formats.case").stream());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void drawn_rows_areTheLinesOfTheCase(DrawingCase drawing) {
    assertThat(drawing.drawn()).as(drawing.place()).isEqualTo(drawing.expected());
  }

  /** Whatever a cell or a label holds, in every drawing. */
  @ParameterizedTest
  @MethodSource("cases")
  void drawn_hostileCells_noControlCharacterIsLeft(DrawingCase drawing) {
    List<String> draw = drawing.draw();
    String hostile = "\u001b]0;x\u0007\r\n\u009b31m\u202e\u0000\ud800";
    AnswerRows rows =
        new AnswerRows(
            List.of("a" + hostile, "b" + hostile),
            List.of(List.of(Cell.text("x" + hostile), Cell.number("1"))),
            false);
    List<String> toTerminal = draw.get(0).equals("csv") ? List.of("csv", "0", "terminal") : draw;

    List<String> drawn =
        new DrawingCase(drawing.place(), "hostile", toTerminal, rows, List.of()).drawn();

    assertThat(String.join("", drawn).codePoints())
        .noneMatch(Character::isISOControl)
        .noneMatch(c -> Character.getType(c) == Character.FORMAT)
        .noneMatch(c -> Character.getType(c) == Character.SURROGATE);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void drawn_onATerminal_noLineIsWiderThanIt(DrawingCase drawing) {
    if (List.of("table", "bar", "line").contains(drawing.draw().get(0))) {
      int width = Integer.parseInt(drawing.draw().get(1));
      assertThat(drawing.drawn()).allMatch(line -> TerminalText.width(line) <= width);
    }
  }

  @Test
  void chart_answersOfOtherShapes_areRefusedWithWhatIsNeeded() {
    List<Cell> words = List.of(Cell.text("a"), Cell.text("b"));
    assertRefused(
        new AnswerRows(List.of("n"), List.of(List.of(Cell.number("1"))), false), "1 column");
    assertRefused(new AnswerRows(List.of("a", "b"), List.of(), false), "no rows");
    assertRefused(new AnswerRows(List.of("a", "b"), List.of(words), false), "no numbers");
  }

  private static void assertRefused(AnswerRows rows, String what) {
    assertThatThrownBy(() -> ChartPoints.of(rows))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("two columns, one of them numbers")
        .hasMessageEndingWith(what);
  }
}
