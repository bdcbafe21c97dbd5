package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Tells what the columns, tables and values of a question are for. */
public final class RoleModel {

  private final Map<Role, StackedModel> columns;
  private final Map<TableRole, StackedModel> tables;
  private final StackedModel pairs;
  private final OperatorModel operators;

  /**
   * @param columns one for each role
   * @param tables one for each role
   * @param pairs whether a value belongs to a column
   * @param operators how something is compared with a value
   */
  public RoleModel(
      Map<Role, StackedModel> columns,
      Map<TableRole, StackedModel> tables,
      StackedModel pairs,
      OperatorModel operators) {
    this.columns = new EnumMap<>(columns);
    this.tables = new EnumMap<>(tables);
    this.pairs = pairs;
    this.operators = operators;
  }

  /**
   * @param facts log odds of the facts about the question
   */
  public RoleScores predict(QuestionFeatures question, float[] facts) {
    double[][] byColumn = scores(List.copyOf(columns.values()), question.columns(), facts);
    double[][] byTable = scores(List.copyOf(tables.values()), question.tables(), facts);
    double[] byPair = new double[question.pairs().size()];
    for (int i = 0; i < byPair.length; i++) {
      byPair[i] = pairs.score(question.pairs().get(i), facts);
    }
    double[][] byValue = new double[question.operators().size()][];
    for (int i = 0; i < byValue.length; i++) {
      byValue[i] = operators.scores(question.operators().get(i));
    }
    return new RoleScores(byColumn, byTable, question.pairings(), byPair, byValue);
  }

  private static double[][] scores(
      List<StackedModel> models, List<RoleExample> examples, float[] facts) {
    double[][] scores = new double[examples.size()][models.size()];
    for (int i = 0; i < scores.length; i++) {
      float[] row = StackedModel.row(examples.get(i), facts, 0);
      for (int role = 0; role < models.size(); role++) {
        scores[i][role] = models.get(role).scoreOver(examples.get(i), row);
      }
    }
    return scores;
  }

  /** Bits of the hashed features, then the models with the names of their roles before them. */
  public void write(ModelOutput out) {
    out.count(SparseFeatures.BITS);
    out.constants(Role.class);
    columns.values().forEach(model -> model.write(out));
    out.constants(TableRole.class);
    tables.values().forEach(model -> model.write(out));
    pairs.write(out);
    operators.write(out);
  }

  public static RoleModel read(ModelInput in) throws DamagedModelException {
    in.hashed(SparseFeatures.BITS);
    Map<Role, StackedModel> columns = new EnumMap<>(Role.class);
    for (Role role : in.constants(Role.class)) {
      columns.put(role, StackedModel.read(in, StackedModel.ofColumns()));
    }
    Map<TableRole, StackedModel> tables = new EnumMap<>(TableRole.class);
    for (TableRole role : in.constants(TableRole.class)) {
      tables.put(role, StackedModel.read(in, StackedModel.ofTables()));
    }
    StackedModel pairs = StackedModel.read(in, StackedModel.ofPairs());
    return new RoleModel(columns, tables, pairs, OperatorModel.read(in));
  }
}
