package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.evaluation.matching.ExecutionMatch;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.matching.QueryResult;
import io.github.askjdbc.evaluation.matching.SqlTokens;
import io.github.askjdbc.generation.embedded.filling.Proposal;
import io.github.askjdbc.generation.embedded.filling.Proposer;
import io.github.askjdbc.generation.embedded.filling.Reading;
import io.github.askjdbc.generation.embedded.joins.JoinGraph;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.ranking.RankingFeatures;
import io.github.askjdbc.generation.embedded.ranking.ResultShape;
import io.github.askjdbc.generation.embedded.ranking.Tried;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.QueryFacts;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

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

  LabelledProposals label(TrainingQuestion question, Reading reading, Connection connection) {
    JoinGraph graph = new JoinGraph(question.knowledge().catalog());
    List<Proposal> proposals =
        proposer.propose(question.features().mentions(), reading, graph, question.dialect());
    String gold = question.question().gold().orElseThrow();
    QueryResult expected = runner.run(connection, SqlTokens.withoutDistinct(gold), MOST_GOLD_ROWS);
    int enough = enough(expected);
    boolean ordered = SqlTokens.orders(gold);
    List<Tried> tried = new ArrayList<>();
    boolean[] right = new boolean[proposals.size()];
    Map<Long, Boolean> judged = new HashMap<>();
    for (int i = 0; i < right.length; i++) {
      Proposal proposal = proposals.get(i);
      QueryResult result = runner.run(connection, proposal.sql(), enough);
      ResultShape shape = shape(result);
      tried.add(new Tried(proposal, facts(proposal.sql(), question), shape));
      String compared = SqlTokens.withoutDistinct(proposal.sql());
      boolean plain = compared.equals(proposal.sql());
      boolean whole = shape.rows() < ResultShape.MAX_ROWS && shape.ran() && plain && !ordered;
      Boolean known = whole ? judged.get(shape.signature()) : null;
      right[i] =
          known != null
              ? known
              : ExecutionMatch.compare(
                      plain ? result : runner.run(connection, compared, enough),
                      expected,
                      ordered,
                      MatchForm.BENCHMARK)
                  instanceof ExecutionMatch.Outcome.Same;
      if (whole) {
        judged.put(shape.signature(), right[i]);
      }
    }
    List<float[]> rows = RankingFeatures.of(question.features().mentions(), reading, tried);
    return new LabelledProposals(
        question,
        tried,
        rows,
        right,
        accidental(question, tried, right));
  }

  /** One row more than the gold has, so that more rows are told from as many. */
  private static int enough(QueryResult gold) {
    int rows = gold instanceof QueryResult.Rows result ? result.rows().rows().size() : 0;
    return Math.max(ResultShape.MAX_ROWS, rows + 1);
  }

  private static Optional<QueryFacts> facts(String sql, TrainingQuestion question) {
    return ParsedQuery.parse(sql, question.dialect()) instanceof ParseOutcome.Parsed parsed
        ? Optional.of(parsed.query().resolve(question.knowledge().catalog()).facts())
        : Optional.empty();
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

  private static boolean[] accidental(
      TrainingQuestion question, List<Tried> tried, boolean[] right) {
    boolean[] accidental = new boolean[right.length];
    boolean known = false;
    for (int i = 0; i < right.length; i++) {
      Sketch sketch = tried.get(i).proposal().sketch().sketch();
      boolean same = question.sketch().filter(s -> s.labels().equals(sketch.labels())).isPresent();
      known |= right[i] && same;
      accidental[i] = right[i] && !same;
    }
    return known ? accidental : new boolean[right.length];
  }
}
