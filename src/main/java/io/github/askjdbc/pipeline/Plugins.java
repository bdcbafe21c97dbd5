package io.github.askjdbc.pipeline;

import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.inspection.Detectors;
import io.github.askjdbc.inspection.Inspector;
import io.github.askjdbc.llm.ModelClient;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * What is plugged in beside ask-jdbc: found once, by the class loader that loaded it.
 *
 * @param generators in the order of their ids
 * @param model the first model client by id, where there is one
 */
record Plugins(
    List<CandidateGenerator> generators, Inspector inspector, Optional<ModelClient> model) {

  Plugins {
    generators = List.copyOf(generators);
  }

  Plugins writingBy(List<? extends CandidateGenerator> others) {
    return new Plugins(List.copyOf(others), inspector, model);
  }

  static Plugins installed(ClassLoader loader) {
    return new Plugins(
        ServiceLoader.load(CandidateGenerator.class, loader).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(CandidateGenerator::id))
            .toList(),
        new Inspector(Detectors.installed(loader)),
        ServiceLoader.load(ModelClient.class, loader).stream()
            .map(ServiceLoader.Provider::get)
            .min(Comparator.comparing(ModelClient::id)));
  }
}
