package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.generation.embedded.joins.JoinGraph;
import java.util.List;

/** A reading whose words mean what those beside them make of them. */
final class ToldInContext {

  private ToldInContext() {}

  static List<LinkedPhrase> told(
      List<LinkedPhrase> reading, JoinGraph graph, DatabaseKnowledge knowledge) {
    List<LinkedPhrase> deeds = ToldDeeds.told(OwnRoles.told(reading, graph), knowledge.catalog());
    return CountedPeople.told(CompoundNouns.joined(deeds, knowledge), knowledge);
  }
}
