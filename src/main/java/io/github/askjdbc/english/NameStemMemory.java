package io.github.askjdbc.english;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The stems of names and literals that were asked for before. Thread-safe. */
public final class NameStemMemory {

  /** More than the queries of one question name. */
  private static final int MOST = 2_000;

  private final Map<String, List<String>> known = new ConcurrentHashMap<>();

  /** As {@link NameStems#of}. */
  public List<String> of(String text) {
    List<String> stems = known.get(text);
    if (stems == null) {
      stems = NameStems.of(text);
      if (known.size() < MOST) {
        known.put(text, stems);
      }
    }
    return stems;
  }
}
