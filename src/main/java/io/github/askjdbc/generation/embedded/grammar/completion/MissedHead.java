package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.SameRows;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Whether a query shows something else than what the question asks for. */
final class MissedHead {

  private static final String WHAT = "what";

  private final Draft draft;
  private final List<Expression> selected;

  private MissedHead(Draft draft, List<Expression> selected) {
    this.draft = draft;
    this.selected = selected;
  }

  static boolean isIn(Draft draft, List<Expression> selected, List<Action> actions) {
    MissedHead missed = new MissedHead(draft, selected);
    boolean groups =
        draft.counted.isPresent() || actions.stream().anyMatch(Action.AddGroupBy.class::isInstance);
    return missed.showsDoer()
        || missed.showsFlag(groups)
        || missed.listsCosts()
        || MissedRole.isIn(draft, selected)
        || missed.countsOne()
        || missed.countsOthers()
        || missed.showsOfKind(actions)
        || missed.showsSaid(actions)
        || missed.showsTwoNumbers()
        || missed.showsTwice()
        || missed.countsPartOfKey()
        || (!groups && missed.showsOthers())
        || MissedNoun.isIn(draft, selected)
        || (groups ? missed.leavesOutOfEach() : missed.leavesOut());
  }

  /** "What did the adverts bring in" does not ask for adverts. */
  private boolean showsDoer() {
    return draft.size() > 0
        && draft.tokens.get(0).text().equals(WHAT)
        && draft.selected.isEmpty()
        && IntStream.range(1, draft.size())
            .filter(at -> draft.fillerBefore(at, WordClass.DONE))
            .anyMatch(at -> draft.table(at).equals(draft.subject) && draft.subject.isPresent());
  }

  /** "Which plans include support" asks for plans, and not for what a yes or no column holds. */
  private boolean showsFlag(boolean groups) {
    boolean rows =
        IntStream.range(0, draft.size())
            .filter(at -> draft.fillerBefore(at, WordClass.ASKING_THING))
            .anyMatch(at -> draft.rows(at).isPresent() || isOtherNoun(at));
    boolean alone = selected.size() == 1 || draft.selected.stream().anyMatch(this::isSaidAsState);
    return ((rows && alone) || (groups && selected.size() > 1))
        && selected.stream()
            .anyMatch(one -> one instanceof Cell cell && draft.isFlag(cell.column()));
  }

  /** "For what tests is fasting needed" lists no column besides the tests. */
  private boolean isSaidAsState(Draft.Selected shown) {
    return draft.tokens.get(shown.token()).alternatives().stream()
            .anyMatch(Link.ToFilter.class::isInstance)
        && !draft.fillerBefore(shown.token(), WordClass.AND);
  }

  /** A noun of the question that does not name the column of yes or no itself. */
  private boolean isOtherNoun(int at) {
    return draft.tokens.get(at).content() && draft.column(at).filter(draft::isFlag).isEmpty();
  }

  /** "What did vandalism cost", "how much have the repairs cost us" ask for one sum. */
  private boolean listsCosts() {
    boolean amount =
        selected.size() == 1
            && selected.get(0) instanceof Cell cell
            && draft.columns.isQuantity(cell.column())
            && draft.actions.stream().noneMatch(Action.AddLimit.class::isInstance);
    return amount
        && draft.size() > 0
        && WordClass.ASKING.contains(draft.question.words().get(0).folded())
        && !draft.asksForRows()
        && IntStream.range(1, draft.size())
            .filter(
                at ->
                    draft.fillerBefore(at, WordClass.DONE)
                        || draft.fillerBefore(at, WordClass.PERFECT))
            .anyMatch(at -> isKind(at) || isMany(at));
  }

  private boolean isKind(int at) {
    return draft.value(at).filter(value -> !draft.isName(value.column())).isPresent();
  }

  private boolean isMany(int at) {
    return draft.table(at).isPresent()
        && NounNumber.isPlural(draft.tokens.get(at).text())
        && draft.value(at + 1).isEmpty();
  }

