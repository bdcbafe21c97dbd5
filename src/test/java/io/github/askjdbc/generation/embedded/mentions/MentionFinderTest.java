package io.github.askjdbc.generation.embedded.mentions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.generation.embedded.ClinicDatabase;
import io.github.askjdbc.generation.embedded.schema.ColumnEntry;
import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MentionFinderTest {

  private static Connection connection;
  private static DatabaseKnowledge knowledge;

  @BeforeAll
  static void open() throws SQLException {
    connection = ClinicDatabase.open();
    knowledge = ClinicDatabase.know(connection);
  }

  @AfterAll
  static void close() throws SQLException {
    connection.close();
  }

  static List<Arguments> cases() {
    List<String> lines = ClinicDatabase.lines("mentions/questions.case");
    List<Arguments> cases = new ArrayList<>();
    for (int at = 0; at + 2 < lines.size(); at += 3) {
      cases.add(
          Arguments.of(
              lines.get(at),
              lines.get(at + 1).strip(),
              List.of(lines.get(at + 2).strip().split("; "))));
    }
    return cases;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void find_question_maskedAndMentioned(String question, String masked, List<String> mentioned) {
    Mentions mentions =
        new MentionFinder()
            .find(ClinicDatabase.link(question, knowledge), new SchemaIndex(knowledge.catalog()));

    assertThat(String.join(" ", mentions.masked())).isEqualTo(masked);
    assertThat(all(mentions)).containsAll(mentioned);
  }

  private static Set<String> all(Mentions mentions) {
    Set<String> all = new HashSet<>();
    for (int t = 0; t < mentions.schema().tableCount(); t++) {
      Mention mention = mentions.tables().get(t);
      all.add(mentions.schema().table(t).name() + " = " + words(mentions, mention));
    }
    for (int c = 0; c < mentions.schema().columnCount(); c++) {
      ColumnEntry column = mentions.schema().column(c);
      all.add(column.name() + " = " + words(mentions, mentions.columns().get(c)));
    }
    mentions.values().forEach(value -> all.add("value = " + value.text()));
    return all;
  }

  private static String words(Mentions mentions, Mention mention) {
    List<String> words = new ArrayList<>();
    for (int at = mention.first(); mention.found() && at < mention.end(); at++) {
      words.add(mentions.text(at));
    }
    return String.join(" ", words);
  }
}
