package io.github.askjdbc.linking;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Verbs that name a table by the noun for what they bring about: "rented" for {@code rental}; where
 * nothing else is known of them, and the table is not named anyway.
 */
final class EventNounLinks {

  private static final double SCORE = 0.8;

  /** What a whole name scores of which short forms are written out. */
  private static final double WRITTEN_OUT = 0.97;

  private static final Map<String, String> NOUN_BY_VERB =
      LexiconFile.list("event-nouns").keyed().entrySet().stream()
          .collect(
              Collectors.toUnmodifiableMap(
                  line -> Stemming.stem(line.getKey()), line -> Stemming.stem(line.getValue())));

  private EventNounLinks() {}

  /**
   * @param found the readings so far
   */
  static List<Link> links(List<Word> words, List<Link> found, NameIndex names) {
    return IntStream.range(0, words.size())
        .filter(at -> found.stream().noneMatch(link -> says(link, at)))
        .boxed()
        .flatMap(
            at ->
                noun(words.get(at)).stream()
                    .flatMap(noun -> names.named(noun).stream())
                    .filter(named -> named.column().isEmpty())
                    .filter(named -> named.score() >= least(words.get(at)))
                    .filter(named -> found.stream().noneMatch(link -> names(link, named)))
                    .<Link>map(
                        named ->
                            new Link.ToTable(
                                new WordSpan(at, at), named.table(), SCORE, Evidence.SYNONYM)))
        .toList();
  }

  /** The stem of what a verb brings about. */
  static Optional<String> noun(Word verb) {
    return Optional.ofNullable(NOUN_BY_VERB.get(verb.stem()));
  }

  /** What somebody will pay or rent may be said of much that no row of the deed tells. */
  private static double least(Word verb) {
    return WordClass.isParticiple(verb.folded()) ? WRITTEN_OUT : 1;
  }

  private static boolean says(Link link, int at) {
    return link.span().covers(at) && link.score() >= SCORE;
  }

  private static boolean names(Link link, NameIndex.Named named) {
    return link.namedTable().equals(Optional.of(named.table()));
  }
}
