package io.github.askjdbc.catalog.values;

import java.util.Optional;

/** What texts mean, as vectors: near vectors, near meanings. Given from outside, if at all. */
@FunctionalInterface
public interface TextVectors {

  /**
   * The vector of a text, of length 1 and always of the same dimension.
   *
   * @return empty where no word of the text is known
   */
  Optional<float[]> of(String text);
}
