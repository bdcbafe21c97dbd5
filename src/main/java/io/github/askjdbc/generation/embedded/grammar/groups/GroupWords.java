package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.LengthWords;
import io.github.askjdbc.generation.embedded.grammar.phrases.Revenue;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.Optional;
import java.util.stream.IntStream;

/** Words that ask for a row for each of something: "per", "by", "for each". */
public final class GroupWords {

  private GroupWords() {}

  /** "The average price of wines, grouped by maker". */
  static boolean isGrouped(Draft draft, int at) {
    int before = draft.previous(at);
    return draft.isUnknown(before) && WordClass.GROUPED.contains(draft.tokens.get(before).text());
  }

  /** "Per", which unlike "each" always asks for groups. */
  public static boolean isPer(Draft draft, int at) {
    return draft.isFree(at, Cue.EACH) && WordClass.PER.contains(draft.tokens.get(at).text());
  }

  /** What rows are grouped by: "by country". */
  public static boolean isBy(Draft draft, int at) {
    return draft.free(at)
        && draft.fillerBefore(at, WordClass.BY)
        && (isGrouped(draft, at) || !agent(draft, at))
        && !isDoer(draft, at)
        && !isTheDoer(draft, at)
        && !isByName(draft, at)
        && !isSaidMore(draft, at)
        && Groups.groupable(draft, at);
  }

  /** "The products by price", where no number of them is asked for. */
  static boolean isSorted(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.BY)
        && draft.isQuantity(at)
        && draft.table(draft.previous(at)).isPresent()
        && draft.table(draft.previous(at)).equals(draft.column(at).map(ColumnName::table))
        && draft.actions.stream().noneMatch(Action.AddOrderBy.class::isInstance)
        && IntStream.range(0, draft.size()).allMatch(cue -> draft.cue(cue).isEmpty() || cue == at);
  }

  /** "The patients by name" are to be named, and not to be counted by their names. */
  public static boolean isByName(Draft draft, int at) {
    int rows = draft.previous(at);
    return draft.free(at)
        && WordClass.NAME_NOUN.contains(draft.tokens.get(at).text())
        && draft.fillerBefore(at, WordClass.BY)
        && draft.table(rows).filter(draft::areNamedPeople).isPresent()
        && (draft.next(at) >= draft.size() || draft.beginsSentence(draft.next(at)));
  }

  /** "Declined by the patient", each of them by their own. */
  private static boolean isTheDoer(Draft draft, int at) {
    int verb = draft.previous(at);
    return draft.table(at).isPresent()
        && !NounNumber.isPlural(draft.tokens.get(at).text())
        && draft.fillerBefore(at, WordClass.OWN_DETERMINER)
        && verb >= 0
        && WordClass.isParticiple(draft.tokens.get(verb).text())
        && !isGrouped(draft, at);
  }

  /**
   * "Found by inspectors who have left", "based in York", "by the inspector Rook": who found it.
   */
  private static boolean isSaidMore(Draft draft, int at) {
    boolean named =
        draft
            .value(at + 1)
            .map(Link.ToValue::column)
            .filter(draft::isName)
            .filter(column -> draft.table(at).equals(Optional.of(column.table())))
            .isPresent();
    boolean placed =
        draft.table(at).isPresent()
            && draft.isUnknown(at + 1)
            && WordClass.DWELLING_VERB.contains(draft.tokens.get(at + 1).text())
            && draft.value(draft.next(at + 1)).isPresent();
    return named
        || placed
        || (at + 1 < draft.size()
            && WordClass.RELATIVE_PRONOUN.contains(draft.tokens.get(at + 1).text()));
  }

  /** Whether "by" follows a verb, as in "owned by students", "issued in 2023 by students". */
  private static boolean agent(Draft draft, int at) {
    int before = draft.previous(at);
    boolean told = draft.period(before).isPresent();
    while (draft.period(before).isPresent()) {
      before = draft.previous(before);
    }
    if (before < 0) {
      return false;
    }
    String said = draft.tokens.get(before).text();
    String verb = said.substring(said.lastIndexOf(' ') + 1);
    boolean many = isMany(draft, at) || (draft.table(at).isEmpty() && isMany(draft, at + 1));
    boolean unread = !told && draft.tokens.get(before).link().isEmpty() && !Revenue.isWord(verb);
    boolean done = many && WordClass.isParticiple(verb);
    return (unread && !LengthWords.isUnit(verb) && !WordClass.STAYING.contains(verb))
        || (done && (told || !said.equals(verb) || isGroupedElse(draft, at)));
  }

  private static boolean isMany(Draft draft, int at) {
    return draft.table(at).isPresent()
        && !Stemming.stem(draft.tokens.get(at).text()).equals(draft.tokens.get(at).text());
  }

  /** "Paid by members from each town" makes groups of towns alone. */
  private static boolean isGroupedElse(Draft draft, int at) {
    return IntStream.range(at + 1, draft.size()).anyMatch(other -> draft.isFree(other, Cue.EACH));
  }

  /** "Reviews by guests gave a score" speaks of those that guests wrote. */
  static boolean isDoer(Draft draft, int at) {
    return draft.table(at).isPresent()
        && draft.isUnknown(at + 1)
        && RelationVerbs.contains(draft.tokens.get(at + 1).text());
  }
}
