package io.github.askjdbc.pipeline;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.llm.ModelUnavailableException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What the generators wrote.
 *
 * @param unavailable why a generator could write nothing, its model being out of reach
 * @param model what the language model of the settings did, where it was asked
 */
public record Written(
    List<Candidate> candidates,
    Optional<ModelUnavailableException> unavailable,
    Optional<ModelReport> model) {
  public Written {
    candidates = List.copyOf(candidates);
  }

  static Written of(List<Candidate> candidates) {
    return new Written(candidates, Optional.empty());
  }

  Written(List<Candidate> candidates, Optional<ModelUnavailableException> unavailable) {
    this(candidates, unavailable, Optional.empty());
  }

  /** The candidates of both; of a model, what the other tells. */
  Written and(Written other) {
    List<Candidate> all = new ArrayList<>(candidates);
    all.addAll(other.candidates);
    return new Written(all, unavailable.or(other::unavailable), other.model);
  }

  /** The candidates that hold the same SQL together, in the order of the first of them. */
  public Map<String, List<Candidate>> bySql() {
    return candidates.stream()
        .collect(Collectors.groupingBy(Candidate::sql, LinkedHashMap::new, Collectors.toList()));
  }

  /** Whether the question is about the database itself, and needs no guess. */
  public boolean ofTheCatalog() {
    return candidates.stream().anyMatch(one -> one.writer().kind() == Writer.Kind.CATALOG);
  }
}
