package io.github.askjdbc.laboratory.linking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.SchemaLinker;
import io.github.askjdbc.question.Question;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which of the columns that hold a value comes first. */
class SchemaRankingTest {

  private static Target target;
  private static DatabaseKnowledge knowledge;

  @BeforeAll
  static void open() throws SQLException {
    target =
        new Target("jdbc:sqlite::memory:")
            .run(
                "CREATE TABLE clinic (code TEXT PRIMARY KEY, name TEXT, town TEXT)",
                "CREATE TABLE nurse (id INTEGER PRIMARY KEY, surname TEXT,"
                    + " clinic_code TEXT REFERENCES clinic (code))",
                "CREATE TABLE transfer (id INTEGER PRIMARY KEY, origin TEXT, destination TEXT,"
                    + " note TEXT)",
                "INSERT INTO clinic VALUES ('OAK', 'Aalst', 'Ghent'), ('ELM', 'Mercy', 'Aalst')",
                "INSERT INTO nurse VALUES (1, 'Ghent', 'OAK'), (2, 'Lee', 'ELM')",
                "INSERT INTO transfer VALUES (1, 'Halle', 'Mol', 'Genk'), (2, 'Mol', 'Halle', ''),"
                    + " (3, 'Genk', 'Genk', '')");
    knowledge =
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime)
            .of(target.database(), Target.budget());
  }

  @AfterAll
  static void close() throws SQLException {
    target.close();
  }

  @ParameterizedTest
  @CsvSource({
    // a column that is named nearby
    "Show the clinics in the town of Aalst, clinic.town",
    "Which nurse has the surname Ghent?, nurse.surname",
    // a table right beside it
    "What is the code of the Aalst clinic?, clinic.name",
    // a column that refers to the other, of a table that is asked for
    "Show the surnames of nurses of OAK, nurse.clinic_code",
    "Show the town of clinic OAK, clinic.code",
    // a preposition
    "Show transfers from Halle, transfer.origin",
    "Show transfers to Halle, transfer.destination",
    "Show transfers from Genk to Mol, transfer.origin"
  })
  void values_heldByMoreColumns_rankedByTheWordsAround(String question, String first) {
    LinkedQuestion linked =
        new SchemaLinker().link(Question.of(question), knowledge, Dialect.SQLITE, Target.budget());

    assertThat(SchemaRanking.of(linked, knowledge.catalog()).valuesByPhrase().get(0).get(0))
        .extracting(value -> value.column().toString())
        .isEqualTo(first);
  }
}
