package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.CueList;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Length;
import io.github.askjdbc.generation.embedded.grammar.comparisons.NumbersComparedRule;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.LengthWords;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.generation.embedded.grammar.times.TimeConditions;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Rows compared with the one row of their own table that they refer to: "earn more than their
 * supervisor", "hired before their own manager", "live in the same town as their mentor". The other
 * row stands at the end of the question, by a word for the key that leads to it.
 */
public final class OwnReferenceRule implements Rule {

  private static final int SHORTEST_HOURLY = 4;

  /**
   * What is compared, and how.
   *
   * @param places of the words that say so
   * @param last the last of them
   */
  private record Comparison(
      ColumnName column, Condition.Operator operator, Set<Integer> places, int last) {}

  @Override
  public void apply(Draft draft) {
    int noun = last(draft);
    for (int at = 0; at < noun; at++) {
      Optional<Comparison> compared = compared(draft, at).filter(one -> one.last() < noun);
      Optional<ForeignKey> key =
          compared.flatMap(one -> key(draft, one.column().table(), one.last(), noun));
      if (key.isPresent()) {
        add(draft, compared.get(), key.get(), noun);
        return;
      }
    }
  }

  /** The last word that says something. */
  private static int last(Draft draft) {
    return draft.previous(draft.size());
  }

  private static Optional<Comparison> compared(Draft draft, int at) {
    return byCue(draft, at)
        .or(() -> apiece(draft, at))
        .or(() -> byDegree(draft, at))
        .or(() -> alike(draft, at));
  }

  /** "Salary higher than", "hired before", "hired earlier than". */
  private static Optional<Comparison> byCue(Draft draft, int at) {
    int left = draft.previous(at);
    Optional<Condition.Operator> ofTimes =
        Comparators.ofYears(draft, at).or(() -> ofTimes(draft, at));
    Optional<Condition.Operator> operator = ofTimes.or(() -> Comparators.ofNumbers(draft, at));
    Optional<ColumnName> column =
        ofTimes.isPresent()
            ? time(draft, left, at)
            : draft.isQuantity(left) ? draft.column(left) : Optional.empty();
    return operator.isEmpty()
        ? Optional.empty()
        : column.map(one -> new Comparison(one, operator.get(), Set.of(left, at), at));
  }

  /** "Earn more per hour than". */
  private static Optional<Comparison> apiece(Draft draft, int at) {
    int earns = draft.previous(at);
    int hour = at + 2;
    boolean said =
        earns > 0
            && hour + 1 < draft.size()
            && draft.free(earns)
            && WordClass.EARNING.contains(draft.tokens.get(earns).text())
            && draft.isFree(at + 1, Cue.EACH)
            && WordClass.PER.contains(draft.tokens.get(at + 1).text())
            && LengthWords.length(draft.tokens.get(hour).text())
                .filter(Length.HOURS::equals)
                .isPresent()
            && WordClass.THAN.contains(draft.tokens.get(hour + 1).text());
    Optional<Condition.Operator> operator =
        said ? NumbersComparedRule.ahead(draft, at) : Optional.empty();
    return operator.flatMap(
        one ->
            NearestRows.of(draft, earns)
                .or(() -> draft.subject)
                .flatMap(rows -> hourly(draft, rows))
                .map(pay -> new Comparison(pay, one, Set.of(earns, at, at + 1, hour), hour)));
  }

  /** The one number of a row that is so much an hour. */
  private static Optional<ColumnName> hourly(Draft draft, TableName rows) {
    List<ColumnName> pay =
        draft.knowledge.catalog().table(rows).stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(draft.columns::isQuantity)
            .filter(
                column ->
                    NameParts.of(ShortNames.writtenOut(column.column())).stream()
                        .anyMatch(OwnReferenceRule::isHourly))
            .toList();
    return pay.size() == 1 ? Optional.of(pay.get(0)) : Optional.empty();
  }

  /** {@code hour}, and {@code hourlyrate} as well. */
  private static boolean isHourly(String part) {
    return WordClass.HOURLY.words().stream()
        .anyMatch(
            hourly ->
                part.equals(hourly)
                    || (hourly.length() > SHORTEST_HOURLY && part.startsWith(hourly)));
  }

  private static Optional<Condition.Operator> ofTimes(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    return !draft.isUnknown(at)
        ? Optional.empty()
        : WordClass.EARLIER.contains(word)
            ? Optional.of(Condition.Operator.LESS)
            : WordClass.LATER.contains(word)
                ? Optional.of(Condition.Operator.MORE)
                : Optional.empty();
  }

  /** The time of a row that a word before tells, which says nothing else. */
  private static Optional<ColumnName> time(Draft draft, int left, int at) {
    return draft.dates.of(draft.tokens.get(at).span()).stream()
        .filter(dated -> dated.by().map(draft::at).equals(Optional.of(left)))
        .filter(dated -> TimeConditions.onlyTells(draft, left, dated.column()))
        .filter(TimeChoice::isSure)
        .map(TimeChoice.Dated::column)
        .findFirst();
  }

