package io.github.askjdbc.catalog.values;

import java.io.IOException;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.NumericDocValues;

/** The value that a search stands at; cheap facts of it can be had without reading its text. */
final class Hit {
  private final NumericDocValues length;
  private final NumericDocValues characters;
  private final NumericDocValues words;
  private final NumericDocValues column;
  private final BinaryDocValues stored;
  private int document;

  Hit(LeafReader reader) throws IOException {
    length = reader.getNumericDocValues(ValueFields.LENGTH);
    characters = reader.getNumericDocValues(ValueFields.CHARACTERS);
    words = reader.getNumericDocValues(ValueFields.WORD_COUNT);
    column = reader.getNumericDocValues(ValueFields.COLUMN_NUMBER);
    stored = reader.getBinaryDocValues(ValueFields.STORED);
  }

  void moveTo(int next) {
    document = next;
  }

  int length() throws IOException {
    return (int) number(length);
  }

  /** See {@link TextForm#characters}. */
  long characters() throws IOException {
    return number(characters);
  }

  /** Distinct stems. */
  int words() throws IOException {
    return (int) number(words);
  }

  int column() throws IOException {
    return (int) number(column);
  }

  String stored() throws IOException {
    return stored.advanceExact(document) ? stored.binaryValue().utf8ToString() : "";
  }

  private long number(NumericDocValues values) throws IOException {
    return values.advanceExact(document) ? values.longValue() : 0;
  }
}
