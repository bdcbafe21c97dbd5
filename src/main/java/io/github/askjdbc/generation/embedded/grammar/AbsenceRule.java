package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.joins.JoinGraph;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Rows without another: those that no row of another table refers to ("customers without orders",
 * "have no orders", "never placed an order"), and those that refer to none ("claims that have no
 * adjuster").
 */
final class AbsenceRule implements Rule {

  private static final String WITHOUT = "without";

  private final RelationRule relations;

  AbsenceRule(RelationRule relations) {
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
      Optional<TableName> owner = owner(draft, at, absent);
      Optional<AbsentTime> time = named ? AbsentTime.of(draft, other, absent) : Optional.empty();
      boolean leads = leads(draft, next, absent);
      Optional<Condition> without =
          time.isPresent()
              ? owner.flatMap(o -> then(draft, o, absent, time.get().conditions()))
              : owner.flatMap(o -> ever(draft, o, absent, unknown, leads));
      if (without.filter(one -> StrayDeed.isOtherAbsence(draft, next, one)).isPresent()) {
        draft.reject();
        return;
      }
      if (without.isPresent()) {
        draft.absent.add(absent);
        draft.named.remove(absent);
        IntStream places =
            IntStream.concat(
                IntStream.of(places(draft, at, named ? next : participle, other)),
                IntStream.concat(
                    time.stream().flatMap(it -> it.places().stream()).mapToInt(it -> it),
                    verbBefore(draft, at)));
        draft.where(without.get(), draft.take(places.toArray()));
      }
    }
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

  /** "Placed" in "placed no orders" says no more. */
  private IntStream verbBefore(Draft draft, int not) {
    return IntStream.of(not - 1).filter(verb -> relations.joins(draft, verb));
  }

  /** Where nothing refers to a row, or it to nothing, whenever that was. */
  private static Optional<Condition> ever(
      Draft draft, TableName owner, TableName absent, boolean unknown, boolean leads) {
    Optional<ForeignKey> referring = onlyKey(draft, absent, owner);
    Optional<Condition> own =
        referring
            .filter(key -> !leads)
            .filter(draft.graph::isUnsaid)
            .flatMap(key -> unset(draft, owner, absent));
    if (own.isPresent()) {
      return own; // a team has one leader, and is without members where none refers to it
    }
    return referring
        .<Condition>map(
            key ->
                new Condition.Unreferenced(
                    new ColumnName(key.to(), key.toColumns().get(0)), reference(key)))
        .or(() -> unset(draft, owner, absent))
        .or(() -> beyond(draft, owner, absent, List.of()))
        .or(() -> unknown ? Optional.empty() : bridged(draft, owner, absent));
  }

  /** "Employees who lead no team" may be members of one. */
  private static boolean leads(Draft draft, int verb, TableName absent) {
    return draft.isUnknown(verb)
        && draft.graph.inRole(absent, Stemming.stem(draft.tokens.get(verb).text())).isPresent();
  }

  /** Where nothing of a time refers to a row. */
  private static Optional<Condition> then(
      Draft draft, TableName owner, TableName absent, List<Condition> time) {
    return onlyKey(draft, absent, owner)
        .<Condition>map(key -> among(absent, key, List.of(), present(key, time)))
        .or(() -> beyond(draft, owner, absent, time));
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

  /** Where only the rows of a third table tell which belong together. */
  private static Optional<Condition> bridged(Draft draft, TableName owner, TableName absent) {
    Optional<JoinTree> way =
        draft
            .graph
            .connect(owner, Set.of(absent))
            .filter(tree -> !tree.ambiguous() && tree.steps().size() == 2);
    if (way.isEmpty() || owner.equals(absent)) {
      return Optional.empty();
    }
    ForeignKey to = way.get().steps().get(0).key();
    ForeignKey beyond = way.get().steps().get(1).key();
    boolean bridge =
        to.to().equals(owner)
            && beyond.to().equals(absent)
            && beyond.from().equals(to.from())
            && to.fromColumns().size() == 1;
    if (!bridge) {
      return Optional.empty();
    }
    boolean open = draft.columns.known(reference(beyond)).filter(Column::nullable).isPresent();
    if (open && !isLink(draft, to, beyond)) {
      return Optional.empty();
    }
    return Optional.of(
        open
            ? among(
                to.from(),
                to,
                List.of(),
                present(to, List.of(new Condition.Present(reference(beyond)))))
            : new Condition.Unreferenced(
                new ColumnName(owner, to.toColumns().get(0)), reference(to)));
  }

  /** Whether the rows between hold the two keys and nothing else. */
  private static boolean isLink(Draft draft, ForeignKey one, ForeignKey other) {
    Set<String> keys = new HashSet<>(one.fromColumns());
    keys.addAll(other.fromColumns());
    return draft.knowledge.catalog().table(one.from()).stream()
        .flatMap(table -> table.columns().stream())
        .allMatch(column -> keys.contains(column.name().column()));
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

  private static Optional<Condition> unset(Draft draft, TableName owner, TableName absent) {
    return owner.equals(absent)
        ? Optional.empty()
        : onlyKey(draft, owner, absent)
            .map(AbsenceRule::reference)
            .flatMap(draft.columns::known)
            .filter(Column::nullable)
            .map(known -> new Condition.Present(new Expression.Cell(known.name()), true));
  }

  /** Rows of other tables between them: "products that were never returned", by way of orders. */
  static Optional<Condition> beyond(
      Draft draft, TableName owner, TableName absent, List<Condition> time) {
    Optional<JoinTree> way =
        draft
            .graph
            .connect(absent, Set.of(owner))
            .filter(tree -> !tree.multipliesRoot() && !tree.ambiguous());
    if (way.isEmpty() || owner.equals(absent)) {
      return Optional.empty();
    }
    List<JoinTree.Step> steps = way.get().steps();
    ForeignKey last = steps.get(steps.size() - 1).key();
    boolean role = steps.size() == 1 && isOfOtherRole(draft, last);
    if (!last.to().equals(owner) || last.fromColumns().size() != 1 || role) {
      return Optional.empty();
    }
    return Optional.of(
        among(absent, last, steps.subList(0, steps.size() - 1), present(last, time)));
  }

  private static List<Condition> present(ForeignKey key, List<Condition> time) {
    List<Condition> conditions = new ArrayList<>();
    conditions.add(new Condition.Present(reference(key)));
    conditions.addAll(time);
    return conditions;
  }

  /** Rows that a key of none of these rows leads to. */
  static Condition among(
      TableName absent, ForeignKey key, List<JoinTree.Step> between, List<Condition> conditions) {
    Expression.Cell reference = new Expression.Cell(reference(key));
    List<Action> query = new ArrayList<>();
    query.add(new Action.AddSelect(reference, List.of()));
    query.add(new Action.AddFrom(absent, Optional.empty(), List.of()));
    between.forEach(
        step ->
            query.add(
                new Action.AddFrom(
                    step.table(), Optional.of(Action.Join.on(step.key(), false)), List.of())));
    conditions.forEach(one -> query.add(new Action.AddWhere(one, List.of())));
    return new Condition.Among(
        new Expression.Cell(new ColumnName(key.to(), key.toColumns().get(0))), query, true);
  }

  /** By which rows of a table refer to those of another, if no other key does or the words tell. */
  private static Optional<ForeignKey> onlyKey(Draft draft, TableName from, TableName to) {
    List<ForeignKey> keys = draft.graph.references(from, to);
    boolean sure = keys.size() == 1 || draft.graph.told(keys);
    Optional<ForeignKey> owning = keys.size() == 2 ? owning(draft, keys) : Optional.empty();
    if (owning.isPresent()) {
      return owning;
    }
    return keys.stream()
        .limit(1)
        .filter(key -> sure && key.fromColumns().size() == 1)
        .filter(key -> !isOfOtherRole(draft, key))
        .findFirst();
  }

  /**
   * "Tasks without dependencies" have no row of their own among those, whose other key leads to
   * what they depend on, as the rows are called.
   */
  private static Optional<ForeignKey> owning(Draft draft, List<ForeignKey> keys) {
    Set<String> called =
        NameParts.of(ShortNames.writtenOut(keys.get(0).from().name())).stream()
            .flatMap(part -> NameStems.of(part).stream())
            .collect(Collectors.toSet());
    JoinGraph calling = draft.graph.asked(called);
    List<ForeignKey> plain = keys.stream().filter(key -> !calling.tells(key)).toList();
    boolean other = plain.size() < keys.size();
    return plain.stream()
        .filter(key -> other && plain.size() == 1 && key.fromColumns().size() == 1)
        .findFirst();
  }

  /** A project has one manager, but is without members where no other row ties any to it. */
  private static boolean isOfOtherRole(Draft draft, ForeignKey key) {
    return draft.graph.isUnsaid(key) && isBridged(draft, key.from(), key.to());
  }

  private static boolean isBridged(Draft draft, TableName one, TableName other) {
    return draft.knowledge.catalog().tables().stream()
        .map(Table::name)
        .filter(bridge -> !bridge.equals(one) && !bridge.equals(other))
        .anyMatch(
            bridge ->
                !draft.graph.references(bridge, one).isEmpty()
                    && !draft.graph.references(bridge, other).isEmpty());
  }

  private static ColumnName reference(ForeignKey key) {
    return new ColumnName(key.from(), key.fromColumns().get(0));
  }

  /**
   * Whose rows are without the others: those right before ("clients with an order without
   * invoice"), the first that are named, or the people behind "who".
   */
  private static Optional<TableName> owner(Draft draft, int not, TableName absent) {
    Optional<TableName> beside =
        draft
            .table(draft.previous(not))
            .filter(rows -> draft.tokens.get(not).text().equals(WITHOUT))
            .filter(rows -> onlyKey(draft, absent, rows).isPresent());
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
