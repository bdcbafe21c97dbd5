package io.github.askjdbc.catalog;

import io.github.askjdbc.catalog.KeyCandidates.Candidate;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds references that a database does not declare, from names and then from values.
 *
 * <p>A name must speak for the reference ({@link KeyCandidates}, {@link OwnKeyCandidates}); values
 * alone make none, since small numbers are contained everywhere. Values speak against it where the
 * referenced column does not hold them, and must speak for it where the name is not sure. The
 * referenced column must be unique, by declaration or as seen; two equally good keys are none. So
 * many probes are sent in all, the surest names first; beyond, sure names hold alone.
 */
public final class InferredKeys {

  /** Of the referencing values, those that must be found although the name is sure. */
  private static final double SURE_SHARE = 0.8;

  /** The same where the name is not sure: a few lost rows are borne. */
  private static final double SHARE = 0.95;

  /** In all; a key takes one, and one more where its uniqueness is not declared. */
  static final int MOST_PROBES = 1_000;

  private final List<Candidate> candidates;
  private final Set<ColumnName> unique = new HashSet<>();
  private final Set<ColumnName> refused = new HashSet<>();
  private final Map<Candidate, Optional<KeyEvidence.Containment>> asked = new HashMap<>();
  private int probes;

  /**
   * @param declared between the tables that these join nothing is inferred
   */
  public InferredKeys(Dialect dialect, List<Table> tables, List<ForeignKey> declared) {
    List<Candidate> found = new ArrayList<>(new KeyCandidates(dialect, tables, declared).find());
    found.addAll(new OwnKeyCandidates(declared).find(tables));
    found.sort(Comparator.comparingDouble(Candidate::name).reversed());
    this.candidates = List.copyOf(found);
  }

  /** Whether all that the names suggest was put to the values, or as much as is allowed. */
  public synchronized boolean isComplete() {
    return asked.size() == candidates.size() || probes >= MOST_PROBES;
  }

  /**
   * Asks the values until it is complete.
   *
   * @throws io.github.askjdbc.question.BudgetExhaustedException if the time runs out before; what
   *     was asked stays known, so that the next question goes on
   */
  public synchronized void ask(ReadOnlyDatabase database, QuestionBudget budget) {
    KeyProbes to = new KeyProbes(database, budget.withProbes(MOST_PROBES + 1));
    while (!isComplete()) {
      ask(candidates.get(asked.size()), to);
    }
  }

  private void ask(Candidate candidate, KeyProbes to) {
    ColumnName key = candidate.to().name();
    if (!candidate.promised() && !unique.contains(key) && !refused.contains(key)) {
      (to.isUnique(key) ? unique : refused).add(key);
      probes++;
    }
    Optional<KeyEvidence.Containment> containment = Optional.empty();
    if (candidate.promised() || unique.contains(key)) {
      containment = to.containment(candidate.from().name(), key);
      probes++;
    }
    asked.put(candidate, containment);
  }

  /** As far as the evidence goes by now. */
  public synchronized List<ForeignKey> keys() {
    Map<ColumnName, List<Candidate>> byColumn = new LinkedHashMap<>();
    for (Candidate candidate : candidates) {
      if (isAccepted(candidate)) {
        byColumn
            .computeIfAbsent(candidate.from().name(), column -> new ArrayList<>())
            .add(candidate);
      }
    }
    Map<ColumnName, Candidate> chosen = new LinkedHashMap<>();
    byColumn.forEach(
        (column, accepted) -> single(accepted).ifPresent(key -> chosen.put(column, key)));
    return chosen.values().stream()
        .filter(candidate -> !isOutdone(candidate, chosen.get(candidate.to().name())))
        .map(this::key)
        .toList();
  }

  private boolean isAccepted(Candidate candidate) {
    boolean referable = candidate.promised() || unique.contains(candidate.to().name());
    boolean sure = candidate.isSure();
    return referable
        && containment(candidate)
            .map(found -> found.share() >= (sure ? SURE_SHARE : SHARE))
            .orElse(sure);
  }

  private Optional<KeyEvidence.Containment> containment(Candidate candidate) {
    return asked.getOrDefault(candidate, Optional.empty());
  }

  /** The best by name, and of equal names by values; empty where two are as good. */
  private Optional<Candidate> single(List<Candidate> accepted) {
    Comparator<Candidate> order =
        Comparator.comparingDouble(Candidate::name)
            .thenComparingDouble(
                candidate ->
                    containment(candidate).map(KeyEvidence.Containment::share).orElse(0.0));
    Candidate best = accepted.stream().max(order).orElseThrow();
    boolean alone =
        accepted.stream().filter(candidate -> order.compare(candidate, best) == 0).count() == 1;
    return alone ? Optional.of(best) : Optional.empty();
  }

  /** Two keys that refer to each other: the surer name wins, equal ones lose both. */
  private static boolean isOutdone(Candidate candidate, Candidate opposite) {
    return opposite != null
        && opposite.to().name().equals(candidate.from().name())
        && opposite.name() >= candidate.name();
  }

  private ForeignKey key(Candidate candidate) {
    return new ForeignKey(
        candidate.from().name().table(),
        List.of(candidate.from().name().column()),
        candidate.to().name().table(),
        List.of(candidate.to().name().column()),
        new ForeignKey.Origin.Inferred(new KeyEvidence(candidate.name(), containment(candidate))));
  }
}
