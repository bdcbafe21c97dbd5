package io.github.askjdbc.catalog;

import java.util.List;
import java.util.Optional;

/** From text to the columns that hold it. */
public interface ValueIndex {

  /**
   * Whether a column holds exactly that value.
   *
   * @return empty where the column was read in part or not at all, so that absence would prove
   *     nothing
   */
  Optional<Boolean> contains(ColumnName column, String literal);

  /**
   * Stored values equal to the text up to case, accents and surrounding blanks; best first,
   * bounded.
   */
  List<ValueMatch> lookup(String text);
}
