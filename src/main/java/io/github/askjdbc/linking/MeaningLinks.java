package io.github.askjdbc.linking;

import io.github.askjdbc.meaning.Meaning;
import io.github.askjdbc.meaning.WordVectors;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Hints at names of which the question has some words, or words of like meaning: by a list of
 * related words, or by word vectors.
 *
 * <p>Score: {@link Link#MOST_WITHOUT_FIRM_EVIDENCE} times the share of the name that is met, each
 * of its words by weight and by how well its best word of the question meets it: 1 for the same
 * stem, less for a related word, and for a cosine between word vectors, where {@value #UNRELATED}
 * is worth nothing and one without a margin over the next word of the schema is worth less.
 */
final class MeaningLinks {

  /** Unrelated words come up to this cosine. */
  static final double UNRELATED = 0.25;

  /** Words below it are not compared; see {@link Meaning#sameSigns}. */
  private static final double LEAST_SAME_SIGNS = 0.55;

  /** What a word of like meaning is worth where another is as near, of what it is worth alone. */
  private static final double LEAST_UNIQUE = 0.7;

  private static final double CLEAR_MARGIN = 0.2;
  private static final double LEAST_SHARE = 0.2;
  private static final double WELL = 0.85;
  private static final int LONGEST_PHRASE = 3;
  private static final int MOST_WORDS = 8;
  private static final int MOST_COLUMNS = 12;
  private static final int MOST_TABLES = 5;

  /** A word in so many names tells little about any of them. */
  private static final int MOST_PLACES = 500;

  /** Words of the question so far apart do not speak of one name. */
  private static final int LONGEST_SPAN = 5;

  private final WordVectors vectors = WordVectors.shipped();

  private final RelatedWords related = new RelatedWords();

  private record Met(NameWords.SchemaWord word, double degree, Evidence evidence) {}

  /**
   * @param links firm readings; a word that names a column has no need of others of like meaning
   */
  List<Link> hints(List<Word> words, NameWords names, List<Link> links) {
    Set<Integer> explained = explained(links);
    Map<NameWords.Named, Match> matches = new LinkedHashMap<>();
    for (WordSpan span : Phrases.spans(words, LONGEST_PHRASE)) {
      if (words.get(span.first()).quoted()) {
        continue;
      }
      boolean named = span.words().anyMatch(explained::contains);
      for (Met met : met(words, span, names)) {
        boolean same = met.evidence() == Evidence.SOME_WORDS;
        for (NameWords.Place place : met.word().places()) {
          if (same || !named || place.named().column().isEmpty()) {
            matches
                .computeIfAbsent(place.named(), target -> new Match())
                .add(met, span, place.weight() * met.degree());
          }
        }
      }
    }
    List<Link> hints = new ArrayList<>();
    matches.forEach((named, match) -> match.hint(named).ifPresent(hints::add));
    return Stream.concat(
            best(hints, Link.ToColumn.class, MOST_COLUMNS),
            best(hints, Link.ToTable.class, MOST_TABLES))
        .toList();
  }

  private static Stream<Link> best(List<Link> hints, Class<? extends Link> kind, int most) {
    return hints.stream()
        .filter(kind::isInstance)
        .sorted(Comparator.comparingDouble(link -> -link.score()))
        .limit(most);
  }

  private static Set<Integer> explained(List<Link> links) {
    return links.stream()
        .filter(link -> link.score() >= WELL && !(link instanceof Link.ToTable))
        .flatMap(link -> link.span().words().boxed())
        .collect(Collectors.toSet());
  }

  private List<Met> met(List<Word> words, WordSpan span, NameWords names) {
    List<Met> met = new ArrayList<>();
    for (RelatedWords.Related other : related.of(Phrases.stems(words, span))) {
      names
          .word(other.stem())
          .ifPresent(found -> met.add(new Met(found, other.degree(), Evidence.ASSOCIATED)));
    }
    Word word = words.get(span.first());
    if (span.length() == 1 && word.content()) {
      names.word(word.stem()).ifPresent(same -> met.add(new Met(same, 1, Evidence.SOME_WORDS)));
      vectors
          .of(word.folded())
          .or(() -> vectors.of(word.stem()))
          .ifPresent(meaning -> near(meaning, word.stem(), names, met));
    }
    return met.stream()
        .filter(candidate -> candidate.word().places().size() <= MOST_PLACES)
        .sorted(Comparator.comparingDouble(candidate -> -candidate.degree()))
        .limit(MOST_WORDS)
        .toList();
  }

  /** Words of like meaning, each worth the less the closer others of the schema come. */
  private static void near(Meaning meaning, String stem, NameWords names, List<Met> met) {
    List<Met> near = new ArrayList<>();
    for (NameWords.SchemaWord other : names.words()) {
      double degree = other.stem().equals(stem) ? 0 : degree(meaning, other);
      if (degree > 0) {
        near.add(new Met(other, degree, Evidence.VECTOR));
      }
    }
    near.sort(Comparator.comparingDouble(candidate -> -candidate.degree()));
    double best = near.isEmpty() ? 0 : near.get(0).degree();
    double next = near.size() < 2 ? 0 : near.get(1).degree();
    double unique = LEAST_UNIQUE + (1 - LEAST_UNIQUE) * Math.min(1, (best - next) / CLEAR_MARGIN);
    for (Met candidate : near) {
      met.add(new Met(candidate.word(), unique * candidate.degree(), Evidence.VECTOR));
    }
  }

  private static double degree(Meaning meaning, NameWords.SchemaWord other) {
    return other
        .meaning()
        .filter(known -> known.sameSigns(meaning) >= LEAST_SAME_SIGNS)
        .map(known -> (known.similarity(meaning) - UNRELATED) / (1 - UNRELATED))
        .orElse(0.0);
  }

  /** What words of the question do for one name. */
  private static final class Match {

    private record Part(WordSpan span, double weight, Evidence evidence) {}

    private final Map<String, Part> parts = new LinkedHashMap<>();

    void add(Met met, WordSpan span, double weight) {
      parts.merge(
          met.word().stem(),
          new Part(span, weight, met.evidence()),
          (a, b) -> a.weight() >= b.weight() ? a : b);
    }

    Optional<Link> hint(NameWords.Named named) {
      List<Part> kept = together();
      double share = kept.stream().mapToDouble(Part::weight).sum() / named.weight();
      if (share < LEAST_SHARE) {
        return Optional.empty();
      }
      WordSpan span =
          new WordSpan(
              kept.stream().mapToInt(part -> part.span().first()).min().orElseThrow(),
              kept.stream().mapToInt(part -> part.span().last()).max().orElseThrow());
      double score = Link.MOST_WITHOUT_FIRM_EVIDENCE * Math.min(1, share);
      Evidence evidence =
          kept.stream()
              .filter(part -> part.evidence() != Evidence.SOME_WORDS)
              .max(Comparator.comparingDouble(Part::weight))
              .map(Part::evidence)
              .orElse(Evidence.SOME_WORDS);
      return Optional.of(
          named
              .column()
              .<Link>map(column -> new Link.ToColumn(span, column, score, evidence))
              .orElseGet(() -> new Link.ToTable(span, named.table(), score, evidence)));
    }

    /** The part that weighs most, with those near it. */
    private List<Part> together() {
      Part heaviest =
          parts.values().stream().max(Comparator.comparingDouble(Part::weight)).orElseThrow();
      return parts.values().stream()
          .filter(part -> Math.abs(part.span().first() - heaviest.span().first()) < LONGEST_SPAN)
          .toList();
    }
  }
}
