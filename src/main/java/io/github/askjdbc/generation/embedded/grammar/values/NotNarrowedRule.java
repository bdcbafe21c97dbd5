package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.Idioms;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What a question says not to look at: "whatever their status", "regardless of type", "closed ones
 * included", "including cancelled ones", "paid or not". It limits nothing and asks for nothing.
 */
public final class NotNarrowedRule implements Rule {

  private static final String OR = "or";

  @Override
  public void apply(Draft draft) {
    List<String> words = draft.question.words().stream().map(Word::folded).toList();
    for (int at = 0; at < draft.size(); at++) {
      IncludedClause.read(draft, at);
      int said = Idioms.whatever(words, draft.tokens.get(at).span().first());
      if (said > 0) {
        whatever(draft, at, draft.tokens.get(at).span().first() + said);
      } else if (isOrNot(draft, at)) {
        orNot(draft, at);
      } else if (isOnes(draft, at) || draft.table(at).isPresent()) {
        included(draft, at);
      }
    }
  }

  /** "Or not" at the end. */
  private static boolean isOrNot(Draft draft, int at) {
    return draft.tokens.get(at).text().equals(OR)
        && draft.isFree(at + 1, Cue.NOT)
        && ends(draft, at + 1);
  }

  /**
   * "Paid or not" behind a comma, "whether they are still here or not": a state, and nothing that
   * is asked for, as it would be behind "and".
   */
  private static void orNot(Draft draft, int or) {
    int first = or - 1;
    while (first > 0 && !isBehindComma(draft, first) && isLoose(draft, first)) {
      first--;
    }
    boolean asked = first > 0 && WordClass.AND.contains(draft.tokens.get(first).text());
    if (first > 0 && isBehindComma(draft, first) && isLoose(draft, first) && !asked) {
      draft.take(IntStream.rangeClosed(first, or + 1).filter(draft::free).toArray());
    }
  }

  private static boolean isBehindComma(Draft draft, int at) {
    return draft.isBehindComma(at) && draft.previous(at) == at - 1;
  }

  /** A state, or a word that stands for nothing in the database. */
  private static boolean isLoose(Draft draft, int at) {
    boolean state =
        draft.filter(at).isPresent()
            || draft.value(at).filter(value -> !draft.isName(value.column())).isPresent()
            || draft.column(at).flatMap(draft.knowledge.times()::form).isPresent();
    return draft.free(at) && (draft.tokens.get(at).link().isEmpty() || state);
  }

  /** A column of kinds or states, and nothing that is counted. */
  private static void whatever(Draft draft, int from, int word) {
    int last = draft.at(word);
    boolean kind =
        draft.free(last)
            && draft
                .column(last)
                .filter(column -> draft.columns.isKind(column, ColumnKind.TEXT))
                .isPresent();
    if (kind && ends(draft, last)) {
      draft.take(IntStream.rangeClosed(from, last).filter(draft::free).toArray());
    }
  }

  /** "Closed ones included", "including cancelled orders": what else is so stays as it is. */
  private static void included(Draft draft, int noun) {
    int what = draft.previous(noun);
    int before = draft.previous(what);
    int behind = draft.next(noun);
    boolean state =
        what >= 0
            && draft.free(what)
            && draft.tokens.get(what).link().isPresent()
            && draft.table(what).isEmpty()
            && draft.adjacent(what, noun)
            && isOfSame(draft, what, noun)
            && isOnly(draft, what);
    if (!state) {
      return;
    }
    if (says(draft, behind, noun + 1) && draft.isBehindComma(what) && ends(draft, behind)) {
      draft.take(what, noun, behind);
    } else if (says(draft, before, what - 1)
        && (isOnes(draft, noun) || draft.isBehindComma(before))
        && ends(draft, noun)) {
      draft.take(before, what, noun);
    }
  }

  private static boolean isOnes(Draft draft, int at) {
    return WordClass.ONES.contains(draft.tokens.get(at).text());
  }

  /** "Ones", or the rows whose state it is. */
  private static boolean isOfSame(Draft draft, int what, int noun) {
    return isOnes(draft, noun)
        || (draft.table(what).isEmpty() && draft.table(noun).equals(stateOf(draft, what)));
  }

  /** The rows that a value, or what befell them, narrows: "closed accounts". */
  private static Optional<TableName> stateOf(Draft draft, int what) {
    return draft
        .rows(what)
        .or(() -> draft.filter(what).map(state -> state.condition().table()))
        .or(
            () ->
                draft
                    .column(what)
                    .filter(column -> draft.knowledge.times().form(column).isPresent())
                    .map(ColumnName::table));
  }

  /** Whether no other state is told: of open and cancelled orders no others are wanted. */
  private static boolean isOnly(Draft draft, int what) {
    Optional<ColumnName> column = draft.value(what).map(Link.ToValue::column);
    return IntStream.range(0, draft.size())
        .filter(at -> at != what)
        .noneMatch(
            at ->
                column.isPresent()
                    ? draft.value(at).map(Link.ToValue::column).equals(column)
                    : draft.filter(at).isPresent());
  }

  private static boolean ends(Draft draft, int at) {
    int behind = draft.next(at);
    return behind >= draft.size() || draft.isBehindComma(behind);
  }

  private static boolean says(Draft draft, int at, int expected) {
    return at == expected
        && draft.isUnknown(at)
        && WordClass.INCLUSIVE.contains(draft.tokens.get(at).text());
  }
}
