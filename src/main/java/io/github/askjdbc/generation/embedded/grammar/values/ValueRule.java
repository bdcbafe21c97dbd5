package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.ClauseWords;
import io.github.askjdbc.generation.embedded.grammar.phrases.ListedThings;
import io.github.askjdbc.generation.embedded.grammar.phrases.NounBehind;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnNoun;
import io.github.askjdbc.generation.embedded.grammar.phrases.ValueConditions;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Conditions on stored values: "in Paris", "status is shipped", "not from Lyon", "Paris or Lyon".
 * Values of one column stand together, or the reading is rejected, since one cell cannot be both.
 */
public final class ValueRule implements Rule {

  private static final double TAKEN_FOR_OR = 0.85;

  @Override
  public void apply(Draft draft) {
    Set<ColumnName> compared = new HashSet<>();
    for (int at = 0; at < draft.size() && !draft.rejected; at++) {
      Optional<Link.ToValue> value = draft.value(at);
      if (draft.free(at) && value.isPresent() && !ToldManner.read(draft, at)) {
        if (MistakenValue.isRead(draft, at)) {
          draft.reject();
        }
        if (!compared.add(value.get().column())) {
          draft.reject();
        }
        NounBehind.weigh(draft, at, value.get().column().table());
        condition(draft, at, value.get().column());
      }
    }
  }

  private static void condition(Draft draft, int first, ColumnName column) {
    List<Integer> places = new ArrayList<>(List.of(first));
    List<Condition.Literal> literals =
        new ArrayList<>(List.of(ValueConditions.literal(draft, first)));
    int last = alternatives(draft, first, column, places, literals);
    int before = draft.previous(first);
    int negation = draft.isFree(before, Cue.NOT) ? before : -1;
    if (negation >= 0 && draft.column(draft.previous(negation)).isPresent()) {
      before = draft.previous(negation);
    }
    boolean spoken = draft.free(before) && draft.column(before).equals(Optional.of(column));
    if (spoken) {
      places.add(before);
    } else if (ofOther(draft, before, first, column)) {
      draft.reject();
    }
    int after = draft.next(last);
    boolean named =
        after == last + 1
            || draft.fillerBefore(after, WordClass.AS)
            || draft.onlyBetween(last, after, WordClass.FOR);
    if (draft.free(after) && named && draft.column(after).equals(Optional.of(column))) {
      places.add(after);
    } else if (isOfBehind(draft, first, last, column)) {
      draft.reject();
    } else if (isNamedBehind(draft, first, last, column)) {
      places.add(last + 1);
    }
    negation = negation < 0 ? negation(draft, spoken ? before : first) : negation;
    if (isOtherOf(draft, negation, first, column)) {
      draft.reject();
    }
    if (negation >= 0) {
      places.add(negation);
    }
    List<Integer> leftOut = leftOut(draft, first, last);
    places.addAll(leftOut);
    boolean negated = negation >= 0 || !leftOut.isEmpty();
    if (!negated && places.stream().anyMatch(at -> draft.isFree(at, Cue.NOT))) {
      draft.reject();
      return;
    }
    if (negation >= 0 && isNeverDone(draft, negation, first)) {
      draft.reject();
      return;
    }
    if (negated && isStep(draft, literals, column)) {
      draft.reject();
      return;
    }
    if (!negated && ListedThings.areEveryKind(draft, first, literals, column)) {
      draft.reject();
      return;
    }
    Optional<Condition> held = ListedThings.condition(draft, column, literals, negated);
    if (held.isEmpty()) {
      draft.reject();
      return;
    }
    draft.where(held.get(), draft.take(places));
    if (negated && !isOfCounted(draft, negation, column)) {
      draft.negated.add(column.table());
    }
  }

