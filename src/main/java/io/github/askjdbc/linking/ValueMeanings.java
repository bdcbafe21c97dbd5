package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Stored values that mean what the words say: hints at "French" for France and the other way round
 * ({@code peoples.txt}), and links from "female" to F in a column of sexes that holds another code
 * as well ({@code codes.txt}).
 *
 * <p>Score: {@link Link#MOST_WITHOUT_FIRM_EVIDENCE} times that of the value index for hints,
 * {@value #CODE} times that for codes.
 */
final class ValueMeanings {

  static final double CODE = 0.85;
  private static final int LONGEST_PHRASE = 4;

  private record Code(List<String> columnStems, String code, List<String> others) {}

  private final Map<String, Set<String>> forms = new HashMap<>();
  private final Map<String, List<Code>> codes = new HashMap<>();

  ValueMeanings() {
    LexiconFile.list("peoples").keyed().forEach(this::addPeople);
    LexiconFile.list("codes").keyed().forEach(this::addCodes);
  }

  List<Link> hints(List<Word> words, ValueIndex values, QuestionBudget budget) {
    List<Link> hints = new ArrayList<>();
    for (WordSpan span : Phrases.spans(words, LONGEST_PHRASE)) {
      if (!words.get(span.last()).content()) {
        continue;
      }
      String phrase = Phrases.folded(words, span);
      for (String form : forms.getOrDefault(phrase, Set.of())) {
        budget.check();
        values.lookup(form).forEach(match -> hints.add(hint(span, match)));
      }
    }
    return hints;
  }

  /** What codes stand for. */
  List<Link> links(List<Word> words, NameIndex names, ValueIndex values, QuestionBudget budget) {
    List<Link> links = new ArrayList<>();
    for (WordSpan span : Phrases.spans(words, 1)) {
      String phrase = Phrases.folded(words, span);
      for (Code code : codes.getOrDefault(phrase, List.of())) {
        budget.check();
        code.columnStems().stream()
            .flatMap(stem -> names.columnsWith(stem).stream())
            .map(Column::name)
            .distinct()
            .forEach(column -> addCode(links, span, code, column, values));
      }
    }
    return links;
  }

  private static void addCode(
      List<Link> links, WordSpan span, Code code, ColumnName column, ValueIndex values) {
    boolean another = code.others().stream().anyMatch(other -> holds(values, column, other));
    if (another) {
      values.lookup(code.code()).stream()
          .filter(match -> match.column().equals(column))
          .forEach(
              match ->
                  links.add(
                      new Link.ToValue(
                          span, column, match.stored(), CODE * match.score(), Evidence.VALUE)));
    }
  }

  private static boolean holds(ValueIndex values, ColumnName column, String value) {
    return values.lookup(value).stream().anyMatch(match -> match.column().equals(column));
  }

  private static Link hint(WordSpan span, ValueMatch match) {
    double score = Link.MOST_WITHOUT_FIRM_EVIDENCE * match.score();
    return new Link.ToValue(span, match.column(), match.stored(), score, Evidence.VALUE_MEANING);
  }

  private void addPeople(String place, String others) {
    Set<String> all = new LinkedHashSet<>();
    all.add(place);
    for (String other : others.split(",", -1)) {
      all.add(other.strip());
    }
    for (String form : all) {
      Set<String> rest = new LinkedHashSet<>(all);
      rest.remove(form);
      forms.computeIfAbsent(form.toLowerCase(Locale.ROOT), f -> new LinkedHashSet<>()).addAll(rest);
    }
  }

  private void addCodes(String columnWords, String line) {
    List<String> stems = List.of(columnWords.split(" ", -1)).stream().map(Stemming::stem).toList();
    Map<String, String> wordsOfCode = new LinkedHashMap<>();
    for (String part : line.split(";", -1)) {
      String[] both = part.split("=", 2);
      wordsOfCode.put(both[0].strip(), both[1].strip());
    }
    wordsOfCode.forEach(
        (code, words) -> {
          List<String> others =
              wordsOfCode.keySet().stream().filter(other -> !other.equals(code)).toList();
          for (String word : words.split(" ", -1)) {
            codes.computeIfAbsent(word, w -> new ArrayList<>()).add(new Code(stems, code, others));
          }
        });
  }
}
