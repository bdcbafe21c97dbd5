package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.evaluation.matching.ExecutionMatch;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.matching.QueryResult;
import io.github.askjdbc.evaluation.matching.SqlTokens;
import io.github.askjdbc.generation.embedded.filling.PeriodBeliefs;
import io.github.askjdbc.generation.embedded.filling.Proposal;
import io.github.askjdbc.generation.embedded.filling.Proposer;
import io.github.askjdbc.generation.embedded.filling.Reading;
import io.github.askjdbc.generation.embedded.joins.JoinGraph;
import io.github.askjdbc.generation.embedded.ranking.RankingFeatures;
import io.github.askjdbc.generation.embedded.ranking.ResultShape;
import io.github.askjdbc.generation.embedded.ranking.Tried;
import io.github.askjdbc.generation.embedded.units.UnitConversion;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.QueryFacts;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Proposes queries for questions, runs them and compares their rows with those of the gold. */
final class ProposalLabeller {

  private final Proposer proposer;
  private final ProposalRunner runner;

  /** Golds with more rows teach nothing. */
  private static final int MOST_GOLD_ROWS = 20_000;

  ProposalLabeller(Proposer proposer, ProposalRunner runner) {
    this.proposer = proposer;
    this.runner = runner;
  }

  LabelledProposals label(TrainingQuestion question, Reading learnt, Connection connection) {
    Reading reading =
        PeriodBeliefs.in(learnt, question.features().mentions(), question.knowledge());
    JoinGraph graph =
        new JoinGraph(question.knowledge().catalog())
            .asked(question.features().mentions().question().stems());
    UnitConversion units =
        new UnitConversion(question.features().mentions().question(), question.knowledge());
    List<Proposal> proposals =
        proposer.propose(question.features().mentions(), reading, graph, question.dialect(), units);
    Judging judging = new Judging(question.question().gold().orElseThrow(), connection);
    List<Tried> tried = new ArrayList<>();
    boolean[] right = new boolean[proposals.size()];
    for (int i = 0; i < right.length; i++) {
      Proposal proposal = proposals.get(i);
      QueryResult result = runner.run(connection, proposal.sql(), judging.enough);
      tried.add(
          Tried.of(
              proposal,
              question.features().mentions().question(),
              facts(proposal.sql(), question),
              shape(result)));
      right[i] = judging.isRight(tried.get(i), result);
    }
    List<float[]> rows = RankingFeatures.of(question.features().mentions(), reading, tried);
    return new LabelledProposals(question, tried, rows, right);
  }

  /** Compares the rows of proposals with those of one gold; equal results are compared once. */
  private final class Judging {
    private final Connection connection;
    private final QueryResult expected;
    private final boolean ordered;
    private final int enough;
    private final Map<Long, Boolean> judged = new HashMap<>();

    Judging(String gold, Connection connection) {
      this.connection = connection;
      this.expected = runner.run(connection, SqlTokens.withoutDistinct(gold), MOST_GOLD_ROWS);
      this.enough = enough(expected);
      this.ordered = SqlTokens.orders(gold);
    }

    boolean isRight(Tried tried, QueryResult result) {
      String sql = tried.proposal().sql();
      String compared = SqlTokens.withoutDistinct(sql);
      boolean plain = compared.equals(sql);
      ResultShape shape = tried.result();
      if (shape.rows() < ResultShape.MAX_ROWS && shape.ran() && plain && !ordered) {
        return judged.computeIfAbsent(shape.signature(), signature -> same(result));
      }
      return same(plain ? result : runner.run(connection, compared, enough));
    }

    private boolean same(QueryResult result) {
      return ExecutionMatch.compare(result, expected, ordered, MatchForm.BENCHMARK)
          instanceof ExecutionMatch.Outcome.Same;
    }
  }

  /** One row more than the gold has, so that more rows are told from as many. */
  private static int enough(QueryResult gold) {
    int rows = gold instanceof QueryResult.Rows result ? result.rows().rows().size() : 0;
    return Math.max(ResultShape.MAX_ROWS, rows + 1);
  }

  private static QueryFacts facts(String sql, TrainingQuestion question) {
    return ParsedQuery.parse(sql, question.dialect()) instanceof ParseOutcome.Parsed parsed
        ? parsed.query().resolve(question.knowledge().catalog()).facts()
        : QueryFacts.nothing();
  }

  private static ResultShape shape(QueryResult result) {
    if (!(result instanceof QueryResult.Rows read)) {
      return ResultShape.FAILED;
    }
    List<List<Object>> rows = read.rows().rows();
    int shown = Math.min(ResultShape.MAX_ROWS, rows.size());
    return ResultShape.of(
        new ProbeOutcome.Rows(read.rows().columns(), rows.subList(0, shown), shown < rows.size()));
  }
}
