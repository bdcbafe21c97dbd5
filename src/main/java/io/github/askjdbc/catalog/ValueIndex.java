package io.github.askjdbc.catalog;

import java.util.List;
import java.util.Optional;

/** From text to the columns that hold it. */
public interface ValueIndex {

  /** Values of a column of which {@link #few} tells all. */
  int MOST_OF_FEW = 40;

  /**
   * Whether a row's cell in that column equals the literal, as the target compares them.
   *
   * @return empty where that is not known: absence in the index proves nothing for a column that
   *     was read in part, and the target could not be asked in time
   */
  Optional<Boolean> contains(ColumnName column, String literal);

  /**
   * Stored values that the text may mean, best first; bounded in number and in the work spent on
   * finding them, so that among very many similar values some are left out.
   */
  List<ValueMatch> lookup(ValueQuery query);

  /** Stored values equal to the text up to case, accents and blanks; best first, bounded. */
  default List<ValueMatch> lookup(String text) {
    return lookup(ValueQuery.sameText(text));
  }

  /**
   * The distinct values of a column that holds few of them, as one of codes or kinds does.
   *
   * @return empty where it holds more than {@value #MOST_OF_FEW}, or was not read as a whole
   */
  default List<String> few(ColumnName column) {
    return List.of();
  }

  /** How much of a column {@link #lookup} can see now; grows as more is read. */
  IndexCoverage coverage(ColumnName column);
}
