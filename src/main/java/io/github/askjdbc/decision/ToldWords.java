package io.github.askjdbc.decision;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.semantics.EvidenceReader;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.question.definitions.Definitions;
import io.github.askjdbc.text.Runs;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Words that the evidence beside a question tells something of. No name of the database needs to
 * explain them, so where they are not understood, that is no sign that the database lacks a thing.
 */
record ToldWords(LinkedQuestion question, Set<String> stems) {

  static ToldWords of(LinkedQuestion question) {
    return new ToldWords(
        question,
        question.question().evidence().stream()
            .flatMap(text -> Runs.of(text, Character::isLetterOrDigit).stream())
            .map(word -> Stemming.stem(Stemming.fold(word)))
            .collect(Collectors.toUnmodifiableSet()));
  }

  boolean tell(Word word) {
    return stems.contains(word.stem());
  }

  /** The statement of the evidence that was not read; empty where all of it was. */
  Optional<String> unread(CatalogSnapshot catalog) {
    return question
        .question()
        .evidence()
        .filter(text -> question.restated().isEmpty())
        .filter(text -> question.links().stream().noneMatch(Link.ToMetric.class::isInstance))
        .filter(text -> EvidenceReader.read(text, catalog).isEmpty())
        .map(Definitions::unread);
  }

  /**
   * Whether our own readers wrote a query that leaves such a word, and nothing of the evidence was
   * understood. A language model reads the evidence for itself.
   */
  boolean areLeftBy(Candidate candidate, CatalogSnapshot catalog) {
    Set<Integer> explained = candidate.explained().orElse(Set.of());
    List<Word> words = question.words();
    return candidate.writer().ours()
        && unread(catalog).isPresent()
        && IntStream.range(0, words.size())
            .filter(at -> words.get(at).content() && !explained.contains(at))
            .anyMatch(at -> tell(words.get(at)));
  }
}
