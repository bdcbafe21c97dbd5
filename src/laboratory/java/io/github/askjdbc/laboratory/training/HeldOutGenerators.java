package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.generation.embedded.GeneratorModel;
import io.github.askjdbc.pipeline.QuestionPipeline;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Generators that were trained without a part of the databases each, so that examples are what they
 * write for databases that they have not seen.
 *
 * @param folds number of the generator that has not seen a database
 * @param whole of the same training without a part left out
 */
public record HeldOutGenerators(
    List<? extends CandidateGenerator> generators,
    Map<String, Integer> folds,
    CandidateGenerator whole) {

  /** The file with the generator of all databases. */
  public static final String WHOLE = "whole.model";

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
      generators.add(generator(folder.resolve("fold-" + fold + ".model")));
    }
    return new HeldOutGenerators(generators, folds, generator(folder.resolve(WHOLE)));
  }

  /** The embedded generator with the model of a file. */
  public static CandidateGenerator generator(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return new EmbeddedGenerator(Optional.of(GeneratorModel.read(in)));
    }
  }

  /** For databases that the shipped generator has not seen. */
  public static HeldOutGenerators none() {
    return new HeldOutGenerators(List.of(), Map.of(), new EmbeddedGenerator());
  }

  /** The generator that has not seen a database. */
  public List<CandidateGenerator> unseen(String db) {
    return List.of(folds.containsKey(db) ? generators.get(folds.get(db)) : whole);
  }

  /**
   * A pipeline by the name of a database: one that writes by the generator that has not seen it.
   *
   * @param pipeline whose generators are exchanged
   */
  public Function<String, QuestionPipeline> inspecting(QuestionPipeline pipeline) {
    QuestionPipeline others = pipeline.writingBy(List.of(new RememberingGenerator(whole)));
    List<QuestionPipeline> unseen =
        generators.stream().map(generator -> pipeline.writingBy(List.of(generator))).toList();
    return db -> folds.containsKey(db) ? unseen.get(folds.get(db)) : others;
  }
}
