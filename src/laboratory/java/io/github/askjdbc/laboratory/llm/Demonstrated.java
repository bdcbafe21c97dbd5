package io.github.askjdbc.laboratory.llm;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.laboratory.llm.ModelWriter.Written;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.PromptTemplate;
import io.github.askjdbc.llm.WrittenSql;
import java.util.Map;
import java.util.Optional;

/**
 * Writes anew, with demonstrations before the same prompt, some of them of questions that have no
 * answer; gives what runs.
 */
record Demonstrated() implements AbstainingSystem {

  private static final PromptTemplate DEMONSTRATIONS =
      PromptTemplate.read(Demonstrated.class, "demonstrations.prompt");

  @Override
  public SystemVerdict verdict(Written written) {
    ModelRequest first = written.heard().request();
    ModelRequest demonstrated =
        new ModelRequest(
            DEMONSTRATIONS.filled(Map.of()) + "\n\n" + first.instructions(),
            first.prompt(),
            first.maxTokens(),
            first.form());
    WrittenSql reply =
        WrittenSql.of(written.model().reply(demonstrated, written.question().budget()));
    return SystemVerdict.gives(
        reply instanceof WrittenSql.Sql sql ? running(sql.sql(), written) : Optional.empty());
  }

  private static Optional<String> running(String sql, Written written) {
    return written
        .question()
        .trial()
        .run(sql)
        .filter(tried -> tried.outcome() instanceof ProbeOutcome.Rows)
        .map(TriedQuery::sql);
  }
}
