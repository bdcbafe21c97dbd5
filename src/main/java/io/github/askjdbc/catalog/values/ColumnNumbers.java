package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ColumnName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Small numbers for columns, as the index keeps them. */
final class ColumnNumbers {
  private final Map<ColumnName, Integer> numbers = new HashMap<>();
  private final List<ColumnName> names = new ArrayList<>();

  /** The column's number, a new one for a new column. */
  synchronized int of(ColumnName column) {
    return numbers.computeIfAbsent(
        column,
        name -> {
          names.add(name);
          return names.size() - 1;
        });
  }

  synchronized boolean knows(ColumnName column) {
    return numbers.containsKey(column);
  }

  synchronized ColumnName name(int number) {
    return names.get(number);
  }

  /** In the order of their numbers. */
  synchronized List<ColumnName> names() {
    return List.copyOf(names);
  }
}
