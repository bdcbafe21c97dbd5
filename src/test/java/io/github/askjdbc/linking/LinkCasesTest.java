package io.github.askjdbc.linking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.question.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Questions and what their words must be read as; the cases and their form are in {@code
 * links.case}.
 */
class LinkCasesTest {

  private static final Path CASES =
      Path.of("src/test/resources/io/github/askjdbc/linking/links.case");

  @TempDir private static Path folder;
  private static Target target;
  private static DatabaseKnowledge knowledge;

  /** A question with the lines under it. */
  record Case(int line, String question, List<String> expected) {
    @Override
    public String toString() {
      return CASES.getFileName() + ":" + line + " " + question;
    }
  }

  @BeforeAll
  static void open() throws SQLException, IOException {
    target = new Target("jdbc:sqlite:" + folder.resolve("shop.db"));
    for (String line : Files.readAllLines(CASES)) {
      if (line.startsWith("sql ")) {
        target.run(line.substring("sql ".length()));
      }
    }
    knowledge =
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime)
            .asOf(Optional.of(LocalDate.of(2014, 5, 15)))
            .of(target.database(), Target.budget());
  }

  @AfterAll
  static void close() throws SQLException {
    target.close();
  }

  static List<Case> cases() throws IOException {
    List<Case> cases = new ArrayList<>();
    List<String> lines = Files.readAllLines(CASES);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("ask ")) {
        List<String> expected =
            lines.stream().skip(i + 1L).takeWhile(line -> line.startsWith("  ")).toList();
        cases.add(new Case(i + 1, lines.get(i).substring("ask ".length()), expected));
      }
    }
    return cases;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void link_question_expectedReadings(Case wanted) {
    LinkedQuestion linked =
        new SchemaLinker()
            .link(
                new Question(wanted.question(), Optional.empty()),
                knowledge,
                Dialect.SQLITE,
                Target.budget());
    List<String> read = new ArrayList<>();
    linked.links().forEach(link -> read.add(written(linked, link, "link")));
    linked.hints().forEach(link -> read.add(written(linked, link, "hint")));
    linked
        .demands()
        .forEach(one -> read.add("[%s] demand %s".formatted(linked.text(one.span()), one.kind())));
    for (int i = 0; i < linked.words().size(); i++) {
      String word = linked.words().get(i).text();
      linked.kinds(i).forEach(kind -> read.add("[%s] may be %s".formatted(word, kind)));
    }

    assertThat(wanted.expected()).isNotEmpty();
    for (String line : wanted.expected()) {
      String reading = line.strip();
      if (reading.startsWith("not ")) {
        assertThat(read).as(wanted.toString()).doesNotContain(reading.substring("not ".length()));
      } else {
        assertThat(read).as(wanted.toString()).contains(reading);
      }
    }
    assertThat(linked.links()).allMatch(link -> link.evidence().firm());
    assertThat(linked.hints())
        .allMatch(
            hint ->
                !hint.evidence().firm()
                    && hint.score() > 0
                    && hint.score() <= Link.MOST_WITHOUT_FIRM_EVIDENCE);
  }

  private static String written(LinkedQuestion linked, Link link, String kind) {
    return "[%s] %s %s %s".formatted(linked.text(link.span()), kind, target(link), link.evidence());
  }

  private static String target(Link link) {
    if (link instanceof Link.ToTable table) {
      return table.table().toString();
    }
    if (link instanceof Link.ToColumn column) {
      return column.column().toString();
    }
    if (link instanceof Link.ToValue value) {
      return value.column() + "='" + value.stored() + "'";
    }
    if (link instanceof Link.ToMeasure measure) {
      return (measure.rising() ? "more " : "less ") + measure.column();
    }
    if (link instanceof Link.ToNumber number) {
      return number.number().toPlainString();
    }
    if (link instanceof Link.ToPeriod time) {
      return time.period().first() + ".." + time.period().last();
    }
    return ((Link.ToCue) link).cue().toString();
  }
}