  /** "A higher salary than". */
  private static Optional<Comparison> byDegree(Draft draft, int at) {
    String cue = CueList.cues().getOrDefault(draft.tokens.get(at).text() + " than", "");
    int next = draft.next(at);
    boolean more = cue.equals(Cue.MORE_THAN.name());
    boolean less = cue.equals(Cue.LESS_THAN.name());
    Set<Integer> places = new TreeSet<>(Set.of(at, next));
    int gets = draft.previous(at);
    if (draft.isUnknown(gets) && WordClass.EARNING.contains(draft.tokens.get(gets).text())) {
      places.add(gets);
    }
    return (more || less) && draft.free(at) && draft.isQuantity(next)
        ? draft
            .column(next)
            .map(
                column ->
                    new Comparison(
                        column,
                        more ? Condition.Operator.MORE : Condition.Operator.LESS,
                        places,
                        next))
        : Optional.empty();
  }

  /** "The same town as", "a different club from". */
  private static Optional<Comparison> alike(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    int next = draft.next(at);
    if (!WordClass.ALIKE.contains(word) || !draft.free(at) || !draft.free(next)) {
      return Optional.empty();
    }
    Condition.Operator operator =
        WordClass.UNLIKE.contains(word) ? Condition.Operator.NOT_EQUAL : Condition.Operator.EQUAL;
    Optional<ColumnName> column =
        draft.column(next).or(() -> draft.table(next).flatMap(table -> leading(draft, table)));
    return column.map(one -> new Comparison(one, operator, Set.of(at, next), next));
  }

  /** The one column of the rows asked for that refers to another table. */
  private static Optional<ColumnName> leading(Draft draft, TableName table) {
    Optional<TableName> rows =
        IntStream.range(0, draft.size())
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .findFirst();
    List<ForeignKey> keys = rows.map(one -> draft.graph.references(one, table)).orElse(List.of());
    return keys.size() == 1 && keys.get(0).fromColumns().size() == 1
        ? Optional.of(new ColumnName(keys.get(0).from(), keys.get(0).fromColumns().get(0)))
        : Optional.empty();
  }

  /** The key that the words behind a comparison are one for, and nothing else. */
  private static Optional<ForeignKey> key(Draft draft, TableName table, int after, int noun) {
    int role = role(draft, table, noun);
    boolean whole =
        draft.free(noun)
            && draft.free(role)
            && role > after
            && (isComparison(draft, after) || isSaid(draft, after, role))
            && IntStream.range(after + 1, role).allMatch(at -> isBetween(draft, at));
    boolean several = NounNumber.isPlural(draft.tokens.get(noun).text());
    Optional<ForeignKey> key =
        whole && !several
            ? draft.graph.toOwnRows(table, Stemming.stem(draft.tokens.get(role).text()))
            : Optional.empty();
    return key.filter(
        one ->
            draft.tokens.get(role).link().isEmpty()
                || draft
                    .column(role)
                    .equals(Optional.of(new ColumnName(table, one.fromColumns().get(0)))));
  }

  /** "Head" of "their head teacher", where the rows are teachers, or the noun alone. */
  private static int role(Draft draft, TableName table, int noun) {
    boolean own = draft.table(noun).equals(Optional.of(table));
    return own && draft.isUnknown(noun - 1) && draft.tokens.get(noun - 1).content()
        ? noun - 1
        : noun;
  }

  private static boolean isComparison(Draft draft, int at) {
    return draft.cue(at).filter(cue -> cue.demand() == Cue.Kind.COMPARISON).isPresent();
  }

  private static boolean isSaid(Draft draft, int after, int noun) {
    return IntStream.range(after + 1, noun)
        .anyMatch(at -> WordClass.COMPARED_BY.contains(draft.tokens.get(at).text()));
  }

  /** "Than the person they", "as their own"; "than a" may be any of them. */
  private static boolean isBetween(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    boolean any = WordClass.ARTICLE.contains(word);
    return draft.free(at)
        && !any
        && (WordClass.OWN.contains(word)
            || WordClass.REFERRED_ONE.contains(word)
            || (draft.tokens.get(at).link().isEmpty() && !draft.tokens.get(at).content()));
  }

  private static void add(Draft draft, Comparison compared, ForeignKey key, int noun) {
    TableName table = key.from();
    Set<Integer> places = new TreeSet<>(compared.places());
    IntStream.rangeClosed(compared.last() + 1, noun).forEach(places::add);
    List<WordSpan> spans = draft.take(places);
    Action.Pair referred =
        new Action.Pair(
            new Cell(new ColumnName(table, key.fromColumns().get(0))),
            new Cell(new ColumnName(table, key.toColumns().get(0)), 1));
    Action.Join join = new Action.Join(List.of(referred), false);
    draft.actions.add(new Action.AddFrom(table, 1, Optional.of(join), spans));
    draft.where(
        new Condition.Comparison(
            new Cell(compared.column()), compared.operator(), new Cell(compared.column(), 1)),
        spans);
  }
}
