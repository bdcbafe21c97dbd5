package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.Word;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * Whether rows are tied to people by a key whose role nobody tells, though they are tied to them in
 * another way as well: "the grants of Felix Keller" are those that he leads, or those on which he
 * works as one of their members. "The tickets opened by him" tells more.
 */
final class OtherTie {

  private final List<ForeignKey> keys;

  private OtherTie(Draft draft) {
    keys = draft.knowledge.catalog().foreignKeys();
  }

  /**
   * Whether two keys tie the same rows in one role each, and no word tells which one is meant: the
   * tours of a guide may be those that she led, or those for which she stood by.
   */
  static boolean isUntold(Draft draft, JoinTree tree) {
    OtherTie other = new OtherTie(draft);
    return tree.steps().stream()
        .map(JoinTree.Step::key)
        .filter(draft.graph::isUnsaid)
        .anyMatch(
            key ->
                other.keys.stream()
                    .filter(second -> !second.equals(key))
                    .anyMatch(
                        second ->
                            second.from().equals(key.from()) && second.to().equals(key.to())));
  }

  static boolean isIn(Draft draft, JoinTree tree) {
    if (draft.question.words().stream().map(Word::folded).anyMatch(WordClass::isParticiple)) {
      return false;
    }
    OtherTie other = new OtherTie(draft);
    Set<TableName> joined = tree.tables();
    return tree.steps().stream()
        .map(JoinTree.Step::key)
        .filter(draft.graph::isUnsaid)
        .filter(key -> isOfPeople(draft, key.to()))
        .anyMatch(key -> other.isBeside(key, joined));
  }

  private static boolean isOfPeople(Draft draft, TableName rows) {
    return draft.knowledge.catalog().table(rows).filter(draft.names::isOfPeople).isPresent();
  }

  /** A table that refers to both rows, or to which the one refers and which refers to the other. */
  private boolean isBeside(ForeignKey key, Collection<TableName> joined) {
    return keys.stream()
        .filter(second -> second.to().equals(key.to()) && !joined.contains(second.from()))
        .map(ForeignKey::from)
        .anyMatch(between -> refers(between, key.from()) || refers(key.from(), between));
  }

  private boolean refers(TableName from, TableName to) {
    return keys.stream().anyMatch(key -> key.from().equals(from) && key.to().equals(to));
  }
}
