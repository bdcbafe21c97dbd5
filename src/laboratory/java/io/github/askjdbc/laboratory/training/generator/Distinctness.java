package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.generation.embedded.actions.Action;
import java.util.List;

/** Whether a query shows equal rows once. */
final class Distinctness {

  private Distinctness() {}

  static boolean of(List<Action> actions) {
    return actions.stream().anyMatch(Action.AddDistinct.class::isInstance);
  }
}
