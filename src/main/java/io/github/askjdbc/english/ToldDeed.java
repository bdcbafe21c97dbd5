package io.github.askjdbc.english;

import io.github.askjdbc.text.Runs;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What tells a deed in a database: "bought" an order, a sale or an invoice, and never by one who
 * only works there.
 *
 * @param names words of which some name has one; empty where nothing need tell it
 * @param others words for rows that do not do it
 */
public record ToldDeed(Set<String> names, Set<String> others) {

  private static final String ANY = "*";
  private static final Map<String, ToldDeed> BY_VERB = byVerb();

  /** Empty for verbs that any join may tell. */
  public static Optional<ToldDeed> of(String verb) {
    return Optional.ofNullable(BY_VERB.get(verb));
  }

  private static Map<String, ToldDeed> byVerb() {
    Map<String, ToldDeed> byVerb = new HashMap<>();
    for (String line : LexiconFile.list("told-deeds").lines()) {
      List<String> parts = WordList.parts(line, ':');
      Set<String> names =
          parts.get(1).equals(ANY) ? Set.of() : Set.copyOf(Runs.words(parts.get(1)));
      Set<String> others = parts.size() > 2 ? Set.copyOf(Runs.words(parts.get(2))) : Set.of();
      Runs.words(parts.get(0)).forEach(verb -> byVerb.put(verb, new ToldDeed(names, others)));
    }
    return Map.copyOf(byVerb);
  }
}
