package io.github.askjdbc.generation.embedded.grammar;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.SqlAssembler;
import io.github.askjdbc.generation.embedded.grammar.absence.AbsenceRule;
import io.github.askjdbc.generation.embedded.grammar.absence.AllOfOthersRule;
import io.github.askjdbc.generation.embedded.grammar.absence.ButNeverRule;
import io.github.askjdbc.generation.embedded.grammar.absence.MissingRule;
import io.github.askjdbc.generation.embedded.grammar.absence.NoMoreLaterRule;
import io.github.askjdbc.generation.embedded.grammar.absence.NoneOfKindRule;
import io.github.askjdbc.generation.embedded.grammar.absence.NoneSuchRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.AggregateRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.CopiesRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.CostRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.DealtInTotalRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.DegreeOfRowsRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.HeadRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.HowMuchRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.HowOftenRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.LineTotalRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.ListedAndCountedRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.OpenAmount;
import io.github.askjdbc.generation.embedded.grammar.aggregates.OwedRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.PiecesRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.RevenueRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.SpentApieceRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.StatedRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.TotalOfMoneyRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.TotalOfRowsRule;
import io.github.askjdbc.generation.embedded.grammar.aggregates.UnitOfMeasureRule;
import io.github.askjdbc.generation.embedded.grammar.comparisons.AverageComparedRule;
import io.github.askjdbc.generation.embedded.grammar.comparisons.AverageOfGroupRule;
import io.github.askjdbc.generation.embedded.grammar.comparisons.AverageOfNamedRule;
import io.github.askjdbc.generation.embedded.grammar.comparisons.DifferenceRule;
import io.github.askjdbc.generation.embedded.grammar.comparisons.MeasuredInUnitRule;
import io.github.askjdbc.generation.embedded.grammar.comparisons.NamedComparedRule;
import io.github.askjdbc.generation.embedded.grammar.comparisons.NumberRule;
import io.github.askjdbc.generation.embedded.grammar.comparisons.NumbersComparedRule;
import io.github.askjdbc.generation.embedded.grammar.comparisons.TimesDoneRule;
import io.github.askjdbc.generation.embedded.grammar.completion.Completion;
import io.github.askjdbc.generation.embedded.grammar.completion.JoinedByName;
import io.github.askjdbc.generation.embedded.grammar.completion.PlainSense;
import io.github.askjdbc.generation.embedded.grammar.completion.Score;
import io.github.askjdbc.generation.embedded.grammar.context.ToldInContext;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.LinkedPhrase;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.Segmentation;
import io.github.askjdbc.generation.embedded.grammar.durations.ColumnsComparedRule;
import io.github.askjdbc.generation.embedded.grammar.durations.DoneLateRule;
import io.github.askjdbc.generation.embedded.grammar.durations.DurationRule;
import io.github.askjdbc.generation.embedded.grammar.durations.EitherSideRule;
import io.github.askjdbc.generation.embedded.grammar.durations.EventsComparedRule;
import io.github.askjdbc.generation.embedded.grammar.durations.HowLongRule;
import io.github.askjdbc.generation.embedded.grammar.durations.LastingRule;
import io.github.askjdbc.generation.embedded.grammar.durations.LengthComparedRule;
import io.github.askjdbc.generation.embedded.grammar.durations.StayRule;
import io.github.askjdbc.generation.embedded.grammar.durations.TimeOfDayRule;
import io.github.askjdbc.generation.embedded.grammar.extremes.CapacityRule;
import io.github.askjdbc.generation.embedded.grammar.extremes.CommonestKindRule;
import io.github.askjdbc.generation.embedded.grammar.extremes.ExtremeOfEachRule;
import io.github.askjdbc.generation.embedded.grammar.extremes.FirstYearRule;
import io.github.askjdbc.generation.embedded.grammar.extremes.LongestStandingRule;
import io.github.askjdbc.generation.embedded.grammar.extremes.OrMoreGraveRule;
import io.github.askjdbc.generation.embedded.grammar.extremes.PlacedValueRule;
import io.github.askjdbc.generation.embedded.grammar.extremes.SuperlativeRule;
import io.github.askjdbc.generation.embedded.grammar.extremes.TimeExtremeRule;
import io.github.askjdbc.generation.embedded.grammar.groups.AtLeastOneRule;
import io.github.askjdbc.generation.embedded.grammar.groups.BandsRule;
import io.github.askjdbc.generation.embedded.grammar.groups.BreakdownRule;
import io.github.askjdbc.generation.embedded.grammar.groups.EmptyGroupsRule;
import io.github.askjdbc.generation.embedded.grammar.groups.FurtherGroupRule;
import io.github.askjdbc.generation.embedded.grammar.groups.GroupRule;
import io.github.askjdbc.generation.embedded.grammar.groups.KindsCountedRule;
import io.github.askjdbc.generation.embedded.grammar.groups.KindsWithBothRule;
import io.github.askjdbc.generation.embedded.grammar.groups.KindsWithNoneRule;
import io.github.askjdbc.generation.embedded.grammar.groups.LeadingRowsRule;
import io.github.askjdbc.generation.embedded.grammar.groups.OrderedByCountRule;
import io.github.askjdbc.generation.embedded.grammar.groups.SplitRule;
import io.github.askjdbc.generation.embedded.grammar.people.ChildRowsRule;
import io.github.askjdbc.generation.embedded.grammar.people.CompanyRule;
import io.github.askjdbc.generation.embedded.grammar.people.InRoleRule;
import io.github.askjdbc.generation.embedded.grammar.people.OwnReferenceRule;
import io.github.askjdbc.generation.embedded.grammar.people.OwnReferencesCountedRule;
import io.github.askjdbc.generation.embedded.grammar.people.ReportingRule;
import io.github.askjdbc.generation.embedded.grammar.people.RoleOfNounRule;
import io.github.askjdbc.generation.embedded.grammar.people.RoleOfRule;
import io.github.askjdbc.generation.embedded.grammar.people.TopLevelRule;
import io.github.askjdbc.generation.embedded.grammar.people.WhoBelongsRule;
import io.github.askjdbc.generation.embedded.grammar.people.WhoDidRule;
import io.github.askjdbc.generation.embedded.grammar.people.WhoDoesRule;
import io.github.askjdbc.generation.embedded.grammar.people.WhoInRoleRule;
import io.github.askjdbc.generation.embedded.grammar.people.WhoIsAboveRule;
import io.github.askjdbc.generation.embedded.grammar.people.WhoIsRule;
import io.github.askjdbc.generation.embedded.grammar.people.WhoseRule;
import io.github.askjdbc.generation.embedded.grammar.redundancy.BeforeReadRule;
import io.github.askjdbc.generation.embedded.grammar.redundancy.KindBehindRule;
import io.github.askjdbc.generation.embedded.grammar.redundancy.NarrowingClauseRule;
import io.github.askjdbc.generation.embedded.grammar.redundancy.SaidAgainRule;
import io.github.askjdbc.generation.embedded.grammar.redundancy.SaidBesidesRule;
import io.github.askjdbc.generation.embedded.grammar.redundancy.SaidOfAllRule;
import io.github.askjdbc.generation.embedded.grammar.redundancy.SpokenPartRule;
import io.github.askjdbc.generation.embedded.grammar.redundancy.StressRule;
import io.github.askjdbc.generation.embedded.grammar.redundancy.TurnOfPhraseRule;
import io.github.askjdbc.generation.embedded.grammar.relations.CameAboutRule;
import io.github.askjdbc.generation.embedded.grammar.relations.DeedBetweenRule;
import io.github.askjdbc.generation.embedded.grammar.relations.DoersVerbRule;
import io.github.askjdbc.generation.embedded.grammar.relations.MentionRule;
import io.github.askjdbc.generation.embedded.grammar.relations.OfOthersRule;
import io.github.askjdbc.generation.embedded.grammar.relations.OneOfNamedRule;
import io.github.askjdbc.generation.embedded.grammar.relations.OwnershipRule;
import io.github.askjdbc.generation.embedded.grammar.relations.PairedRowsRule;
import io.github.askjdbc.generation.embedded.grammar.relations.RelationRule;
import io.github.askjdbc.generation.embedded.grammar.relations.TyingVerbRule;
import io.github.askjdbc.generation.embedded.grammar.selection.AboutRule;
import io.github.askjdbc.generation.embedded.grammar.selection.AndWhichRule;
import io.github.askjdbc.generation.embedded.grammar.selection.AskedAgainRule;
import io.github.askjdbc.generation.embedded.grammar.selection.AskedOfThemRule;
import io.github.askjdbc.generation.embedded.grammar.selection.CellsBesideNumberRule;
import io.github.askjdbc.generation.embedded.grammar.selection.DistinctRowsRule;
import io.github.askjdbc.generation.embedded.grammar.selection.FormNoteRule;
import io.github.askjdbc.generation.embedded.grammar.selection.KindsAskedRule;
import io.github.askjdbc.generation.embedded.grammar.selection.KindsListedRule;
import io.github.askjdbc.generation.embedded.grammar.selection.ListedFirstRule;
import io.github.askjdbc.generation.embedded.grammar.selection.ListedOrderRule;
import io.github.askjdbc.generation.embedded.grammar.selection.OrderRule;
import io.github.askjdbc.generation.embedded.grammar.selection.RowsBesidesRule;
import io.github.askjdbc.generation.embedded.grammar.selection.SelectRule;
import io.github.askjdbc.generation.embedded.grammar.selection.ShownInstead;
import io.github.askjdbc.generation.embedded.grammar.selection.ShownNote;
import io.github.askjdbc.generation.embedded.grammar.shares.GrowthRule;
import io.github.askjdbc.generation.embedded.grammar.shares.QuotientRule;
import io.github.askjdbc.generation.embedded.grammar.shares.ShareOfEachRule;
import io.github.askjdbc.generation.embedded.grammar.shares.ShareOfThoseRule;
import io.github.askjdbc.generation.embedded.grammar.shares.ShareRule;
import io.github.askjdbc.generation.embedded.grammar.shares.TimesComparedRule;
import io.github.askjdbc.generation.embedded.grammar.terms.DefinedNounRule;
import io.github.askjdbc.generation.embedded.grammar.terms.MetricCompletion;
import io.github.askjdbc.generation.embedded.grammar.terms.MetricRule;
import io.github.askjdbc.generation.embedded.grammar.terms.ReadApart;
import io.github.askjdbc.generation.embedded.grammar.times.CurrentRowRule;
import io.github.askjdbc.generation.embedded.grammar.times.DateOfOtherRule;
import io.github.askjdbc.generation.embedded.grammar.times.DeedInTimeRule;
import io.github.askjdbc.generation.embedded.grammar.times.DoneRule;
import io.github.askjdbc.generation.embedded.grammar.times.PeriodRule;
import io.github.askjdbc.generation.embedded.grammar.times.TimeGroupRule;
import io.github.askjdbc.generation.embedded.grammar.times.TimesListedRule;
import io.github.askjdbc.generation.embedded.grammar.times.WhenRule;
import io.github.askjdbc.generation.embedded.grammar.times.WorksNowRule;
import io.github.askjdbc.generation.embedded.grammar.times.YearMonthRule;
import io.github.askjdbc.generation.embedded.grammar.values.BothRule;
import io.github.askjdbc.generation.embedded.grammar.values.EitherRule;
import io.github.askjdbc.generation.embedded.grammar.values.FilterRule;
import io.github.askjdbc.generation.embedded.grammar.values.NotNarrowedRule;
import io.github.askjdbc.generation.embedded.grammar.values.OrElseRule;
import io.github.askjdbc.generation.embedded.grammar.values.PatternRule;
import io.github.askjdbc.generation.embedded.grammar.values.RowsOfValueRule;
import io.github.askjdbc.generation.embedded.grammar.values.SubjectRule;
import io.github.askjdbc.generation.embedded.grammar.values.TornListRule;
import io.github.askjdbc.generation.embedded.grammar.values.ValueRule;
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

  private static final RelationRule RELATIONS = new RelationRule();

  /** Each takes what the ones before it left. */
  private static final List<Rule> GRAMMAR =
      List.of(
          new PatternRule(),
          new FormNoteRule(),
          new LeadingRowsRule(),
          new NotNarrowedRule(),
          new TurnOfPhraseRule(),
          new OrderedByCountRule(false),
          new KindsWithNoneRule(false),
          new DegreeOfRowsRule(),
          new CapacityRule(),
          new MentionRule(),
          new DeedBetweenRule(false),
          new WhoDidRule(),
          new DateOfOtherRule(),
          new ListedFirstRule(),
          new OwnReferenceRule(),
          new OwnReferencesCountedRule(),
          new OwnershipRule(),
          new EmptyGroupsRule(),
          new AverageOfNamedRule(),
          new BandsRule(),
          new MetricRule(),
          new RevenueRule(),
          new HowLongRule(),
          new EitherSideRule(),
          new LengthComparedRule(),
          new DurationRule(),
          new StayRule(),
          new EventsComparedRule(),
          new DoneLateRule(),
          new TimeOfDayRule(),
          new LongestStandingRule(),
          new TopLevelRule(),
          new CommonestKindRule(),
          new FirstYearRule(),
          new PlacedValueRule(),
          new NamedComparedRule(),
          new SuperlativeRule(),
          new DifferenceRule(),
          new NumbersComparedRule(),
          new LastingRule(),
          new MeasuredInUnitRule(),
          new CurrentRowRule(),
          new NoneSuchRule(RELATIONS),
          new YearMonthRule(),
          new NumberRule(),
          new TimesDoneRule(),
          new GrowthRule(),
          new TimesComparedRule(),
          new TimesListedRule(),
          new NoMoreLaterRule(),
          new ButNeverRule(),
          new DeedInTimeRule(),
          new PeriodRule(),
          new OrElseRule(),
          new ColumnsComparedRule(),
          new ReportingRule(),
          new WhoIsAboveRule(),
          new ChildRowsRule(),
          new WhoInRoleRule(),
          new WhoDoesRule(),
          new InRoleRule(),
          new WhoBelongsRule(),
          new OrMoreGraveRule(),
          new KindsWithBothRule(),
          new BothRule(),
          new NoneOfKindRule(),
          new ValueRule(),
          new WhenRule(),
          new FilterRule(),
          new AbsenceRule(RELATIONS),
          new MissingRule(),
          new OrderRule(),
          new TimeExtremeRule(),
          new AskedOfThemRule(),
          new PiecesRule(),
          new OwedRule(),
          new CopiesRule(),
          new CostRule(),
          new HowMuchRule(),
          new DealtInTotalRule(),
          new SpentApieceRule(),
          new HowOftenRule(),
          new ShareOfEachRule(),
          new ShareRule(),
          new ShareOfThoseRule(),
          new AverageOfGroupRule(),
          new AverageComparedRule(),
          new ExtremeOfEachRule(),
          new ListedAndCountedRule(),
          new StatedRule(),
          new KindsCountedRule(),
          new TotalOfRowsRule(),
          new TotalOfMoneyRule(),
          new LineTotalRule(),
          new KindsAskedRule(),
          new HeadRule(),
          new SplitRule(),
          new BreakdownRule(),
          new UnitOfMeasureRule(),
          new TimeGroupRule(),
          new GroupRule(),
          new FurtherGroupRule(),
          new AggregateRule(),
          new QuotientRule(),
          new AtLeastOneRule(),
          new DoneRule(),
          new AboutRule(),
          new RoleOfRule(),
          new RowsOfValueRule(),
          new SelectRule(),
          new KindsListedRule(),
          new DistinctRowsRule(),
          new OrderedByCountRule(true),
          new KindsWithNoneRule(true),
          new RowsBesidesRule(),
          new AndWhichRule(),
          new CompanyRule(),
          new AskedAgainRule(),
          new DeedBetweenRule(true),
          RELATIONS,
          new RoleOfNounRule(),
          new TyingVerbRule(RELATIONS),
          new CameAboutRule(),
          new DoersVerbRule(),
          new EitherRule(),
          new TornListRule(),
          new WhoseRule(),
          new SubjectRule(),
          new CellsBesideNumberRule(),
          new WorksNowRule(),
          new WhoIsRule(),
          new OfOthersRule(),
          new SaidAgainRule(),
          new AllOfOthersRule(),
          new SaidOfAllRule(),
          new SpokenPartRule(),
          new StressRule(),
          new SaidBesidesRule(),
          new KindBehindRule(),
          new BeforeReadRule(),
          new DefinedNounRule(),
          new OneOfNamedRule(),
          new NarrowingClauseRule(),
          new ListedOrderRule(),
          new PairedRowsRule());

  private final Writer writer;
  private final Cache<CatalogSnapshot, JoinGraph> graphs =
      Caffeine.newBuilder().weakKeys().maximumSize(PREPARED_CATALOGS).build();

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
    JoinGraph graph =
        graphs.get(request.knowledge().catalog(), JoinGraph::new).asked(request.question().stems());
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
                ? new Draft(request, graph, dates, nouns)
                : before(note.get(), request, graph);
        reading(request, draft, note, assembler, units, times, open).ifPresent(readings::add);
        note.filter(one -> !one.isOfOthers()).ifPresent(ignored -> whole.add(nouns));
      }
    }
    if (!readings.areWhole(question)) {
      // what seemed a note may belong to the question
      for (List<LinkedPhrase> nouns : whole) {
        request.budget().check();
        Draft draft = new Draft(request, graph, dates, nouns);
        reading(request, draft, Optional.empty(), assembler, units, times, open)
            .ifPresent(readings::add);
      }
    }
    return readings;
  }

  /** What stands before a note is read as a question of its own, its dates included. */
  private static Draft before(ShownNote note, GenerationRequest request, JoinGraph graph) {
    GenerationRequest main = request.about(request.question().until(note.first()));
    return new Draft(main, graph, new TimeChoice(main.question(), main.knowledge()), note.main());
  }

  private Optional<ReadQueries.Reading> reading(
      GenerationRequest request,
      Draft draft,
      Optional<ShownNote> note,
      SqlAssembler assembler,
      UnitConversion units,
      ShownTimes times,
      Set<Integer> openAmounts) {
    for (Rule rule : GRAMMAR) {
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
