package io.github.askjdbc.generation.embedded.grammar.terms;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeBetween;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A noun that nothing in the database is called by, of which the evidence tells what it has: "an
 * instalment is in dunning if its status is unpaid and it was due before May" speaks of the rows
 * that have that status and that day, if one table has both and no other is spoken of.
 */
public final class DefinedNounRule implements Rule {

  /** One column may be that of another thing as well. */
  private static final int FEWEST = 2;

  @Override
  public void apply(Draft draft) {
    RestatedTerm.put(draft.question)
        .filter(first -> first > 0)
        .map(first -> noun(draft, first))
        .filter(noun -> isNoun(draft, noun) && isTold(draft, noun))
        .ifPresent(noun -> table(draft).ifPresent(rows -> draft.take(places(draft, noun, rows))));
  }

  /** The token right before the clause, or with which what was put begins. */
  private static int noun(Draft draft, int first) {
    int token = draft.at(first);
    return isNoun(draft, token) ? token : token - 1;
  }

  private static boolean isNoun(Draft draft, int at) {
    if (at < 0 || !draft.isUnknown(at) || !draft.tokens.get(at).content()) {
      return false;
    }
    String word = draft.tokens.get(at).text();
    String one = NounNumber.singular(word);
    return NounNumber.isPlural(word)
        && !WordClass.PERSON_NOUN.contains(one)
        && !WordClass.PEOPLE.contains(word);
  }

  /** The one whose rows are asked for, and of which everything is said. */
  private static Optional<TableName> table(Draft draft) {
    Set<ColumnName> columns =
        draft.actions.stream().flatMap(DefinedNounRule::columns).collect(Collectors.toSet());
    Set<TableName> tables =
        columns.stream().map(ColumnName::table).collect(Collectors.toCollection(HashSet::new));
    tables.addAll(draft.named);
    boolean plain =
        draft.actions.stream()
            .noneMatch(
                action -> action instanceof Action.AddHaving || action instanceof Action.AddMerge);
    return plain && tables.size() == 1 && columns.size() >= FEWEST
        ? Optional.of(tables.iterator().next())
        : Optional.empty();
  }

  private static Stream<ColumnName> columns(Action action) {
    boolean length =
        action instanceof Action.AddWhere where
            && where.condition() instanceof Condition.Comparison compared
            && compared.left() instanceof TimeBetween;
    if (!length) {
      return action instanceof Action.AddWhere
          ? UsedColumns.of(action).stream()
          : Stream.<ColumnName>empty();
    }
    TimeBetween time =
        (TimeBetween) ((Condition.Comparison) ((Action.AddWhere) action).condition()).left();
    return Stream.of(time.start().column(), time.end().column());
  }

  /** Whether the evidence is about what the noun calls. */
  private static boolean isTold(Draft draft, int noun) {
    String stem = Stemming.stem(draft.tokens.get(noun).text());
    return draft.question.question().evidence().stream()
        .flatMap(text -> Runs.of(LetterCase.lower(text), Character::isLetter).stream())
        .map(Stemming::stem)
        .anyMatch(stem::equals);
  }

  /** With a word before it that is of the name of the rows: "premium instalments". */
  private static List<Integer> places(Draft draft, int noun, TableName rows) {
    List<Integer> places = new ArrayList<>(List.of(noun));
    int before = noun - 1;
    boolean named =
        before > 0
            && draft.isUnknown(before)
            && NameStems.of(rows.name()).contains(Stemming.stem(draft.tokens.get(before).text()));
    if (named) {
      places.add(before);
    }
    return places;
  }
}
