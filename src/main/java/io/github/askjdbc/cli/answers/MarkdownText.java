package io.github.askjdbc.cli.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rows as a Markdown table, in which no cell is markup. */
final class MarkdownText {

  private static final String MARKUP = "\\`*_{}[]<>|#~&$";

  private MarkdownText() {}

  static String of(AnswerRows answer) {
    List<String> lines = new ArrayList<>();
    lines.add(row(answer.labels()));
    lines.add(
        IntStream.range(0, answer.labels().size())
            .mapToObj(column -> answer.isNumeric(column) ? "---:" : "---")
            .collect(Collectors.joining("|", "|", "|\n")));
    answer.rows().forEach(row -> lines.add(row(row.stream().map(Cell::text).toList())));
    return String.join("", lines);
  }

  private static String row(List<String> texts) {
    return texts.stream()
        .map(text -> escaped(TerminalText.of(text)))
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (MARKUP.indexOf(text.charAt(i)) >= 0) {
        escaped.append('\\');
      }
      escaped.append(text.charAt(i));
    }
    return escaped.toString();
  }
}
