package io.github.askjdbc.generation.embedded.filling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** One way to fill something, with how well it fits: log odds. */
record Choice<T>(double score, T value) {

  static <T> List<Choice<T>> certain(T value) {
    return List.of(new Choice<>(0, value));
  }

  /** The best, best first; equal ones stay in their order. */
  static <T> List<Choice<T>> best(List<Choice<T>> choices, int most) {
    List<Choice<T>> sorted = new ArrayList<>(choices);
    sorted.sort(Comparator.comparingDouble((Choice<T> choice) -> -choice.score()));
    return sorted.size() <= most ? sorted : new ArrayList<>(sorted.subList(0, most));
  }
}
