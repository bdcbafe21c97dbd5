package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.hipparchus.random.RandomGenerator;

/**
 * Questions of our own that no query answers, asked of the databases in turn. {@code {table}} and
 * {@code {column}} in a line are filled with names of the database, {@code {other}} with another
 * column of the same table.
 *
 * @param name of the list, for the ids of its questions
 * @param lines one question each
 */
record FromFile(String name, List<String> lines, String category) implements Recipe {

  /**
   * @param file a resource beside this class, one question a line, comments after {@code #}
   */
  static FromFile of(String file, String category) {
    return new FromFile(file.replace(".txt", ""), lines(file), category);
  }

  @Override
  public List<EvaluationQuestion> make(QuestionSource source, RandomGenerator random) {
    List<EvaluationQuestion> made = new ArrayList<>();
    List<String> databases =
        source.databases().stream()
            .filter(db -> tables(source.vocabularies().get(db)).size() > 0)
            .toList();
    if (databases.isEmpty()) {
      return made;
    }
    for (int i = 0; i < lines.size(); i++) {
      String db = databases.get(random.nextInt(databases.size()));
      List<Schema.Table> tables = tables(source.vocabularies().get(db));
      Schema.Table table = tables.get(random.nextInt(tables.size()));
      made.add(
          EvaluationQuestion.unanswerable(
              name + "-" + (i + 1), db, filled(lines.get(i), table, random), category));
    }
    return made;
  }

  static List<String> lines(String file) {
    try (InputStream stream = FromFile.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalStateException("the jar lacks its questions " + file);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the questions " + file + " cannot be read", e);
    }
  }

  private static String filled(String line, Schema.Table table, RandomGenerator random) {
    List<Schema.Column> columns = askable(table);
    int first = random.nextInt(columns.size());
    int second = (first + 1 + random.nextInt(columns.size() - 1)) % columns.size();
    return line.replace("{table}", Words.spoken(table.name()))
        .replace("{column}", Words.spoken(columns.get(first).name()))
        .replace("{other}", Words.spoken(columns.get(second).name()));
  }

  private static List<Schema.Table> tables(DatabaseVocabulary vocabulary) {
    return vocabulary.schema().tables().stream()
        .filter(table -> askable(table).size() > 1)
        .toList();
  }

  private static List<Schema.Column> askable(Schema.Table table) {
    return table.columns().stream().filter(column -> !column.key()).toList();
  }
}
