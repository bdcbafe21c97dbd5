package io.github.askjdbc.generation.embedded.grammar;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.SqlAssembler;
import io.github.askjdbc.generation.embedded.grammar.aggregates.OpenAmount;
import io.github.askjdbc.generation.embedded.grammar.completion.Completion;
import io.github.askjdbc.generation.embedded.grammar.completion.DoneToThem;
import io.github.askjdbc.generation.embedded.grammar.completion.JoinedByName;
import io.github.askjdbc.generation.embedded.grammar.completion.OtherDeal;
import io.github.askjdbc.generation.embedded.grammar.completion.PlainSense;
import io.github.askjdbc.generation.embedded.grammar.completion.Score;
import io.github.askjdbc.generation.embedded.grammar.context.ToldInContext;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.LinkedPhrase;
import io.github.askjdbc.generation.embedded.grammar.draft.RowNames;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.Segmentation;
import io.github.askjdbc.generation.embedded.grammar.selection.ShownInstead;
import io.github.askjdbc.generation.embedded.grammar.selection.ShownNote;
import io.github.askjdbc.generation.embedded.grammar.terms.MetricCompletion;
import io.github.askjdbc.generation.embedded.grammar.terms.ReadApart;
import io.github.askjdbc.generation.embedded.joins.JoinGraph;
import io.github.askjdbc.generation.embedded.units.ShownTimes;
import io.github.askjdbc.generation.embedded.units.UnitConversion;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.TimeChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes SQL for flat questions by rules: no model, no network, the same every time.
 *
 * <p>It reads counts, lists, filters, aggregates, groups, extremes and absences over tables that
 * keys connect. What it cannot read it does not drop: a word that no rule takes is missing from
 * {@link Candidate#explained} and lowers the score (see {@link Score}).
 */
public final class Grammar {

  private static final int MAX_READINGS = 24;
  private static final int PREPARED_CATALOGS = 8;

  private final Writer writer;
  private final Cache<CatalogSnapshot, Prepared> prepared =
      Caffeine.newBuilder().weakKeys().maximumSize(PREPARED_CATALOGS).build();

  /** What is found out once of a catalog. */
  private record Prepared(JoinGraph graph, RowNames names) {

    Prepared(CatalogSnapshot catalog) {
      this(new JoinGraph(catalog), new RowNames(catalog));
    }
  }

  /**
   * @param writer whose candidates they are
   */
  public Grammar(Writer writer) {
    this.writer = writer;
  }

  /** At most {@link GenerationRequest#maxCandidates}, best first. */
  public List<Candidate> candidates(GenerationRequest request) {
    LinkedQuestion question = request.question();
    ReadQueries readings = readings(request);
    if (!readings.areWhole(question)) {
      ReadApart.of(
              question,
              request.knowledge().catalog(),
              part -> readings(request.about(part)).whole(part))
          .flatMap(piece -> apart(piece, request))
          .ifPresent(readings::add);
    }
    return readings.best(request.maxCandidates());
  }

  private Optional<ReadQueries.Reading> apart(ReadApart.Piece piece, GenerationRequest request) {
    return new ShownTimes(request.question(), request.knowledge(), request.dialect())
        .of(piece.actions())
        .map(new SqlAssembler(request.dialect())::assemble)
        .map(sql -> new Candidate(sql, piece.score(), writer, Optional.of(piece.explained())))
        .map(one -> new ReadQueries.Reading(one, List.of(), piece.actions()));
  }

  private ReadQueries readings(GenerationRequest request) {
    Prepared known = prepared.get(request.knowledge().catalog(), Prepared::new);
    JoinGraph graph = known.graph().asked(request.question().stems());
    RowNames names = known.names();
    SqlAssembler assembler = new SqlAssembler(request.dialect());
    UnitConversion units = new UnitConversion(request.question(), request.knowledge());
    ReadQueries readings = new ReadQueries();
    ShownTimes times = new ShownTimes(request.question(), request.knowledge(), request.dialect());
    TimeChoice dates = new TimeChoice(request.question(), request.knowledge());
    LinkedQuestion question = request.question();
    CatalogSnapshot catalog = request.knowledge().catalog();
    Set<Integer> open = new OpenAmount(question, catalog).words();
    List<Segmentation> segmentations =
        new ArrayList<>(List.of(Segmentation.firm(question, catalog)));
    Segmentation.hinted(question, catalog).ifPresent(segmentations::add);
    List<List<LinkedPhrase>> whole = new ArrayList<>();
    for (Segmentation segmentation : segmentations) {
      for (List<LinkedPhrase> reading : segmentation.readings(MAX_READINGS)) {
        request.budget().check();
        List<LinkedPhrase> nouns = ToldInContext.told(reading, graph, request.knowledge());
        Optional<ShownNote> note = ShownNote.of(question, nouns);
        Draft draft =
            note.isEmpty()
                ? new Draft(request, graph, names, dates, nouns)
                : before(note.get(), request, graph, names);
        reading(request, draft, note, assembler, units, times, open).ifPresent(readings::add);
        note.filter(one -> !one.isOfOthers()).ifPresent(ignored -> whole.add(nouns));
      }
    }
    if (!readings.areWhole(question)) {
      // what seemed a note may belong to the question
      for (List<LinkedPhrase> nouns : whole) {
        request.budget().check();
        Draft draft = new Draft(request, graph, names, dates, nouns);
        reading(request, draft, Optional.empty(), assembler, units, times, open)
            .ifPresent(readings::add);
      }
    }
    return readings;
  }

  /** What stands before a note is read as a question of its own, its dates included. */
  private static Draft before(
      ShownNote note, GenerationRequest request, JoinGraph graph, RowNames names) {
    GenerationRequest main = request.about(request.question().until(note.first()));
    return new Draft(
        main, graph, names, new TimeChoice(main.question(), main.knowledge()), note.main());
  }

  private Optional<ReadQueries.Reading> reading(
      GenerationRequest request,
      Draft draft,
      Optional<ShownNote> note,
      SqlAssembler assembler,
      UnitConversion units,
      ShownTimes times,
      Set<Integer> openAmounts) {
    for (Rule rule : Rules.IN_ORDER) {
      rule.apply(draft);
      if (draft.rejected) {
        return Optional.empty();
      }
    }
    Set<Integer> explained = draft.explained();
    Optional<Completion.Query> whole =
        draft.metric.isPresent() ? MetricCompletion.of(draft) : Completion.of(draft);
    whole.ifPresent(query -> explained.addAll(JoinedByName.words(draft, query.tree())));
    note.ifPresent(
        shown -> shown.note().forEach(token -> token.span().words().forEach(explained::add)));
    return whole
        .filter(query -> !units.leavesOpen(query.actions()))
        .filter(query -> new PlainSense(request.knowledge(), draft.columns).isIn(query.actions()))
        .filter(query -> !OtherDeal.isIn(query.actions(), request.question()))
        .filter(query -> !DoneToThem.isIn(query.actions(), request.question()))
        .flatMap(query -> noted(query, note, request))
        .flatMap(
            query -> {
              List<Action> actions = units.whole(query.actions());
              Set<Integer> unitWords = Action.words(actions);
              unitWords.removeAll(Action.words(query.actions()));
              explained.addAll(unitWords);
              explained.removeAll(openAmounts);
              double score = Score.of(request.question(), draft, query, explained);
              return times
                  .of(actions)
                  .map(assembler::assemble)
                  .map(sql -> new Candidate(sql, score, writer, Optional.of(explained)))
                  .map(one -> new ReadQueries.Reading(one, draft.tokens, actions));
            });
  }

  /** With what a note at the end of the question names, in the place of what it would show. */
  private static Optional<Completion.Query> noted(
      Completion.Query query, Optional<ShownNote> note, GenerationRequest request) {
    return note.isEmpty()
        ? Optional.of(query)
        : ShownInstead.of(query.actions(), note.get(), request.knowledge())
            .map(actions -> new Completion.Query(actions, query.tree(), query.used()));
  }
}
