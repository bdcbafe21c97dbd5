package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.generation.embedded.grammar.Grammar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Writes SQL without a language model, a network or a key: the same every time.
 *
 * <p>Two readers read the question, each by itself: a grammar, which says of each word whether it
 * read it, and trained models, which do not. The grammar writes SQL for most questions, but little
 * of it is right where a word is left unread. A candidate carries the name of its reader, so that
 * the decision can tell where both come to the same rows. What both write is there twice.
 */
public final class EmbeddedGenerator implements CandidateGenerator {

  /** The reader that goes by rules. */
  public static final Writer GRAMMAR = new Writer("grammar", Writer.Kind.RULES, true, true);

  /** The reader that was trained on questions. */
  public static final Writer TRAINED =
      new Writer("trained", Writer.Kind.TRAINED_MODEL, false, true);

  private static final String ID = "embedded";

  private final Grammar grammar = new Grammar(GRAMMAR);
  private final Supplier<Optional<GeneratorModel>> model;

  /** Empty before the first question. */
  private Optional<Optional<TrainedGenerator>> trained = Optional.empty();

  /** With the model that is shipped, which is read for the first question unless it is loaded. */
  public EmbeddedGenerator() {
    this(GeneratorModel::shipped);
  }

  /**
   * @param model empty for the grammar alone
   */
  public EmbeddedGenerator(Optional<GeneratorModel> model) {
    this(() -> model);
  }

  private EmbeddedGenerator(Supplier<Optional<GeneratorModel>> model) {
    this.model = model;
  }

  private synchronized Optional<TrainedGenerator> trained() {
    if (trained.isEmpty()) {
      trained = Optional.of(model.get().map(read -> new TrainedGenerator(TRAINED, read)));
    }
    return trained.get();
  }

  @Override
  public void load() {
    trained();
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<Writer> writers() {
    return List.of(GRAMMAR, TRAINED);
  }

  @Override
  public String training() {
    return model.get().map(GeneratorModel::fingerprint).orElse("");
  }

  @Override
  public Optional<Candidate> ruled(GenerationRequest request) {
    return grammar.candidates(request).stream().findFirst();
  }

  /** The readers take turns, the surer readings of each first. */
  @Override
  public List<Candidate> generate(GenerationRequest request) {
    List<Candidate> readings = grammar.candidates(request);
    List<Candidate> others =
        trained().map(generator -> generator.candidates(request)).orElse(List.of());
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
