package io.github.askjdbc.evaluation.training;

import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.generation.embedded.GeneratorModel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Generators that were trained without a part of the databases each, so that examples are what they
 * write for databases that they have not seen.
 *
 * @param folds number of the generator that has not seen a database
 */
public record HeldOutGenerators(
    List<? extends CandidateGenerator> generators, Map<String, Integer> folds) {

  public HeldOutGenerators {
    generators = List.copyOf(generators);
    folds = Map.copyOf(folds);
  }

  /**
   * What {@code ask train generator --held-out} wrote.
   *
   * @throws IOException if a file is missing or damaged
   */
  public static HeldOutGenerators read(Path folder) throws IOException {
    Map<String, Integer> folds = JsonLines.readCounts(folder.resolve("folds.json"));
    List<CandidateGenerator> generators = new ArrayList<>();
    int count = folds.isEmpty() ? 0 : 1 + new TreeSet<>(folds.values()).last();
    for (int fold = 0; fold < count; fold++) {
      try (InputStream in = Files.newInputStream(folder.resolve("fold-" + fold + ".model"))) {
        generators.add(new EmbeddedGenerator(Optional.of(GeneratorModel.read(in))));
      }
    }
    return new HeldOutGenerators(generators, folds);
  }

  /** Empty for a database that none of them has seen. */
  public Optional<Integer> fold(String db) {
    return Optional.ofNullable(folds.get(db));
  }
}
