package io.github.askjdbc.generation.embedded.grammar.draft;

import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;

/**
 * Some words of a question under one reading.
 *
 * @param link what they mean; empty for a single word that means nothing to the database
 * @param alternatives every meaning of the words that is worth a thought, the chosen one included
 * @param belief in the chosen meaning, in view of the other words: between 0 and 1
 * @param text the words, folded
 * @param content whether they ask for something
 */
public record LinkedPhrase(
    WordSpan span,
    Optional<Link> link,
    List<Link> alternatives,
    double belief,
    String text,
    boolean content) {

  public LinkedPhrase {
    alternatives = List.copyOf(alternatives);
  }
}
