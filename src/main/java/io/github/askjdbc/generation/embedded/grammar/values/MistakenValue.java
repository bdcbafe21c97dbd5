package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedStretch;
import io.github.askjdbc.generation.embedded.grammar.phrases.ClauseWords;
import io.github.askjdbc.generation.embedded.grammar.phrases.CommonNoun;
import io.github.askjdbc.generation.embedded.grammar.phrases.NamedParent;
import io.github.askjdbc.generation.embedded.grammar.phrases.OtherPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnNoun;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A value of some column that a token is taken for, though the words beside it say something else:
 * a verb, a negation, a thing of somebody else's. Nothing is read with it.
 */
final class MistakenValue {

  /** So many keys lead to what may still tell the kind of rows: dog owners by pet and species. */
  private static final int FAR = 2;

  private MistakenValue() {}

  static boolean isRead(Draft draft, int at) {
    return AskedStretch.isStretch(draft, at)
        || isOwner(draft, at)
        || isDeed(draft, at)
        || isInfinitive(draft, at)
        || isDoersVerb(draft, at)
        || isVerbOfClause(draft, at)
        || OtherPerson.isMeant(draft, at)
        || isNegation(draft, at)
        || isNounOfTable(draft, at)
        || OwnNoun.isMeant(draft, at)
        || isLackedOne(draft, at)
        || isOneAbove(draft, at)
        || isOneOfOthers(draft, at)
        || isKindOfFarOthers(draft, at)
        || isHeldByNamed(draft, at)
        || isNumberOfOther(draft, at)
        || isFlagOfOther(draft, at)
        || isOwnerOfSuch(draft, at)
        || OtherKind.isMeant(draft, at)
        || isDeniedManner(draft, at)
        || new NamedParent(draft, at).isPassedOver()
        || CommonNoun.isMeant(draft, at);
  }

  /** "Not paid in cash" may be paid in another way. */
  private static boolean isDeniedManner(Draft draft, int at) {
    int state = draft.previous(at);
    return state < at - 1
        && draft.value(state).isPresent()
        && draft.cue(draft.previous(state)).equals(Optional.of(Cue.NOT))
        && WordClass.isParticiple(draft.tokens.get(state).text())
        && !draft
            .value(state)
            .map(Link.ToValue::column)
            .equals(draft.value(at).map(Link.ToValue::column));
  }

