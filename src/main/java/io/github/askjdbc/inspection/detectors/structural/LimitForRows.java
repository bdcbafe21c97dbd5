package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.NameExtent;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Predicate;
import io.github.askjdbc.sql.SelectItem;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Flags a result that shows nothing but the column by which its rows are limited, where the
 * question asks which rows of a table these are: "which wards have more than 10 beds" answered by
 * {@code beds}.
 *
 * <p>The usual cause is a verb that bears the name of the column, as in "stores opened after 2013".
 *
 * <p>Not flagged: a column that must equal a value, which the question may ask for all the same; a
 * result of several columns; a word that names a column as well as the table.
 */
@ErrorSignal(
    id = LimitForRows.ID,
    effect = Effect.VETOES,
    message = MessageContent.NAMES_ONLY,
    summary = "Rows are asked for, and only what limits them is shown",
    condition =
        "The question begins with \"which\" or \"what\" and the name of a table; it fires if the"
            + " one column of the result is of that table and compared as more or less.",
    correction = "Show what the rows are called.",
    clauses = Clause.SELECT)
public final class LimitForRows implements Detector {
  static final String ID = "limit-for-rows";

  private static final Set<Predicate.Operator> LIMITING =
      EnumSet.of(
          Predicate.Operator.MORE,
          Predicate.Operator.AT_LEAST,
          Predicate.Operator.LESS,
          Predicate.Operator.AT_MOST,
          Predicate.Operator.BETWEEN);

  @Override
  public Verdict inspect(Subject subject) {
    List<SelectItem> items = subject.names().outermost().get(0).select().items();
    Optional<TableName> rows = rows(subject);
    if (rows.isEmpty() || items.size() != 1) {
      return new Verdict.Abstained("it is not asked which rows of a table are meant");
    }
    SelectItem item = items.get(0);
    Optional<ColumnName> shown = subject.names().column(item.value());
    boolean limit =
        shown.filter(column -> column.table().equals(rows.get())).isPresent()
            && limits(subject, shown.get());
    return Verdict.of(
        limit
            ? List.of(
                new Finding(
                    ID, Clause.SELECT, item.span(), "the question asks for rows of " + rows.get()))
            : List.of());
  }

  private static boolean limits(Subject subject, ColumnName column) {
    return subject.facts().operations().predicates().stream()
        .filter(one -> one.clause() == Clause.WHERE && LIMITING.contains(one.operator()))
        .flatMap(one -> subject.names().column(one.operands().get(0)).stream())
        .anyMatch(column::equals);
  }

  /** The table that the word behind "which" names, and which is no column's name as well. */
  private static Optional<TableName> rows(Subject subject) {
    List<Word> words = subject.question().words();
    if (words.isEmpty() || !WordClass.ASKING_THING.contains(words.get(0).folded())) {
      return Optional.empty();
    }
    List<Link> links =
        subject.question().linksAt(1).filter(link -> link.span().length() == 1).toList();
    boolean column =
        links.stream()
            .anyMatch(link -> link instanceof Link.ToColumn && link.naming() == NameExtent.WHOLE);
    return links.stream()
        .filter(link -> !column && link.naming() == NameExtent.WHOLE)
        .flatMap(link -> link.namedTable().stream())
        .findFirst();
  }
}
