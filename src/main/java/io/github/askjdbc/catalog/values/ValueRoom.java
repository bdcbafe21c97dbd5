package io.github.askjdbc.catalog.values;

import java.util.ArrayList;
import java.util.List;

/** How much of a database's values is read, and how much more may be. For one thread at a time. */
final class ValueRoom {
  private final ValueLimits limits;
  private long values;
  private long characters;
  private long rows;

  ValueRoom(ValueLimits limits) {
    this.limits = limits;
  }

  /** The first of the texts, as many as there is room for. */
  List<String> taken(List<String> texts) {
    List<String> taken = new ArrayList<>();
    for (String text : texts) {
      if (values == limits.values() || characters >= limits.characters()) {
        break;
      }
      values++;
      characters += text.length();
      taken.add(text);
    }
    return taken;
  }

  void read(int brought) {
    rows += brought;
  }

  boolean isLeftForRows() {
    return rows < limits.rows();
  }

  /** Of all tables. */
  long rows() {
    return rows;
  }
}
