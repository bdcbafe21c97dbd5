package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.TimeColumns;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.Stemming;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

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

  private record Scale(String stem, boolean rising, boolean superlative) {}

  private final Map<String, List<Scale>> scales = new HashMap<>();
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
   * @param times what texts hold days, by which "oldest" may be meant
   */
  List<Link> links(List<Word> words, NameIndex names, TimeColumns times) {
    List<Link> links = new ArrayList<>();
    Set<String> stems = words.stream().map(Word::stem).collect(Collectors.toUnmodifiableSet());
    for (WordSpan span : Phrases.spans(words, LONGEST_PHRASE)) {
      String phrase = Phrases.folded(words, span);
      for (Scale scale : scales.getOrDefault(phrase, List.of())) {
        for (Column column : names.columnsWith(scale.stem())) {
          if (column.kind() == ColumnKind.NUMBER
              || (scale.superlative() && isTime(column, stems, times))) {
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
      for (String stem : synonyms.getOrDefault(phrase, List.of())) {
        for (Column column : names.columnsWith(stem)) {
          links.add(
              new Link.ToColumn(span, column.name(), score(column, stem, names), Evidence.SYNONYM));
        }
      }
    }
    return links;
  }

  /** Of texts, those of tables that the question names are looked at, which bounds the looking. */
  private static boolean isTime(Column column, Set<String> stems, TimeColumns times) {
    return column.kind() == ColumnKind.DATE
        || (column.kind() == ColumnKind.TEXT
            && Phrase.text(column.name().table().name()).stems().stream().anyMatch(stems::contains)
            && times.form(column.name()).isPresent());
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

  private void addScale(String forms, String nouns) {
    List<String> degrees = List.of(forms.split(",", -1)).stream().map(String::strip).toList();
    String[] both = nouns.split(";", 2);
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
              .add(new Scale(Stemming.stem(noun.substring(1)), noun.startsWith("+"), superlative));
        }
      }
    }
  }
}
