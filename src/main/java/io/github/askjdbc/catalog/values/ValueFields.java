package io.github.askjdbc.catalog.values;

import java.nio.ByteBuffer;
import java.util.Set;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.util.BytesRef;

/** One value of one column as a document of the index. */
final class ValueFields {
  /** The folded text as one term. */
  static final String FOLDED = "folded";

  /** Stems, as many terms. */
  static final String WORDS = "words";

  /** All stems as one short term, which different ones may share by chance. */
  static final String ALL_WORDS = "allWords";

  /** Character trigrams of the folded text. */
  static final String GRAMS = "grams";

  /** First letters of the words, and values that may be such letters; see {@link Acronyms}. */
  static final String ACRONYM = "acronym";

  /** The column's number as a term, to look in one column only. */
  static final String COLUMN = "column";

  /** The column's number. */
  static final String COLUMN_NUMBER = "columnNumber";

  /** The value itself. */
  static final String STORED = "stored";

  /** Code points of the folded text; documents are sorted by it, the shortest first. */
  static final String LENGTH = "length";

  /** See {@link TextForm#characters}. */
  static final String CHARACTERS = "characters";

  /** Distinct stems. */
  static final String WORD_COUNT = "wordCount";

  private static final FieldType GRAM_TERMS = gramTerms();

  private final TextAnalysis analysis;

  ValueFields(TextAnalysis analysis) {
    this.analysis = analysis;
  }

  private static FieldType gramTerms() {
    FieldType type = new FieldType();
    type.setTokenized(true);
    type.setOmitNorms(true);
    type.setIndexOptions(IndexOptions.DOCS);
    type.freeze();
    return type;
  }

  Document document(int column, String value) {
    String folded = TextForm.folded(value);
    Document document = new Document();
    document.add(new StringField(FOLDED, folded, Field.Store.NO));
    Set<String> words = analysis.words(value);
    for (String word : words) {
      document.add(new StringField(WORDS, word, Field.Store.NO));
    }
    document.add(new StringField(ALL_WORDS, term(words), Field.Store.NO));
    document.add(new Field(GRAMS, TextAnalysis.edged(folded), GRAM_TERMS));
    for (String form : Acronyms.forms(value)) {
      document.add(new StringField(ACRONYM, form, Field.Store.NO));
    }
    document.add(new StringField(COLUMN, term(column), Field.Store.NO));
    document.add(new NumericDocValuesField(COLUMN_NUMBER, column));
    document.add(new BinaryDocValuesField(STORED, new BytesRef(value)));
    document.add(new NumericDocValuesField(LENGTH, folded.codePointCount(0, folded.length())));
    document.add(new NumericDocValuesField(CHARACTERS, TextForm.characters(folded)));
    document.add(new NumericDocValuesField(WORD_COUNT, words.size()));
    return document;
  }

  /** The same for the same words in any order. */
  static BytesRef term(Set<String> words) {
    return new BytesRef(ByteBuffer.allocate(Integer.BYTES).putInt(words.hashCode()).array());
  }

  static String term(int column) {
    return Integer.toString(column);
  }
}
