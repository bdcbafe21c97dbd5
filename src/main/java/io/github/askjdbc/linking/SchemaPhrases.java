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
  private final List<String> tables;
  private final Map<String, Phrase> phrases = new HashMap<>();

  SchemaPhrases(CatalogSnapshot catalog, NameRoles roles) {
    this.roles = roles;
    splitter = new IdentifierWords(catalog);
    tables = catalog.tables().stream().map(table -> table.name().name()).toList();
  }

  /** Never empty. */
  Phrase of(String identifier) {
    return phrases.computeIfAbsent(identifier, this::read);
  }

  private Phrase read(String identifier) {
    List<String> all = words(identifier);
    List<String> words = isDocument(identifier, all) ? all.subList(0, all.size() - 1) : all;
    if (words.isEmpty()) {
      return Phrase.of(identifier);
    }
    boolean writtenOut = splitter.parts(identifier).stream().anyMatch(splitter::isShort);
    return new Phrase(words, words.stream().map(Stemming::stem).toList(), writtenOut);
  }

  private List<String> words(String identifier) {
    return splitter.of(identifier).stream().filter(word -> !roles.decoration(word)).toList();
  }

  /** Whether a table is of documents, whose parts another is of: order_header, order_line. */
  private boolean isDocument(String identifier, List<String> words) {
    int last = words.size() - 1;
    return last > 0
        && roles.documentHead(words.get(last))
        && tables.contains(identifier)
        && tables.stream()
            .map(this::words)
            .anyMatch(
                other ->
                    other.size() == words.size()
                        && other.subList(0, last).equals(words.subList(0, last))
                        && roles.documentPart(other.get(last)));
  }
}
