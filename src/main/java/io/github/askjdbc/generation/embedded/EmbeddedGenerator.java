package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.embedded.grammar.Grammar;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes SQL without a language model, a network or a key: the same every time.
 *
 * <p>Two ways read the question: a grammar, which reads few questions but those with care, and
 * trained models, which read most. A trained reading counts for less than a grammatical one, so
 * that it is not answered by itself; where it is a sure one with other rows, it makes the question
 * ambiguous.
 */
public final class EmbeddedGenerator implements CandidateGenerator {

  private static final String ID = "embedded";

  /** What a score of the trained models counts for beside one of the grammar. */
  private static final double OF_TRAINED = 0.9;

  private final Grammar grammar = new Grammar(ID);
  private final Optional<TrainedGenerator> trained;

  /** With the model that is shipped. */
  public EmbeddedGenerator() {
    this(GeneratorModel.shipped());
  }

  /**
   * @param model empty for the grammar alone
   */
  public EmbeddedGenerator(Optional<GeneratorModel> model) {
    this.trained = model.map(read -> new TrainedGenerator(ID, read));
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<Candidate> generate(GenerationRequest request) {
    List<Candidate> readings = grammar.candidates(request);
    return trained
        .map(generator -> merged(readings, generator.candidates(request), request.maxCandidates()))
        .orElse(readings);
  }

  private static List<Candidate> merged(
      List<Candidate> grammatical, List<Candidate> trained, int most) {
    Map<String, Candidate> bySql = new LinkedHashMap<>();
    grammatical.forEach(candidate -> bySql.put(candidate.sql(), candidate));
    for (Candidate candidate : trained) {
      bySql.putIfAbsent(
          candidate.sql(),
          new Candidate(
              candidate.sql(),
              OF_TRAINED * candidate.score(),
              candidate.generator(),
              candidate.explained()));
    }
    return bySql.values().stream()
        .sorted(Comparator.comparingDouble(Candidate::score).reversed())
        .limit(most)
        .toList();
  }
}
