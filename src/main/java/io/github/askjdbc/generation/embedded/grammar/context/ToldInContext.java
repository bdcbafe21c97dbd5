package io.github.askjdbc.generation.embedded.grammar.context;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.generation.embedded.grammar.draft.LinkedPhrase;
import io.github.askjdbc.generation.embedded.joins.JoinGraph;
import java.util.List;

/** A reading whose words mean what those beside them make of them. */
public final class ToldInContext {

  private ToldInContext() {}

  /** A reading with those phrases replaced that words beside them give another meaning. */
  public static List<LinkedPhrase> told(
      List<LinkedPhrase> reading, JoinGraph graph, DatabaseKnowledge knowledge) {
    List<LinkedPhrase> deeds = ToldDeeds.told(OwnRoles.told(reading, graph), knowledge.catalog());
    return CountedPeople.told(CompoundNouns.joined(deeds, knowledge), knowledge);
  }
}