  /** "How many butter croissants did we sell" does not count the one product called so. */
  private boolean countsOne() {
    int thing =
        IntStream.range(0, draft.size())
            .filter(at -> draft.cue(at).equals(Optional.of(Cue.COUNT)))
            .map(draft::next)
            .findFirst()
            .orElse(draft.size());
    return draft
        .value(thing)
        .map(Link.ToValue::column)
        .filter(name -> draft.isName(name) && draft.table(thing + 1).isEmpty())
        .filter(name -> draft.subject.or(() -> draft.counted).equals(Optional.of(name.table())))
        .isPresent();
  }

  /** "Per town where the pupils live, count the lessons" counts no pupils. */
  private boolean countsOthers() {
    return IntStream.range(0, draft.size())
        .filter(at -> draft.cue(at).equals(Optional.of(Cue.COUNT)))
        .map(this::behindTime)
        .boxed()
        .flatMap(at -> draft.table(at).stream())
        .anyMatch(rows -> draft.countsSubject && !draft.subject.equals(Optional.of(rows)));
  }

  private int behindTime(int count) {
    int behind = draft.next(count);
    return draft.period(behind).isPresent() ? draft.next(behind) : behind;
  }

  /** "Which tickets include a meal" asks for the kinds of tickets where these alone say so. */
  private boolean showsOfKind(List<Action> actions) {
    Optional<TableName> rows = draft.subject.filter(this::isNamedAlone);
    List<ColumnName> said =
        actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .flatMap(where -> UsedColumns.of(where).stream())
            .toList();
    return rows.isPresent()
        && !said.isEmpty()
        && said.stream().allMatch(one -> isKindOf(one.table(), rows.get()))
        && said.stream().anyMatch(draft::isFlag);
  }

  /** Whether nothing is asked of rows but which they are. */
  private boolean isNamedAlone(TableName rows) {
    return draft.selected.stream()
        .filter(one -> !one.assumed())
        .map(Draft.Selected::expression)
        .filter(one -> isOf(one, rows))
        .allMatch(one -> UsedColumns.of(one).filter(draft::isName).isPresent());
  }

  private static boolean isOf(Expression shown, TableName rows) {
    return UsedColumns.of(shown).filter(one -> one.table().equals(rows)).isPresent();
  }

  /** {@code ticket_types} of {@code tickets}. */
  private static boolean isKindOf(TableName kinds, TableName rows) {
    List<String> parts = NameParts.of(kinds.name());
    List<String> own = NameParts.of(rows.name());
    return parts.size() == own.size() + 1
        && WordClass.KIND_NOUN.contains(NounNumber.singular(parts.get(own.size())))
        && IntStream.range(0, own.size())
            .allMatch(at -> NounNumber.isSame(parts.get(at), own.get(at)));
  }

  /** "The course whose prerequisite is Botany" is not Botany, the only thing that it would show. */
  private boolean showsSaid(List<Action> actions) {
    return !selected.isEmpty()
        && selected.stream()
            .allMatch(
                one ->
                    actions.stream()
                        .anyMatch(
                            action ->
                                action instanceof Action.AddWhere where
                                    && where.condition() instanceof Condition.Comparison equal
                                    && equal.operator() == Condition.Operator.EQUAL
                                    && equal.left().equals(one)));
  }

  /** "The average number of beds" is one number, and so is what nothing ties to another. */
  private boolean showsTwoNumbers() {
    List<Integer> numbers =
        draft.selected.stream()
            .filter(one -> one.expression() instanceof Expression.Aggregate)
            .filter(one -> selected.contains(one.expression()))
            .map(Draft.Selected::token)
            .distinct()
            .sorted()
            .toList();
    return draft.quotient.isEmpty()
        && IntStream.range(1, numbers.size())
            .anyMatch(number -> !isListed(numbers.get(number - 1), numbers.get(number)));
  }

