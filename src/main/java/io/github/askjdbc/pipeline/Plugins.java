package io.github.askjdbc.pipeline;

import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.inspection.Detectors;
import io.github.askjdbc.inspection.Inspector;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * What is plugged in beside ask-jdbc: found once, by the class loader that loaded it.
 *
 * @param generators in the order of their ids
 * @param writers that candidates may come from
 */
record Plugins(List<CandidateGenerator> generators, List<Writer> writers, Inspector inspector) {

  Plugins {
    generators = List.copyOf(generators);
    writers = List.copyOf(writers);
  }

  Plugins(List<CandidateGenerator> generators, Inspector inspector) {
    this(generators, writers(generators.stream()), inspector);
  }

  /** Confidences rest on all writers, on those too that are not asked. */
  Plugins writingBy(List<? extends CandidateGenerator> others) {
    List<Writer> all = writers(Stream.concat(generators.stream(), others.stream()));
    return new Plugins(List.copyOf(others), all, inspector);
  }

  private static List<Writer> writers(Stream<? extends CandidateGenerator> generators) {
    return generators.flatMap(generator -> generator.writers().stream()).distinct().toList();
  }

  static List<CandidateGenerator> generators(ClassLoader loader) {
    return ServiceLoader.load(CandidateGenerator.class, loader).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(CandidateGenerator::id))
        .toList();
  }

  static Plugins installed(ClassLoader loader) {
    return new Plugins(generators(loader), new Inspector(Detectors.installed(loader)));
  }
}
