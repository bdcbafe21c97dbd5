package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.generation.embedded.sketch.SketchFeatures;
import io.github.askjdbc.learning.Features;
import java.util.ArrayList;
import java.util.List;

/**
 * Everything that the models of sketch and roles read of one question.
 *
 * @param columns one for each column of the schema, in order
 * @param tables one for each table
 * @param pairs one for each pairing
 * @param operators one for each value
 */
public record QuestionFeatures(
    Mentions mentions,
    Features sketch,
    List<RoleExample> columns,
    List<RoleExample> tables,
    List<Pairing> pairings,
    List<RoleExample> pairs,
    List<Features> operators) {

  /** Reads the features of a question. */
  public static QuestionFeatures of(Mentions mentions) {
    Context context = new Context(mentions);
    List<RoleExample> columns = new ArrayList<>();
    for (int column = 0; column < context.schema.columnCount(); column++) {
      columns.add(ColumnFeatures.of(context, column));
    }
    List<RoleExample> tables = new ArrayList<>();
    for (int table = 0; table < context.schema.tableCount(); table++) {
      tables.add(TableFeatures.of(context, table));
    }
    List<Pairing> pairings = new ArrayList<>();
    List<Features> operators = new ArrayList<>();
    for (ValueMention value : mentions.values()) {
      pairings.addAll(PairFeatures.pairings(context, value));
      operators.add(OperatorFeatures.of(context, value));
    }
    List<RoleExample> pairs =
        pairings.stream().map(pairing -> PairFeatures.of(context, pairing)).toList();
    return new QuestionFeatures(
        mentions, new SketchFeatures().of(mentions), columns, tables, pairings, pairs, operators);
  }
}
