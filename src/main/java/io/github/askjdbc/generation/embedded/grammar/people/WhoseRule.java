package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.People;
import io.github.askjdbc.generation.embedded.grammar.selection.ShownRows;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "Whose invoices are overdue", "whose birthday is in May": the people are asked for, and not what
 * is theirs. Left unread where that may be of several kinds of people.
 */
public final class WhoseRule implements Rule {

  @Override
  public void apply(Draft draft) {
    if (draft.size() < 2 || !WordClass.ASKING_OWNER.contains(draft.tokens.get(0).text())) {
      return;
    }
    int owned =
        IntStream.range(1, draft.size())
            .filter(at -> rows(draft, at).isPresent())
            .findFirst()
            .orElse(draft.size());
    Optional<TableName> people = people(draft, owned);
    draft.selected.removeIf(one -> one.token() == owned);
    boolean plain = draft.selected.isEmpty() && draft.counted.isEmpty() && !draft.countsSubject;
    if (people.isEmpty() || !plain || draft.extremeOfEach.isPresent()) {
      draft.reject();
      return;
    }
    boolean first =
        draft.actions.stream()
            .anyMatch(one -> one instanceof Action.AddLimit || one instanceof Action.AddOrderBy);
    rows(draft, owned).ifPresent(draft.named::add);
    draft.named.add(people.get());
    if (first) {
      draft.subject = rows(draft, owned);
      ShownRows.showNames(draft, 0, people.get());
    } else {
      draft.subject = people;
    }
  }

  private static Optional<TableName> rows(Draft draft, int owned) {
    return draft.table(owned).or(() -> column(draft, owned).map(ColumnName::table));
  }

  /** By its name, or by words that say that it is empty: "whose e-mail address is missing". */
  private static Optional<ColumnName> column(Draft draft, int owned) {
    return draft
        .column(owned)
        .or(
            () ->
                draft
                    .filter(owned)
                    .flatMap(filter -> filter.condition().columns().stream().findFirst())
                    .filter(one -> owned == 1));
  }

  private static Optional<TableName> people(Draft draft, int owned) {
    People people = new People(draft);
    Optional<TableName> rows = rows(draft, owned);
    Optional<ColumnName> own = column(draft, owned).filter(one -> people.are(one.table()));
    return own.isPresent()
        ? rows.filter(one -> isOnlyOf(draft, people, own.get()))
        : rows.flatMap(people::owning);
  }

  /** "Whose birth date": patients have one, and nurses may, too. */
  private static boolean isOnlyOf(Draft draft, People people, ColumnName column) {
    return draft.knowledge.catalog().tables().stream()
        .filter(table -> !table.name().equals(column.table()))
        .filter(table -> table.column(column.column()).isPresent())
        .noneMatch(table -> people.are(table.name()));
  }
}
