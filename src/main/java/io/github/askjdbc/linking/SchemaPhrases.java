package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.english.Stemming;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the names of one catalog as words; a name's compounds are told from all other names. Not
 * thread-safe.
 */
final class SchemaPhrases {

  private final IdentifierWords splitter;
  private final NameRoles roles;
  private final Map<String, Phrase> phrases = new HashMap<>();

  SchemaPhrases(CatalogSnapshot catalog, NameRoles roles) {
    this.roles = roles;
    splitter = new IdentifierWords(catalog);
  }

  /** Never empty. */
  Phrase of(String identifier) {
    return phrases.computeIfAbsent(identifier, this::read);
  }

  private Phrase read(String identifier) {
    List<String> words =
        splitter.of(identifier).stream().filter(word -> !roles.decoration(word)).toList();
    if (words.isEmpty()) {
      return Phrase.of(identifier);
    }
    boolean writtenOut = splitter.parts(identifier).stream().anyMatch(splitter::isShort);
    return new Phrase(words, words.stream().map(Stemming::stem).toList(), writtenOut);
  }
}
