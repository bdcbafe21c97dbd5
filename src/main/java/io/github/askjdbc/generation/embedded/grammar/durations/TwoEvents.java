package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.comparisons.OtherNumber;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.generation.embedded.grammar.times.ToldTimes;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Two times that words before and behind a comparison tell: the first of the rows that stand before
 * it, the second of the same rows or of the one that they belong to.
 *
 * @param tokens those of the words that tell
 * @param ofSecond those of them that tell the second
 */
record TwoEvents(ColumnName first, ColumnName second, Set<Integer> tokens, Set<Integer> ofSecond) {

  private static final int LONGEST = 6;

  /** What words on one side say. */
  private record Side(ToldTimes told, Set<Integer> tokens, Set<TableName> owners) {

    boolean isOne() {
      return tokens.size() == 1;
    }
  }

  /**
   * @param first the token with which the comparison begins
   * @param last the one with which it ends
   */
  static Optional<TwoEvents> around(Draft draft, int first, int last) {
    Optional<TableName> rows = NearestRows.of(draft, first);
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    Side before = before(draft, first, rows.get());
    Side behind = behind(draft, last, rows.get());
    Optional<ColumnName> second = second(draft, behind, rows.get());
    return second.flatMap(
        two ->
            first(draft, before, first, rows.get(), two)
                .filter(one -> !one.equals(two) && isAlike(draft, one, two))
                .map(one -> of(one, two, before, behind)));
  }

  private static TwoEvents of(ColumnName one, ColumnName two, Side before, Side behind) {
    Set<Integer> tokens = new TreeSet<>(before.tokens());
    tokens.addAll(behind.tokens());
    return new TwoEvents(one, two, tokens, behind.tokens());
  }

  private static boolean isAlike(Draft draft, ColumnName one, ColumnName two) {
    return draft.knowledge.times().form(one).equals(draft.knowledge.times().form(two));
  }

  /** The words for an event back to the noun of the rows. */
  private static Side before(Draft draft, int end, TableName rows) {
    Map<ColumnName, Double> scores = new HashMap<>();
    List<Integer> words = new ArrayList<>();
    Set<Integer> tokens = new TreeSet<>();
    for (int at = draft.previous(end); at >= 0 && end - at <= LONGEST; at = draft.previous(at)) {
      if (!words.isEmpty() && isPredicateBehind(draft, at)) {
        break;
      }
      boolean noun = draft.table(at).equals(Optional.of(rows));
      if (noun || !draft.free(at) || !tells(draft, at, scores, words)) {
        boolean happens =
            draft.isUnknown(at) && WordClass.HAPPENING.contains(draft.tokens.get(at).text());
        if (!happens) {
          break;
        }
      }
      tokens.add(at);
    }
    if (!tokens.isEmpty()) {
      actor(draft, tokens.stream().mapToInt(Integer::intValue).min().orElseThrow())
          .ifPresent(tokens::add);
    }
    return new Side(new ToldTimes(scores, words), tokens, Set.of());
  }

  /** "Invoices paid so far were paid after": what stands before the verb tells which they are. */
  private static boolean isPredicateBehind(Draft draft, int at) {
    return IntStream.range(at + 1, draft.next(at))
        .anyMatch(filler -> WordClass.BEING.contains(draft.tokens.get(filler).text()));
  }

  /** "Stays in which the car left": one of whom nothing is known, and who only does it. */
  static Optional<Integer> actor(Draft draft, int verb) {
    int actor = verb - 1;
    return draft.isUnknown(actor)
            && draft.tokens.get(actor).content()
            && draft.fillerBefore(actor, WordClass.DETERMINER)
            && draft.fillerBefore(actor, WordClass.RELATIVE_PRONOUN)
        ? Optional.of(actor)
        : Optional.empty();
  }

