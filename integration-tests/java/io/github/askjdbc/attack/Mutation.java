package io.github.askjdbc.attack;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The kinds of attack; each changes one thing of a text that may be allowed. */
enum Mutation {
  /** A column becomes a name that may be a row, a private or system column, a session's value. */
  COLUMN_TO_NAME(3, NameAttacks::columnToName),
  QUALIFIED_TO_NAME(2, NameAttacks::qualifiedToName),
  COLUMN_TO_WHOLE_ROW(2, NameAttacks::columnToWholeRow),
  LONGER_QUALIFIER(1, NameAttacks::longerQualifier),
  COLUMN_TO_CALL(2, NameAttacks::columnToCall),

  /** A name is given to something, and used where the target may read it otherwise. */
  NAME_TAKEN_AND_USED(12, AliasAttacks::takenAndUsed),
  LOOKALIKE_TAKEN(3, AliasAttacks::lookalikeTaken),
  ITEM_ALIAS(3, AliasAttacks::itemAlias),
  SOURCE_RENAMED(2, AliasAttacks::sourceRenamed),
  SOURCE_SHADOWED(1, AliasAttacks::sourceShadowed),
  NAME_USED(3, AliasAttacks::nameUsed),
  CORRELATED(4, AliasAttacks::correlated),
  PSEUDO_COLUMN(4, AliasAttacks::pseudoColumn),

  TABLE_TO_RELATION(3, RelationAttacks::tableToRelation),
  RELATION_ADDED(2, RelationAttacks::relationAdded),
  JOIN_TO_USING(2, RelationAttacks::joinToUsing),
  JOIN_KIND(2, RelationAttacks::joinKind),
  LATERAL(1, RelationAttacks::lateral),

  FUNCTION_SWAPPED(2, ExpressionAttacks::functionSwapped),
  CALL_ADDED(2, ExpressionAttacks::callAdded),
  ORDINAL(2, ExpressionAttacks::ordinal),
  PRIVATE_CONDITION(1, ExpressionAttacks::privateCondition),
  LITERAL_CHANGED(1, ExpressionAttacks::literalChanged),

  LETTER_CASE(2, SpellingAttacks::letterCase),
  QUOTES(3, SpellingAttacks::quotes),
  LOOKALIKE(1, SpellingAttacks::lookalike),
  COMMENT(1, SpellingAttacks::comment),
  BLANK(1, SpellingAttacks::blank),
  STRING_FORM(1, SpellingAttacks::stringForm),

  ENDING(4, StatementAttacks::ending),
  WORD_DROPPED(1, StatementAttacks::wordDropped),
  WORD_REPEATED(1, StatementAttacks::wordRepeated);

  /** How a text is changed; empty where it has no place for it. */
  interface Change {
    Optional<String> of(SqlTokens sql, Dice dice);
  }

  private static final List<Mutation> BY_WEIGHT =
      Arrays.stream(values())
          .flatMap(mutation -> java.util.Collections.nCopies(mutation.weight, mutation).stream())
          .toList();

  private final int weight;

  @SuppressWarnings("ImmutableEnumChecker") // a function without state
  private final Change change;

  Mutation(int weight, Change change) {
    this.weight = weight;
    this.change = change;
  }

  /** Any of them, the frequent more often. */
  static Mutation any(Dice dice) {
    return dice.pick(BY_WEIGHT);
  }

  Optional<String> of(String sql, Dice dice) {
    return change.of(SqlTokens.of(sql), dice);
  }
}
