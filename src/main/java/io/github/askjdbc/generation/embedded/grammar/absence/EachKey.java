package io.github.askjdbc.generation.embedded.grammar.absence;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Several keys by which rows belong to one kind of thing, so that nothing has such rows only where
 * none of the keys leads to it: "drivers without a shift" are no relief drivers of one, and
 * "neither as driver nor as relief" tells of both.
 */
final class EachKey {

  private EachKey() {}

  /**
   * That none of the keys leads to a row; empty where the question tells of one key.
   *
   * @param by what says so of one key
   */
  static Optional<Condition> none(
      Draft draft, TableName from, TableName to, Function<ForeignKey, Condition> by) {
    List<ForeignKey> keys = draft.graph.references(from, to);
    boolean told = keys.stream().limit(1).anyMatch(draft.graph::tells);
    if (keys.size() < 2 || (told && !tellsOfBoth(draft))) {
      return Optional.empty();
    }
    List<String> meant = whose(keys.get(0));
    List<Condition> conditions =
        Stream.concat(
                keys.stream().limit(1),
                keys.stream()
                    .skip(1)
                    .filter(key -> isKindOf(meant, whose(key)) || isKindOf(whose(key), meant)))
            .filter(key -> key.fromColumns().size() == 1)
            .map(by)
            .toList();
    return Optional.of(conditions).filter(all -> all.size() > 1).map(Condition.Both::new);
  }

  private static boolean tellsOfBoth(Draft draft) {
    return draft.question.words().stream().map(Word::folded).anyMatch(WordClass.NOR::contains);
  }

  /** A relief driver is a driver; who something was checked by has another part in it. */
  private static boolean isKindOf(List<String> called, List<String> narrower) {
    int more = narrower.size() - called.size();
    return more > 0
        && !called.isEmpty()
        && narrower.subList(more, narrower.size()).equals(called)
        && narrower.subList(0, more).stream().noneMatch(WordClass.FUNCTION::contains);
  }

  /** A key's words before the one that says that it is a key. */
  private static List<String> whose(ForeignKey key) {
    List<String> words = NameParts.of(ShortNames.writtenOut(key.fromColumns().get(0)));
    boolean keyed = !words.isEmpty() && WordClass.KEY_COLUMN.contains(words.get(words.size() - 1));
    return keyed ? words.subList(0, words.size() - 1) : words;
  }
}
