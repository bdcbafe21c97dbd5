package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.inspection.InspectedDatabase;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Inspector;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.llm.prompt.PromptedModel;
import io.github.askjdbc.repair.Inspected;
import io.github.askjdbc.sql.AllowList;
import io.github.askjdbc.sql.SelectGuard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Guards and inspects candidates; nothing that the guard refuses reaches the database. */
final class CandidateInspector {

  private static final Inspector NO_DETECTORS = new Inspector(List.of());
  private static final Comparator<Inspection> BY_SIGNAL = Comparator.comparing(Inspection::id);

  private final Inspector inspector;
  private final PipelineOptions options;

  /** Kept, since their lists are read from the jar. */
  private final Map<Dialect, SelectGuard> guards = new ConcurrentHashMap<>();

  CandidateInspector(Inspector inspector, PipelineOptions options) {
    this.inspector = inspector;
    this.options = options;
  }

  /** Runs those that the guard lets pass, and asks the detectors about them. */
  InspectedCandidates inspect(List<Candidate> candidates, AskedQuestion asked) {
    return inspect(inspector, candidates, asked);
  }

  /** Runs those that the guard lets pass, for comparison only. */
  List<InspectedCandidate> run(List<Candidate> candidates, AskedQuestion asked) {
    return inspect(NO_DETECTORS, candidates, asked).allowed();
  }

  /** SQL that several wrote is looked at and run once. */
  private InspectedCandidates inspect(
      Inspector detectors, List<Candidate> candidates, AskedQuestion asked) {
    Map<String, InspectedCandidate> bySql = new HashMap<>();
    List<InspectedCandidate> allowed = new ArrayList<>();
    Set<String> refusals = new LinkedHashSet<>();
    for (Candidate candidate : candidates) {
      asked.budget().check();
      InspectedCandidate same = bySql.get(candidate.sql());
      if (same != null) {
        allowed.add(same.writtenAs(candidate));
        continue;
      }
      AskedQueries.Guarded guarded = asked.queries().guarded(candidate.sql());
      refusals.addAll(guarded.refusals());
      if (guarded.query().isPresent()) {
        Candidate explained = explainedByAny(candidate, candidates);
        InspectedCandidate inspected =
            inspected(inspect(detectors, explained, guarded.query().get(), asked))
                .writtenAs(candidate);
        bySql.put(candidate.sql(), inspected);
        allowed.add(inspected);
      }
    }
    return new InspectedCandidates(allowed, List.copyOf(refusals));
  }

  /** A word is accounted for if one of those who wrote the SQL can say by what. */
  private static Candidate explainedByAny(Candidate candidate, List<Candidate> all) {
    Optional<Set<Integer>> explained =
        all.stream()
            .filter(other -> other.sql().equals(candidate.sql()))
            .flatMap(other -> other.explained().stream())
            .reduce(
                (one, other) ->
                    Stream.concat(one.stream(), other.stream()).collect(Collectors.toSet()));
    return candidate.explaining(explained);
  }

  /** As a repair takes it; empty where the guard refuses the candidate. */
  Optional<Inspected> inspect(Candidate candidate, AskedQuestion asked) {
    return asked
        .queries()
        .guarded(candidate.sql())
        .query()
        .map(query -> inspect(inspector, candidate, query, asked));
  }

  private Inspected inspect(
      Inspector detectors, Candidate candidate, TriedQuery query, AskedQuestion asked) {
    Subject subject = subject(candidate, query, asked);
    return new Inspected(candidate, subject, detectors.inspect(subject, asked.budget()), List.of());
  }

  /** As a decision takes it; runs the SQL unless a detector did. */
  static InspectedCandidate inspected(Inspected inspected) {
    inspected.subject().result();
    return new InspectedCandidate(
        inspected.candidate(),
        inspected.subject().tried(),
        inspected.inspections().stream().sorted(BY_SIGNAL).toList(),
        inspected.notes());
  }

  /** To look at a candidate anew; by itself it sends nothing. */
  Subject subject(InspectedCandidate inspected, AskedQuestion asked) {
    return subject(inspected.candidate(), inspected.tried(), asked);
  }

  /** What one detector that asks a model says of a candidate. */
  Inspection opinion(
      String signal, InspectedCandidate of, PromptedModel asks, AskedQuestion asked) {
    Subject subject = subject(of.candidate(), of.tried(), Optional.of(asks), asked);
    return inspector.inspect(signal, subject, asked.budget());
  }

  private Subject subject(Candidate candidate, TriedQuery query, AskedQuestion asked) {
    return subject(candidate, query, Optional.empty(), asked);
  }

  private Subject subject(
      Candidate candidate, TriedQuery query, Optional<PromptedModel> asks, AskedQuestion asked) {
    return new Subject(
        asked.question(),
        query,
        candidate.explained(),
        new InspectedDatabase(
            asked.knowledge(),
            asked.database(),
            asks,
            options.constraints(),
            asked.budget(),
            asked.notes()));
  }

  SelectGuard guard(Dialect dialect) {
    return guards.computeIfAbsent(dialect, this::newGuard);
  }

  private SelectGuard newGuard(Dialect dialect) {
    AllowList list = AllowList.of(dialect).withFunctions(options.functions());
    return new SelectGuard(options.tables().isEmpty() ? list : list.onlyTables(options.tables()));
  }
}