  /** "Their manager's name" speaks of a person, and not of a role called so. */
  private static boolean isOwner(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.POSSESSIVE_PRONOUN)
        && draft.fillerBefore(draft.next(at), WordClass.POSSESSIVE);
  }

  /**
   * "Refunds that were requested" may be any, and not those with the status so called, as
   * "requested refunds" are.
   */
  private static boolean isDeed(Draft draft, int at) {
    if (!WordClass.LIFE_BEGUN.contains(draft.tokens.get(at).text())) {
      return false;
    }
    int before = draft.previous(at);
    boolean ofColumn = draft.column(before).equals(draft.value(at).map(Link.ToValue::column));
    boolean happened = draft.fillerBefore(at, WordClass.PAST_BEING);
    boolean next = at + 1 < draft.size() && draft.next(at) != at + 1;
    boolean behindNoun = draft.table(before).isPresent() && draft.adjacent(before, at) && next;
    return !ofColumn && (happened || behindNoun);
  }

  /** "Who supervised the most shifts": whoever did, and not those whose job is called so. */
  private static boolean isDoersVerb(Draft draft, int at) {
    return AskedPerson.isAsked(draft)
        && draft.previous(at) <= 0
        && WordClass.isParticiple(draft.tokens.get(at).text())
        && IntStream.range(at + 1, draft.size())
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .limit(1)
            .anyMatch(rows -> isOfDoers(draft, at, rows));
  }

  private static boolean isOfDoers(Draft draft, int at, TableName rows) {
    TableName people = draft.value(at).orElseThrow().column().table();
    return draft.areNamedPeople(people) && !draft.graph.references(rows, people).isEmpty();
  }

  /** "What does it cost to repair the doors" speaks of no state called so. */
  private static boolean isInfinitive(Draft draft, int at) {
    List<Word> words = draft.question.words();
    WordSpan said = draft.tokens.get(at).span();
    return said.length() == 1
        && said.first() > 0
        && said.last() + 1 < words.size()
        && WordClass.TO.contains(words.get(said.first() - 1).folded())
        && WordClass.BEFORE_OBJECT.contains(words.get(said.last() + 1).folded());
  }

  /**
   * "Routes that end in Lyon" speak of no airport with the code END; "guests that accepted" may.
   */
  private static boolean isVerbOfClause(Draft draft, int at) {
    int before = draft.tokens.get(at).span().first() - 1;
    int noun = draft.previous(at);
    String word = draft.tokens.get(at).text();
    return before > 0
        && !WordClass.PARTICIPLE_ENDING.ends(word)
        && !WordClass.ASKING_THING.contains(draft.question.words().get(before).folded())
        && WordClass.RELATIVE_PRONOUN.contains(draft.question.words().get(before).folded())
        && Character.isLowerCase(draft.question.written(draft.tokens.get(at).span()).codePointAt(0))
        && (draft.table(noun).isPresent() || draft.column(noun).isPresent());
  }

  /** "No" denies what follows, and is no value of a column unless that is named beside it. */
  private static boolean isNegation(Draft draft, int at) {
    boolean denies =
        draft.tokens.get(at).alternatives().stream()
            .anyMatch(link -> link instanceof Link.ToCue cue && cue.cue() == Cue.NOT);
    Optional<ColumnName> column = draft.value(at).map(Link.ToValue::column);
    return denies
        && !draft.column(draft.previous(at)).equals(column)
        && !draft.column(draft.next(at)).equals(column);
  }

  /** "Does not have any participant" speaks of none of them, and of no type called so. */
  private static boolean isNounOfTable(Draft draft, int at) {
    return (draft.isFree(draft.previous(at), Cue.NOT) || isPartOfState(draft, at))
        && draft.tokens.get(at).alternatives().stream()
            .anyMatch(
                link -> link instanceof Link.ToTable table && table.score() >= Link.LEAST_WHOLE);
  }

  /** "The most expensive repair" is no machine that is "in repair". */
  private static boolean isPartOfState(Draft draft, int at) {
    int first = draft.tokens.get(at).span().first();
    return draft.tokens.get(at).span().length() == 1
        && NameParts.written(draft.value(at).orElseThrow().stored()).stream()
            .limit(1)
            .filter(WordClass.FUNCTION::contains)
            .filter(begin -> !draft.tokens.get(at).text().equals(begin))
            .anyMatch(
                begin ->
                    first == 0 || !draft.question.words().get(first - 1).folded().equals(begin));
  }

  /** "Customers without adviser" have none, whatever the role of the one that others have. */
  private static boolean isLackedOne(Draft draft, int at) {
    int without = draft.previous(at);
    return draft.isFree(without, Cue.NOT)
        && ClauseWords.LACKING.contains(draft.tokens.get(without).text())
        && draft
            .table(draft.previous(without))
            .filter(
                rows ->
                    draft
                        .value(at)
                        .map(value -> draft.graph.references(rows, value.column().table()))
                        .filter(keys -> !keys.isEmpty())
                        .isPresent())
            .isPresent();
  }

  /**
   * "Their manager", "the manager of employee 12", "without a manager": the one above, as a key of
   * the rows says, and nobody with the title so called.
   */
  private static boolean isOneAbove(Draft draft, int at) {
    Optional<TableName> rows = draft.value(at).map(value -> value.column().table());
    int before = draft.previous(at);
    int behind = draft.next(at);
    boolean lacked =
        draft.isFree(before, Cue.NOT)
            && ClauseWords.LACKING.contains(draft.tokens.get(before).text());
    boolean ofOne = draft.fillerBefore(behind, WordClass.OF) && draft.rows(behind).equals(rows);
    String stem = draft.question.words().get(draft.tokens.get(at).span().last()).stem();
    return (lacked || ofOne || draft.fillerBefore(at, WordClass.POSSESSIVE_PRONOUN))
        && draft.graph.toOwnRows(rows.orElseThrow(), stem).isPresent();
  }

  /** "The mechanic Ann Lee" is no client called so, for whom some mechanic worked. */
  private static boolean isOneOfOthers(Draft draft, int at) {
    int name = at + 1;
    Optional<TableName> one = draft.value(at).map(value -> value.column().table());
    Optional<ColumnName> called = draft.value(name).map(Link.ToValue::column);
    boolean others = called.filter(column -> !one.equals(Optional.of(column.table()))).isPresent();
    int behind = name + 1;
    while (draft.value(behind).isPresent()) {
      behind++;
    }
    return others
        && draft.adjacent(at, name)
        && draft.table(behind).isEmpty()
        && draft.fillerBefore(at, WordClass.DETERMINER)
        && draft.isName(called.get());
  }

  /** "Software licences" are not those of somebody who once opened a ticket about software. */
  private static boolean isKindOfFarOthers(Draft draft, int at) {
    Optional<TableName> kind = draft.value(at).map(value -> value.column().table());
    Optional<TableName> noun = draft.table(at + 1);
    return kind.isPresent()
        && noun.isPresent()
        && !draft.named.contains(kind.get())
        && draft
            .graph
            .connect(noun.get(), Set.of(kind.get()))
            .filter(tree -> tree.steps().size() <= FAR || !tree.multipliesRoot())
            .isEmpty();
  }

  /** "Bookings got cancelled", and not the trips that they are for. */
  private static boolean isHeldByNamed(Draft draft, int at) {
    Optional<ColumnName> column = draft.value(at).map(Link.ToValue::column);
    boolean whole = NamedParent.isWhole(draft.value(at));
    return column.filter(other -> !draft.named.contains(other.table())).isPresent()
        && draft.tokens.get(at).alternatives().stream()
            .filter(Link.ToValue.class::isInstance)
            .filter(link -> !whole || !NamedParent.isPart(link))
            .map(link -> ((Link.ToValue) link).column())
            .anyMatch(
                own ->
                    draft.named.contains(own.table())
                        && own.column().equals(column.get().column()));
  }

  /** "How many seniors have a season pass": people, and no passes for seniors. */
  private static boolean isOwnerOfSuch(Draft draft, int at) {
    Optional<TableName> such = draft.value(at).map(value -> value.column().table());
    return draft.isFree(draft.previous(at), Cue.COUNT)
        && draft.adjacent(draft.previous(at), at)
        && NounNumber.isPlural(draft.tokens.get(at).text())
        && IntStream.range(at + 2, draft.size())
            .filter(one -> draft.table(one).equals(such))
            .anyMatch(
                one ->
                    draft.fillerBefore(one, WordClass.ARTICLE)
                        && IntStream.range(at + 1, one)
                            .mapToObj(verb -> draft.tokens.get(verb).text())
                            .anyMatch(WordClass.POSSESSION::contains));
  }

  /** "From hospitals": others that a flag tells to be one, and no team called so. */
  private static boolean isFlagOfOther(Draft draft, int at) {
    TableName rows = draft.value(at).orElseThrow().column().table();
    return !draft.named.contains(rows)
        && draft.tokens.get(at).alternatives().stream()
            .filter(Link.ToColumn.class::isInstance)
            .map(link -> ((Link.ToColumn) link).column())
            .anyMatch(column -> !column.table().equals(rows) && draft.isFlag(column));
  }

  /** "Zero payments" does not speak of somebody called Zero, nor a day of whatever was then. */
  private static boolean isNumberOfOther(Draft draft, int at) {
    return draft.tokens.get(at).alternatives().stream()
            .anyMatch(link -> link instanceof Link.ToNumber || link instanceof Link.ToPeriod)
        && draft.value(at).filter(value -> draft.named.contains(value.column().table())).isEmpty();
  }
}
