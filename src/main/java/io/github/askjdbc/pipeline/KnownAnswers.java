package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.semantics.VerifiedQuery;
import io.github.askjdbc.generation.llm.DemonstrationChoice;
import io.github.askjdbc.llm.prompt.Demonstration;
import io.github.askjdbc.llm.prompt.PromptPolicy;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** What people said is right for other questions of a database, as a prompt may show it. */
record KnownAnswers(PipelineMemory memory) {

  /**
   * Those near a question. What the memory holds counts before what a file says.
   *
   * @throws SQLException if the memory cannot be read
   */
  List<Demonstration> near(AskedQuestion linked, PromptPolicy policy) throws SQLException {
    List<Demonstration> known = new ArrayList<>(memory.answers(linked.database()));
    for (VerifiedQuery query : linked.knowledge().semantics().verifiedQueries()) {
      known.add(new Demonstration(query.question(), query.sql()));
    }
    return new DemonstrationChoice(
            linked.question(),
            linked.knowledge(),
            linked.database().dialect(),
            policy,
            sql -> linked.queries().guarded(sql).query())
        .of(known);
  }
}
