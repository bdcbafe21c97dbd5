package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.LeftBehind;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.NameExtent;
import io.github.askjdbc.linking.Places;
import io.github.askjdbc.linking.Shortening;
import io.github.askjdbc.linking.TakingPlace;
import io.github.askjdbc.linking.WordSpan;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Verbs that add nothing to what the query already says. "Live" says that the place that follows is
 * where somebody lives, which a condition on a city or an address says too; "have" and "placed" say
 * that two tables belong together, which a join says too.
 */
public final class RelationRule implements Rule {

  private static final String FALL = "fall";

  private static final String UNDER = "under";

  private static final Set<Cue> EACH = Set.of(Cue.EACH, Cue.EACH_TIME);

  /**
   * Whether a free token is a verb that only says that two tables belong together; what ships can
   * carry, and how many the ship can carry, are no loads.
   */
  public boolean joins(Draft draft, int at) {
    return isWord(draft, at)
        && !draft.fillerBefore(at, WordClass.ABLE)
        && !hasRoom(draft, at)
        && !isOurs(draft, at)
        && !isState(draft, at)
        && !isNoun(draft, at)
        && !isDoneByOthers(draft, at)
        && RelationVerbs.joins(draft.tokens.get(at).text());
  }

  /** "Households with a contract do we serve" counts households, whatever is joined. */
  private static boolean isOurs(Draft draft, int at) {
    return WordClass.OURS.contains(draft.tokens.get(at).text())
        && draft.fillerBefore(at, WordClass.SOMEBODY);
  }

  /** "Eye tests that Mrs Cole carried out", where she is a customer, and a colleague tested her. */
  private static boolean isDoneByOthers(Draft draft, int at) {
    if (!WordClass.CARRIED_OUT.contains(draft.tokens.get(at).text())) {
      return false;
    }
    Set<TableName> named = tables(draft);
    return named.stream()
        .filter(RelationRule::isServed)
        .anyMatch(
            doers ->
                named.stream()
                    .filter(rows -> !draft.graph.references(rows, doers).isEmpty())
                    .anyMatch(rows -> refersToOthers(draft, rows)));
  }

  private static boolean isServed(TableName people) {
    return NameParts.of(people.name()).stream()
        .map(NounNumber::singular)
        .anyMatch(WordClass.SERVED::contains);
  }

  private static boolean refersToOthers(Draft draft, TableName rows) {
    return draft.knowledge.catalog().keysOf(rows).stream()
        .filter(key -> key.from().equals(rows))
        .map(ForeignKey::to)
        .anyMatch(people -> draft.areNamedPeople(people) && !isServed(people));
  }

  /** "Released orders", where a code says that orders are released. */
  private static boolean isState(Draft draft, int at) {
    WordSpan said = draft.tokens.get(at).span();
    boolean beside =
        draft.table(at + 1).isPresent()
            && draft.tokens.get(at + 1).span().first() == said.last() + 1;
    return beside
        && draft
            .question
            .linksAt(said.first())
            .anyMatch(link -> link instanceof Link.ToValue && link.evidence().firm());
  }

