package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.IndexCoverage;
import java.io.IOException;
import java.util.List;

/** Takes what is read. */
interface ReadTexts {

  /**
   * Keeps new texts of a column.
   *
   * @return false if there was no more room for some
   */
  boolean add(ColumnName column, List<String> texts) throws IOException;

  /** So many rows were brought. */
  void read(int rows);

  /** Whether more rows may be read beyond the first of each table. */
  boolean hasRoomForRows();

  /** How much of a column is read by now. */
  void covered(ColumnName column, IndexCoverage coverage);
}
