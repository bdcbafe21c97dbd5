package io.github.askjdbc.generation.embedded.mentions;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TextPattern;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.sql.Definition;
import io.github.askjdbc.text.WrittenNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Chooses the values of a question so that none overlap: what is in quotes, then what columns hold,
 * the longest first, then numbers, then what columns hold in another form, then words with
 * capitals.
 */
final class ValueFinder {

  /** A match with less than this had to be bent. */
  private static final double UNBENT = 0.9;

  private static final String SENTENCE_ENDS = ".?!";
  private static final int LONGEST_NUMBER = 18;

  private final LinkedQuestion question;
  private final SchemaIndex schema;
  private final boolean[] used;
  private final Map<WordSpan, Period> periods = new LinkedHashMap<>();
  private final List<ValueMention> found = new ArrayList<>();

  ValueFinder(LinkedQuestion question, SchemaIndex schema) {
    this.question = question;
    this.schema = schema;
    this.used = new boolean[question.words().size()];
    for (Link link : question.links()) {
      if (link instanceof Link.ToPeriod time) {
        periods.put(time.span(), time.period());
      }
    }
  }

  /** In the order of the question; spans count words. */
  List<ValueMention> find() {
    Map<WordSpan, List<Link.ToValue>> bySpan = bySpan(question.links());
    patterns();
    quoted(bySpan);
    periods(bySpan);
    longestFirst(bySpan).forEach(entry -> stored(entry.getKey(), entry.getValue()));
    states();
    numbers();
    longestFirst(bySpan(question.hints())).forEach(entry -> bent(entry.getKey(), entry.getValue()));
    names();
    found.sort(Comparator.comparingInt(ValueMention::first));
    List<ValueMention> numbered = new ArrayList<>();
    for (ValueMention value : found) {
      numbered.add(value.numbered(numbered.size()));
    }
    return numbered;
  }

  /** Times of several words, such as "March 2014", unless a column holds those words. */
  private void periods(Map<WordSpan, List<Link.ToValue>> bySpan) {
    for (WordSpan span : periods.keySet()) {
      boolean held =
          bySpan.keySet().stream()
              .anyMatch(other -> other.first() <= span.first() && span.last() <= other.last());
      if (span.length() > 1 && !held) {
        add(span, text(span), ValueMention.Kind.NUMBER, Map.of());
      }
    }
  }

  private static Map<WordSpan, List<Link.ToValue>> bySpan(List<Link> links) {
    Map<WordSpan, List<Link.ToValue>> bySpan = new LinkedHashMap<>();
    for (Link link : links) {
      if (link instanceof Link.ToValue value) {
        bySpan.computeIfAbsent(value.span(), span -> new ArrayList<>()).add(value);
      }
    }
    return bySpan;
  }

  private static Stream<Map.Entry<WordSpan, List<Link.ToValue>>> longestFirst(
      Map<WordSpan, List<Link.ToValue>> bySpan) {
    return bySpan.entrySet().stream()
        .sorted(
            Comparator.<Map.Entry<WordSpan, List<Link.ToValue>>>comparingInt(
                    entry -> -entry.getKey().length())
                .thenComparingInt(entry -> entry.getKey().first()));
  }

  /** Texts that others are to hold, for the columns beside them. */
  private void patterns() {
    for (TextPattern pattern : question.patterns()) {
      String text = question.written(pattern.text());
      Map<Integer, String> columns = new LinkedHashMap<>();
      for (ColumnName name : pattern.columns(question.links())) {
        schema
            .number(name)
            .filter(number -> schema.column(number).kind() == ColumnKind.TEXT)
            .ifPresent(number -> columns.put(number, text));
      }
      Set<Integer> holding = columns(at(question.hints(), pattern.text())).keySet();
      if (holding.stream().anyMatch(columns::containsKey)) {
        columns.keySet().retainAll(holding);
      }
      if (!columns.isEmpty()) {
        add(pattern.text(), text, ValueMention.Kind.QUOTED, columns);
      }
    }
  }

  private static List<Link.ToValue> at(List<Link> links, WordSpan span) {
    return bySpan(links).getOrDefault(span, List.of());
  }

  private void quoted(Map<WordSpan, List<Link.ToValue>> bySpan) {
    for (int at = 0; at < used.length; at++) {
      Word word = question.words().get(at);
      if (word.quoted()) {
        String text = word.text().substring(1, word.text().length() - 1).strip();
        WordSpan span = new WordSpan(at, at);
        add(span, text, ValueMention.Kind.QUOTED, columns(bySpan.getOrDefault(span, List.of())));
      }
    }
  }

  private void stored(WordSpan span, List<Link.ToValue> links) {
    Word first = question.words().get(span.first());
    boolean letter =
        span.length() == 1
            && first.folded().length() < 2
            && !Character.isUpperCase(first.text().charAt(0));
    if (letter && !isNumber(first.folded())) {
      return;
    }
    Map<Integer, String> columns = columns(links);
    if (columns.isEmpty()) {
      return;
    }
    double best = links.stream().mapToDouble(Link.ToValue::score).max().orElse(0);
    String text = text(span);
    ValueMention.Kind kind =
        isNumber(text)
            ? ValueMention.Kind.NUMBER
            : best < UNBENT ? ValueMention.Kind.BENT : ValueMention.Kind.STORED;
    add(span, text, kind, columns);
  }

