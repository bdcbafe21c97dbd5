package io.github.askjdbc.catalog.values;

import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.BytesRefHash;

/** Tells new texts of one column from those read before; takes little more than their bytes. */
final class SeenTexts {
  private final BytesRefHash seen = new BytesRefHash();

  boolean isNew(String text) {
    return seen.add(new BytesRef(text)) >= 0;
  }

  int size() {
    return seen.size();
  }
}