  /** "On hold", "in store". */
  private static boolean isNoun(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.ON) || draft.fillerBefore(at, WordClass.IN);
  }

  private static boolean hasRoom(Draft draft, int at) {
    return WordClass.HOLDING.contains(draft.tokens.get(at).text())
        && IntStream.range(0, at)
            .anyMatch(before -> WordClass.ABLE.contains(draft.tokens.get(before).text()));
  }

  private static boolean isWord(Draft draft, int at) {
    return draft.isUnknown(at) && draft.tokens.get(at).content();
  }

  @Override
  public void apply(Draft draft) {
    Set<TableName> tables = tables(draft);
    for (int at = 0; at < draft.size(); at++) {
      if (!isWord(draft, at)) {
        continue;
      }
      if (takesPlace(draft, at)) {
        draft.take(at, at + 1);
        continue;
      }
      String word = draft.tokens.get(at).text();
      if (belongsUnder(draft, at)) {
        draft.take(at, at + 1);
      } else if (addsNothing(draft, at, word, tables) || tellsRole(draft, at, tables)) {
        draft.take(at);
      }
    }
  }

  private boolean addsNothing(Draft draft, int at, String word, Set<TableName> tables) {
    boolean joined = joins(draft, at) && tables.size() > 1;
    boolean object = tables.size() > 1 && WordClass.SOMETHING.contains(word);
    boolean exists = word.startsWith("exist") && draft.countsSubject;
    boolean dated = RelationVerbs.dates(word) && draft.ownDates.contains(period(draft, at));
    return joined
        || object
        || exists
        || dated
        || isDeed(draft, at, tables)
        || isOfAnyRow(draft, at)
        || said(draft, at, word);
  }

  /** "Scored the most goals", "who placed the most orders": of rows that such a deed leaves. */
  private boolean isDeed(Draft draft, int at, Set<TableName> tables) {
    boolean counted = AskedPerson.isAsked(draft) && draft.counted.isPresent() && joins(draft, at);
    return counted
        || IntStream.range(0, draft.size())
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .filter(tables::contains)
            .filter(rows -> LeftBehind.isDone(draft, at, rows))
            .anyMatch(rows -> isOfSomebody(draft, rows, tables))
        || isOfSum(draft, at);
  }

  /** "The quantity sold per product", of rows that are left by sales alone. */
  private static boolean isOfSum(Draft draft, int at) {
    return draft.selected.stream()
        .map(Draft.Selected::expression)
        .filter(Expression.Aggregate.class::isInstance)
        .flatMap(sum -> UsedColumns.of(sum).stream())
        .filter(sum -> draft.column(draft.previous(at)).equals(Optional.of(sum)))
        .anyMatch(sum -> LeftBehind.isDone(draft, at, sum.table()));
  }

  /** Whether rows refer to those that are spoken of, or to whoever "who" asks for. */
  private static boolean isOfSomebody(Draft draft, TableName rows, Set<TableName> tables) {
    return AskedPerson.isAsked(draft)
        || tables.stream().anyMatch(other -> !draft.graph.references(rows, other).isEmpty());
  }

  /** "Took place", before where or when it did, of rows that are not known to come to nothing. */
  private static boolean takesPlace(Draft draft, int at) {
    int place = at + 1;
    if (!draft.isUnknown(place)
        || !TakingPlace.endsAt(draft.question.words(), draft.tokens.get(place).span().first())) {
      return false;
    }
    int next = period(draft, place);
    return !isPlanned(draft, at)
        && next < draft.size()
        && !draft.free(next)
        && (draft.period(next).isPresent()
            || draft.value(next).isPresent()
            || draft.cue(next).filter(EACH::contains).isPresent());
  }

  /** Whether the rows spoken of before have a state, so that not all of them came about. */
  static boolean isPlanned(Draft draft, int at) {
    return NearestRows.of(draft, at).stream()
        .flatMap(rows -> draft.knowledge.catalog().table(rows).stream())
        .flatMap(rows -> rows.columns().stream())
        .flatMap(column -> NameParts.of(column.name().column()).stream())
        .anyMatch(WordClass.COURSE_COLUMN::ends);
  }

  /** "How many orders were placed" are as many as there are. */
  private static boolean isOfAnyRow(Draft draft, int at) {
    int before = draft.previous(at);
    boolean counted =
        draft.countsSubject
            && (draft.fillerBefore(at, WordClass.PASSIVE)
                || ((WordClass.HAPPENING.contains(draft.tokens.get(at).text())
                        || isLastOfCounted(draft, at))
                    && !isPlanned(draft, at)))
            && draft.table(before).equals(draft.subject);
    return before >= 0
        && draft.table(before).isPresent()
        && (counted || asksWhen(draft, at))
        && RelationVerbs.isOfAnyRow(draft.tokens.get(at).text());
  }

  /** "Count the total number of bookings made." */
  private static boolean isLastOfCounted(Draft draft, int at) {
    return at == draft.size() - 1
        && draft.table(at - 1).isPresent()
        && draft
            .tokens
            .get(at - 1)
            .link()
            .filter(one -> one.naming() == NameExtent.WHOLE)
            .isPresent();
  }

  /** "When was the first order placed", at the end. */
  private static boolean asksWhen(Draft draft, int at) {
    return draft.next(at) >= draft.size()
        && WordClass.ASKING_TIME.contains(draft.tokens.get(0).text())
        && draft.selected.size() == 1
        && draft.selected.get(0).expression() instanceof Expression.Aggregate;
  }

  /** "How many recipes fall under each cuisine", where each of them is read. */
  private static boolean belongsUnder(Draft draft, int at) {
    int behind = draft.next(at + 1);
    return draft.tokens.get(at).text().startsWith(FALL)
        && draft.free(at + 1)
        && draft.tokens.get(at + 1).text().equals(UNDER)
        && !draft.free(behind)
        && (draft.cue(behind).equals(Optional.of(Cue.EACH)) || draft.table(behind).isPresent());
  }

  /** "And who manages it" asks for somebody. */
  private static boolean tellsRole(Draft draft, int at, Set<TableName> tables) {
    int word = draft.tokens.get(at).span().first();
    boolean asked = at > 1 && draft.fillerBefore(at, WordClass.ASKING_PERSON);
    return tables.size() > 1
        && !asked
        && draft.graph.tellsRole(draft.question.words().get(word).stem(), tables);
  }

  /** Those that the query joins, by name or for a condition. */
  private static Set<TableName> tables(Draft draft) {
    Set<TableName> tables = new HashSet<>(draft.named);
    draft.actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .flatMap(where -> UsedColumns.of(where).stream())
        .map(ColumnName::table)
        .forEach(tables::add);
    return tables;
  }

  /** Whether the value that follows, or what is shown, is of a column that the verb speaks of. */
  private boolean said(Draft draft, int at, String verb) {
    Set<String> names = RelationVerbs.columns(verb);
    int behind = draft.next(at);
    if (draft.cue(behind).filter(Cue.NOT::equals).isPresent() && !draft.free(behind)) {
      behind = draft.next(behind); // "live neither in"
    }
    Optional<ColumnName> value = draft.value(behind).map(Link.ToValue::column);
    if (value.isEmpty() && WordClass.LIVING.contains(verb)) {
      value = valueOfNamed(draft, behind); // "live in the city of Prague"
    }
    Optional<ColumnName> place = value;
    boolean elsewhere =
        WordClass.LIVING.contains(verb)
            && place.filter(one -> !isHome(draft, at, one.table())).isPresent();
    return !names.isEmpty()
        && !elsewhere
        && Stream.of(place.stream(), shown(draft), compared(draft, behind))
            .flatMap(columns -> columns)
            .anyMatch(column -> names.stream().anyMatch(name -> isIn(column, name)));
  }

  /** The column of a value that stands right behind its column's name. */
  private static Optional<ColumnName> valueOfNamed(Draft draft, int name) {
    int behind = draft.next(name);
    return draft.free(name) || behind >= draft.size() || draft.free(behind)
        ? Optional.empty()
        : draft
            .value(behind)
            .map(Link.ToValue::column)
            .filter(column -> draft.column(name).equals(Optional.of(column)));
  }

  /** "Work fewer than 30 hours", of what the words behind are read to compare. */
  private static Stream<ColumnName> compared(Draft draft, int at) {
    return at >= draft.size() || draft.cue(at).isEmpty()
        ? Stream.empty()
        : draft.actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .filter(where -> where.from().contains(draft.tokens.get(at).span()))
            .flatMap(where -> UsedColumns.of(where).stream());
  }

  /** "Members who live in Leeds" are not those of a club in Leeds, but an address is theirs. */
  private static boolean isHome(Draft draft, int verb, TableName place) {
    Optional<TableName> rows = NearestRows.of(draft, verb);
    return rows.isEmpty()
        || rows.flatMap(living -> draft.graph.connect(living, Set.of(place))).stream()
            .flatMap(tree -> tree.steps().stream())
            .allMatch(step -> Places.isPlace(step.table()));
  }

  /** As it is, or with its short forms written out. */
  private static boolean isIn(ColumnName column, String word) {
    return column.column().toLowerCase(Locale.ROOT).contains(word)
        || ShortNames.writtenOut(column.column()).contains(word)
        || NameParts.of(column.column()).stream()
            .anyMatch(part -> Shortening.isWithoutVowels(part, word));
  }

  private static Stream<ColumnName> shown(Draft draft) {
    return draft.selected.stream()
        .filter(selected -> !selected.assumed() && draft.ratio.isEmpty())
        .flatMap(selected -> UsedColumns.of(selected.expression()).stream());
  }

  /**
   * The time right after a verb, or behind what it is divided into ("taken in each month of 2024")
   * or narrowed by ("made by card in 2024"); the number of tokens for none.
   */
  private static int period(Draft draft, int verb) {
    int next = draft.next(verb);
    while (draft.cue(next).filter(EACH::contains).isPresent()
        || (draft.value(next).isPresent() && !draft.free(next))) {
      next = draft.next(next);
    }
    return draft.period(next).isPresent() || draft.cue(next).isEmpty() ? next : draft.next(next);
  }
}