  /** "Never inspected": what happened to some, and no state whose code looks like it. */
  private static boolean isNeverDone(Draft draft, int negation, int value) {
    String said = draft.tokens.get(value).text();
    return ClauseWords.NEVER.contains(draft.tokens.get(negation).text())
        && WordClass.isParticiple(said)
        && draft
            .value(value)
            .map(Link.ToValue::stored)
            .filter(stored -> !Stemming.stem(Stemming.fold(stored)).equals(Stemming.stem(said)))
            .isPresent();
  }

  /** "At least six orders that were not cancelled": of the rows that are counted, and no others. */
  private static boolean isOfCounted(Draft draft, int negation, ColumnName column) {
    Optional<TableName> counted = Optional.of(column.table());
    int noun = draft.previous(negation);
    boolean told =
        noun + 1 == negation
            || WordClass.RELATIVE_PRONOUN.contains(draft.tokens.get(noun + 1).text());
    return noun >= 0
        && told
        && draft.counted.equals(counted)
        && draft.table(noun).equals(counted)
        && !draft.keepsPartnerless;
  }

  /** "In Los Angeles county" speaks of no town called so. */
  private static boolean isOfBehind(Draft draft, int first, int last, ColumnName column) {
    return draft.free(last + 1)
        && draft
            .column(last + 1)
            .filter(other -> !other.equals(column) && other.table().equals(column.table()))
            .filter(other -> draft.couldBe(first, other))
            .isPresent();
  }

  /** "With a king or queen bed", where the column is called {@code bed_type}. */
  private static boolean isNamedBehind(Draft draft, int first, int last, ColumnName column) {
    int noun = last + 1;
    return draft.free(noun)
        && (draft.fillerBefore(first, WordClass.WITH)
            || draft.fillerBefore(first, WordClass.OWNING))
        && draft.column(noun).filter(one -> one.table().equals(column.table())).isPresent()
        && NameParts.of(column.column()).stream()
            .anyMatch(part -> NounNumber.isSame(part, draft.tokens.get(noun).text()));
  }

  /** "Not counting waived ones", "waived ones left out": the words that say so. */
  private static List<Integer> leftOut(Draft draft, int first, int last) {
    WordSpan state =
        new WordSpan(draft.tokens.get(first).span().first(), draft.tokens.get(last).span().last());
    return draft.question.leftOut(state).stream()
        .flatMap(
            said ->
                IntStream.rangeClosed(draft.at(said.first()), draft.at(said.last()))
                    .filter(at -> at < first || at > last)
                    .filter(at -> draft.free(at) && draft.table(at).isEmpty())
                    .boxed())
        .toList();
  }

  /** Whether the words before a value say that it is one of another column or table. */
  private static boolean ofOther(Draft draft, int before, int first, ColumnName column) {
    Optional<ColumnName> other = draft.free(before) ? draft.column(before) : Optional.empty();
    boolean asked =
        other.isPresent()
            && (draft.tokens.get(before).text().startsWith("how ")
                || isAskedOfOne(draft, before, first, column));
    boolean ofNoun = draft.table(first + 1).equals(Optional.of(column.table()));
    boolean otherColumn =
        other.isPresent()
            && !isPluralBehind(draft, before, first, column)
            && (draft.couldBe(first, other.get())
                || (!asked && !ofNoun && draft.onlyBetween(before, first, WordClass.BEING)));
    boolean otherRow =
        draft.table(before).filter(table -> !table.equals(column.table())).isPresent()
            && draft.adjacent(before, first);
    return otherColumn || otherRow;
  }

  /** "On which floor is Oncology" asks for a column of what is called so. */
  private static boolean isAskedOfOne(Draft draft, int asked, int first, ColumnName name) {
    return draft.fillerBefore(asked, WordClass.ASKING_THING)
        && draft.onlyBetween(asked, first, WordClass.BEING)
        && draft.isName(name)
        && draft.column(asked).filter(one -> one.table().equals(name.table())).isPresent();
  }

