package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import java.io.IOException;
import java.util.List;

/** Values of columns; what is added is found after {@link #refresh}. */
interface ValueStore {

  /** Takes values of a column that it does not hold yet. */
  void add(ColumnName column, List<String> values) throws IOException;

  void refresh() throws IOException;

  /** The values of a column; none where it has more than so many. */
  List<String> few(ColumnName column, int most) throws IOException;

  /** What the text may mean, the best first. */
  List<ValueMatch> lookup(ValueQuery query) throws IOException;
}
