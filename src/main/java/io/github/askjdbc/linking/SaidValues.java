package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.english.WordList;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Values of columns of statuses and frequencies that people say in other words: "completed" where a
 * status of the rows named is {@code done} or {@code DON}, "billed every quarter" where a {@code
 * billing_cycle} is quarterly. The words must be no value of the column themselves, and mean only
 * one. They are in {@code said-values.txt}.
 *
 * <p>Score: {@value #SAID}; {@value #WITH_VERB} with the verb beside it.
 */
final class SaidValues {

  static final double SAID = 0.8;
  static final double WITH_VERB = 1;
  private static final int SHORTEST_CODE = 3;
  private static final int SHORTEST_VERB = 3;

  private final List<List<List<String>>> states;
  private final List<List<List<String>>> frequencies;
  private final Set<String> howOften;
  private final Map<String, String> eventNouns = LexiconFile.list("event-nouns").keyed();

  SaidValues() {
    LexiconFile file = LexiconFile.read("said-values");
    states = kinds(file.section("status"));
    frequencies = kinds(file.section("frequency"));
    howOften = file.section("frequency-column").words();
  }

  private static List<List<List<String>>> kinds(WordList list) {
    return list.lines().stream()
        .map(line -> WordList.parts(line, ';').stream().map(SaidValues::words).toList())
        .toList();
  }

  private static List<String> words(String text) {
    return Runs.of(LetterCase.lower(text), Character::isLetterOrDigit);
  }

  /**
   * @param found other readings of the same words
   */
  List<Link> links(List<Word> words, List<Link> found, DatabaseKnowledge knowledge) {
    List<String> said = words.stream().map(Word::folded).toList();
    List<Link> links = new ArrayList<>();
    for (int at = 0; at < said.size(); at++) {
      for (List<List<String>> kind : states) {
        for (WordSpan span : said(kind, said, at)) {
          columns(found, knowledge)
              .filter(column -> hasPart(column, WordClass.STATUS_COLUMN::contains))
              .filter(column -> isOpen(span, column, found))
              .forEach(column -> state(kind, span, said, column, knowledge).ifPresent(links::add));
        }
      }
      for (List<List<String>> kind : frequencies) {
        for (WordSpan span : said(kind, said, at)) {
          columns(found, knowledge)
              .filter(column -> hasPart(column, howOften::contains))
              .forEach(
                  column -> frequency(kind, span, words, column, knowledge).ifPresent(links::add));
        }
      }
    }
    return links;
  }

  /** The longest phrase of a kind that begins there, if any. */
  private static List<WordSpan> said(List<List<String>> kind, List<String> words, int at) {
    return kind.stream()
        .filter(phrase -> at + phrase.size() <= words.size())
        .filter(phrase -> words.subList(at, at + phrase.size()).equals(phrase))
        .mapToInt(List::size)
        .max()
        .stream()
        .mapToObj(size -> new WordSpan(at, at + size - 1))
        .toList();
  }

  /** Columns of text of the tables that the question names. */
  private static Stream<Column> columns(List<Link> found, DatabaseKnowledge knowledge) {
    Set<TableName> named = new HashSet<>();
    found.stream()
        .filter(link -> link.naming() == NameExtent.WHOLE)
        .forEach(link -> link.namedTable().ifPresent(named::add));
    return named.stream()
        .flatMap(name -> knowledge.catalog().table(name).stream())
        .flatMap(table -> table.columns().stream())
        .filter(column -> column.kind() == ColumnKind.TEXT);
  }

  private static boolean hasPart(Column column, Predicate<String> wanted) {
    return NameParts.of(column.name().column()).stream().anyMatch(wanted);
  }

  /** Whether the words name nothing else of the same rows. */
  private static boolean isOpen(WordSpan span, Column column, List<Link> found) {
    return found.stream()
        .filter(link -> link.span().overlaps(span))
        .filter(
            link ->
                link instanceof Link.ToValue
                    || link instanceof Link.ToColumn
                    || link instanceof Link.ToFilter)
        .noneMatch(
            link ->
                link.holder().equals(Optional.of(column.name().table()))
                    && !isShorterCode(link, span, column));
  }

  /** "Not shown" in "not shown up". */
  private static boolean isShorterCode(Link link, WordSpan span, Column column) {
    return link instanceof Link.ToValue value
        && value.column().equals(column.name())
        && span.contains(link.span())
        && !link.span().equals(span);
  }

  private Optional<Link> state(
      List<List<String>> kind,
      WordSpan span,
      List<String> said,
      Column column,
      DatabaseKnowledge knowledge) {
    List<String> held = knowledge.values().few(column.name());
    List<String> phrase = said.subList(span.first(), span.last() + 1);
    if (held.stream().anyMatch(value -> says(value, phrase))) {
      return Optional.empty();
    }
    return only(kind, held).map(value -> link(span, column, value, SAID));
  }

  /** With the verb beside it that the column's name has. */
  private Optional<Link> frequency(
      List<List<String>> kind,
      WordSpan span,
      List<Word> words,
      Column column,
      DatabaseKnowledge knowledge) {
    return IntStream.of(span.first() - 1, span.last() + 1)
        .filter(at -> at >= 0 && at < words.size())
        .filter(
            at ->
                words.get(at).stem().length() >= SHORTEST_VERB
                    && hasPart(column, part -> isOf(part, words.get(at))))
        .boxed()
        .findFirst()
        .flatMap(
            verb ->
                only(kind, knowledge.values().few(column.name()))
                    .map(
                        value ->
                            link(
                                new WordSpan(
                                    Math.min(verb, span.first()), Math.max(verb, span.last())),
                                column,
                                value,
                                WITH_VERB)));
  }

  /** "Billed" and "paid" of a billing and a payment. */
  private boolean isOf(String part, Word verb) {
    return part.startsWith(verb.stem()) || part.equals(eventNouns.get(verb.folded()));
  }

  private static Link link(WordSpan span, Column column, String value, double score) {
    return new Link.ToValue(span, column.name(), value, score, Evidence.VALUE);
  }

  /** The one value of a column that is said by some phrase of a kind. */
  private static Optional<String> only(List<List<String>> kind, List<String> held) {
    List<String> fitting =
        held.stream()
            .filter(value -> kind.stream().anyMatch(phrase -> says(value, phrase)))
            .toList();
    return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
  }

  /** {@code CANCELLED}, {@code no_show} or a code. */
  private static boolean says(String value, List<String> phrase) {
    return words(value).equals(phrase)
        || (value.length() >= SHORTEST_CODE
            && value.equals(LetterCase.upper(value))
            && Abbreviation.isShort(value, phrase));
  }
}
