package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.aggregates.PiecesRule;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.NamingColumns;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.linking.Link;
import java.util.List;
import java.util.Optional;

/**
 * Whether the noun that a question asks for was read as something else: "which applicants" as the
 * numbers of what they applied for, "which e-mail address" as what came in by e-mail, "the date of
 * a visit" as the day when the visitor was born.
 */
final class MissedNoun {

  private final Draft draft;
  private final List<Expression> selected;

  private MissedNoun(Draft draft, List<Expression> selected) {
    this.draft = draft;
    this.selected = selected;
  }

  static boolean isIn(Draft draft, List<Expression> selected) {
    MissedNoun missed = new MissedNoun(draft, selected);
    return missed.showsOthers()
        || missed.takesAddress()
        || missed.showsDeedOfDoer()
        || missed.showsBirth()
        || PiecesRule.countsLines(draft);
  }

  /** "Which plaintiffs brought a case" does not ask for cases. */
  private boolean showsOthers() {
    Optional<TableName> called =
        head().flatMap(draft::value).map(value -> value.column().table()).filter(rows -> isNoun());
    return called.isPresent()
        && !selected.isEmpty()
        && selected.stream()
            .allMatch(
                one ->
                    UsedColumns.of(one)
                        .map(ColumnName::table)
                        .filter(shown -> !called.equals(Optional.of(shown)) && isNamedBehind(shown))
                        .isPresent());
  }

  /** Whether the value asked for stands for rows by itself: no "blue" of "which blue vans". */
  private boolean isNoun() {
    int head = head().orElseThrow();
    return NounNumber.isPlural(draft.tokens.get(head).text())
        && draft.next(head) < draft.size()
        && draft.rows(head + 1).isEmpty()
        && draft.column(head + 1).isEmpty();
  }

  private boolean isNamedBehind(TableName shown) {
    int head = head().orElseThrow();
    return draft.tokens.stream()
        .skip(head + 1L)
        .flatMap(one -> one.link().stream())
        .anyMatch(link -> link instanceof Link.ToTable table && table.table().equals(shown));
  }

  /** "Which e-mail address" asks for an address, and for nothing that came by e-mail. */
  private boolean takesAddress() {
    return head()
        .filter(head -> draft.value(head).isPresent())
        .map(head -> draft.tokens.get(head).span().last())
        .filter(last -> isAddress(last) || isAddress(last + 1))
        .isPresent();
  }

  private boolean isAddress(int word) {
    return word < draft.question.words().size()
        && WordClass.ADDRESS.contains(draft.question.words().get(word).folded());
  }

  /** "Which applicants" are no applications; a table of people has their names. */
  private boolean showsDeedOfDoer() {
    Optional<TableName> rows = head().flatMap(draft::table);
    String noun = head().map(head -> NounNumber.singular(draft.tokens.get(head).text())).orElse("");
    return rows.isPresent()
        && (WordClass.DOER_NOUN_ENDING.ends(noun) || WordClass.PERSON_NOUN.contains(noun))
        && NameParts.of(ShortNames.writtenOut(rows.get().name())).stream()
            .noneMatch(part -> NounNumber.isSame(part, noun))
        && !NameParts.of(rows.get().name()).contains(noun)
        && selected.stream().allMatch(one -> one instanceof Cell cell && isLabel(cell.column()));
  }

  private boolean isLabel(ColumnName column) {
    return draft.columns.isKey(column) || NamingColumns.isLabel(column);
  }

  /** What "which" or "what" stands right before. */
  private Optional<Integer> head() {
    boolean asked = draft.size() > 1 && WordClass.ASKING_THING.contains(draft.tokens.get(0).text());
    return asked && draft.next(0) == 1 ? Optional.of(1) : Optional.empty();
  }

  /** "The date" of anything is not when somebody was born. */
  private boolean showsBirth() {
    return draft.selected.stream()
        .filter(one -> WordClass.OWN_DATE.contains(draft.tokens.get(one.token()).text()))
        .flatMap(one -> UsedColumns.of(one.expression()).stream())
        .anyMatch(
            column ->
                NameParts.of(ShortNames.writtenOut(column.column())).stream()
                    .anyMatch(WordClass.BIRTH::contains));
  }
}
