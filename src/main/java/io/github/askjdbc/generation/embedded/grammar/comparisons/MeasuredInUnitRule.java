package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Compared;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Units;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Numbers that a unit tells the column of: "vans with more than 100,000 km", "calls with less than
 * 5 minutes of talk time", "machines with at least 200 tons of clamp force". Of the rows that stand
 * before, one column counts in such a unit, or one that the words behind it name.
 */
public final class MeasuredInUnitRule implements Rule {

  private static final Units UNITS = new Units();

  private static final int MOST_WORDS = 2;

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      if (draft.free(at) && draft.number(at).isPresent()) {
        read(draft, at);
      }
    }
  }

  private static void read(Draft draft, int at) {
    int cue = draft.previous(at);
    int word = at + 1;
    Optional<Condition.Operator> operator = Comparators.ofNumbers(draft, cue);
    Optional<Units.Unit> unit =
        draft.free(word) ? UNITS.of(draft.tokens.get(word).text()) : Optional.empty();
    int before = draft.previous(cue);
    Optional<TableName> rows = rows(draft, cue);
    if (operator.isEmpty()
        || unit.filter(one -> !WordClass.UNMEASURED_FAMILY.contains(one.family())).isEmpty()
        || rows.isEmpty()
        || !isSaidOf(draft, before, cue)) {
      return;
    }
    List<Integer> names = names(draft, word);
    List<ColumnName> columns = columns(draft, rows.get(), unit.get().family(), names);
    boolean told = !names.isEmpty() || !WordClass.COMMON_FAMILY.contains(unit.get().family());
    if (columns.size() == 1 && told && ends(draft, names.isEmpty() ? word : last(names))) {
      List<Integer> places = new ArrayList<>(List.of(cue, at, word));
      places.addAll(names);
      if (measures(draft, before)) {
        places.add(before);
      }
      Literal number = new Literal.Numeral(draft.number(at).orElseThrow());
      draft.where(
          new Compared(operator.get(), number).with(new Cell(columns.get(0))), draft.take(places));
    }
  }

  /** "Vans with", "vans of", "that weigh": no other verb says what has so many of them. */
  private static boolean isSaidOf(Draft draft, int before, int cue) {
    return measures(draft, before)
        || (!draft.isQuantity(before)
            && (draft.table(before).isPresent()
                || draft.fillerBefore(cue, WordClass.WITH)
                || draft.fillerBefore(cue, WordClass.OWNING)));
  }

  private static boolean measures(Draft draft, int at) {
    return draft.isUnknown(at) && WordClass.MEASURED.contains(draft.tokens.get(at).text());
  }

  private static int last(List<Integer> names) {
    return names.get(names.size() - 1);
  }

  /** The rows that stand last before a token. */
  private static Optional<TableName> rows(Draft draft, int before) {
    return IntStream.iterate(before - 1, at -> at >= 0, at -> at - 1)
        .mapToObj(draft::table)
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** Whether nothing follows that the number says something else with: "5 minutes before". */
  private static boolean ends(Draft draft, int last) {
    int next = last + 1;
    return next >= draft.size()
        || draft.period(next).isPresent()
        || (draft.tokens.get(next).link().isEmpty()
            && !WordClass.BESIDE_LENGTH.contains(draft.tokens.get(next).text()))
        || draft.filter(next).isPresent()
        || draft.value(next).isPresent();
  }

  /** Words behind the unit that name what is measured: "of talk time". */
  private static List<Integer> names(Draft draft, int unit) {
    List<Integer> names = new ArrayList<>();
    int from = unit + 1;
    boolean of = from < draft.size() && WordClass.OF.contains(draft.tokens.get(from).text());
    for (int at = of ? from + 1 : from;
        of && at < draft.size() && names.size() < MOST_WORDS;
        at++) {
      if (!draft.free(at) || !draft.tokens.get(at).content() || draft.table(at).isPresent()) {
        break;
      }
      names.add(at);
    }
    return names;
  }

  private static List<ColumnName> columns(
      Draft draft, TableName rows, String family, List<Integer> names) {
    return draft.knowledge.catalog().table(rows).stream()
        .flatMap(table -> table.columns().stream())
        .filter(column -> isIn(draft, column, family))
        .map(Column::name)
        .filter(draft.columns::isQuantity)
        .filter(column -> isNamed(draft, column, family, names))
        .toList();
  }

  private static boolean isIn(Draft draft, Column column, String family) {
    return UNITS
        .of(column, draft.knowledge.semantics())
        .filter(unit -> unit.family().equals(family))
        .isPresent();
  }

  /** Whether all words are of the name, but for one that says that it is a time. */
  private static boolean isNamed(
      Draft draft, ColumnName column, String family, List<Integer> names) {
    Set<String> stems = new HashSet<>(NameStems.of(column.column()));
    List<String> said =
        names.stream()
            .flatMap(at -> List.of(draft.tokens.get(at).text().split(" ")).stream())
            .filter(word -> !word.equals(family) || stems.contains(Stemming.stem(word)))
            .map(Stemming::stem)
            .toList();
    return names.isEmpty() || (!said.isEmpty() && stems.containsAll(said));
  }
}
