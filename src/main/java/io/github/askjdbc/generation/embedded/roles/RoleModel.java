package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import io.github.askjdbc.learning.MultinomialRegression;
import java.util.ArrayList;
import java.util.List;

/** Tells what the columns, tables and values of a question are for. */
public final class RoleModel {

  private final List<StackedModel> columns;
  private final List<StackedModel> tables;
  private final StackedModel pairs;
  private final MultinomialRegression operators;

  /**
   * @param columns in the order of {@link Role}
   * @param tables in the order of {@link TableRole}
   * @param pairs whether a value belongs to a column
   * @param operators in the order of {@link Comparing}
   */
  public RoleModel(
      List<StackedModel> columns,
      List<StackedModel> tables,
      StackedModel pairs,
      MultinomialRegression operators) {
    this.columns = List.copyOf(columns);
    this.tables = List.copyOf(tables);
    this.pairs = pairs;
    this.operators = operators;
  }

  /**
   * @param facts log odds of the facts about the question
   */
  public Beliefs predict(QuestionFeatures question, float[] facts) {
    double[][] byColumn = scores(columns, question.columns(), facts);
    double[][] byTable = scores(tables, question.tables(), facts);
    double[] byPair = new double[question.pairs().size()];
    for (int i = 0; i < byPair.length; i++) {
      byPair[i] = pairs.score(question.pairs().get(i), facts);
    }
    double[][] byValue = new double[question.operators().size()][];
    for (int i = 0; i < byValue.length; i++) {
      byValue[i] = operators.scores(question.operators().get(i));
    }
    return new Beliefs(byColumn, byTable, question.pairings(), byPair, byValue);
  }

  private static double[][] scores(
      List<StackedModel> models, List<Example> examples, float[] facts) {
    double[][] scores = new double[examples.size()][models.size()];
    for (int i = 0; i < scores.length; i++) {
      for (int role = 0; role < models.size(); role++) {
        scores[i][role] = models.get(role).score(examples.get(i), facts);
      }
    }
    return scores;
  }

  public void write(ModelOutput out) {
    columns.forEach(model -> model.write(out));
    tables.forEach(model -> model.write(out));
    pairs.write(out);
    operators.write(out);
  }

  public static RoleModel read(ModelInput in) throws DamagedModelException {
    List<StackedModel> columns = new ArrayList<>();
    for (int i = 0; i < Role.values().length; i++) {
      columns.add(StackedModel.read(in));
    }
    List<StackedModel> tables = new ArrayList<>();
    for (int i = 0; i < TableRole.values().length; i++) {
      tables.add(StackedModel.read(in));
    }
    return new RoleModel(columns, tables, StackedModel.read(in), MultinomialRegression.read(in));
  }
}