  /** The words for an event up to those that are of something else. */
  private static Side behind(Draft draft, int joint, TableName rows) {
    Map<ColumnName, Double> scores = new HashMap<>();
    List<Integer> words = new ArrayList<>();
    Set<Integer> tokens = new TreeSet<>();
    Set<TableName> owners = new HashSet<>();
    for (int at = joint + 1; at < draft.size() && at - joint <= LONGEST; at++) {
      boolean filler = draft.isUnknown(at) && !draft.tokens.get(at).content();
      if (isOver(draft, at, !words.isEmpty()) || (!filler && !draft.free(at))) {
        break;
      }
      if (filler) {
        continue;
      }
      boolean apart = !words.isEmpty() && draft.previous(at) < at - 1;
      Optional<TableName> owner = draft.table(at).filter(one -> OtherNumber.isOf(draft, rows, one));
      boolean owned = owner.isPresent() && (!apart || draft.fillerBefore(at, WordClass.OF));
      if (!owned && isOfOthers(draft, at, rows, words.isEmpty())) {
        return new Side(new ToldTimes(Map.of(), List.of()), Set.of(), Set.of());
      }
      if (owned) {
        owners.add(owner.get());
      } else if (apart || !saysTime(draft, at, scores, words)) {
        break;
      }
      tokens.add(at);
    }
    return new Side(new ToldTimes(scores, words), tokens, owners);
  }

  /** "Before the start of a show", "before the show starts": no start of what the rows are of. */
  private static boolean isOfOthers(Draft draft, int at, TableName rows, boolean first) {
    return draft.table(at).filter(one -> !one.equals(rows)).isPresent()
        && (first || draft.fillerBefore(at, WordClass.OF));
  }

  /** "After it was due were there", "after the loss in 2024": what follows is said of the rows. */
  private static boolean isOver(Draft draft, int at, boolean told) {
    String text = draft.tokens.get(at).text();
    boolean other = WordClass.BEHIND_EVENT.contains(text) || WordClass.BEING.contains(text);
    boolean apart = WordClass.AND.contains(text) || WordClass.THAN.contains(text);
    return (told && other) || apart || draft.isBehindComma(at);
  }

  /** Whether a token tells times, or is the noun behind one that does: "the due date". */
  private static boolean saysTime(
      Draft draft, int at, Map<ColumnName, Double> scores, List<Integer> words) {
    boolean date = WordClass.OWN_DATE.contains(draft.tokens.get(at).text());
    return (date && !words.isEmpty()) || tells(draft, at, scores, words) || date;
  }

  /** Whether a word of a token tells times, which are added to those told. */
  private static boolean tells(
      Draft draft, int at, Map<ColumnName, Double> scores, List<Integer> words) {
    Map<ColumnName, Double> token = new HashMap<>();
    for (int word : draft.tokens.get(at).span().words().toArray()) {
      Word said = draft.question.words().get(word);
      Map<ColumnName, Double> told =
          said.content() || TimeChoice.isEvent(said) ? draft.dates.toldBy(word) : Map.of();
      told.forEach((column, score) -> token.merge(column, score, Double::max));
      if (!told.isEmpty()) {
        words.add(word);
      }
    }
    token.forEach((column, score) -> scores.merge(column, score, Double::sum));
    return !token.isEmpty();
  }

  private static Optional<ColumnName> second(Draft draft, Side side, TableName rows) {
    Set<TableName> tables = new HashSet<>(side.owners().isEmpty() ? Set.of(rows) : side.owners());
    if (side.owners().isEmpty()) {
      side.told().tables().stream()
          .filter(table -> OtherNumber.isOf(draft, rows, table))
          .forEach(tables::add);
    }
    return side.told().best(tables);
  }

  /**
   * What is told, the second apart; where only a verb says that rows came to be, their own date.
   */
  private static Optional<ColumnName> first(
      Draft draft, Side side, int end, TableName rows, ColumnName second) {
    Map<ColumnName, Double> others = new HashMap<>(side.told().scores());
    others.remove(second);
    Optional<ColumnName> told = new ToldTimes(others, side.told().words()).best(Set.of(rows));
    int verb = draft.previous(end);
    boolean made = draft.isUnknown(verb) && RelationVerbs.dates(draft.tokens.get(verb).text());
    if (told.isPresent() || !(side.told().words().isEmpty() || (made && side.isOne()))) {
      return told;
    }
    List<ColumnName> all = times(draft, rows).toList();
    List<ColumnName> own =
        all.stream()
            .filter(one -> all.size() == 1 || TimeChoice.isOwn(one))
            .filter(one -> !one.equals(second))
            .toList();
    if (made && own.size() == 1) {
      side.tokens().add(verb);
      return Optional.of(own.get(0));
    }
    return Optional.empty();
  }

  private static Stream<ColumnName> times(Draft draft, TableName table) {
    return draft.knowledge.catalog().table(table).stream()
        .flatMap(known -> known.columns().stream())
        .map(Column::name)
        .filter(column -> draft.knowledge.times().form(column).isPresent());
  }
}
