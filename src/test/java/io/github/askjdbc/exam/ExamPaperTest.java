package io.github.askjdbc.exam;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.text.Runs;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The questions that are made for a database. */
class ExamPaperTest {

  private static final String WORD = "zqcanary";
  private static final String NUMBER = "918";

  @TempDir private Path folder;

  private String sqlite() {
    return "jdbc:sqlite:" + folder.resolve("clinic.db");
  }

  @Test
  void make_sameSeed_isTheSamePaper() throws SQLException {
    try (ExamHall hall = ExamHall.clinic(sqlite())) {
      ExamPaper paper = hall.paper(1);

      assertThat(hall.paper(1)).isEqualTo(paper);
      assertThat(hall.paper(2)).isNotEqualTo(paper);
      assertThat(paper.mark()).isEqualTo(hall.paper(1).mark());
      assertThat(paper.size()).isEqualTo(60);
      assertThat(paper.answerable()).isEqualTo(40);
      assertThat(paper.questions()).doesNotHaveDuplicates();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:sqlite:FILE",
        "jdbc:h2:mem:exam;DB_CLOSE_DELAY=-1",
        "jdbc:duckdb:FILE",
        "jdbc:hsqldb:mem:exam",
        "jdbc:derby:memory:exam;create=true"
      })
  void make_anyDatabase_goldRunsAndUnanswerableNamesNothing(String url) throws SQLException {
    String place = folder.resolve("exam.db").toString();
    try (ExamHall hall = ExamHall.clinic(url.replace("FILE", place))) {
      ExamPaper paper = hall.paper(1);

      assertThat(paper.answerable()).isGreaterThanOrEqualTo(30);
      for (ExamQuestion question : paper.questions()) {
        assertThat(question.text()).doesNotContain("{", "}");
        question.gold().ifPresent(gold -> assertThat(rows(hall, gold)).as(gold).isNotEmpty());
      }
      Set<String> named = named(hall.ground().knowledge().catalog().tables());
      assertThat(paper.questions())
          .filteredOn(question -> question.missing().isPresent())
          .filteredOn(question -> question.kind() != QuestionKind.OUT_OF_DOMAIN)
          .isNotEmpty()
          .allSatisfy(
              question ->
                  assertThat(stems(question.missing().orElseThrow()))
                      .as(question.text())
                      .anyMatch(stem -> !named.contains(stem)));
      assertThat(paper.questions())
          .extracting(question -> question.kind().complexity())
          .contains(Complexity.values());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:sqlite:FILE",
        "jdbc:h2:mem:examcanary;DB_CLOSE_DELAY=-1",
        "jdbc:hsqldb:mem:examcanary"
      })
  void make_valuesNone_holdsNoCell(String url) throws SQLException {
    String place = folder.resolve("canary.db").toString();
    try (ExamHall hall = ExamHall.withoutValues(url.replace("FILE", place))) {
      ExamPaper paper = hall.paper(1);

      assertThat(paper.answerable()).isGreaterThanOrEqualTo(30);
      assertThat(paper.questions())
          .noneMatch(question -> holds(question, WORD))
          .noneMatch(question -> holds(question, NUMBER));
    }
    try (ExamHall hall = new ExamHall(url.replace("FILE", place), List.of(), Map.of())) {
      assertThat(hall.paper(1).questions()).anyMatch(question -> holds(question, WORD));
    }
  }

  private static boolean holds(ExamQuestion question, String text) {
    return (question.text() + question.gold().orElse("")).toLowerCase(Locale.ROOT).contains(text);
  }

  @Test
  void make_privateAndForbidden_neverOccur() throws SQLException {
    try (ExamHall hall =
        ExamHall.clinic(sqlite(), "ask.private=*salary", "ask.tables=nurse,patient")) {
      assertThat(hall.paper(1).questions())
          .isNotEmpty()
          .noneMatch(question -> holds(question, "password"))
          .noneMatch(question -> holds(question, "salary"))
          .noneMatch(question -> holds(question, "ward"));
    }
  }

