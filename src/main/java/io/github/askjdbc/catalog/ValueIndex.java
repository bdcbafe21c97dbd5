package io.github.askjdbc.catalog;

import java.util.List;
import java.util.Optional;

/** From text to the columns that hold it. */
public interface ValueIndex {

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

  /** How much of a column {@link #lookup} can see now; grows as more is read. */
  IndexCoverage coverage(ColumnName column);
}
