package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.OtherRole;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.Shortening;
import java.util.stream.IntStream;

/**
 * A verb that ties rows together where the query ties them in a role that no word tells, though
 * other rows tie them as well: members who took a course are those of its enrolments, and not the
 * one who teaches it. What belongs to somebody is of the role itself.
 */
public final class UnsaidRole {

  private UnsaidRole() {}

  static boolean isIn(Draft draft, JoinTree tree) {
    return tree.steps().stream()
        .map(JoinTree.Step::key)
        .filter(key -> isOpen(draft, key))
        .anyMatch(
            key ->
                !draft.absent.isEmpty()
                    || IntStream.range(0, draft.size()).anyMatch(at -> ties(draft, at, key)));
  }

  /** Whether a key is of a role that is not told, and other rows refer to both its ends. */
  public static boolean isOpen(Draft draft, ForeignKey key) {
    return !key.from().equals(key.to()) && OtherRole.is(draft, key);
  }

  private static boolean ties(Draft draft, int at, ForeignKey key) {
    String word = draft.tokens.get(at).text();
    return !draft.free(at)
        && draft.tokens.get(at).link().isEmpty()
        && draft.tokens.get(at).content()
        && RelationVerbs.joins(word)
        && !WordClass.OWNING_VERB.contains(word)
        && key.fromColumns().stream()
            .flatMap(column -> NameParts.of(column).stream())
            .noneMatch(part -> Shortening.isShort(part, Stemming.stem(word)));
  }
}
