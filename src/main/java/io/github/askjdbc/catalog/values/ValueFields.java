package io.github.askjdbc.catalog.values;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.core.KeywordTokenizer;
import org.apache.lucene.analysis.ngram.NGramTokenFilter;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.util.BytesRef;

/** One value of one column as a document of the index; see {@link TermField} for its terms. */
final class ValueFields {
  /** Character trigrams of the folded text. */
  static final String GRAMS = "grams";

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

  /** Of a text that is {@link TextAnalysis#edged} already, as {@link TextAnalysis#grams} are. */
  private static final class Grams extends Analyzer {
    @Override
    protected TokenStreamComponents createComponents(String field) {
      Tokenizer source = new KeywordTokenizer();
      return new TokenStreamComponents(source, new NGramTokenFilter(source, TextAnalysis.GRAM));
    }
  }

  private static final FieldType GRAM_TERMS = gramTerms();

  private ValueFields() {}

  private static FieldType gramTerms() {
    FieldType type = new FieldType();
    type.setTokenized(true);
    type.setOmitNorms(true);
    type.setIndexOptions(IndexOptions.DOCS);
    type.freeze();
    return type;
  }

  /** For the grams; all other fields are terms as they are. */
  static Analyzer analyzer() {
    return new Grams();
  }

  static Document document(ValueForms value) {
    Document document = new Document();
    for (TermField field : TermField.values()) {
      for (String term : field.of(value)) {
        document.add(new StringField(field.indexed(), term, Field.Store.NO));
      }
    }
    document.add(new Field(GRAMS, TextAnalysis.edged(value.folded()), GRAM_TERMS));
    document.add(new StringField(COLUMN, term(value.column()), Field.Store.NO));
    document.add(new NumericDocValuesField(COLUMN_NUMBER, value.column()));
    document.add(new BinaryDocValuesField(STORED, new BytesRef(value.stored())));
    document.add(new NumericDocValuesField(LENGTH, value.length()));
    document.add(new NumericDocValuesField(CHARACTERS, value.characters()));
    document.add(new NumericDocValuesField(WORD_COUNT, value.words()));
    return document;
  }

  static String term(int column) {
    return Integer.toString(column);
  }
}
