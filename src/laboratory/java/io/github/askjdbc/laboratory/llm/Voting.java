package io.github.askjdbc.laboratory.llm;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.evaluation.matching.RowComparison;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.laboratory.llm.ModelWriter.Written;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.WrittenSql;
import java.util.List;
import java.util.Optional;

/** Samples of the model, which have to come to the rows of its likeliest SQL. */
record Voting() implements AbstainingSystem {

  private static final int SAMPLES = 5;

  @Override
  public SystemVerdict verdict(Written written) {
    if (written.sql().isEmpty()) {
      return SystemVerdict.ABSTAINS;
    }
    Optional<ProbeOutcome.Rows> rows = rows(written.sql().get(), written);
    List<ModelReply> samples =
        written.model().samples(written.heard().request(), SAMPLES, written.question().budget());
    boolean agree =
        rows.isPresent()
            && samples.stream().allMatch(sample -> agrees(sample, rows.get(), written));
    return agree ? SystemVerdict.gives(written.sql()) : SystemVerdict.ABSTAINS;
  }

  private static boolean agrees(ModelReply sample, ProbeOutcome.Rows rows, Written written) {
    return WrittenSql.of(sample) instanceof WrittenSql.Sql sql
        && rows(sql.sql(), written)
            .filter(others -> RowComparison.sameRows(others.rows(), rows.rows(), false))
            .isPresent();
  }

  private static Optional<ProbeOutcome.Rows> rows(String sql, Written written) {
    return written
        .question()
        .trial()
        .run(sql)
        .map(TriedQuery::outcome)
        .filter(ProbeOutcome.Rows.class::isInstance)
        .map(ProbeOutcome.Rows.class::cast);
  }
}
