package io.github.askjdbc.laboratory.linking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.evaluation.SampleDatabases;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.run.AskedDatabases;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.evaluation.run.SqliteFolder;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.question.QuestionBudget;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinkingRecallTest {

  @TempDir private Path folder;
  private final List<Problem> problems = new ArrayList<>();

  @BeforeEach
  void makeDatabases() throws SQLException {
    SampleDatabases.make(folder);
  }

  private List<QuestionLinks> link(EvaluationQuestion... questions) throws SQLException {
    return LinkingRun.standard(Target::budget, System::nanoTime)
        .link(
            List.of(questions),
            new DatabaseAccess(new SqliteFolder(folder, folder), (url, c) -> new Use(url)),
            problems);
  }

  private record Use(Target target) implements AskedDatabases.Use {
    Use(String url) throws SQLException {
      this(new Target(url));
    }

    @Override
    public ReadOnlyDatabase database(QuestionBudget budget) throws SQLException {
      return target.database();
    }

    @Override
    public void close() {
      try {
        target.close();
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static EvaluationQuestion asked(String id, String question, String gold) {
    return EvaluationQuestion.answerable(id, "clinic", question, gold);
  }

  private static List<String> ranks(QuestionLinks links, Found.Item item) {
    return links.found(EnumSet.allOf(Evidence.class)).stream()
        .filter(found -> found.item() == item)
        .map(found -> found.name() + " " + (found.rank() == Found.NOWHERE ? "-" : found.rank()))
        .toList();
  }

  @Test
  void link_questionThatRanOutOfTime_isAProblemAndTheOthersAreLinked() throws SQLException {
    AtomicInteger asked = new AtomicInteger();
    List<QuestionLinks> linked =
        LinkingRun.standard(
                () ->
                    asked.incrementAndGet() == 1
                        ? new QuestionBudget(System::nanoTime, Duration.ZERO, 0)
                        : Target.budget(),
                System::nanoTime)
            .link(
                List.of(
                    asked("late", "What is the salary?", "SELECT salary FROM doctor"),
                    asked("in time", "What is the salary?", "SELECT salary FROM doctor")),
                new DatabaseAccess(new SqliteFolder(folder, folder), (url, c) -> new Use(url)),
                problems);

    assertThat(linked).extracting(links -> links.question().id()).containsExactly("in time");
    assertThat(problems)
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.place()).isEqualTo("late");
              assertThat(problem.reason()).contains("ran out");
            });
  }

  @Test
  void found_namedColumnAndValue_first() throws SQLException {
    QuestionLinks links =
        link(asked(
                "1",
                "What is the salary of doctors with the specialty surgery above 75?",
                "SELECT salary FROM doctor WHERE specialty = 'Surgery' AND salary > 75"))
            .get(0);

    assertThat(ranks(links, Found.Item.TABLE)).containsExactly("doctor 1");
    assertThat(ranks(links, Found.Item.COLUMN))
        .containsExactlyInAnyOrder("doctor.salary 1", "doctor.specialty 1");
    assertThat(ranks(links, Found.Item.TEXT)).containsExactly("surgery 1");
    assertThat(ranks(links, Found.Item.NUMBER)).containsExactly("75 1");
  }

  @Test
  void found_columnThatNoWordLeadsTo_nowhere() throws SQLException {
    QuestionLinks links =
        link(asked("1", "How many are there?", "SELECT COUNT(bed_count) FROM ward")).get(0);

    assertThat(ranks(links, Found.Item.COLUMN)).containsExactly("ward.bed_count -");
    assertThat(links.missed(Found.Item.COLUMN, 5)).singleElement().asString().contains("nowhere");
  }

  @Test
  void found_columnsThatOnlyJoin_notAskedFor() throws SQLException {
    QuestionLinks links =
        link(asked(
                "1",
                "Which patients visited which doctors?",
                "SELECT v.patient, d.name FROM visit v JOIN doctor d ON v.doctor_id = d.doctor_id"))
            .get(0);

    assertThat(links.gold().columns())
        .extracting(Object::toString)
        .containsExactlyInAnyOrder("visit.patient", "doctor.name");
  }

  @Test
  void found_valueThatTheColumnLacks_leftOut() throws SQLException {
    QuestionLinks links =
        link(asked("1", "Any urology?", "SELECT name FROM doctor WHERE specialty = 'Urology'"))
            .get(0);

    assertThat(ranks(links, Found.Item.VALUE)).isEmpty();
  }

  @Test
  void recall_withoutAKindOfEvidence_less() throws SQLException {
    List<QuestionLinks> questions =
        link(
            asked("1", "Show the salary", "SELECT salary FROM doctor"),
            asked("2", "Show who", "SELECT floor FROM ward"));
    LinkingRecall all = new LinkingRecall(questions, EnumSet.allOf(Evidence.class));
    LinkingRecall without =
        LinkingRecall.without(questions, Set.of(Evidence.EXACT_NAME, Evidence.SOME_WORDS));

    assertThat(all.count(Found.Item.COLUMN)).isEqualTo(2);
    assertThat(all.at(1, Found.Item.COLUMN, Found::rank)).isCloseTo(0.5, within(1e-9));
    assertThat(without.at(1, Found.Item.COLUMN, Found::rank)).isZero();
  }

  @Test
  void link_goldThatCannotBeRead_problem() throws SQLException {
    assertThat(link(asked("1", "Show the salary", "SELECT nothing FROM nowhere"))).isEmpty();
    assertThat(problems).singleElement().asString().startsWith("1:");
  }
}
