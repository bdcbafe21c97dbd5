package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.groups.GroupWords;
import io.github.askjdbc.generation.embedded.grammar.groups.Groups;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Places;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One row for each of what is listed first, with a number of rows: "which towns do our patients
 * live in, and how many are there in each", "what wards are there and how many beds does each
 * have", "list all shelves and the number of books in each". What is counted is named behind "how
 * many", or else before it.
 */
public final class ListedAndCountedRule implements Rule {

  /**
   * Where the question says what.
   *
   * @param listed what there is a row for
   * @param count the words that ask for a number
   * @param each the last word that speaks of what is listed: "each", or "they"
   */
  private record Places(int listed, int count, int each) {}

  @Override
  public void apply(Draft draft) {
    int listed = listed(draft);
    int count = count(draft, listed);
    if (count >= draft.size() || isLimited(draft)) {
      return;
    }
    if (isOneOfSeveral(draft, listed, count)) {
      boolean told =
          IntStream.range(listed, draft.size()).anyMatch(at -> draft.isFree(at, Cue.EACH));
      if (!told && draft.table(draft.next(count)).isPresent()) {
        draft.reject(); // of which rows it is asked is not told
      }
      return;
    }
    Optional<Places> places = places(draft, listed, count);
    Optional<TableName> rows = places.flatMap(all -> counted(draft, all));
    if (rows.isPresent()) {
      read(draft, places.get(), rows.get());
    } else if (draft.table(listed).isPresent() && isOfOthers(draft, listed, count)) {
      draft.reject(); // a number alone would leave out what is asked for first
    }
  }

  private static int count(Draft draft, int listed) {
    return IntStream.range(listed + 1, draft.size())
        .filter(at -> isCount(draft, at) && isBehindAnd(draft, at))
        .findFirst()
        .orElse(draft.size());
  }

  private static boolean isOfOthers(Draft draft, int listed, int count) {
    return rows(draft, count, draft.size()).stream()
        .anyMatch(rows -> !draft.table(listed).equals(Optional.of(rows)));
  }

  private static Optional<Places> places(Draft draft, int listed, int count) {
    int each =
        IntStream.range(count - 1, draft.size())
            .filter(at -> at > listed && speaksOfListed(draft, at))
            .findFirst()
            .orElse(isList(draft, listed, count) ? count : draft.size());
    boolean whole =
        each < draft.size()
            && IntStream.range(behindCount(draft, count), draft.size())
                .allMatch(at -> at == each || isPassed(draft, at) || isRows(draft, at));
    return whole ? Optional.of(new Places(listed, count, each)) : Optional.empty();
  }

  /** "The id and the name of each ward and the number of beds" lists two columns. */
  private static boolean isOneOfSeveral(Draft draft, int listed, int count) {
    int further = draft.next(listed);
    return further < count
        && draft.column(listed).isPresent()
        && draft.free(further)
        && draft.column(further).isPresent()
        && draft.onlyBetween(listed, further, WordClass.OWNED_LIST);
  }

  /** "List all wards and the number of beds". */
  private static boolean isList(Draft draft, int listed, int count) {
    return WordClass.LISTING_NOUN.contains(draft.tokens.get(0).text())
        && draft.previous(count) == listed
        && draft.isFree(count, Cue.COUNT);
  }

  /** "Each", or "they" and "their" around what is counted. */
  private static boolean speaksOfListed(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    boolean pronoun =
        WordClass.POSSESSIVE_PRONOUN.contains(word) || WordClass.PRONOUN.contains(word);
    return (draft.isFree(at, Cue.EACH) && !GroupWords.isPer(draft, at))
        || (draft.isUnknown(at) && pronoun);
  }

  /** The noun that the question begins with; the number of tokens for none. */
  private static int listed(Draft draft) {
    int first =
        IntStream.range(0, draft.size())
            .filter(at -> draft.tokens.get(at).content())
            .findFirst()
            .orElse(draft.size());
    boolean asks = IntStream.range(0, first).limit(2).anyMatch(at -> isAsking(draft, at));
    int noun = asks && OwnedColumn.isBehind(draft, first) ? draft.next(first) : first;
    return asks && Groups.groupable(draft, noun) ? noun : draft.size();
  }

  private static boolean isAsking(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    return WordClass.ASKING_THING.contains(word) || WordClass.LISTING_NOUN.contains(word);
  }

  private static boolean isCount(Draft draft, int at) {
    return draft.isFree(at, Cue.COUNT) || HowOftenRule.stands(draft, at);
  }

  private static int behindCount(Draft draft, int count) {
    return HowOftenRule.stands(draft, count) ? count + 2 : count + 1;
  }

  private static boolean isBehindAnd(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.AND) || draft.fillerBefore(at, WordClass.WITH);
  }

  /** Words between that say nothing more: "work in each". */
  private static boolean isPassed(Draft draft, int at) {
    return draft.isUnknown(at)
        && (!draft.tokens.get(at).content() || RelationVerbs.contains(draft.tokens.get(at).text()));
  }

  private static boolean isRows(Draft draft, int at) {
    return draft.free(at) && draft.table(at).isPresent();
  }

  /** Extremes and numbers that are compared limit what is listed by what is counted. */
  private static boolean isLimited(Draft draft) {
    return draft.counted.isPresent()
        || draft.metric.isPresent()
        || draft.extremeOfEach.isPresent()
        || draft.actions.stream()
            .anyMatch(
                one ->
                    one instanceof Action.AddLimit
                        || one instanceof Action.AddHaving
                        || one instanceof Action.AddGroupBy);
  }

  /** Empty where two kinds of rows may be counted. */
  private static Optional<TableName> counted(Draft draft, Places places) {
    List<TableName> behind = rows(draft, places.count(), draft.size());
    List<TableName> before = rows(draft, places.listed() + 1, places.count());
    Optional<TableName> holder = draft.column(places.listed()).map(ColumnName::table);
    if (HowOftenRule.stands(draft, places.count())) {
      return holder.filter(one -> behind.isEmpty());
    }
    List<TableName> told = behind.isEmpty() ? before : behind;
    boolean other =
        behind.isEmpty() && holder.isPresent() && !told.stream().allMatch(holder.get()::equals);
    Optional<TableName> counted =
        told.isEmpty() ? holder : told.stream().filter(one -> told.size() == 1).findFirst();
    return counted
        .filter(rows -> !other)
        .filter(rows -> !draft.table(places.listed()).equals(Optional.of(rows)));
  }

  private static List<TableName> rows(Draft draft, int from, int to) {
    return IntStream.range(from, to)
        .filter(at -> isRows(draft, at))
        .mapToObj(draft::table)
        .flatMap(Optional::stream)
        .distinct()
        .toList();
  }

  private static void read(Draft draft, Places places, TableName rows) {
    List<Integer> named = new ArrayList<>(List.of(places.count()));
    for (int at = places.listed() + 1; at < draft.size(); at++) {
      boolean again = isRows(draft, at) && draft.table(at).equals(Optional.of(rows));
      boolean verb = draft.tokens.get(at).content() && isPassed(draft, at);
      if (again || verb || (at < behindCount(draft, places.count()) && at > places.count())) {
        named.add(at);
      }
    }
    int noun = draft.previous(places.listed());
    int owner = OwnedColumn.isBehind(draft, noun) ? noun : places.listed();
    Groups.group(draft, places.listed(), draft.take(owner, places.listed(), places.each()));
    draft.named.add(rows);
    draft.subject = Optional.of(rows);
    draft.countsSubject = true;
    draft.select(places.count(), Aggregate.countRows(), draft.take(named));
  }
}
