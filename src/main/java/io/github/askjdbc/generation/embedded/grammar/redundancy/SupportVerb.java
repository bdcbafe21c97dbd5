package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.english.WordList;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.EventEnds;
import io.github.askjdbc.text.Runs;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Verbs that say of rows no more than that they came about: "the loans that we have granted", "the
 * operations carried out in 2024", "how many reviews have we received". Only beside the noun that
 * they belong to, and not where the database has something that is called by them.
 */
final class SupportVerb {

  private static final Map<String, Set<String>> BEGUN = read("begun");
  private static final Map<String, Set<String>> DONE = read("done");

  private static final Set<String> PLAIN = plainForms();

  /** What is shorter is a code. */
  private static final int SHORTEST_WORD = 4;

  private SupportVerb() {}

  private static Map<String, Set<String>> read(String section) {
    Map<String, Set<String>> nouns = new HashMap<>();
    LexiconFile.read("support-verbs")
        .section(section)
        .keyed()
        .forEach(
            (forms, said) ->
                WordList.parts(forms, ' ').forEach(form -> nouns.put(form, nouns(said))));
    return Map.copyOf(nouns);
  }

  private static Set<String> nouns(String said) {
    return WordList.parts(said, ';').stream()
        .map(noun -> stems(Runs.words(noun)))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The forms behind "did", which say something else elsewhere. */
  private static Set<String> plainForms() {
    return Stream.concat(plainForms("begun"), plainForms("done"))
        .collect(Collectors.toUnmodifiableSet());
  }

  private static Stream<String> plainForms(String section) {
    return LexiconFile.read("support-verbs").section(section).keyed().keySet().stream()
        .flatMap(forms -> WordList.parts(forms, ' ').stream().skip(1));
  }

  private static String stems(List<String> words) {
    return words.stream().map(Stemming::stem).collect(Collectors.joining(" "));
  }

  /**
   * The tokens of such a verb; empty where it is none.
   *
   * @param at token of which nothing is known, or of an order that nothing is sorted by
   */
  static int[] at(Draft draft, int at) {
    boolean particle =
        draft.isUnknown(at + 1)
            && DONE.containsKey(
                draft.tokens.get(at).text() + "-" + draft.tokens.get(at + 1).text());
    int last = particle ? at + 1 : at;
    String verb =
        draft.tokens.get(at).text() + (particle ? "-" + draft.tokens.get(last).text() : "");
    Optional<Table> rows = rowsBefore(draft, at).flatMap(draft.knowledge.catalog()::table);
    boolean said =
        rows.isPresent()
            && !sorts(draft, last)
            && !isUndone(draft, at)
            && (!PLAIN.contains(verb) || isBehindDid(draft, at))
            && ((isOf(BEGUN, verb, rows.get().name()) && !isTimed(draft, last))
                || (isOf(DONE, verb, rows.get().name()) && !hasStates(draft, rows.get())))
            && !isCalledSo(draft, draft.tokens.get(at).text(), rows.get());
    return said ? IntStream.rangeClosed(at, last).toArray() : new int[0];
  }

  /** "Did we grant": whoever else is named there may be the one to whom it was done. */
  private static boolean isBehindDid(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.DOING);
  }

  /** "Ordered by date". */
  private static boolean sorts(Draft draft, int last) {
    return draft.cue(last).isPresent() && draft.fillerBefore(draft.next(last), WordClass.BY);
  }

  /** The rows that are named right before the verb, or that a value of theirs stands for. */
  private static Optional<TableName> rowsBefore(Draft draft, int at) {
    int noun = draft.previous(at);
    while (noun >= 0
        && !draft.free(noun)
        && (draft.cue(noun).isPresent() || draft.period(noun).isPresent())) {
      noun = draft.previous(noun);
    }
    return noun < 0 || draft.free(noun) ? Optional.empty() : draft.rows(noun);
  }

  private static boolean isOf(Map<String, Set<String>> verbs, String verb, TableName rows) {
    Set<String> nouns = verbs.getOrDefault(verb, Set.of());
    List<String> parts = NameParts.of(rows.name());
    return IntStream.range(0, parts.size())
        .mapToObj(from -> stems(parts.subList(from, parts.size())))
        .anyMatch(nouns::contains);
  }

  /** A visit booked in May need not be one in May. */
  private static boolean isTimed(Draft draft, int verb) {
    int next = draft.next(verb);
    boolean through =
        next < draft.size() && WordClass.BEFORE_VALUE.contains(draft.tokens.get(next).text());
    int behind = through ? draft.next(next) : next;
    return (behind < draft.size() && draft.free(behind))
        || IntStream.range(0, draft.size()).anyMatch(at -> draft.period(at).isPresent());
  }

  /** "Never received", "not granted": of what did not come about no row is there. */
  private static boolean isUndone(Draft draft, int at) {
    return IntStream.range(0, at)
        .anyMatch(
            before ->
                draft.cue(before).equals(Optional.of(Cue.NOT))
                    && draft.onlyBetween(before, at, WordClass.PERFECT));
  }

  private static boolean hasStates(Draft draft, Table rows) {
    return !new EventEnds(draft.knowledge).ends(rows.name()).isEmpty()
        || rows.columns().stream()
            .map(Column::name)
            .anyMatch(column -> draft.isFlag(column) || mayBeUndone(draft, column));
  }

  /** A column of states of which one may say that nothing came of it. */
  private static boolean mayBeUndone(Draft draft, ColumnName column) {
    if (NameParts.of(column.column()).stream().noneMatch(WordClass.STATUS_COLUMN::ends)) {
      return false;
    }
    List<String> states = draft.knowledge.statistics().samples(column);
    return states.isEmpty()
        || states.stream()
            .map(NameParts::of)
            .anyMatch(
                words ->
                    words.stream().anyMatch(WordClass.UNDONE_STATE::contains)
                        || words.stream().noneMatch(word -> word.length() >= SHORTEST_WORD));
  }

  /** A day or flag of the deed, or a table of such deeds. */
  private static boolean isCalledSo(Draft draft, String verb, Table rows) {
    String stem = Stemming.stem(verb);
    return Stream.concat(
            rows.columns().stream()
                .filter(column -> column.nullable() || draft.isFlag(column.name()))
                .map(column -> column.name().column()),
            draft.knowledge.catalog().tables().stream()
                .map(table -> table.name().name())
                .filter(table -> !table.equals(rows.name().name())))
        .anyMatch(name -> NameStems.of(name).contains(stem));
  }
}
