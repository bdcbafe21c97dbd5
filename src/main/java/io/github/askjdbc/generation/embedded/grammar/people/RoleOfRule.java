package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The person whom one key of the rows spoken of refers to, by the word for what they are to them:
 * "who is the keeper of the Red barn", "who owns the Red barn", where other words of the key's name
 * say what table it leads to.
 */
public final class RoleOfRule implements Rule {

  @Override
  public void apply(Draft draft) {
    boolean who = draft.size() > 1 && AskedPerson.isAsked(draft);
    Optional<TableName> rows = who && isPlain(draft) ? rows(draft) : Optional.empty();
    int role = draft.next(0);
    if (rows.isEmpty()) {
      return;
    }
    boolean ofRows =
        draft.free(role) && draft.table(role).equals(rows) && isNoun(draft, role, role + 1);
    if (ofRows || isNoun(draft, role, role) || isVerb(draft, role)) {
      int said = ofRows ? role + 1 : role;
      key(draft, rows.get(), said).ifPresent(key -> show(draft, key, draft.take(role, said)));
    }
  }

  /** Nothing is read but what tells the rows. */
  private static boolean isPlain(Draft draft) {
    return draft.selected.isEmpty()
        && draft.counted.isEmpty()
        && !draft.actions.isEmpty()
        && draft.actions.stream().allMatch(Action.AddWhere.class::isInstance);
  }

  /** The one table whose conditions were read, where no other is named. */
  private static Optional<TableName> rows(Draft draft) {
    Set<TableName> rows =
        draft.actions.stream()
            .flatMap(action -> UsedColumns.of(action).stream())
            .map(ColumnName::table)
            .collect(Collectors.toSet());
    IntStream.range(0, draft.size()).forEach(at -> draft.table(at).ifPresent(rows::add));
    return rows.size() == 1 ? rows.stream().findFirst() : Optional.empty();
  }

  /** "Is the owner of", "is the barn owner for". */
  private static boolean isNoun(Draft draft, int first, int at) {
    int behind = at + 1;
    return isWord(draft, at)
        && draft.fillerBefore(first, WordClass.BEING)
        && behind < draft.size()
        && WordClass.ROLE_OF.contains(draft.tokens.get(behind).text());
  }

  /** "Who owns". */
  private static boolean isVerb(Draft draft, int at) {
    return at == 1 && isWord(draft, at) && !WordClass.TO.contains(draft.tokens.get(at + 1).text());
  }

  private static boolean isWord(Draft draft, int at) {
    return draft.isUnknown(at) && draft.tokens.get(at).content() && at + 1 < draft.size();
  }

  private static Optional<ForeignKey> key(Draft draft, TableName rows, int said) {
    String stem = Stemming.stem(draft.tokens.get(said).text());
    return draft
        .graph
        .inRole(rows, stem)
        .filter(key -> !key.to().equals(rows))
        .filter(key -> draft.areNamedPeople(key.to()));
  }

  private static void show(Draft draft, ForeignKey key, List<WordSpan> from) {
    ColumnName reference = new ColumnName(key.from(), key.fromColumns().get(0));
    draft.select(0, new Cell(reference), from);
    draft.subject = Optional.of(key.from());
  }
}
