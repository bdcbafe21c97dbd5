package io.github.askjdbc.laboratory.harder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.evaluation.SampleDatabases;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.run.SqliteFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hipparchus.random.Well19937c;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HarderQuestionsTest {

  @TempDir static Path folder;

  private static final EvaluationQuestion SALARY =
      EvaluationQuestion.answerable(
          "c1", "clinic", "What is the salary of the doctors?", "SELECT salary FROM doctor");
  private static final EvaluationQuestion SURGEONS =
      EvaluationQuestion.answerable(
          "c2",
          "clinic",
          "How many doctors have the specialty \"Surgery\"?",
          "SELECT COUNT(*) FROM doctor WHERE specialty = 'Surgery'");
  private static final EvaluationQuestion TRACTORS =
      EvaluationQuestion.answerable(
          "f1", "farm", "List the brand of each tractor.", "SELECT brand FROM tractor");
  private static final List<EvaluationQuestion> PLAIN = List.of(SALARY, SURGEONS, TRACTORS);

  @BeforeAll
  static void makeDatabases() throws SQLException {
    SampleDatabases.make(folder);
  }

  private static List<EvaluationQuestion> made(Recipe recipe) {
    return recipe.make(
        QuestionSource.of(PLAIN, new SqliteFolder(folder, folder)), new Well19937c(1));
  }

  @Test
  void otherDatabase_unknownSubject_isAskedThere() {
    assertThat(made(new OtherDatabase()))
        .allSatisfy(question -> assertThat(question.gold()).isEmpty())
        .extracting(EvaluationQuestion::db, EvaluationQuestion::question)
        .containsExactly(
            tuple("farm", SALARY.question()),
            tuple("farm", SURGEONS.question()),
            tuple("clinic", TRACTORS.question()));
  }

  @Test
  void otherDatabase_subjectThatResolvesThere_isDropped() throws IOException {
    Files.copy(folder.resolve("farm.sqlite"), folder.resolve("twin.sqlite"));
    QuestionSource source =
        QuestionSource.of(
            List.of(TRACTORS, EvaluationQuestion.answerable("t1", "twin", "Why?", "SELECT 1")),
            new SqliteFolder(folder, folder));

    assertThat(new OtherDatabase().make(source, new Well19937c(1))).isEmpty();
  }

  @Test
  void rewordedNames_everyQuestion_keepsGoldAndSaysNoOtherName() {
    List<EvaluationQuestion> made = made(new RewordedNames());

    assertThat(made)
        .isNotEmpty()
        .allSatisfy(
            question -> {
              EvaluationQuestion plain =
                  PLAIN.stream()
                      .filter(one -> question.id().equals(one.id() + "~reworded"))
                      .findFirst()
                      .orElseThrow();
              assertThat(question.gold()).isEqualTo(plain.gold());
              assertThat(question.question()).isNotEqualTo(plain.question());
            });
    assertThat(made)
        .filteredOn(question -> question.db().equals("clinic"))
        .allSatisfy(
            question -> assertThat(Words.stems(question.question())).doesNotContain("patient"));
  }

  @Test
  void rewordedNames_literal_staysAsItIs() {
    assertThat(made(new RewordedNames()))
        .filteredOn(question -> question.id().startsWith("c2"))
        .allSatisfy(question -> assertThat(question.question()).contains("\"Surgery\""));
  }

  @Test
  void hidden_columnThatNothingElseNames_isTakenOut() {
    assertThat(made(new Hidden(Hidden.Part.COLUMN)))
        .extracting(EvaluationQuestion::hidden)
        .containsExactly(
            List.of("doctor.salary"), List.of("doctor.specialty"), List.of("tractor.brand"));
  }

  @Test
  void hidden_tableThatKeysStillName_isKept() {
    // visit.doctor_id and tractor's own key: only the tractor vanishes with its table
    assertThat(made(new Hidden(Hidden.Part.TABLE)))
        .extracting(EvaluationQuestion::hidden)
        .containsExactly(List.of("tractor"));
  }

  @Test
  void insertedNoun_ofWording_standsBeforeTheSubject() {
    assertThat(made(new InsertedNoun(InsertedNoun.Wording.NOUN_OF, List.of("lawyer"))))
        .extracting(EvaluationQuestion::question)
        .containsExactly(
            "What is the salary of the lawyers of the doctors?",
            "How many lawyers of doctors have the specialty \"Surgery\"?",
            "List the brand of the lawyer of each tractor.");
  }

  @Test
  void insertedNoun_possessive_standsBehindTheSubject() {
    assertThat(made(new InsertedNoun(InsertedNoun.Wording.POSSESSIVE, List.of("dentist"))))
        .extracting(EvaluationQuestion::question)
        .containsExactly(
            "What is the salary of the doctors' dentists?",
            "How many doctors' dentists have the specialty \"Surgery\"?",
            "List the brand of each tractor's dentist.");
  }

  @Test
  void insertedNoun_nounThatTheDatabaseKnows_isPassedOver() {
    assertThat(made(new InsertedNoun(InsertedNoun.Wording.NOUN_OF, List.of("patient"))))
        .extracting(EvaluationQuestion::db)
        .containsExactly("farm");
  }

  @Test
  void swappedAttribute_ofTableThatIsNoNeighbour_isAsked() {
    assertThat(made(new SwappedAttribute(SwappedAttribute.Origin.OTHER_TABLE)))
        .allSatisfy(question -> assertThat(question.category()).contains("column-surface"))
        .extracting(EvaluationQuestion::question)
        .contains("List the crop of each tractor.")
        .noneMatch(text -> text.contains("patient"));
  }

  @Test
  void swappedAttribute_ofOtherDatabase_doesNotResolve() {
    assertThat(made(new SwappedAttribute(SwappedAttribute.Origin.OTHER_DATABASE)))
        .allSatisfy(question -> assertThat(question.category()).contains("column-unrelated"))
        .extracting(EvaluationQuestion::question)
        .anyMatch(
            text ->
                Set.of(
                        "What is the horsepower of the doctors?",
                        "What is the hectares of the doctors?")
                    .contains(text));
  }

  @Test
  void disturbance_columnRemoved_leavesTheValue() {
    assertThat(made(new Disturbance(Disturbance.Kind.COLUMN_REMOVED)))
        .extracting(EvaluationQuestion::question)
        .containsExactly("How many doctors have \"Surgery\"?");
  }

  @Test
  void disturbance_highlightRemoved_isLowerCaseWithoutQuotes() {
    assertThat(made(new Disturbance(Disturbance.Kind.HIGHLIGHT_REMOVED)))
        .extracting(EvaluationQuestion::question)
        .containsExactly("How many doctors have the specialty surgery?");
  }

  @Test
  void disturbance_valueBent_keepsTheGold() {
    List<EvaluationQuestion> made = made(new Disturbance(Disturbance.Kind.VALUE_BENT));

    assertThat(made).hasSize(1);
    assertThat(made.get(0).gold()).isEqualTo(SURGEONS.gold());
    assertThat(made.get(0).question())
        .isIn(
            "How many doctors have the specialty \"Surg\"?",
            "How many doctors have the specialty \"Surgry\"?");
  }

  @Test
  void nearForms_sharedWithAnotherValue_areLeftOut() {
    assertThat(NearForms.of("New York", List.of("New York", "Newark"))).contains("NY", "New Yrk");
    assertThat(NearForms.of("New York", List.of("New York", "North Yonder"))).doesNotContain("NY");
    assertThat(NearForms.of("ab", List.of())).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void make_sameSeed_makesTheSame(RecipeBook book) {
    SqliteFolder databases = new SqliteFolder(folder, folder);

    HarderQuestions first = HarderQuestions.make(PLAIN, databases, book, 50, 7);

    assertThat(first).isEqualTo(HarderQuestions.make(PLAIN, databases, book, 50, 7));
    assertThat(first.questions()).isNotEmpty();
    assertThat(first.questions()).extracting(EvaluationQuestion::id).doesNotHaveDuplicates();
  }

  @Test
  void make_missingDatabase_isReportedAndTheRestIsMade() {
    List<EvaluationQuestion> plain =
        List.of(EvaluationQuestion.answerable("x", "nowhere", "Who?", "SELECT 1"), TRACTORS);

    HarderQuestions made =
        HarderQuestions.make(plain, new SqliteFolder(folder, folder), RecipeBook.TRAINING, 5, 1);

    assertThat(made.problems()).extracting(Problem::place).containsExactly("x");
    assertThat(made.questions()).hasSize(5);
  }

  @Test
  void books_trainingAndTesting_shareNoRecipeNounOrQuestion() {
    Set<String> shared = new HashSet<>(RecipeBook.TRAINING.names());
    shared.retainAll(RecipeBook.TESTING.names());
    assertThat(shared).isEmpty();
    assertThat(LexiconFile.list("exam-nouns").lines())
        .doesNotContainAnyElementsOf(FromFile.lines("nouns-testing.txt"));
    assertThat(LexiconFile.list("exam-not-sql").lines())
        .doesNotContainAnyElementsOf(FromFile.lines("non-sql-testing.txt"));
  }

  @Test
  void nonSqlFiles_together_holdOver200DifferentQuestions() {
    Set<String> questions =
        Stream.of(LexiconFile.list("exam-not-sql").lines(), FromFile.lines("non-sql-testing.txt"))
            .flatMap(List::stream)
            .collect(Collectors.toSet());
    assertThat(questions).hasSizeGreaterThanOrEqualTo(200);
  }

  @Test
  void fromFile_placeholders_areFilledWithNamesOfTheDatabase() {
    assertThat(made(new FromFile("x", LexiconFile.list("exam-not-sql").lines(), "non-sql")))
        .extracting(EvaluationQuestion::question)
        .noneMatch(text -> text.contains("{"))
        .anyMatch(text -> text.contains("tractor") || text.contains("doctor"));
  }
}
