package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.embedded.grammar.Grammar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Writes SQL without a language model, a network or a key: the same every time.
 *
 * <p>Two readers read the question, each by itself: a grammar, which reads few questions but those
 * with care, and trained models, which read most. A candidate carries the name of its reader, so
 * that the decision can tell where both come to the same rows. What both write is there twice.
 */
public final class EmbeddedGenerator implements CandidateGenerator {

  /** The reader that goes by rules. */
  public static final String GRAMMAR = "grammar";

  /** The reader that was trained on questions. */
  public static final String TRAINED = "trained";

  private static final String ID = "embedded";

  private final Grammar grammar = new Grammar(GRAMMAR);
  private final CompletableFuture<Optional<TrainedGenerator>> trained;

  /**
   * With the model that is shipped, which a thread of its own reads: the first question is not to
   * wait for it before its words are linked.
   */
  public EmbeddedGenerator() {
    this(CompletableFuture.supplyAsync(GeneratorModel::shipped, EmbeddedGenerator::inBackground));
  }

  /**
   * @param model empty for the grammar alone
   */
  public EmbeddedGenerator(Optional<GeneratorModel> model) {
    this(CompletableFuture.completedFuture(model));
  }

  private EmbeddedGenerator(CompletableFuture<Optional<GeneratorModel>> model) {
    this.trained = model.thenApply(read -> read.map(one -> new TrainedGenerator(TRAINED, one)));
  }

  private static void inBackground(Runnable work) {
    Thread thread = new Thread(work, "ask-jdbc-models");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public String id() {
    return ID;
  }

  /** Whether a candidate is one of a generator of this class. */
  public static boolean wrote(Candidate candidate) {
    return candidate.generator().equals(GRAMMAR) || candidate.generator().equals(TRAINED);
  }

  /** The readers take turns, the surer readings of each first. */
  @Override
  public List<Candidate> generate(GenerationRequest request) {
    List<Candidate> readings = grammar.candidates(request);
    List<Candidate> others =
        trained.join().map(generator -> generator.candidates(request)).orElse(List.of());
    List<Candidate> turns = new ArrayList<>();
    for (int turn = 0; turn < Math.max(readings.size(), others.size()); turn++) {
      if (turn < readings.size()) {
        turns.add(readings.get(turn));
      }
      if (turn < others.size()) {
        turns.add(others.get(turn));
      }
    }
    return List.copyOf(turns.subList(0, Math.min(turns.size(), request.maxCandidates())));
  }
}
