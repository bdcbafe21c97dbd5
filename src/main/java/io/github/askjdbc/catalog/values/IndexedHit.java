package io.github.askjdbc.catalog.values;

import java.io.IOException;
import java.util.Set;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.NumericDocValues;

/** The value that a search of the index stands at. */
final class IndexedHit implements Hit {
  private final TextAnalysis analysis;
  private final NumericDocValues length;
  private final NumericDocValues characters;
  private final NumericDocValues words;
  private final NumericDocValues column;
  private final BinaryDocValues stored;
  private int document;

  IndexedHit(LeafReader reader, TextAnalysis analysis) throws IOException {
    this.analysis = analysis;
    length = reader.getNumericDocValues(ValueFields.LENGTH);
    characters = reader.getNumericDocValues(ValueFields.CHARACTERS);
    words = reader.getNumericDocValues(ValueFields.WORD_COUNT);
    column = reader.getNumericDocValues(ValueFields.COLUMN_NUMBER);
    stored = reader.getBinaryDocValues(ValueFields.STORED);
  }

  void moveTo(int next) {
    document = next;
  }

  @Override
  public int length() throws IOException {
    return (int) number(length);
  }

  @Override
  public long characters() throws IOException {
    return number(characters);
  }

  @Override
  public int words() throws IOException {
    return (int) number(words);
  }

  @Override
  public int column() throws IOException {
    return (int) number(column);
  }

  @Override
  public String stored() throws IOException {
    return stored.advanceExact(document) ? stored.binaryValue().utf8ToString() : "";
  }

  @Override
  public String folded() throws IOException {
    return TextForm.folded(stored());
  }

  @Override
  public Set<String> stems() throws IOException {
    return analysis.wordsStored(stored());
  }

  private long number(NumericDocValues values) throws IOException {
    return values.advanceExact(document) ? values.longValue() : 0;
  }
}