  private void bent(WordSpan span, List<Link.ToValue> links) {
    Map<Integer, String> columns = columns(links);
    if (!columns.isEmpty()) {
      add(span, text(span), ValueMention.Kind.BENT, columns);
    }
  }

  /** Words for a state, the longest first: of the columns that tell it, each one's condition. */
  private void states() {
    Map<WordSpan, Map<Integer, Definition>> bySpan = new LinkedHashMap<>();
    for (Link link : question.links()) {
      if (link instanceof Link.ToFilter filter && filter.condition().columns().size() == 1) {
        schema
            .number(filter.condition().columns().get(0))
            .ifPresent(
                column ->
                    bySpan
                        .computeIfAbsent(filter.span(), span -> new LinkedHashMap<>())
                        .putIfAbsent(column, filter.condition()));
      }
    }
    bySpan.entrySet().stream()
        .sorted(Comparator.comparingInt(entry -> -entry.getKey().length()))
        .forEach(entry -> state(entry.getKey(), entry.getValue()));
  }

  private void state(WordSpan span, Map<Integer, Definition> states) {
    if (span.words().anyMatch(at -> used[at])) {
      return;
    }
    span.words().forEach(at -> used[at] = true);
    Map<Integer, String> compared = new LinkedHashMap<>();
    states.forEach((column, definition) -> compared.put(column, compared(definition)));
    found.add(
        new ValueMention(
            0,
            span.first(),
            span.last() + 1,
            text(span),
            ValueMention.Kind.STATE,
            compared,
            false,
            Optional.empty(),
            states));
  }

  /** What a condition compares its column with: the text after the column. */
  private static String compared(Definition definition) {
    return definition.sql().substring(definition.references().get(0).span().end()).strip();
  }

  private void numbers() {
    for (Link link : question.links()) {
      if (link instanceof Link.ToNumber number) {
        Word word = question.words().get(number.span().first());
        boolean digits = Character.isDigit(word.folded().charAt(word.folded().length() - 1));
        add(
            number.span(),
            number.number().toPlainString(),
            digits ? ValueMention.Kind.NUMBER : ValueMention.Kind.NUMBER_WORD,
            Map.of());
      }
    }
    for (int at = 0; at < used.length; at++) {
      String text = question.words().get(at).folded();
      if (!text.isEmpty() && Character.isDigit(text.charAt(0))) {
        add(
            new WordSpan(at, at),
            question.words().get(at).text(),
            ValueMention.Kind.NUMBER,
            Map.of());
      }
    }
  }

  private void names() {
    for (int first = 1; first < used.length; first++) {
      if (used[first] || !isName(first) || !question.words().get(first).content()) {
        continue;
      }
      int last = first;
      while (last + 1 < used.length && !used[last + 1] && isName(last + 1)) {
        last++;
      }
      WordSpan span = new WordSpan(first, last);
      add(span, text(span), ValueMention.Kind.NAME, Map.of());
    }
  }

  private boolean isName(int at) {
    Word word = question.words().get(at);
    boolean sentence =
        at > 0
            && question
                .read()
                .substring(question.words().get(at - 1).end(), word.start())
                .chars()
                .anyMatch(c -> SENTENCE_ENDS.indexOf(c) >= 0);
    return !sentence && Character.isUpperCase(word.text().charAt(0));
  }

  private Map<Integer, String> columns(List<Link.ToValue> links) {
    Map<Integer, String> columns = new LinkedHashMap<>();
    for (Link.ToValue link : links) {
      Optional<Integer> column = schema.number(link.column());
      column.ifPresent(number -> columns.putIfAbsent(number, link.stored()));
    }
    return columns;
  }

  private void add(
      WordSpan span, String text, ValueMention.Kind kind, Map<Integer, String> columns) {
    if (span.words().anyMatch(at -> used[at])) {
      return;
    }
    span.words().forEach(at -> used[at] = true);
    boolean capital =
        span.words()
            .filter(at -> at > 0)
            .anyMatch(at -> Character.isUpperCase(question.words().get(at).text().charAt(0)));
    Optional<Period> period = Optional.ofNullable(periods.get(span));
    found.add(
        new ValueMention(
            0, span.first(), span.last() + 1, text, kind, columns, capital, period, Map.of()));
  }

  private String text(WordSpan span) {
    return question
        .read()
        .substring(
            question.words().get(span.first()).start(), question.words().get(span.last()).end());
  }

  static boolean isNumber(String text) {
    return text.length() <= LONGEST_NUMBER
        && Stream.of(text.substring(text.startsWith("-") ? 1 : 0).replace('.', ',').split(",", -1))
            .allMatch(group -> WrittenNumber.isDigits(group, LONGEST_NUMBER));
  }
}
