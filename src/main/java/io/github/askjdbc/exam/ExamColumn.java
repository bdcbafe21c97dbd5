package io.github.askjdbc.exam;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import java.util.List;

/**
 * A column that an exam may ask for.
 *
 * @param names as people say it, in the singular; none of them is another column's of the table
 * @param measure whether its numbers say how much
 * @param additive whether they make sense when they are added up
 * @param naming whether it says which row is meant rather than of what sort it is
 */
record ExamColumn(
    Column column, List<String> names, boolean measure, boolean additive, boolean naming) {

  ExamColumn {
    names = List.copyOf(names);
  }

  ColumnName name() {
    return column.name();
  }

  boolean is(ColumnKind kind) {
    return column.kind() == kind;
  }
}
