package io.github.askjdbc.laboratory.llm;

import io.github.askjdbc.laboratory.llm.ModelWriter.Written;
import io.github.askjdbc.llm.ModelUnavailableException;

/** Decides whether SQL of a model is given as an answer. */
@FunctionalInterface
public interface AbstainingSystem {

  /** Gives whatever runs. */
  AbstainingSystem NONE = written -> SystemVerdict.gives(written.sql());

  /**
   * @throws ModelUnavailableException if the model cannot be asked more
   */
  SystemVerdict verdict(Written written);
}