  @Test
  void make_nameOfTwoTables_isNotAskedFor() throws SQLException {
    try (ExamHall hall = ExamHall.clinic(sqlite())) {
      assertThat(hall.paper(1).questions())
          .anyMatch(question -> holds(question, "patient"))
          .noneMatch(question -> holds(question, "badge "))
          .noneMatch(question -> holds(question, "remark"));
    }
  }

  @Test
  void make_smallDatabase_givesFewerWithAThirdUnanswerable() throws SQLException {
    List<String> small =
        List.of(
            "CREATE TABLE colour (id INTEGER PRIMARY KEY, name TEXT)",
            "INSERT INTO colour VALUES (1, 'red'), (2, 'blue'), (3, 'green')");
    try (ExamHall hall = new ExamHall(sqlite(), small, Map.of())) {
      ExamPaper paper = hall.paper(1);

      assertThat(paper.size()).isBetween(1, 20);
      assertThat(paper.size() - paper.answerable())
          .isLessThanOrEqualTo((paper.answerable() + 1) / 2);
      assertThat(paper.wanted()).isEqualTo(60);
    }
    try (ExamHall hall = new ExamHall("jdbc:sqlite::memory:", List.of(), Map.of())) {
      assertThat(hall.paper(1).questions()).isEmpty();
    }
  }

  @Test
  void make_extremesAndOrders_haveOneAnswer() throws SQLException {
    List<String> ties =
        List.of(
            "CREATE TABLE shelf (id INTEGER PRIMARY KEY, name TEXT, width INTEGER)",
            "INSERT INTO shelf VALUES (1, 'a', 3), (2, 'b', 3), (3, 'c', 2), (4, 'd', 1),"
                + " (5, 'e', 1), (6, 'f', 1), (7, 'g', 1)");
    try (ExamHall hall = new ExamHall(sqlite(), ties, Map.of())) {
      assertThat(hall.paper(1).questions())
          .extracting(ExamQuestion::kind)
          .contains(QuestionKind.AVERAGE)
          .doesNotContain(
              QuestionKind.HIGHEST, QuestionKind.LOWEST, QuestionKind.TOP, QuestionKind.BOTTOM);
    }
  }

  @Test
  void make_columnWithGaps_isAskedForGapsAndNotListed() throws SQLException {
    try (ExamHall hall = ExamHall.clinic(sqlite())) {
      List<ExamQuestion> phones =
          hall.paper(1).questions().stream()
              .filter(
                  question -> question.gold().filter(gold -> gold.contains("phone")).isPresent())
              .toList();
      assertThat(phones)
          .isNotEmpty()
          .allMatch(question -> question.gold().orElseThrow().contains("IS NULL"));
    }
  }

  private static List<List<Object>> rows(ExamHall hall, String gold) {
    try {
      ProbeOutcome outcome =
          hall.database(ExamHall.budget()).query(ProbeQuery.of(gold, 1_000), ExamHall.budget());
      assertThat(outcome).as(gold).isInstanceOf(ProbeOutcome.Rows.class);
      return ((ProbeOutcome.Rows) outcome).rows();
    } catch (SQLException e) {
      throw new AssertionError(gold, e);
    }
  }

  private static Set<String> named(List<Table> tables) {
    Set<String> named = new HashSet<>();
    for (Table table : tables) {
      named.addAll(stems(table.name().name()));
      table.columns().stream()
          .map(Column::name)
          .forEach(column -> named.addAll(stems(column.column())));
    }
    return named;
  }

  private static Set<String> stems(String name) {
    Set<String> stems = new HashSet<>();
    NameParts.of(Runs.words(name).stream().reduce((a, b) -> a + "_" + b).orElse(name))
        .forEach(word -> stems.add(Stemming.stem(word)));
    return stems;
  }

  @Test
  void kinds_all_haveWordingsAndALabelOfTheirOwn() {
    for (QuestionKind kind : QuestionKind.values()) {
      assertThat(QuestionKind.of(kind.label())).isEqualTo(Optional.of(kind));
    }
    assertThat(QuestionKind.of("no such kind")).isEmpty();
  }
}
