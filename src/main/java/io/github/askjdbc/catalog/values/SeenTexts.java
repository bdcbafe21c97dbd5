package io.github.askjdbc.catalog.values;

import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.BytesRefHash;

/** Tells new texts of one column from those read before; takes little more than their bytes. */
final class SeenTexts {
  private final BytesRefHash seen = new BytesRefHash();
  private long characters;

  boolean isNew(String text) {
    boolean fresh = seen.add(new BytesRef(text)) >= 0;
    characters += fresh ? text.length() : 0;
    return fresh;
  }

  int size() {
    return seen.size();
  }

  /** Of all texts together. */
  long characters() {
    return characters;
  }
}