  /** "Asset tags laptops" does not say that a tag is called so. */
  private static boolean isPluralBehind(Draft draft, int before, int first, ColumnName column) {
    String word = draft.tokens.get(first).text();
    String stored =
        draft.value(first).map(Link.ToValue::stored).orElse("").toLowerCase(Locale.ROOT);
    boolean state =
        before >= 0
            && draft.tokens.get(before).alternatives().stream()
                .anyMatch(Link.ToFilter.class::isInstance);
    return before == first - 1
        && !state
        && !word.equals(stored)
        && word.endsWith("s")
        && NounNumber.isSame(word, stored)
        && draft.column(before).filter(one -> one.table().equals(column.table())).isPresent();
  }

  /** "Neither in Lyon nor in Porto". */
  private static boolean isNor(Draft draft, int at) {
    return draft.isFree(at, Cue.NOT) && WordClass.NOR.contains(draft.tokens.get(at).text());
  }

  /** Adds the values of the same column that follow with "or", "and" or a comma. */
  private static int alternatives(
      Draft draft,
      int first,
      ColumnName column,
      List<Integer> places,
      List<Condition.Literal> literals) {
    int last = first;
    while (true) {
      int next = draft.next(last);
      boolean or = draft.isFree(next, Cue.OR) || isNor(draft, next);
      int value = or ? draft.next(next) : next;
      boolean listed = or || draft.onlyBetween(last, value, WordClass.VALUE_LIST);
      boolean same =
          draft.free(value)
              && draft.value(value).filter(v -> v.column().equals(column)).isPresent();
      if (listed && OwnNoun.isMisread(draft, value, column, same)) {
        draft.reject();
      }
      if (!listed || !same) {
        return last;
      }
      if (or) {
        places.add(next);
      } else {
        draft.listed.add(column.table());
        draft.belief *= TAKEN_FOR_OR;
      }
      places.add(value);
      Condition.Literal alternative = ValueConditions.literal(draft, value);
      if (!literals.contains(alternative)) {
        literals.add(alternative);
      }
      last = value;
    }
  }

  /**
   * Whether a date of the same row says when the value came about: what is "not shipped" by its
   * status may have been shipped all the same, and delivered since.
   */
  private static boolean isStep(Draft draft, List<Condition.Literal> literals, ColumnName column) {
    Set<String> dated =
        draft.knowledge.catalog().table(column.table()).stream()
            .flatMap(table -> table.columns().stream())
            .filter(other -> other.kind() == ColumnKind.DATE)
            .flatMap(other -> NameParts.of(other.name().column()).stream())
            .map(Stemming::stem)
            .collect(Collectors.toSet());
    Map<String, String> texts = draft.knowledge.codes().texts().getOrDefault(column, Map.of());
    return literals.stream()
        .filter(Condition.Literal.Text.class::isInstance)
        .map(literal -> ((Condition.Literal.Text) literal).value())
        .map(stored -> texts.getOrDefault(stored, stored))
        .anyMatch(said -> dated.contains(Stemming.stem(Stemming.fold(said))));
  }

  /** "Departments other than History" speaks of no course called so. */
  private static boolean isOtherOf(Draft draft, int negation, int first, ColumnName column) {
    return draft
        .table(draft.previous(negation))
        .filter(rows -> draft.adjacent(draft.previous(negation), negation))
        .filter(rows -> !rows.equals(column.table()))
        .filter(
            rows ->
                draft.tokens.get(first).alternatives().stream()
                    .anyMatch(
                        link ->
                            link instanceof Link.ToValue other
                                && other.column().table().equals(rows)))
        .isPresent();
  }

  /** The negation that reaches a condition, over fillers and one verb; -1 for none. */
  private static int negation(Draft draft, int anchor) {
    int before = draft.previous(anchor);
    if (draft.isFree(before, Cue.NOT)) {
      return before;
    }
    boolean verb = draft.isUnknown(before);
    int further = verb ? draft.previous(before) : -1;
    return draft.isFree(further, Cue.NOT) ? further : -1;
  }
}
