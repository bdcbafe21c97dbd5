package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.LinkedPhrase;
import io.github.askjdbc.linking.Link;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A clause of its own that says which rows are looked at as well: ", counting people who have left
 * too", "; retired ones count as well", ", voided ones included". They would have been without it.
 */
final class IncludedClause {

  /** The noun in "retired kit counts too", whatever it is. */
  private static final int MOST_UNKNOWN = 1;

  private IncludedClause() {}

  /** Takes it whole, where it begins at a token. */
  static void read(Draft draft, int first) {
    if (!draft.free(first) || !(draft.isBehindComma(first) || draft.beginsSentence(first))) {
      return;
    }
    int end = first + 1;
    while (end < draft.size() && !draft.isBehindComma(end) && !draft.beginsSentence(end)) {
      end++;
    }
    List<Integer> said =
        IntStream.range(first, end).filter(at -> isTelling(draft, at)).boxed().toList();
    if (said.isEmpty()) {
      return;
    }
    boolean states = said.stream().anyMatch(at -> isState(draft, at));
    boolean includes =
        includes(draft, said.get(0), WordClass.COUNTED_IN)
            || includes(draft, said.get(said.size() - 1), WordClass.COUNTED_TOO);
    if (states && includes && said.stream().allMatch(draft::free) && isPlain(draft, said)) {
      draft.take(said);
    }
  }

  private static boolean isTelling(Draft draft, int at) {
    LinkedPhrase token = draft.tokens.get(at);
    return token.content() || token.link().isPresent();
  }

  private static boolean includes(Draft draft, int at, WordClass words) {
    return draft.isUnknown(at) && words.contains(draft.tokens.get(at).text());
  }

  /** Nothing but states, words for rows, and what includes them. */
  private static boolean isPlain(Draft draft, List<Integer> said) {
    List<Integer> others =
        said.stream().filter(at -> !isState(draft, at) && !isOfRows(draft, at)).toList();
    return others.stream()
            .allMatch(
                at -> draft.isUnknown(at) && !WordClass.VAGUE.contains(draft.tokens.get(at).text()))
        && others.stream()
                .filter(at -> !includes(draft, at, WordClass.COUNTED_IN))
                .filter(at -> !includes(draft, at, WordClass.COUNTED_TOO))
                .count()
            <= MOST_UNKNOWN;
  }

  private static boolean isOfRows(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    return draft.table(at).isPresent()
        || WordClass.ONES.contains(word)
        || WordClass.PEOPLE.contains(word)
        || WordClass.RELATIVE_PRONOUN.contains(word);
  }

  /** Of which no other is told: of open and cancelled orders no others are wanted. */
  private static boolean isState(Draft draft, int at) {
    Optional<ColumnName> holder = draft.value(at).map(Link.ToValue::column);
    boolean value = holder.filter(column -> !draft.isName(column)).isPresent();
    boolean only =
        holder.isEmpty()
            || IntStream.range(0, draft.size())
                .filter(other -> other != at)
                .noneMatch(other -> draft.value(other).map(Link.ToValue::column).equals(holder));
    boolean befell =
        WordClass.isParticiple(draft.tokens.get(at).text())
            && !includes(draft, at, WordClass.COUNTED_TOO)
            && (draft.tokens.get(at).link().isEmpty()
                || draft.column(at).flatMap(draft.knowledge.times()::form).isPresent());
    boolean over =
        draft.isUnknown(at) && WordClass.ENDED_ADJECTIVE.contains(draft.tokens.get(at).text());
    return (value && only) || draft.filter(at).isPresent() || befell || over;
  }
}
