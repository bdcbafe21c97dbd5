package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.aggregates.ComparedAggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What is asked at the end in words that stand for others: "and what is it" for that by which an
 * extreme was told, "and where are they" for the one column of places that the rows have. Where
 * that is not told the question is not read, since a part of it would go unanswered.
 */
public final class AskedAgainRule implements Rule {

  private static final Set<String> EXTENT =
      LexiconFile.read("definitions").section("extent").words();

  @Override
  public void apply(Draft draft) {
    List<Word> words = draft.question.words();
    for (int at = 1; at + 1 < words.size() && !draft.rejected; at++) {
      boolean joined = WordClass.AND.contains(words.get(at - 1).folded());
      boolean again = joined && isIt(draft, at + 1);
      boolean extent =
          joined
              && draft.metric.isPresent()
              && WordClass.ASKING_MANNER.contains(words.get(at).folded())
              && EXTENT.contains(words.get(at + 1).folded())
              && isIt(draft, at + 2);
      if (again && WordClass.ASKING_PLACE.contains(words.get(at).folded())) {
        place(draft, draft.at(at));
      } else if (again && WordClass.ASKING_THING.contains(words.get(at).folded())) {
        measure(draft, draft.at(at));
      } else if (joined && isThatNumber(draft, at)) {
        thatNumber(draft, at + 1);
      } else if (extent) {
        measure(draft, draft.at(at));
        IntStream.of(draft.at(at + 1)).filter(draft::free).forEach(draft::take);
      }
    }
  }

  /** "The five customers with the highest total, and that total". */
  private static boolean isThatNumber(Draft draft, int at) {
    String word = draft.question.words().get(at + 1).folded();
    String which = draft.question.words().get(at).folded();
    boolean that =
        WordClass.OWN_DETERMINER.contains(which)
            || WordClass.POSSESSIVE_PRONOUN.contains(which)
            || WordClass.RELATIVE_PRONOUN.contains(which);
    return that
        && isEnd(draft, at + 1)
        && (WordClass.THAT_TOTAL.contains(word) || WordClass.NUMBER_SHOWN.contains(word));
  }

  /** What rows of others are counted or added up for, where they order the rows asked for. */
  private static void thatNumber(Draft draft, int word) {
    boolean sum = WordClass.THAT_TOTAL.contains(draft.question.words().get(word).folded());
    boolean ordered =
        draft.counted.isPresent()
            && draft.actions.stream().anyMatch(Action.AddLimit.class::isInstance);
    int at = draft.at(word);
    if (ordered && draft.selected.stream().anyMatch(one -> one.token() == at)) {
      draft.reject(); // no number of theirs
    } else if (ordered && draft.shownBesides.isEmpty() && sum == draft.summed.isPresent()) {
      draft.shownBesides = Optional.of(Expression.Aggregate.countRows());
      IntStream.of(at).filter(draft::free).forEach(draft::take);
    }
  }

  /** Whether a question ends with "is it". */
  private static boolean isIt(Draft draft, int at) {
    List<Word> words = draft.question.words();
    return at + 1 < words.size()
        && WordClass.BEING.contains(words.get(at).folded())
        && WordClass.PRONOUN.contains(words.get(at + 1).folded())
        && (isEnd(draft, at + 1) || (isPercent(words, at + 2) && isEnd(draft, at + 3)));
  }

  private static boolean isPercent(List<Word> words, int at) {
    return at + 1 < words.size()
        && WordClass.IN_FORM.contains(words.get(at).folded())
        && WordClass.PERCENT.contains(words.get(at + 1).folded());
  }

  private static boolean isEnd(Draft draft, int word) {
    List<Word> words = draft.question.words();
    return word + 1 >= words.size()
        || draft
            .question
            .read()
            .substring(words.get(word).end(), words.get(word + 1).start())
            .contains("?");
  }

  private static void place(Draft draft, int at) {
    List<ColumnName> places =
        draft.subject.stream()
            .flatMap(rows -> draft.knowledge.catalog().table(rows).stream())
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(AskedAgainRule::isPlace)
            .toList();
    List<ColumnName> names =
        draft
            .subject
            .flatMap(draft.knowledge.catalog()::table)
            .map(draft.names::of)
            .orElse(List.of());
    boolean named =
        draft.selected.stream()
            .map(Draft.Selected::expression)
            .allMatch(one -> one instanceof Cell cell && names.contains(cell.column()));
    if (places.size() != 1 || draft.columns.isKey(places.get(0)) || !named) {
      draft.reject();
      return;
    }
    if (draft.selected.isEmpty()) {
      names.forEach(name -> draft.select(0, new Cell(name), List.of()));
    }
    draft.select(at, new Cell(places.get(0)), draft.take(at));
  }

  private static boolean isPlace(ColumnName column) {
    return NameParts.of(column.column()).stream().anyMatch(WordClass.PLACE_COLUMN::contains);
  }

  private static void measure(Draft draft, int at) {
    if (draft.metric.isPresent()) {
      int[] places = IntStream.of(at).filter(draft::free).toArray();
      draft.select(at, new Expression.Defined(draft.metric.get()), draft.take(places));
      return;
    }
    Optional<Expression> told =
        draft.actions.stream()
            .filter(Action.AddOrderBy.class::isInstance)
            .map(order -> ((Action.AddOrderBy) order).expression())
            .filter(one -> one instanceof Cell || draft.summed.isPresent())
            .findFirst();
    boolean limited = draft.actions.stream().anyMatch(Action.AddLimit.class::isInstance);
    Optional<Expression> number = limited ? told : ComparedAggregate.of(draft);
    if (draft.shownBesides.isPresent()) {
      return;
    }
    if (number.isEmpty()) {
      draft.reject();
      return;
    }
    draft.shownBesides = number;
    IntStream.of(at).filter(draft::free).forEach(draft::take);
  }
}
