package io.github.askjdbc.exam;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.Table;
import java.util.List;

/**
 * A table that an exam may ask about.
 *
 * @param names as people say what a row of it is, in the singular; none is another table's
 * @param label what tells its rows apart; filled in each, and never the same in two
 * @param columns the others, without keys
 * @param association whether its rows do no more than bring rows of others together
 */
record ExamTable(
    Table table,
    List<String> names,
    ExamColumn label,
    List<ExamColumn> columns,
    boolean association) {

  ExamTable {
    names = List.copyOf(names);
    columns = List.copyOf(columns);
  }

  List<ExamColumn> of(ColumnKind kind) {
    return columns.stream().filter(column -> column.is(kind)).toList();
  }

  /** Texts by which rows are sorted into groups. */
  List<ExamColumn> categories() {
    return of(ColumnKind.TEXT).stream().filter(column -> !column.naming()).toList();
  }

  List<ExamColumn> measures() {
    return columns.stream().filter(ExamColumn::measure).toList();
  }
}
