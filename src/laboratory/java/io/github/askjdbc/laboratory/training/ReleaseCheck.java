package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.decision.confidence.TrainedModels;
import io.github.askjdbc.generation.embedded.GeneratorModel;
import io.github.askjdbc.learning.ModelOrigin;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Whether a release may ship the models that it has: they know their word lists as they are. */
public final class ReleaseCheck {

  private ReleaseCheck() {}

  /**
   * @param lists with which models should have been trained: checksums by name
   * @return a sentence for each model that has to be trained anew, with the command that does it
   */
  public static List<String> complaints(Map<String, String> lists) {
    return Stream.concat(
            GeneratorModel.shipped().map(GeneratorModel::origin).stream(),
            Stream.of(TrainedModels.shipped().origin()))
        .flatMap(origin -> complaint(origin, lists).stream())
        .toList();
  }

  private static Optional<String> complaint(ModelOrigin origin, Map<String, String> lists) {
    Set<String> differing = WordLists.differences(origin.wordLists(), lists);
    return differing.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "What '%s' trains was trained with other word lists (%s); train it anew with '%s'."
                .formatted(
                    origin.command(),
                    String.join(", ", new TreeSet<>(differing)),
                    origin.command()));
  }
}
