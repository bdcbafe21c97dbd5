package io.github.askjdbc.catalog.values;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.core.KeywordTokenizer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.en.EnglishPossessiveFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.miscellaneous.PerFieldAnalyzerWrapper;
import org.apache.lucene.analysis.ngram.NGramTokenFilter;
import org.apache.lucene.analysis.snowball.SnowballFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.tartarus.snowball.ext.EnglishStemmer;

/** How values and questions are cut into words and into character n-grams. */
final class TextAnalysis {
  /** Characters of one gram; shorter ones are in too many values, longer ones break too often. */
  static final int GRAM = 3;

  /** Stands for the beginning and the end of a text, so that these count as characters too. */
  private static final String EDGE = "\u0001";

  /** Stems (Porter 2) of folded words, without the commonest function words. */
  private static final class Words extends Analyzer {
    @Override
    protected TokenStreamComponents createComponents(String field) {
      Tokenizer source = new StandardTokenizer();
      TokenStream words = new EnglishPossessiveFilter(source);
      words = new ASCIIFoldingFilter(new LowerCaseFilter(words));
      words = new StopFilter(words, EnglishAnalyzer.getDefaultStopSet());
      return new TokenStreamComponents(source, new SnowballFilter(words, new EnglishStemmer()));
    }
  }

  /** Of a text that is {@link #edged} already. */
  private static final class Grams extends Analyzer {
    @Override
    protected TokenStreamComponents createComponents(String field) {
      Tokenizer source = new KeywordTokenizer();
      return new TokenStreamComponents(source, new NGramTokenFilter(source, GRAM));
    }
  }

  private final Analyzer analyzer =
      new PerFieldAnalyzerWrapper(new Words(), Map.of(ValueFields.GRAMS, new Grams()));

  Analyzer analyzer() {
    return analyzer;
  }

  Set<String> words(String text) {
    return tokens(ValueFields.WORDS, text);
  }

  Set<String> grams(String folded) {
    return tokens(ValueFields.GRAMS, edged(folded));
  }

  static String edged(String folded) {
    return EDGE + folded + EDGE;
  }

  private Set<String> tokens(String field, String text) {
    Set<String> tokens = new LinkedHashSet<>();
    try (TokenStream stream = analyzer.tokenStream(field, text)) {
      CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
      stream.reset();
      while (stream.incrementToken()) {
        tokens.add(term.toString());
      }
      stream.end();
    } catch (IOException impossible) {
      throw new UncheckedIOException("a text in memory cannot be read", impossible);
    }
    return tokens;
  }
}
