package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.text.LetterCase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Codes that are {@linkplain Abbreviation short} for words of the question: {@code CNCL} for
 * "cancelled" in a column whose few values are all codes. Only one code of the column may be, the
 * words must have no better reading, and the column is one of a table that the question names or of
 * one beside it. Columns of countries and languages are left to {@link PlaceCodes}.
 *
 * <p>Score: {@value #SHORT}.
 */
final class CodeLinks {

  static final double SHORT = 0.8;
  private static final Set<Cue> ENDS =
      Set.of(Cue.EACH, Cue.TOP, Cue.BOTTOM, Cue.MAXIMUM, Cue.MINIMUM);
  private static final int LONGEST_PHRASE = 3;
  private static final int LONGEST_CODE = 6;

  /** Two letters are those of too many words by chance, unless one is a number. */
  private static final int SHORTEST = 3;

  /**
   * @param found other readings of the same words
   */
  List<Link> links(
      List<Word> words,
      List<Link> found,
      NameIndex names,
      DatabaseKnowledge knowledge,
      QuestionBudget budget) {
    List<WordSpan> spans = open(words, found);
    CodeTexts texts = new CodeTexts(knowledge);
    List<Link.ToValue> explaining =
        found.stream().filter(texts::mayExplain).map(Link.ToValue.class::cast).toList();
    Map<ColumnName, List<String>> codes = new HashMap<>();
    if (!spans.isEmpty() || !explaining.isEmpty()) {
      tables(found, knowledge.catalog()).forEach(table -> addCodes(codes, table, knowledge));
    }
    if (!codes.isEmpty()) {
      codes.keySet().removeAll(PlaceCodes.columns(names, knowledge.catalog()));
    }
    List<Link> links = new ArrayList<>();
    Map<ColumnName, List<String>> codesOfNamed = new HashMap<>(codes);
    codesOfNamed.keySet().removeIf(column -> !isNamed(column.table(), found));
    for (Link.ToValue text : explaining) {
      budget.check();
      texts.code(text, codesOfNamed).ifPresent(links::add);
    }
    for (WordSpan span : spans) {
      budget.check();
      if (span.length() > 1 && asksForEnds(span, found)) {
        continue;
      }
      List<String> said = span.words().mapToObj(at -> written(words.get(at))).toList();
      Map<ColumnName, String> fitting = new HashMap<>();
      codes.forEach((column, of) -> code(of, said).ifPresent(code -> fitting.put(column, code)));
      if (fitting.isEmpty() && span.length() == 1 && words.get(span.first()).mayName()) {
        fitting.putAll(LooseCodes.of(said.get(0), codesOfNext(codes, span.last() + 1, found)));
      }
      fitting.forEach(
          (column, code) -> links.add(new Link.ToValue(span, column, code, SHORT, Evidence.VALUE)));
    }
    return links;
  }

  /** "Each origin" and "second largest" are no phrases that have codes. */
  private static boolean asksForEnds(WordSpan span, List<Link> found) {
    return found.stream()
        .filter(link -> link instanceof Link.ToCue cue && ENDS.contains(cue.cue()))
        .anyMatch(link -> span.contains(link.span()));
  }

  /** "No" and "on" in small letters are not the codes {@code NO} and {@code ON}. */
  static boolean isCue(Link link, List<Word> words, List<Link> read) {
    return link instanceof Link.ToValue value
        && link.span().length() == 1
        && value.stored().length() < SHORTEST
        && isCapitals(value.stored())
        && !words.get(link.span().first()).text().equals(value.stored())
        && read.stream()
            .anyMatch(cue -> cue instanceof Link.ToCue && cue.span().equals(link.span()));
  }

  private static boolean isNamed(TableName table, List<Link> found) {
    return found.stream()
        .anyMatch(
            link ->
                link instanceof Link.ToTable named
                    && named.table().equals(table)
                    && link.naming() == NameExtent.WHOLE);
  }

  /** Those of a table that the next word names. */
  private static Map<ColumnName, List<String>> codesOfNext(
      Map<ColumnName, List<String>> codes, int next, List<Link> found) {
    Set<TableName> named = new HashSet<>();
    found.stream()
        .filter(link -> link.span().first() == next && link.naming() == NameExtent.WHOLE)
        .forEach(link -> link.namedTable().ifPresent(named::add));
    Map<ColumnName, List<String>> kept = new HashMap<>(codes);
    kept.keySet().removeIf(column -> !named.contains(column.table()) || isOwn(column));
    return kept;
  }

  /** The short form of a row's own name, which has the whole one beside it: {@code ShortCode}. */
  private static boolean isOwn(ColumnName column) {
    List<String> rows = NameParts.of(column.table().name());
    return NameParts.of(column.column()).stream()
        .allMatch(
            part ->
                WordClass.OWN_CODE.contains(part)
                    || rows.stream().anyMatch(row -> NounNumber.isSame(row, part)));
  }

  /** Tables that the question names and those beside them; all where it names none. */
  private static List<Table> tables(List<Link> found, CatalogSnapshot catalog) {
    Set<TableName> named = new HashSet<>();
    for (Link link : found) {
      link.namedTable().ifPresent(named::add);
    }
    Set<TableName> near = new HashSet<>(named);
    for (TableName table : named) {
      for (ForeignKey key : catalog.keysOf(table)) {
        near.add(key.from());
        near.add(key.to());
      }
    }
    return catalog.tables().stream()
        .filter(table -> near.isEmpty() || near.contains(table.name()))
        .toList();
  }

  private static void addCodes(
      Map<ColumnName, List<String>> codes, Table table, DatabaseKnowledge knowledge) {
    for (Column column : table.columns()) {
      boolean open = column.kind() == ColumnKind.TEXT && !isWrittenOut(column, knowledge);
      List<String> held = open ? knowledge.values().few(column.name()) : List.of();
      if (held.size() > 1 && held.stream().allMatch(CodeLinks::isCapitals)) {
        codes.put(column.name(), held);
      }
    }
  }

  /** Whether its codes are the key of rows that have a text beside it, which people would say. */
  private static boolean isWrittenOut(Column column, DatabaseKnowledge knowledge) {
    ColumnName name = column.name();
    if (knowledge.codes().texts().containsKey(name)) {
      return true;
    }
    CatalogSnapshot catalog = knowledge.catalog();
    Stream<TableName> referred =
        catalog.keysOf(name.table()).stream()
            .filter(key -> key.from().equals(name.table()))
            .filter(key -> key.fromColumns().equals(List.of(name.column())))
            .map(ForeignKey::to);
    boolean own =
        catalog.table(name.table()).stream()
            .anyMatch(table -> table.primaryKey().equals(List.of(name.column())));
    return Stream.concat(referred, own ? Stream.of(name.table()) : Stream.empty())
        .flatMap(list -> catalog.table(list).stream())
        .anyMatch(
            list -> list.columns().stream().filter(c -> c.kind() == ColumnKind.TEXT).count() > 1);
  }

  private static boolean isCapitals(String value) {
    return !value.isEmpty()
        && value
            .codePoints()
            .allMatch(c -> Character.isUpperCase(c) || Character.isDigit(c) || c == '_' || c == '-')
        && value.codePoints().anyMatch(Character::isUpperCase);
  }

  /** The only code that is short for the words. */
  private static Optional<String> code(List<String> codes, List<String> words) {
    boolean numbered = words.stream().anyMatch(word -> PlainNumber.of(word).isPresent());
    List<String> fitting =
        codes.stream()
            .filter(code -> numbered || code.length() >= SHORTEST)
            .filter(code -> code.length() <= LONGEST_CODE)
            .filter(code -> Abbreviation.isShort(code, words) || isShortEvent(code, words))
            .filter(code -> !isInflected(code, words))
            .toList();
    return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
  }

  /** {@code CXL} keeps no more of "cancelled" than people agreed upon. */
  private static boolean isShortEvent(String code, List<String> words) {
    String letters = LetterCase.lower(code);
    String event = EventNames.writtenOut(letters);
    return words.size() == 1
        && !event.equals(letters)
        && Stemming.stem(event).equals(Stemming.stem(words.get(0)));
  }

  /** "Acts" is a form of a word that only looks like {@code ACT}. */
  private static boolean isInflected(String code, List<String> words) {
    return words.size() == 1 && Stemming.stem(words.get(0)).equalsIgnoreCase(code);
  }

  /** In letters and digits; Roman numerals as numbers, since codes are written so. */
  private static String written(Word word) {
    return RomanNumeral.of(word.text()).map(String::valueOf).orElse(word.folded());
  }

  /** Spans that nothing else reads as a whole or as a part of more. */
  private static List<WordSpan> open(List<Word> words, List<Link> found) {
    return Phrases.spans(words, LONGEST_PHRASE).stream()
        .filter(span -> isOpen(words, span) && !isUnits(words, span))
        .filter(span -> span.words().allMatch(at -> words.get(at).content() || isCue(at, found)))
        .filter(span -> span.length() == 1 || !isCue(span.last(), found))
        .filter(span -> found.stream().noneMatch(link -> isBetter(link, span)))
        .toList();
  }

  /**
   * "No" in "no-show" is a part of what is said, as other function words are not, nor "carry no".
   */
  private static boolean isCue(int word, List<Link> found) {
    return found.stream().anyMatch(link -> link instanceof Link.ToCue && link.span().covers(word));
  }

  /** "How many hours" speaks of no {@code HOU}. */
  private static boolean isUnits(List<Word> words, WordSpan span) {
    Word word = words.get(span.first());
    return span.length() == 1 && SideWords.isUnit(word) && NounNumber.isPlural(word.folded());
  }

  private static boolean isOpen(List<Word> words, WordSpan span) {
    return words.get(span.last()).content()
        && span.words()
            .mapToObj(words::get)
            .allMatch(w -> !w.quoted() && w.folded().chars().allMatch(Character::isLetterOrDigit));
  }

  /** Whether a link reads some of these words, and not only a part of what they say together. */
  private static boolean isBetter(Link link, WordSpan span) {
    if (!link.span().overlaps(span) || link.naming() != NameExtent.WHOLE) {
      return false;
    }
    boolean part =
        link instanceof Link.ToCue
            || link instanceof Link.ToNumber
            || link instanceof Link.ToColumn;
    return !part || link.span().length() >= span.length();
  }
}
