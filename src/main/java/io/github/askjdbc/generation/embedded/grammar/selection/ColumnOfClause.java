package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.SameRows;
import java.util.Optional;

/**
 * A column whose words stand in a clause that says more of other rows, and that is therefore not
 * asked for: "with host cities", "the ratings they attended", "parties associated with delegates",
 * "where any manager looks after".
 */
final class ColumnOfClause {

  private ColumnOfClause() {}

  /** Whether the words for a column say something of others, and are read by nothing else. */
  static boolean isMeant(Draft draft, int at) {
    return draft.previous(at) > 0
        && (isBeforeOthers(draft, at)
            || isDone(draft, at)
            || isTied(draft, at)
            || isDoer(draft, at)
            || isOfClause(draft, at));
  }

  /** "With attending members": of rows of another table, which it stands right before. */
  private static boolean isBeforeOthers(Draft draft, int at) {
    Optional<TableName> noun = draft.table(at + 1);
    Optional<TableName> own = draft.column(at).map(ColumnName::table);
    return noun.isPresent()
        && draft.adjacent(at, at + 1)
        && !draft.isBehindComma(at + 1)
        && !noun.equals(own)
        && !SameRows.are(draft, noun.get(), own.orElseThrow())
        && (draft.fillerBefore(at, WordClass.WITH)
            || draft.fillerBefore(at, WordClass.POSSESSIVE_PRONOUN));
  }

  /** "Performances they attended"; "when they opened" asks for the day. */
  private static boolean isDone(Draft draft, int at) {
    int pronoun = draft.tokens.get(at).span().first() - 1;
    return pronoun > 0
        && draft.tokens.get(at).span().length() == 1
        && WordClass.isParticiple(draft.tokens.get(at).text())
        && WordClass.SAID_BEFORE.contains(word(draft, pronoun))
        && draft.table(draft.previous(at)).isPresent()
        && !WordClass.ASKING.contains(word(draft, pronoun - 1));
  }

  /** "Associated with delegates", "related to members". */
  private static boolean isTied(Draft draft, int at) {
    int before = draft.previous(at);
    return (draft.onlyBetween(before, at, WordClass.WITH_COLUMN)
            || draft.onlyBetween(before, at, WordClass.TO))
        && (draft.fillerBefore(at, WordClass.WITH) || draft.fillerBefore(at, WordClass.TO))
        && !draft.fillerBefore(at, WordClass.POSSESSIVE_PRONOUN)
        && !draft.isBehindComma(at)
        && WordClass.TYING.contains(draft.tokens.get(before).text());
  }

  /** "With managers managing more than three": who does what the verb behind says. */
  private static boolean isDoer(Draft draft, int at) {
    int verb = at + 1;
    return draft.fillerBefore(at, WordClass.WITH)
        && draft.onlyBetween(draft.previous(at), at, WordClass.WITH)
        && draft.isUnknown(verb)
        && draft.adjacent(at, verb)
        && (WordClass.ING_ENDING.ends(draft.tokens.get(verb).text())
            || WordClass.isParticiple(draft.tokens.get(verb).text()));
  }

  /** "Departments where any manager". */
  private static boolean isOfClause(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.RELATIVE_ADVERB)
        && draft.fillerBefore(at, WordClass.ARTICLE)
        && !draft.fillerBefore(at, WordClass.AND);
  }

  private static String word(Draft draft, int at) {
    return draft.question.words().get(at).folded();
  }
}
