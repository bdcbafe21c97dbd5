package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TimeColumns;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads words that stand for a column by its meaning: adjectives ("oldest" by age, "older than" by
 * age, "latest" by a date) and phrases ("how old" for age).
 *
 * <p>Score: {@value #WHOLE} where the meant noun is the column's whole name, {@value #PART} where
 * it is a part of it.
 */
final class MeasureLinks {

  static final double WHOLE = Link.LEAST_WHOLE;
  static final double PART = 0.6;
  private static final int LONGEST_PHRASE = 3;
  private static final String ING = "ing";
  private static final String DURATION = Stemming.stem("duration");
  private static final String COST = Stemming.stem("cost");
  private static final String PER = Stemming.stem("per");
  private static final String PRICE = Stemming.stem("price");

  private record Scale(String noun, String stem, boolean rising, boolean superlative) {}

  private final Map<String, List<Scale>> scales = new HashMap<>();
  private final MeasuredWords measured = new MeasuredWords();
  private final NamedByTime named = new NamedByTime();
  private final Map<String, List<String>> synonyms = new HashMap<>();

  MeasureLinks() {
    LexiconFile.list("scales").keyed().forEach(this::addScale);
    LexiconFile.list("synonyms")
        .keyed()
        .forEach(
            (phrases, nouns) -> {
              List<String> stems =
                  List.of(nouns.split(" ", -1)).stream().map(Stemming::stem).toList();
              for (String phrase : phrases.split(";", -1)) {
                synonyms.put(phrase.strip(), stems);
              }
            });
  }

  /**
   * @param shortened readings of words that names shorten
   * @param times what texts hold days, by which "oldest" may be meant
   */
  List<Link> links(List<Word> words, NameIndex names, List<Link> shortened, TimeColumns times) {
    List<Link> links = new ArrayList<>();
    Set<TableName> sampled = sampled(words, names, named(words, names, shortened));
    List<Column> lengths = named.columns(names);
    for (WordSpan span : Phrases.spans(words, LONGEST_PHRASE)) {
      String phrase = Phrases.folded(words, span);
      for (Scale scale : scales.getOrDefault(phrase, List.of())) {
        for (Column column : names.columnsWith(scale.stem())) {
          if (isOther(scale.noun(), scale.stem(), column)
              || isPaidByOthers(column, scale.stem(), names)
              || (scale.superlative() && isOfPieces(column, names))) {
            continue;
          }
          if (column.kind() == ColumnKind.NUMBER
              || (scale.superlative() && isTime(column, sampled, times))) {
            links.add(
                new Link.ToMeasure(
                    span,
                    column.name(),
                    scale.rising(),
                    scale.superlative(),
                    score(column, scale.stem(), names),
                    Evidence.SYNONYM));
          }
        }
      }
      links.addAll(lengths(span, phrase, lengths));
      for (Column column : measured.columns(words, span, names)) {
        links.add(new Link.ToColumn(span, column.name(), PART, Evidence.SYNONYM));
      }
      for (String stem : synonyms.getOrDefault(phrase, List.of())) {
        for (Column column : names.columnsWith(stem)) {
          links.add(
              new Link.ToColumn(span, column.name(), score(column, stem, names), Evidence.SYNONYM));
        }
      }
    }
    return links;
  }

  /** Of what is called by its unit of time alone: "longest", "longer than", "running time". */
  private List<Link> lengths(WordSpan span, String phrase, List<Column> lengths) {
    Optional<Scale> scale =
        scales.getOrDefault(phrase, List.of()).stream()
            .filter(one -> one.stem().equals(DURATION))
            .findFirst();
    boolean noun =
        WordClass.LENGTH_NOUN.contains(phrase)
            || synonyms.getOrDefault(phrase, List.of()).contains(DURATION);
    return lengths.stream()
        .flatMap(
            column ->
                scale
                    .<Link>map(
                        one ->
                            new Link.ToMeasure(
                                span,
                                column.name(),
                                one.rising(),
                                one.superlative(),
                                WHOLE,
                                Evidence.SYNONYM))
                    .or(
                        () ->
                            noun
                                ? Optional.of(
                                    new Link.ToColumn(span, column.name(), WHOLE, Evidence.SYNONYM))
                                : Optional.empty())
                    .stream())
        .toList();
  }

  /** What has a price is cheap or dear by that, and not by what it costs those who sell it. */
  private static boolean isPaidByOthers(Column column, String stem, NameIndex names) {
    return stem.equals(COST)
        && names.columnsWith(PRICE).stream()
            .anyMatch(
                price ->
                    price.kind() == ColumnKind.NUMBER
                        && price.name().table().equals(column.name().table()));
  }

  /** The licence of the cheapest seats is not the cheapest where it is known how many it has. */
  private static boolean isOfPieces(Column column, NameIndex names) {
    List<String> parts = stems(column.name().column());
    int piece = parts.indexOf(PER) + 1;
    return piece > 0
        && piece < parts.size()
        && names.columnsWith(parts.get(piece)).stream()
            .filter(other -> other.kind() == ColumnKind.NUMBER && !other.equals(column))
            .anyMatch(other -> other.name().table().equals(column.name().table()));
  }

  private static boolean isTime(Column column, Set<TableName> sampled, TimeColumns times) {
    return column.kind() == ColumnKind.DATE
        || (column.kind() == ColumnKind.TEXT
            && sampled.contains(column.name().table())
            && times.form(column.name()).isPresent());
  }

  /**
   * Tables of texts that may be days, the question holding words of their names, most of it first.
   */
  private Set<TableName> sampled(List<Word> words, NameIndex names, Set<TableName> named) {
    Set<String> said = words.stream().map(Word::stem).collect(Collectors.toUnmodifiableSet());
    return SampledTables.of(
        List.of(),
        Phrases.spans(words, LONGEST_PHRASE).stream()
            .flatMap(span -> scales.getOrDefault(Phrases.folded(words, span), List.of()).stream())
            .filter(Scale::superlative)
            .flatMap(scale -> names.columnsWith(scale.stem()).stream())
            .filter(column -> column.kind() == ColumnKind.TEXT)
            .map(column -> column.name().table())
            .filter(table -> named.contains(table) || stems(table).anyMatch(said::contains))
            .sorted(Comparator.comparing(t -> stems(t).filter(s -> !said.contains(s)).count())));
  }

  /** Tables whose names say in short what a word of the question does. */
  private static Set<TableName> named(List<Word> words, NameIndex names, List<Link> shortened) {
    return Stream.concat(
            words.stream()
                .filter(Word::content)
                .flatMap(word -> names.named(word.stem()).stream())
                .filter(name -> name.column().isEmpty() && name.score() >= Link.LEAST_WHOLE)
                .map(NameIndex.Named::table),
            shortened.stream().flatMap(link -> link.namedTable().stream()))
        .collect(Collectors.toSet());
  }

  private static Stream<String> stems(TableName table) {
    return stems(table.name()).stream();
  }

  private static List<String> stems(String name) {
    return Phrase.text(name).stems();
  }

  private static double score(Column column, String stem, NameIndex names) {
    boolean whole =
        names.named(stem).stream()
            .anyMatch(
                named ->
                    named.score() >= NameIndex.WITHOUT_TABLE
                        && named.column().equals(Optional.of(column.name())));
    return whole ? WHOLE : PART;
  }

  /** A rating is no rate, though both have one stem. */
  private static boolean isOther(String noun, String stem, Column column) {
    List<String> alike =
        NameParts.of(ShortNames.writtenOut(column.name().column())).stream()
            .filter(part -> Stemming.stem(part).equals(stem))
            .toList();
    return !noun.endsWith(ING)
        && !alike.isEmpty()
        && alike.stream().allMatch(part -> part.endsWith(ING));
  }

  private static Scale scale(String noun, boolean rising, boolean superlative) {
    return new Scale(noun, Stemming.stem(noun), rising, superlative);
  }

  private void addScale(String forms, String nouns) {
    List<String> degrees = List.of(forms.split(",", -1)).stream().map(String::strip).toList();
    String[] both = nouns.split(";", 2);
    measured.add(degrees.get(0), both[0]);
    addNouns(degrees.get(1), both[0], " than", false);
    addNouns(degrees.get(2), both[0], "", true);
    if (both.length > 1) {
      addNouns(degrees.get(2), both[1], "", true);
    }
  }

  private void addNouns(String forms, String nouns, String ending, boolean superlative) {
    for (String form : forms.split("/", -1)) {
      for (String noun : nouns.strip().split(" ", -1)) {
        if (!noun.isBlank() && !form.equals("-")) {
          scales
              .computeIfAbsent(form + ending, f -> new ArrayList<>())
              .add(scale(noun.substring(1), noun.startsWith("+"), superlative));
        }
      }
    }
  }
}
