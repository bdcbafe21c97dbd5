package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ListedTexts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What holds a column to stored values: also where its cells list several things. */
public final class ListedThings {

  private ListedThings() {}

  /**
   * The condition that cells are, or list, one of some values.
   *
   * @return empty where cells list them and no simple condition finds those that do
   */
  public static Optional<Condition> condition(
      Draft draft, ColumnName column, List<Condition.Literal> values, boolean negated) {
    Expression cell = new Expression.Cell(column);
    List<ListedTexts> listed =
        values.stream()
            .filter(Condition.Literal.Text.class::isInstance)
            .map(one -> ((Condition.Literal.Text) one).value())
            .map(text -> ListedTexts.of(text, column, draft.knowledge.values()))
            .filter(ListedTexts::any)
            .toList();
    if (listed.isEmpty()) {
      return Optional.of(
          values.size() > 1
              ? new Condition.AnyOf(cell, values, negated)
              : new Condition.Comparison(
                  cell,
                  negated ? Condition.Operator.NOT_EQUAL : Condition.Operator.EQUAL,
                  values.get(0)));
    }
    boolean plain = values.size() == 1 && !negated && !saysAlone(draft);
    return plain && !listed.get(0).within() && isPlain(values.get(0))
        ? Optional.of(new Condition.Like(cell, pattern(values.get(0)), false))
        : Optional.empty();
  }

  /** "Only trailers" may mean that no other is listed, or speak of something else. */
  private static boolean saysAlone(Draft draft) {
    return draft.question.words().stream().map(Word::folded).anyMatch(WordClass.ALONE::contains);
  }

  /** "The average age of male and female students" asks for one of each rather than of all. */
  public static boolean areEveryKind(
      Draft draft, int first, List<Condition.Literal> values, ColumnName column) {
    return IntStream.range(0, first).anyMatch(at -> draft.isFree(at, Cue.AVERAGE))
        && values.size() > 1
        && draft.listed.contains(column.table())
        && draft.knowledge.statistics().samples(column).size() == values.size();
  }

  /** In a pattern, these would match other texts too. */
  private static boolean isPlain(Condition.Literal value) {
    String text = ((Condition.Literal.Text) value).value();
    return text.indexOf('%') < 0 && text.indexOf('_') < 0;
  }

  private static Condition.Literal pattern(Condition.Literal value) {
    return new Condition.Literal.Text("%" + ((Condition.Literal.Text) value).value() + "%");
  }
}
