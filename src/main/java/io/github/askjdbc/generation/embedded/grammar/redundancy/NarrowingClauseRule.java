package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * What only narrows the rows is not asked for: neither "students who have president votes" nor
 * "which committees have delegates" asks to see a column of theirs. What a column of such a clause
 * says of the rows cannot be told from its name, and its words stay unread.
 */
public final class NarrowingClauseRule implements Rule {

  @Override
  public void apply(Draft draft) {
    OptionalInt head = head(draft);
    if (head.isEmpty()) {
      return;
    }
    List<Draft.Selected> narrowing =
        draft.selected.stream()
            .filter(one -> one.expression() instanceof Expression.Cell)
            .filter(one -> one.token() > head.getAsInt())
            .filter(one -> !isSaidElsewhere(draft, one))
            .filter(one -> isNarrowing(draft, head.getAsInt(), one.token()))
            .toList();
    draft.selected.removeAll(narrowing);
    narrowing.forEach(one -> draft.release(one.token()));
  }

  /** The first token of what is asked for. */
  private static OptionalInt head(Draft draft) {
    IntStream rows =
        IntStream.range(0, draft.size())
            .filter(at -> draft.subject.isPresent() && draft.table(at).equals(draft.subject));
    return IntStream.concat(rows, draft.selected.stream().mapToInt(Draft.Selected::token)).min();
  }

  /** "For each format, the artists in that format", "players who are from each city". */
  private static boolean isSaidElsewhere(Draft draft, Draft.Selected one) {
    Optional<Expression> cell = Optional.of(one.expression());
    return draft.actions.stream()
            .anyMatch(
                action ->
                    action instanceof Action.AddGroupBy group
                        && cell.equals(Optional.of(group.expression())))
        || IntStream.range(0, draft.size())
            .filter(at -> at != one.token())
            .anyMatch(at -> draft.column(at).map(Expression.Cell::new).equals(cell))
        || draft.selected.stream()
            .anyMatch(
                other ->
                    other.token() != one.token() && cell.equals(Optional.of(other.expression())));
  }

  private static boolean isNarrowing(Draft draft, int head, int at) {
    return !isListed(draft, at)
        && !(isUnlinked(draft, draft.previous(at)) && isListed(draft, draft.previous(at)))
        && !IntStream.rangeClosed(head + 1, at).anyMatch(draft::beginsSentence)
        && (isOfClause(draft, head, at) || isDoneByThem(draft, at));
  }

  private static boolean isListed(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.AND)
        || draft.fillerBefore(at, WordClass.POSSESSIVE_PRONOUN)
        || draft.isBehindComma(at);
  }

  /** "Corresponding" of "and the corresponding courses". */
  private static boolean isUnlinked(Draft draft, int at) {
    return at >= 0 && draft.tokens.get(at).link().isEmpty();
  }

  /** Behind "who", or behind the "have" of "which committees have". */
  private static boolean isOfClause(Draft draft, int head, int at) {
    int asked = draft.tokens.get(head).span().last();
    boolean asksRows = draft.asksForRows();
    int own = draft.tokens.get(at).span().first() - 1;
    return IntStream.rangeClosed(asked + 1, own)
        .filter(word -> draft.isUnknown(draft.at(word)))
        .filter(word -> word < own || !asksThing(draft, own))
        .mapToObj(draft.question.words()::get)
        .map(Word::folded)
        .anyMatch(
            word ->
                WordClass.RELATIVE_PRONOUN.contains(word)
                    || (asksRows && WordClass.PERFECT.contains(word)));
  }

  /** "A customer at which company". */
  private static boolean asksThing(Draft draft, int word) {
    return WordClass.ASKING_THING.contains(draft.question.words().get(word).folded());
  }

  /** "The performances they attended". */
  private static boolean isDoneByThem(Draft draft, int at) {
    int before = draft.tokens.get(at).span().first() - 1;
    return WordClass.PRONOUN.contains(draft.question.words().get(before).folded());
  }
}
