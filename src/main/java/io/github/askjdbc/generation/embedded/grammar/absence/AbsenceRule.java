package io.github.askjdbc.generation.embedded.grammar.absence;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.LeftBehind;
import io.github.askjdbc.generation.embedded.grammar.phrases.People;
import io.github.askjdbc.generation.embedded.grammar.relations.RelationRule;
import io.github.askjdbc.generation.embedded.grammar.relations.StrayDeed;
import io.github.askjdbc.generation.embedded.grammar.times.AbsentTime;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Rows without another: those that no row of another table refers to ("customers without orders",
 * "have no orders", "never placed an order"), and those that refer to none ("claims that have no
 * adjuster").
 */
public final class AbsenceRule implements Rule {

  private static final String WITHOUT = "without";

  private final RelationRule relations;

  public AbsenceRule(RelationRule relations) {
    this.relations = relations;
  }

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (!draft.isFree(at, Cue.NOT)) {
        continue;
      }
      int next = behind(draft, at);
      // a verb that says what did not happen: "agents who never sold a policy"
      boolean verb = relations.joins(draft, next) || draft.isUnknown(next);
      int other = verb ? behind(draft, next) : next;
      int participle = participle(draft, at, next);
      Optional<TableName> done = deed(draft, at, participle);
      boolean named = draft.free(other) && draft.table(other).isPresent();
      boolean outcome =
          draft.isUnknown(next) && WordClass.OUTCOME.contains(draft.tokens.get(next).text());
      if (outcome || (!named && done.isEmpty())) {
        continue;
      }
      TableName absent = named ? draft.table(other).get() : done.get();
      other = named ? other : participle;
      // rows between tell nothing of a verb that nothing is known of: "never seen a doctor"
      boolean unknown = named && draft.isUnknown(next) && !relations.joins(draft, next);
      // no verb, but what sort of rows there are none of: "without an insured parcel"
      boolean kind = unknown && isAdjective(draft, at, next);
      Optional<TableName> owner = owner(draft, at, absent);
      Optional<AbsentTime> time = named ? AbsentTime.of(draft, other, absent) : Optional.empty();
      boolean leads = Absence.leads(draft, next, absent);
      Optional<Condition> without =
          time.isPresent()
              ? owner.flatMap(o -> Absence.then(draft, o, absent, time.get().conditions()))
              : owner.flatMap(o -> Absence.ever(draft, o, absent, unknown, leads));
      boolean stray =
          without
              .filter(one -> StrayDeed.isOtherAbsence(draft, next, owner.orElseThrow(), one))
              .isPresent();
      if (stray || (named && isOfSeveral(draft, other))) {
        draft.reject();
        return;
      }
      if (without.isPresent()) {
        draft.absent.add(absent);
        draft.named.remove(absent);
        IntStream places =
            IntStream.concat(
                IntStream.of(places(draft, at, kind ? other : named ? next : participle, other)),
                IntStream.concat(
                    time.stream().flatMap(it -> it.places().stream()).mapToInt(it -> it),
                    verbBefore(draft, at)));
        draft.where(without.get(), draft.take(places.toArray()));
      }
    }
  }

  /** "Products never ordered", where there are purchase orders and sales orders. */
  private static boolean isOfSeveral(Draft draft, int verb) {
    String word = draft.tokens.get(verb).text();
    String stem = Stemming.stem(word);
    return WordClass.isParticiple(word)
        && draft.knowledge.catalog().tables().stream()
                .map(table -> NameStems.of(table.name().name()))
                .filter(parts -> !parts.isEmpty() && parts.get(parts.size() - 1).equals(stem))
                .count()
            > 1;
  }

  /** The next token, or the one behind "a single". */
  private static int behind(Draft draft, int at) {
    int next = draft.next(at);
    boolean said =
        next < draft.size()
            && !draft.free(next)
            && WordClass.SINGLE.contains(draft.tokens.get(next).text());
    return said ? draft.next(next) : next;
  }

  private static boolean isAdjective(Draft draft, int not, int word) {
    return draft.fillerBefore(word, WordClass.ARTICLE)
        || !WordClass.NEGATED_VERB.contains(draft.tokens.get(not).text());
  }

  /** "Placed" in "placed no orders" says no more. */
  private IntStream verbBefore(Draft draft, int not) {
    return IntStream.of(not - 1).filter(verb -> relations.joins(draft, verb));
  }

  /** "Listed" asks for nothing elsewhere. */
  private static int participle(Draft draft, int not, int next) {
    return IntStream.range(not + 1, next)
        .filter(at -> deed(draft, not, at).isPresent())
        .findFirst()
        .orElse(next);
  }

  private static Optional<TableName> deed(Draft draft, int not, int verb) {
    return done(draft, verb)
        .or(() -> firstTableBefore(draft, not).flatMap(of -> LeftBehind.of(draft, verb, of)));
  }

  /** What the rows of a table are for: listings for "never listed", bookings for "never booked". */
  private static Optional<TableName> done(Draft draft, int verb) {
    boolean participle =
        draft.free(verb) && WordClass.PARTICIPLE_ENDING.ends(draft.tokens.get(verb).text());
    int behind = draft.next(verb);
    boolean narrowed =
        draft.value(behind).isPresent()
            || draft.number(behind).isPresent()
            || draft.period(behind).isPresent()
            || draft.filter(behind).isPresent();
    if (!participle || narrowed) {
      return Optional.empty();
    }
    String stem = Stemming.stem(draft.tokens.get(verb).text());
    List<TableName> tables =
        draft.knowledge.catalog().tables().stream()
            .map(Table::name)
            .filter(table -> NounNumber.isSame(stem + "ing", table.name().toLowerCase(Locale.ROOT)))
            .toList();
    return tables.size() == 1 ? Optional.of(tables.get(0)) : Optional.empty();
  }

  /** With words behind that say no more: "no adjuster assigned yet", "never paid anything". */
  private int[] places(Draft draft, int not, int verb, int absent) {
    List<Integer> places = new ArrayList<>(List.of(not, verb, absent));
    for (int at = draft.next(absent);
        saysNoMore(draft, at) || isAny(draft, at, absent);
        at = draft.next(at)) {
      places.add(at);
      draft.table(at).ifPresent(draft.named::remove);
    }
    return places.stream().mapToInt(Integer::intValue).toArray();
  }

  /** "Not a member of any club", where no club is told from others. */
  private static boolean isAny(Draft draft, int at, int absent) {
    int behind = draft.next(at);
    boolean narrowed =
        draft.value(behind).isPresent()
            || draft.number(behind).isPresent()
            || draft.period(behind).isPresent()
            || draft.filter(behind).isPresent();
    return draft.free(at)
        && !narrowed
        && draft.fillerBefore(at, WordClass.ARTICLE)
        && draft
            .table(at)
            .filter(
                other ->
                    draft
                        .table(absent)
                        .flatMap(rows -> draft.graph.connect(rows, Set.of(other)))
                        .filter(tree -> !tree.multipliesRoot())
                        .isPresent())
            .isPresent();
  }

  private boolean saysNoMore(Draft draft, int at) {
    return relations.joins(draft, at)
        || (draft.isUnknown(at)
            && (WordClass.ANYTHING.contains(draft.tokens.get(at).text())
                || WordClass.BEFORE_STATE.contains(draft.tokens.get(at).text())));
  }

  /**
   * Whose rows are without the others: those right before ("clients with an order without
   * invoice"), the first that are named, or the people behind "who".
   */
  static Optional<TableName> owner(Draft draft, int not, TableName absent) {
    Optional<TableName> beside =
        draft
            .table(draft.previous(not))
            .filter(rows -> draft.tokens.get(not).text().equals(WITHOUT))
            .filter(rows -> Absence.onlyKey(draft, absent, rows).isPresent());
    Optional<TableName> named =
        beside
            .or(() -> firstTableBefore(draft, not))
            .or(() -> kindBefore(draft, not))
            .or(() -> ofShown(draft, not));
    return named.isPresent() || !AskedPerson.isAsked(draft)
        ? named
        : new People(draft).lacking(absent);
  }

  /** The rows that "which" asks for by a value alone: "which small claims have no hearing". */
  private static Optional<TableName> kindBefore(Draft draft, int not) {
    int kind = draft.next(0);
    return kind < not && draft.fillerBefore(kind, WordClass.ASKING_ROWS)
        ? draft
            .value(kind)
            .filter(value -> NounNumber.isPlural(draft.tokens.get(kind).text()))
            .map(value -> value.column().table())
        : Optional.empty();
  }

  /** "Names of documents without any sections": the rows that the one column before is of. */
  private static Optional<TableName> ofShown(Draft draft, int not) {
    List<TableName> shown =
        IntStream.range(0, not)
            .mapToObj(draft::column)
            .flatMap(Optional::stream)
            .map(ColumnName::table)
            .distinct()
            .toList();
    return shown.size() == 1 ? Optional.of(shown.get(0)) : Optional.empty();
  }

  private static Optional<TableName> firstTableBefore(Draft draft, int at) {
    for (int before = 0; before < at; before++) {
      if (draft.table(before).isPresent()) {
        return draft.table(before);
      }
    }
    return Optional.empty();
  }
}
