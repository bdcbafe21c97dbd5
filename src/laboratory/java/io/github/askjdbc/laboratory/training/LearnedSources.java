package io.github.askjdbc.laboratory.training;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The sources that are learned from: each as it is, and where wanted with its questions moved, in
 * the same writer's name.
 *
 * @param moved empty, or one whose examples {@link MovedCollector} makes
 */
public record LearnedSources(ExampleFolder asked, List<ExampleFolder> moved) {

  public LearnedSources {
    moved = List.copyOf(moved);
  }

  /** As {@link ExampleFolder#own}. */
  public List<Example> own(String name, Path questions) throws IOException {
    return of(folder -> folder.own(name, questions));
  }

  /** As {@link ExampleFolder#recorded}. */
  public List<Example> recorded(Path questions, List<Path> predictions) throws IOException {
    return of(folder -> folder.recorded(questions, predictions));
  }

  /** As {@link ExampleFolder#replied}. */
  public List<Example> replied(List<Path> files) throws IOException {
    return of(folder -> folder.replied(files));
  }

  /** What a folder keeps of a source. */
  @FunctionalInterface
  private interface Kept {
    List<Example> in(ExampleFolder folder) throws IOException;
  }

  private List<Example> of(Kept kept) throws IOException {
    List<Example> examples = new ArrayList<>(kept.in(asked));
    for (ExampleFolder folder : moved) {
      examples.addAll(kept.in(folder));
    }
    return examples;
  }
}
