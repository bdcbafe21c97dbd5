package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.aggregates.LineTotal;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.LeftBehind;
import io.github.askjdbc.generation.embedded.grammar.phrases.LengthWords;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The thing to which most rows refer: "which coffin is used most often", "the most popular coffin",
 * "which course is booked the most". Where several kinds of rows refer to it, a verb has to tell
 * which are meant; rows that say how many pieces they are of may be told by these as well.
 */
public final class MostUsedRule implements Rule {

  /**
   * What is asked for, and how it is said.
   *
   * @param places tokens from the thing to the last word that says how
   */
  private record Asked(int thing, int most, int verb, List<Integer> places) {

    /** Whether it is said that times are counted: "most often". */
    boolean isOften(Draft draft) {
      return draft.isFree(most, Cue.FREQUENT)
          || places.stream().anyMatch(at -> WordClass.WIDELY.contains(draft.tokens.get(at).text()));
    }
  }

  @Override
  public void apply(Draft draft) {
    if (!draft.selected.isEmpty() || draft.counted.isPresent()) {
      return;
    }
    IntStream.range(1, draft.size())
        .filter(at -> isMost(draft, at))
        .boxed()
        .flatMap(at -> behind(draft, at).or(() -> before(draft, at)).stream())
        .findFirst()
        .ifPresent(asked -> read(draft, asked));
  }

  private static boolean isMost(Draft draft, int at) {
    return draft.isFree(at, Cue.FREQUENT)
        || (draft.free(at) && WordClass.MOST.contains(draft.tokens.get(at).text()));
  }

  /** "Which coffin is used most often", "which coffin is the most popular". */
  private static Optional<Asked> behind(Draft draft, int most) {
    boolean popular = isWord(draft, most + 1, WordClass.IN_DEMAND);
    int verb = popular ? most + 1 : draft.previous(most);
    int thing = draft.previous(popular ? most : verb);
    int last = popular ? verb : isWord(draft, most + 1, WordClass.WIDELY) ? most + 1 : most;
    boolean said =
        thing >= 0
            && isThing(draft, thing)
            && draft.fillerBefore(thing, WordClass.ASKING_ROWS)
            && draft.previous(thing) < 0
            && draft.isUnknown(verb)
            && draft.fillerBefore(popular ? most : verb, WordClass.BEING)
            && draft.next(last) >= draft.size();
    return said
        ? Optional.of(new Asked(thing, most, verb, List.of(thing, most, verb, last)))
        : Optional.empty();
  }

  /** "What is the most used coffin", "the most frequently used coffin", "most popular coffin". */
  private static Optional<Asked> before(Draft draft, int most) {
    int verb = isWord(draft, most + 1, WordClass.WIDELY) ? most + 2 : most + 1;
    int thing = draft.next(verb);
    boolean said =
        draft.adjacent(verb, thing)
            && isThing(draft, thing)
            && isWord(draft, verb, WordClass.IN_DEMAND)
            && draft.previous(most) < 0
            && draft.next(thing) >= draft.size();
    return said
        ? Optional.of(new Asked(thing, most, verb, List.of(thing, most, verb - 1, verb)))
        : Optional.empty();
  }

  private static boolean isWord(Draft draft, int at, WordClass words) {
    return draft.isUnknown(at) && words.contains(draft.tokens.get(at).text());
  }

  /** One thing: how many are meant by "the most used coffins" is not told. */
  private static boolean isThing(Draft draft, int at) {
    return draft.free(at)
        && draft.table(at).isPresent()
        && !NounNumber.isPlural(draft.tokens.get(at).text());
  }

  private static void read(Draft draft, Asked asked) {
    TableName thing = draft.table(asked.thing()).orElseThrow();
    Optional<TableName> referring =
        LeftBehind.said(draft, asked.verb(), thing)
            .or(
                () ->
                    isWord(draft, asked.verb(), WordClass.IN_DEMAND)
                        ? onlyReferring(draft, thing)
                        : Optional.empty())
            .filter(rows -> !LineTotal.hasPieces(draft, rows))
            .filter(rows -> asked.isOften(draft) || !hasLengths(draft, rows));
    referring.ifPresent(rows -> MostDone.order(draft, asked.most(), thing, rows, asked.places()));
  }

  /** Whether rows say how long each was: what is used most may be used for the most hours. */
  private static boolean hasLengths(Draft draft, TableName rows) {
    return draft.knowledge.catalog().table(rows).stream()
        .flatMap(table -> table.columns().stream())
        .flatMap(column -> NameParts.of(column.name().column()).stream())
        .anyMatch(LengthWords::isUnit);
  }

  /** The one other table with a key to the things, which has but one. */
  private static Optional<TableName> onlyReferring(Draft draft, TableName thing) {
    List<ForeignKey> keys =
        draft.knowledge.catalog().keysOf(thing).stream()
            .filter(key -> key.to().equals(thing))
            .distinct()
            .toList();
    return keys.size() == 1
        ? keys.stream().map(ForeignKey::from).filter(from -> !from.equals(thing)).findFirst()
        : Optional.empty();
  }
}
