package io.github.askjdbc.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.cli.answers.Ink;
import io.github.askjdbc.cli.asking.TypedText;
import io.github.askjdbc.question.QuestionMode;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineConsoleTest {

  private final StringWriter screen = new StringWriter();

  private LineConsole console(boolean prompts, String input) {
    return new LineConsole(
        new BufferedReader(new StringReader(input)),
        new PrintWriter(screen, true),
        new TypedText(QuestionMode.AUTO),
        prompts,
        Ink.ASCII);
  }

  private static List<String> texts(Console console) {
    List<String> texts = new ArrayList<>();
    Typed typed = console.next();
    while (typed instanceof Typed.Text text) {
      texts.add(text.text().strip());
      typed = console.next();
    }
    return texts;
  }

  @Test
  void next_questionsAndStatements_endAsTheyAreMeantTo() {
    String input =
        "How many customers are there?\nSELECT 1\n  + 1;\nselect 2\n\n\n\\sql\nSELECT 3\n+ 3";

    assertThat(texts(console(false, input)).stream().filter(text -> !text.isEmpty()))
        .containsExactly(
            "How many customers are there?",
            "SELECT 1\n  + 1;",
            "select 2",
            "\\sql",
            "SELECT 3\n+ 3");
    assertThat(screen.toString()).isEmpty();
  }

  @Test
  void next_whereSomebodyIsPrompted_showsThatAStatementGoesOn() {
    texts(console(true, "SELECT 1\n;\n"));

    assertThat(screen.toString()).startsWith("ask> ...> ask> ");
  }
}
