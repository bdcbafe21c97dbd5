package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.NameExtent;

/**
 * A word in small letters that is also the name of some row: "which songs belong to rock" speaks of
 * no song called Belong, and "cities with two airports" of no airline whose callsign is CITY.
 */
public final class CommonNoun {

  private CommonNoun() {}

  /** Whether the value of a token is the name of a row, which the word alone does not say. */
  public static boolean isMeant(Draft draft, int at) {
    Link.ToValue value = draft.value(at).orElseThrow();
    int first = draft.question.written(draft.tokens.get(at).span()).codePointAt(0);
    return Character.isLowerCase(first)
        && !value.stored().isEmpty()
        && Character.isUpperCase(value.stored().codePointAt(0))
        && isProper(draft, value.column())
        && (isVerb(draft, at) || isNoun(draft, at));
  }

  private static boolean isProper(Draft draft, ColumnName column) {
    return (draft.isName(column) && !draft.columns.isKey(column))
        || NameParts.of(column.column()).stream().anyMatch(WordClass.MARKING_COLUMN::contains);
  }

  private static boolean isVerb(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    return RelationVerbs.joins(word) || WordClass.TYING.contains(word);
  }

  /** Whether the same word is all of the name of a table or a column. */
  private static boolean isNoun(Draft draft, int at) {
    return draft
        .question
        .linksAt(draft.tokens.get(at).span().first())
        .filter(link -> link.span().equals(draft.tokens.get(at).span()))
        .filter(link -> link instanceof Link.ToTable || link instanceof Link.ToColumn)
        .anyMatch(link -> link.naming() == NameExtent.WHOLE);
  }
}
