package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import java.io.IOException;
import java.util.List;

/** Values of which nobody knows yet how many will come: few as they are, more in an index. */
final class GrowingValues implements ValueStore {
  private volatile ValueStore values = new FewValues();

  @Override
  public void add(ColumnName column, List<String> more) throws IOException {
    if (values instanceof FewValues few && !few.hasRoomFor(more)) {
      ValueStore index = IndexedValues.inMemory();
      few.copyTo(index);
      values = index;
    }
    values.add(column, more);
  }

  @Override
  public void refresh() throws IOException {
    values.refresh();
  }

  @Override
  public List<String> few(ColumnName column, int most) throws IOException {
    return values.few(column, most);
  }

  @Override
  public List<ValueMatch> lookup(ValueQuery query) throws IOException {
    return values.lookup(query);
  }
}