  /** Rooms of several houses may have one number: how many rooms is not how many numbers. */
  private boolean countsPartOfKey() {
    return selected.stream()
        .filter(one -> one instanceof Expression.Aggregate)
        .map(Expression.Aggregate.class::cast)
        .filter(Expression.Aggregate::distinct)
        .flatMap(one -> one.column().stream())
        .anyMatch(this::isPartOfKey);
  }

  private boolean isPartOfKey(ColumnName column) {
    return draft.knowledge.catalog().table(column.table()).stream()
            .map(Table::primaryKey)
            .anyMatch(key -> key.size() > 1 && key.contains(column.column()))
        && draft.knowledge.catalog().keysOf(column.table()).stream()
            .noneMatch(
                key ->
                    key.from().equals(column.table())
                        && key.fromColumns().contains(column.column()));
  }

  /** "The names and the players of clubs" are not the names of the players alone. */
  private boolean showsTwice() {
    return draft.selected.stream()
        .filter(one -> !one.assumed() && draft.fillerBefore(one.token(), WordClass.AND))
        .anyMatch(
            one ->
                draft.selected.stream()
                    .filter(other -> !other.assumed() && other.token() < one.token())
                    .filter(other -> draft.tokens.get(other.token()).link().isPresent())
                    .filter(other -> draft.next(other.token()) == one.token())
                    .anyMatch(other -> other.expression().equals(one.expression())));
  }

  private boolean isListed(int from, int to) {
    return IntStream.rangeClosed(from + 1, to)
        .anyMatch(
            at ->
                draft.isBehindComma(at)
                    || draft.beginsSentence(at)
                    || WordClass.LISTING.contains(draft.tokens.get(at).text()));
  }

  /** "Which items are stored in a warehouse" is not answered by codes of warehouses alone. */
  private boolean showsOthers() {
    int noun = draft.next(0);
    return draft.size() > 0
        && WordClass.ASKING_THING.contains(draft.tokens.get(0).text())
        && !selected.isEmpty()
        && selected.stream().allMatch(Cell.class::isInstance)
        && draft.table(noun).filter(rows -> draft.subject.equals(Optional.of(rows))).isPresent()
        && draft.table(noun).stream()
            .flatMap(rows -> Stream.of(rows, SameRows.called(draft, rows)))
            .noneMatch(rows -> selected.stream().anyMatch(shown -> isOf(shown, rows)));
  }

  /** "The dearest repairs: which contractor, and what did they cost" asks for contractors, too. */
  private boolean leavesOut() {
    return IntStream.range(1, draft.size())
        .filter(at -> draft.fillerBefore(at, WordClass.ASKING_THING))
        .boxed()
        .flatMap(at -> draft.table(at).stream())
        .filter(draft.named::contains)
        .anyMatch(asked -> !isShown(asked));
  }

  /** "In each town, which shop has the highest rent" asks for shops, and not for the rent alone. */
  private boolean leavesOutOfEach() {
    return selected.stream().anyMatch(one -> one instanceof Expression.Aggregate)
        && IntStream.range(1, draft.size())
            .filter(at -> draft.fillerBefore(at, WordClass.ASKING_THING))
            .filter(at -> draft.cue(0).or(() -> draft.cue(1)).equals(Optional.of(Cue.EACH)))
            .boxed()
            .flatMap(at -> draft.table(at).stream())
            .anyMatch(asked -> selected.stream().noneMatch(one -> isOf(one, asked) && isName(one)));
  }

  private boolean isName(Expression shown) {
    return shown instanceof Cell cell
        && (draft.isName(cell.column()) || draft.columns.isKey(cell.column()));
  }

  private boolean isShown(TableName asked) {
    return draft.subject.filter(asked::equals).isPresent()
        || selected.stream()
            .flatMap(one -> UsedColumns.of(one).stream())
            .map(ColumnName::table)
            .anyMatch(asked::equals);
  }
}
