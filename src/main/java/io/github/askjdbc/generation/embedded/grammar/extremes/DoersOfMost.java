package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.aggregates.LineTotal;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * "The customer who placed the most orders", "the hall that the most choirs sing in": rows of which
 * a clause says that they did something to the most others, or that the most others did it to them.
 * What the verb says is left to the rules for verbs. Not where rows of a third kind are spoken of
 * before, of which the clause may be.
 */
final class DoersOfMost {

  private static final String DOING = "ing";

  private DoersOfMost() {}

  /**
   * @param at token of "most"
   * @param counted the noun behind it
   */
  static boolean isSaid(Draft draft, int at, int counted) {
    int noun = noun(draft, at, counted);
    Optional<TableName> rows = noun < 0 ? Optional.empty() : draft.table(noun);
    Optional<TableName> others = draft.table(counted);
    return WordClass.MOST.contains(draft.tokens.get(at).text())
        && rows.isPresent()
        && !rows.equals(others)
        && IntStream.range(0, at).allMatch(before -> isOf(draft, before, rows.get()))
        && !LineTotal.hasPieces(draft, others.get())
        && areTied(draft, rows.get(), others.get());
  }

  /** The noun that the clause is of, or -1. */
  private static int noun(Draft draft, int at, int counted) {
    int before = draft.previous(at);
    if (draft.table(before).isPresent() && draft.fillerBefore(at, WordClass.RELATIVE_PRONOUN)) {
      return draft.isUnknown(draft.next(counted)) ? before : -1;
    }
    int noun = draft.previous(before);
    boolean clause =
        draft.isUnknown(before)
            && (draft.fillerBefore(before, WordClass.RELATIVE_PRONOUN)
                || (draft.adjacent(noun, before) && isDoing(draft, before)));
    return clause ? noun : -1;
  }

  /** "Participating" right behind its noun. */
  private static boolean isDoing(Draft draft, int verb) {
    return draft.tokens.get(verb).text().endsWith(DOING);
  }

  /** Whether what a token names, if it names anything, is of these rows. */
  private static boolean isOf(Draft draft, int at, TableName rows) {
    return draft.table(at).stream().allMatch(rows::equals)
        && draft.column(at).map(ColumnName::table).stream().allMatch(rows::equals);
  }

  /** By a key of the others, or by rows that hold nothing but which belong together. */
  private static boolean areTied(Draft draft, TableName rows, TableName others) {
    return draft
        .graph
        .connect(others, Set.of(rows))
        .filter(tree -> !tree.ambiguous())
        .map(JoinTree::steps)
        .filter(DoersOfMost::isPlain)
        .isPresent();
  }

  private static boolean isPlain(List<JoinTree.Step> steps) {
    boolean between = steps.size() == 2 && steps.get(0).multiplies();
    return steps.stream().skip(between ? 1 : 0).noneMatch(JoinTree.Step::multiplies);
  }
}
