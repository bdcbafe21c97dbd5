package io.github.askjdbc.laboratory.training.answerability;

import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.meaning.WordVectors;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The mean of the names of a database's tables and columns: all there is where nobody asked it
 * anything yet.
 */
public final class MeanOfNames implements FeatureDistance.Centers {

  private final EvaluatedDatabases databases;
  private final Map<String, List<Named>> known = new HashMap<>();

  /** A table's or a column's name, as it is hidden and as it is spoken. */
  private record Named(String table, String full, List<String> words) {}

  public MeanOfNames(EvaluatedDatabases databases) {
    this.databases = databases;
  }

  @Override
  public String name() {
    return "names";
  }

  @Override
  public List<Optional<double[]>> of(List<AnswerabilityExample> questions) {
    Map<List<Object>, Optional<double[]>> centers = new HashMap<>();
    return questions.stream()
        .map(
            question ->
                centers.computeIfAbsent(
                    List.of(question.db(), question.hidden()), ignored -> center(question)))
        .toList();
  }

  private Optional<double[]> center(AnswerabilityExample question) {
    List<String> words =
        known.computeIfAbsent(question.db(), this::names).stream()
            .filter(name -> !question.hidden().contains(name.full()))
            .filter(name -> !question.hidden().contains(name.table()))
            .flatMap(name -> name.words().stream())
            .toList();
    return WordVectors.shipped().of(words).map(FeatureDistance::components);
  }

  private List<Named> names(String db) {
    List<Named> names = new ArrayList<>();
    try (Connection connection = databases.connect(db);
        ResultSet columns = connection.getMetaData().getColumns(null, null, "%", "%")) {
      String last = "";
      while (columns.next()) {
        String table = columns.getString("TABLE_NAME");
        String column = columns.getString("COLUMN_NAME");
        if (!table.equals(last)) {
          names.add(new Named(table, table, NameParts.of(table)));
          last = table;
        }
        names.add(new Named(table, table + "." + column, NameParts.of(column)));
      }
    } catch (SQLException e) {
      throw new IllegalStateException("the names of '" + db + "' cannot be read", e);
    }
    return names;
  }
}
