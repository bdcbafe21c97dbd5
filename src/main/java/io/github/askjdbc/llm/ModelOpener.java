package io.github.askjdbc.llm;

import java.util.Optional;

/**
 * Opens the models of a provider that the driver itself does not speak with, as {@code ask.model}
 * names them. A {@code ServiceLoader} plug point; must be thread-safe.
 */
public interface ModelOpener {

  /** As it stands before the colon in {@code ask.model}; one of {@link ModelProvider#id}. */
  String provider();

  /**
   * What is wrong with a model's name, for a person, if something is. Asked whenever a connection
   * is opened: cheap, and loads nothing.
   *
   * @param model what stands after the colon
   */
  Optional<String> problem(String model);

  /**
   * A client, for as long as connections use it. Loads nothing before it is first asked; where it
   * is {@link AutoCloseable}, it is closed with the last connection.
   *
   * @param model without a {@link #problem}
   */
  ModelClient open(String model);
}
