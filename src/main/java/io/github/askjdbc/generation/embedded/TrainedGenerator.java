package io.github.askjdbc.generation.embedded;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.account.Account;
import io.github.askjdbc.account.Answer;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.SqlAssembler;
import io.github.askjdbc.generation.embedded.filling.Filled;
import io.github.askjdbc.generation.embedded.filling.PeriodBeliefs;
import io.github.askjdbc.generation.embedded.filling.Proposal;
import io.github.askjdbc.generation.embedded.filling.Proposer;
import io.github.askjdbc.generation.embedded.filling.Reading;
import io.github.askjdbc.generation.embedded.grammar.completion.DoneToThem;
import io.github.askjdbc.generation.embedded.grammar.completion.OtherDeal;
import io.github.askjdbc.generation.embedded.grammar.completion.PlainSense;
import io.github.askjdbc.generation.embedded.grammar.completion.ShownKeys;
import io.github.askjdbc.generation.embedded.joins.JoinGraph;
import io.github.askjdbc.generation.embedded.mentions.MentionFinder;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.ranking.Ranker;
import io.github.askjdbc.generation.embedded.ranking.RankingFeatures;
import io.github.askjdbc.generation.embedded.ranking.ResultShape;
import io.github.askjdbc.generation.embedded.ranking.Tried;
import io.github.askjdbc.generation.embedded.roles.QuestionFeatures;
import io.github.askjdbc.generation.embedded.schema.RelevantTables;
import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import io.github.askjdbc.generation.embedded.units.UnitConversion;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.sql.QueryFacts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads a question with trained models, proposes queries, runs them and orders them. */
final class TrainedGenerator {

  private static final int PREPARED_CATALOGS = 8;

  private final Writer writer;
  private final GeneratorModel model;
  private final MentionFinder finder = new MentionFinder();
  private final Proposer proposer;
  private final Cache<CatalogSnapshot, Prepared> prepared =
      Caffeine.newBuilder().weakKeys().maximumSize(PREPARED_CATALOGS).build();

  private record Prepared(SchemaIndex schema, JoinGraph graph, ShownOnce once) {
    static Prepared of(CatalogSnapshot catalog) {
      SchemaIndex schema = new SchemaIndex(catalog);
      JoinGraph graph = new JoinGraph(catalog);
      return new Prepared(schema, graph, new ShownOnce(schema, graph));
    }
  }

  TrainedGenerator(Writer writer, GeneratorModel model) {
    this.writer = writer;
    this.model = model;
    this.proposer = new Proposer(model.sketches());
  }

  List<Candidate> candidates(GenerationRequest request) {
    CatalogSnapshot catalog = request.knowledge().catalog();
    if (catalog.tables().isEmpty()) {
      return List.of();
    }
    Prepared known = prepared.get(catalog, Prepared::of);
    Mentions mentions =
        finder.find(request.question(), RelevantTables.of(known.schema(), request.question()));
    request.budget().check();
    Reading reading =
        PeriodBeliefs.in(
            model.reading().read(QuestionFeatures.of(mentions)), mentions, request.knowledge());
    request.budget().check();
    UnitConversion units = new UnitConversion(request.question(), request.knowledge());
    List<Proposal> proposals =
        proposer.propose(
            mentions,
            reading,
            known.graph().asked(request.question().stems()),
            request.dialect(),
            units);
    List<Tried> tried = tried(sensible(proposals, request), request);
    List<float[]> rows = RankingFeatures.of(mentions, reading, tried);
    return distinctResults(model.ranker().rank(tried, rows), known.once(), request, units);
  }

  /** Without what could mean nothing, and with the names of rows for their keys. */
  private static List<Proposal> sensible(List<Proposal> proposals, GenerationRequest request) {
    PlainSense sense = new PlainSense(request.knowledge());
    ShownKeys keys = new ShownKeys(request.knowledge().catalog());
    SqlAssembler assembler = new SqlAssembler(request.dialect());
    Map<String, Proposal> sensible = new LinkedHashMap<>();
    for (Proposal proposal : proposals) {
      List<Action> actions = proposal.filled().actions();
      List<Action> named = keys.named(request.question(), actions);
      Proposal told =
          named.equals(actions)
              ? proposal
              : new Proposal(
                  proposal.sketch(),
                  proposal.filled().with(named),
                  assembler.assemble(named),
                  proposal.total());
      boolean turned =
          OtherDeal.isIn(actions, request.question())
              || DoneToThem.isIn(actions, request.question());
      if (sense.isIn(actions) && !turned) {
        sensible.putIfAbsent(told.sql(), told);
      }
    }
    return List.copyOf(sensible.values());
  }

  private static List<Tried> tried(List<Proposal> proposals, GenerationRequest request) {
    return proposals.stream()
        .map(
            proposal -> {
              Optional<TriedQuery> query = request.trial().run(proposal.sql());
              return new Tried(
                  proposal,
                  query
                      .map(one -> one.account(request.question()))
                      .orElseGet(() -> Account.of(request.question(), QueryFacts.nothing())),
                  query.map(one -> ResultShape.of(one.outcome())).orElse(ResultShape.FAILED));
            })
        .toList();
  }

  /** The best of those that give the same rows, in their order. */
  private List<Candidate> distinctResults(
      List<Ranker.Ranked> ranked,
      ShownOnce shownOnce,
      GenerationRequest request,
      UnitConversion units) {
    SqlAssembler assembler = new SqlAssembler(request.dialect());
    Set<Long> results = new HashSet<>();
    Map<String, Candidate> candidates = new LinkedHashMap<>();
    for (Ranker.Ranked one : ranked) {
      ResultShape result = one.tried().result();
      boolean fresh = !result.ran() || results.add(result.signature());
      if (fresh && candidates.size() < request.maxCandidates()) {
        Filled filled = one.tried().proposal().filled();
        boolean once = shownOnce.of(request.question(), filled);
        List<Action> actions = units.shown(once ? once(filled.actions()) : filled.actions());
        Set<Integer> explained = explained(one.tried(), request.question());
        explained.addAll(Action.words(actions));
        String sql = assembler.assemble(actions);
        candidates.putIfAbsent(
            sql, new Candidate(sql, one.score(), writer, Optional.of(explained)));
      }
    }
    return List.copyOf(candidates.values());
  }

  /** Words of which the query was made, and those that stand for something in it all the same. */
  private static Set<Integer> explained(Tried tried, LinkedQuestion question) {
    Set<Integer> explained = Action.words(tried.proposal().filled().actions());
    IntStream.range(0, question.words().size())
        .filter(word -> tried.account().used(word) != Answer.UNMET)
        .forEach(explained::add);
    return explained;
  }

  private static List<Action> once(List<Action> actions) {
    List<Action> once = new ArrayList<>(actions);
    once.add(new Action.AddDistinct(List.of()));
    return once;
  }
}
