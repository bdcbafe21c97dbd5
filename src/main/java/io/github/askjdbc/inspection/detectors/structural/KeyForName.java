package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.SelectItem;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Flags a result that shows the number by which another row is referred to, where the question asks
 * for what that row is: "Who is the supervisor of Ann?" answered by {@code supervisor_id}.
 *
 * <p>The usual cause is a column that bears the name of the thing asked for, one join away from it.
 *
 * <p>Not flagged: a key all of whose words the question says, as in "supervisor ids", unless it
 * opens with "who"; a key beside a count or another aggregate of its group; a key to rows that have
 * no text.
 */
@ErrorSignal(
    id = KeyForName.ID,
    effect = Effect.VETOES,
    message = MessageContent.NAMES_ONLY,
    summary = "The result shows the key of a row where the row's name was asked for",
    condition =
        "Columns of the result that hold numbers and refer to rows with texts are compared with "
            + "the question; it fires where the question does not say that it wants a key.",
    correction = "Join the table that the key refers to, and show what people call its rows.",
    clauses = Clause.SELECT)
public final class KeyForName implements Detector {
  static final String ID = "key-for-name";

  @Override
  public Verdict inspect(Subject subject) {
    ResolvedSelect select = subject.names().outermost().get(0);
    List<SelectItem> items = select.select().items();
    boolean summed =
        items.stream()
            .anyMatch(item -> ResolvedSelect.own(item).anyMatch(Expr.Call.class::isInstance));
    if (summed) {
      return new Verdict.Abstained("the result has a computed column");
    }
    return Verdict.of(items.stream().flatMap(item -> finding(subject, item).stream()).toList());
  }

  private static Optional<Finding> finding(Subject subject, SelectItem item) {
    return subject
        .names()
        .column(item.value())
        .filter(subject::isNumber)
        .filter(column -> !isAskedFor(subject, column))
        .flatMap(
            column ->
                referred(subject.knowledge().catalog(), column)
                    .map(
                        table ->
                            new Finding(
                                ID,
                                Clause.SELECT,
                                item.span(),
                                column + " only refers to a row of " + table)));
  }

  /** The table that a key of this one column refers to, if its rows have texts. */
  private static Optional<TableName> referred(CatalogSnapshot catalog, ColumnName column) {
    return catalog.keysOf(column.table()).stream()
        .filter(key -> key.from().equals(column.table()))
        .filter(key -> key.fromColumns().equals(List.of(column.column())))
        .map(ForeignKey::to)
        .filter(
            table ->
                catalog
                    .table(table)
                    .filter(
                        known ->
                            known.columns().stream().anyMatch(c -> c.kind() == ColumnKind.TEXT))
                    .isPresent())
        .findFirst();
  }

  private static boolean isAskedFor(Subject subject, ColumnName column) {
    List<Word> words = subject.question().words();
    boolean ofPeople = !words.isEmpty() && WordClass.ASKING_PERSON.contains(words.get(0).folded());
    Set<String> stems = words.stream().map(Word::stem).collect(Collectors.toSet());
    return !ofPeople && stems.containsAll(NameStems.of(column.column()));
  }
}
