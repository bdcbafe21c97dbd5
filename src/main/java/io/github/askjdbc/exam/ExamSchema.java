package io.github.askjdbc.exam;

import java.util.List;

/**
 * What an exam may ask about.
 *
 * @param keys between its tables, at most one between two of them
 */
record ExamSchema(List<ExamTable> tables, List<ExamKeyLink> keys, GoldSql sql) {
  ExamSchema {
    tables = List.copyOf(tables);
    keys = List.copyOf(keys);
  }
}
