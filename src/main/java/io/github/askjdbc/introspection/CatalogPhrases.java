package io.github.askjdbc.introspection;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.WordList;
import io.github.askjdbc.introspection.CatalogRequest.Kind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Tells by a question's wording whether it is about the database itself. English only. */
final class CatalogPhrases {

  private static final String ALTERNATIVES = "alternatives";
  private static final String NOUNS = "nouns";

  /** Longer texts are no such question. */
  private static final int MOST_WORDS = 20;

  private static final int LONGEST_TEXT = 400;

  private final Map<Kind, List<PhrasePattern>> patterns = new EnumMap<>(Kind.class);
  private final Set<String> nouns;

  CatalogPhrases(LexiconFile file) {
    Map<String, List<String>> alternatives = new HashMap<>();
    file.section(ALTERNATIVES)
        .keyed()
        .forEach((name, forms) -> alternatives.put(name, WordList.parts(forms, '|')));
    for (Kind kind : Kind.values()) {
      String section = kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
      patterns.put(
          kind,
          file.section(section).lines().stream()
              .map(written -> PhrasePattern.of(written, alternatives))
              .toList());
    }
    nouns = file.section(NOUNS).words();
  }

  /**
   * What a text may ask for.
   *
   * @return in the order in which they are to be tried; empty for any other text
   */
  List<CatalogRequest> read(String text) {
    if (text.length() > LONGEST_TEXT) {
      return List.of();
    }
    List<PhraseWord> words = PhraseWord.of(text);
    List<CatalogRequest> requests = new ArrayList<>();
    if (words.isEmpty() || words.size() > MOST_WORDS) {
      return requests;
    }
    Set<String> folded = words.stream().map(PhraseWord::folded).collect(Collectors.toSet());
    patterns.forEach(
        (kind, phrases) ->
            phrases.stream()
                .filter(phrase -> phrase.mayMatch(folded))
                .flatMap(phrase -> phrase.matches(words).stream())
                .forEach(table -> requests.add(request(kind, text, words, table))));
    return requests.stream().distinct().toList();
  }

  private CatalogRequest request(
      Kind kind, String text, List<PhraseWord> words, List<PhraseWord> table) {
    Set<String> named =
        words.stream()
            .filter(word -> !table.contains(word))
            .map(PhraseWord::folded)
            .filter(nouns::contains)
            .collect(Collectors.toSet());
    Optional<String> written =
        table.isEmpty()
            ? Optional.empty()
            : Optional.of(text.substring(table.get(0).start(), table.get(table.size() - 1).end()));
    return new CatalogRequest(kind, written, named);
  }
}
