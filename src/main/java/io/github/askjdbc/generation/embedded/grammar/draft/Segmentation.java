package io.github.askjdbc.generation.embedded.grammar.draft;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Cuts the words of a question into phrases that do not overlap, and enumerates their readings.
 *
 * <p>The cut maximises the sum, over the phrases, of the best link's score times its content words,
 * less {@value #PER_PHRASE} a phrase, so that long phrases win over their parts.
 */
public final class Segmentation {

  static final double PER_PHRASE = 0.05;
  private static final int MAX_OPTIONS = 6;

  /** Hints that hold more often than those that only follow from other words. */
  private static final Set<Evidence> TELLING =
      Set.of(Evidence.VECTOR, Evidence.ASSOCIATED, Evidence.VALUE_MEANING);

  /** A column of a table that the question does not name is believed that much less. */
  private static final double UNNAMED_TABLE = 0.15;

  /** An attribute that nothing binds is rather that of the table named first. */
  private static final double LATER_TABLE = 0.06;

  /** Below it the name has its table's words in it, and is one phrase with them. */
  private static final double WHOLE_NAME = 0.97;

  /** A reading that much worse than the best of the same words is none. */
  private static final double FAR_WORSE = 0.5;

  private final LinkedQuestion question;
  private final List<WordSpan> phrases;
  private final Map<WordSpan, List<Option>> options = new LinkedHashMap<>();

  /**
   * @param link empty for words that are passed over
   */
  private record Option(Optional<Link> link, double cost) {}

  /** Of what is known of the words for certain. */
  public static Segmentation firm(LinkedQuestion question, CatalogSnapshot catalog) {
    return new Segmentation(question, catalog, List.of());
  }

  /**
   * Where words that nothing else is known of are read by what they remind of; empty if there are
   * none.
   */
  public static Optional<Segmentation> hinted(LinkedQuestion question, CatalogSnapshot catalog) {
    List<Link> hints =
        question.hints().stream()
            .filter(hint -> TELLING.contains(hint.evidence()))
            .filter(
                hint ->
                    question.links().stream().noneMatch(link -> link.span().overlaps(hint.span())))
            .toList();
    return hints.isEmpty()
        ? Optional.empty()
        : Optional.of(new Segmentation(question, catalog, hints));
  }

  private Segmentation(LinkedQuestion question, CatalogSnapshot catalog, List<Link> hints) {
    this.question = question;
    Map<WordSpan, List<Link>> bySpan =
        question.links().stream()
            .collect(Collectors.groupingBy(Link::span, LinkedHashMap::new, Collectors.toList()));
    bindToTables(bySpan);
    hints.forEach(hint -> bySpan.computeIfAbsent(hint.span(), span -> new ArrayList<>()).add(hint));
    phrases = best(bySpan);
    List<TableName> named = new ArrayList<>();
    for (WordSpan phrase : phrases) {
      for (Link link : bySpan.get(phrase)) {
        link.namedTable().ifPresent(named::add);
      }
    }
    if (named.isEmpty()) {
      phrases.forEach(phrase -> holder(bySpan.get(phrase)).ifPresent(named::add));
    }
    if (named.isEmpty()) {
      phrases.forEach(phrase -> named.addAll(within(phrase)));
    }
    phrases.forEach(
        phrase -> options.put(phrase, options(told(bySpan.get(phrase), catalog), named)));
  }

  /** The tables of which a column's name has the words: "ids of orders". */
  private List<TableName> within(WordSpan phrase) {
    return question.links().stream()
        .filter(link -> phrase.contains(link.span()))
        .flatMap(link -> link.namedTable().stream())
        .toList();
  }

  /** The rows that a value tells as their name would: "the fitters". */
  private static Optional<TableName> holder(List<Link> links) {
    List<Optional<TableName>> holders = links.stream().map(Link::holder).distinct().toList();
    boolean values = links.stream().allMatch(Link.ToValue.class::isInstance);
    return values && holders.size() == 1 ? holders.get(0) : Optional.empty();
  }

  /**
   * Where a column's name follows its table's, as in "loan amount", both stay phrases of their own,
   * and the column is of that table and no other.
   */
  private void bindToTables(Map<WordSpan, List<Link>> bySpan) {
    for (Link whole : question.links()) {
      if (!(whole instanceof Link.ToColumn named)) {
        continue;
      }
      for (Link link : question.links()) {
        boolean before =
            link instanceof Link.ToTable table
                && table.table().equals(named.column().table())
                && link.span().first() == whole.span().first()
                && link.span().last() < whole.span().last();
        if (!before) {
          continue;
        }
        WordSpan rest = new WordSpan(link.span().last() + 1, whole.span().last());
        List<Link> alone =
            bySpan.getOrDefault(rest, List.of()).stream()
                .filter(l -> l instanceof Link.ToColumn c && c.column().equals(named.column()))
                .filter(l -> l.score() >= WHOLE_NAME)
                .toList();
        if (!alone.isEmpty()) {
          bySpan.put(rest, withStates(alone, bySpan.get(rest), named));
          bySpan.computeIfPresent(whole.span(), (span, links) -> without(links, whole));
        }
      }
    }
  }

  /** What else the words may say of the same column: "plans include classes". */
  private static List<Link> withStates(List<Link> alone, List<Link> all, Link.ToColumn named) {
    List<Link> links = new ArrayList<>(alone);
    all.stream()
        .filter(
            link ->
                link instanceof Link.ToFilter filter
                    && filter.condition().columns().equals(List.of(named.column())))
        .forEach(links::add);
    return links;
  }

  /** Null, which takes the entry out, for none left. */
  private static List<Link> without(List<Link> links, Link unwanted) {
    List<Link> kept = links.stream().filter(link -> !link.equals(unwanted)).toList();
    return kept.isEmpty() ? null : kept;
  }

  /** Readings of all phrases, the most believable first. */
  public List<List<LinkedPhrase>> readings(int limit) {
    List<List<LinkedPhrase>> readings = new ArrayList<>();
    PriorityQueue<Choice> queue =
        new PriorityQueue<>(
            Comparator.comparingDouble(Choice::cost).thenComparing(c -> c.picks().toString()));
    Set<List<Integer>> seen = new HashSet<>();
    List<Integer> first = phrases.stream().map(phrase -> 0).toList();
    queue.add(new Choice(first, cost(first)));
    seen.add(first);
    while (!queue.isEmpty() && readings.size() < limit) {
      Choice choice = queue.remove();
      readings.add(tokens(choice.picks()));
      for (int i = 0; i < phrases.size(); i++) {
        List<Integer> next = new ArrayList<>(choice.picks());
        next.set(i, next.get(i) + 1);
        if (next.get(i) < options.get(phrases.get(i)).size() && seen.add(next)) {
          queue.add(new Choice(next, cost(next)));
        }
      }
    }
    return readings;
  }

  /** Words that name or hold something so clearly are never passed over. */
  private static final double CLEAR = 0.95;

  private static final double PASSED_OVER = 0.6;

  private record Choice(List<Integer> picks, double cost) {}

  private double cost(List<Integer> picks) {
    double cost = 0;
    for (int i = 0; i < picks.size(); i++) {
      cost += options.get(phrases.get(i)).get(picks.get(i)).cost();
    }
    return cost;
  }

  private List<LinkedPhrase> tokens(List<Integer> picks) {
    List<LinkedPhrase> tokens = new ArrayList<>();
    int word = 0;
    for (int i = 0; i < phrases.size(); i++) {
      WordSpan phrase = phrases.get(i);
      Option option = options.get(phrase).get(picks.get(i));
      // words of a phrase that is passed over are understood one by one, or not at all
      int until =
          option.link().isEmpty() && phrase.length() > 1 ? phrase.last() + 1 : phrase.first();
      singles(word, until, tokens);
      if (until == phrase.first()) {
        tokens.add(token(phrase, option));
      }
      word = phrase.last() + 1;
    }
    singles(word, question.words().size(), tokens);
    return tokens;
  }

  private void singles(int first, int until, List<LinkedPhrase> tokens) {
    for (int word = first; word < until; word++) {
      Word single = question.words().get(word);
      tokens.add(
          new LinkedPhrase(
              new WordSpan(word, word),
              Optional.empty(),
              List.of(),
              0,
              single.folded(),
              single.content()));
    }
  }

  private LinkedPhrase token(WordSpan phrase, Option option) {
    String text =
        phrase
            .words()
            .mapToObj(index -> question.words().get(index).folded())
            .collect(Collectors.joining(" "));
    List<Link> alternatives =
        options.get(phrase).stream().flatMap(one -> one.link().stream()).toList();
    double belief = Math.max(0, 1 - option.cost());
    return new LinkedPhrase(phrase, option.link(), alternatives, belief, text, true);
  }

  /** Without the columns that only refer to a table which the same words name. */
  private static List<Link> told(List<Link> links, CatalogSnapshot catalog) {
    Set<TableName> tables =
        links.stream().flatMap(link -> link.namedTable().stream()).collect(Collectors.toSet());
    return links.stream()
        .filter(
            link ->
                !(link instanceof Link.ToColumn column)
                    || catalog.keysOf(column.column().table()).stream()
                        .noneMatch(
                            key ->
                                tables.contains(key.to())
                                    && key.from().equals(column.column().table())
                                    && key.fromColumns().contains(column.column().column())))
        .toList();
  }

  private static List<Option> options(List<Link> links, List<TableName> named) {
    double best = links.stream().mapToDouble(Link::score).max().orElse(0);
    List<Option> options = new ArrayList<>();
    links.stream()
        .distinct()
        .filter(link -> link.score() >= best - FAR_WORSE)
        .map(link -> new Option(Optional.of(link), 1 - link.score() + distance(link, named)))
        .sorted(Comparator.comparingDouble(Option::cost))
        .limit(MAX_OPTIONS)
        .forEach(options::add);
    if (best < CLEAR) {
      options.add(new Option(Optional.empty(), PASSED_OVER));
    }
    return options;
  }

  /** What a link costs for the table that it speaks of: least for the table named first. */
  private static double distance(Link link, List<TableName> named) {
    if (link instanceof Link.ToTable) {
      return 0;
    }
    Optional<TableName> table =
        link instanceof Link.ToFilter filter
            ? Optional.of(filter.condition().table())
            : link.holder();
    int place = table.map(named::indexOf).orElse(0);
    return place < 0 ? UNNAMED_TABLE : place == 0 ? 0 : LATER_TABLE;
  }

  private List<WordSpan> best(Map<WordSpan, List<Link>> bySpan) {
    int size = question.words().size();
    double[] worth = new double[size + 1];
    WordSpan[] chosen = new WordSpan[size + 1];
    for (int end = 1; end <= size; end++) {
      worth[end] = worth[end - 1];
      for (int first = end - 1; first >= Math.max(0, end - 8); first--) {
        WordSpan span = new WordSpan(first, end - 1);
        List<Link> links = bySpan.getOrDefault(span, List.of());
        if (!links.isEmpty() && worth[first] + worth(span, links) > worth[end]) {
          worth[end] = worth[first] + worth(span, links);
          chosen[end] = span;
        }
      }
    }
    List<WordSpan> cut = new ArrayList<>();
    for (int end = size; end > 0; end = chosen[end] == null ? end - 1 : chosen[end].first()) {
      if (chosen[end] != null) {
        cut.add(0, chosen[end]);
      }
    }
    return cut;
  }

  private double worth(WordSpan span, List<Link> links) {
    double score = links.stream().mapToDouble(Link::score).max().orElse(0);
    long content = span.words().filter(index -> question.words().get(index).content()).count();
    if (content == 0 && links.stream().anyMatch(Link.ToNumber.class::isInstance)) {
      return score - PER_PHRASE; // "an" of "more than an hour"
    }
    // a filler inside a phrase counts a little, so that "more than" beats "more"
    return score * content - PER_PHRASE + 0.01 * (span.length() - content);
  }
}
