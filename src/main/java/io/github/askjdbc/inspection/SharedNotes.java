package io.github.askjdbc.inspection;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What detectors make of one question and its database, whatever the query, such as the values that
 * the question mentions: made once for all queries of the question. For one thread.
 */
public final class SharedNotes {

  private final Map<Class<?>, Object> made = new HashMap<>();

  <T> T once(Class<T> kind, Supplier<T> maker) {
    Object known = made.get(kind);
    if (known == null) {
      known = maker.get();
      made.put(kind, known);
    }
    return kind.cast(known);
  }
}
