package io.github.askjdbc.catalog.values;

import java.util.HashSet;
import java.util.Set;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.BytesRefHash;

/** Tells new texts of one column from those read before; many take little more than their bytes. */
final class SeenTexts {
  private static final int FEW = 5_000;

  private interface Seen {
    boolean add(String text);
  }

  private final Set<String> few = new HashSet<>();
  private Seen seen = few::add;
  private int size;
  private long characters;

  boolean isNew(String text) {
    if (size == FEW && !few.isEmpty()) {
      Seen many = bytes();
      few.forEach(many::add);
      few.clear();
      seen = many;
    }
    boolean fresh = seen.add(text);
    size += fresh ? 1 : 0;
    characters += fresh ? text.length() : 0;
    return fresh;
  }

  private static Seen bytes() {
    BytesRefHash hash = new BytesRefHash();
    return text -> hash.add(new BytesRef(text)) >= 0;
  }

  int size() {
    return size;
  }

  /** Of all texts together. */
  long characters() {
    return characters;
  }
}
