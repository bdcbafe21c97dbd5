package io.github.askjdbc.catalog.values;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.Set;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.en.EnglishPossessiveFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.snowball.SnowballFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.tartarus.snowball.ext.EnglishStemmer;

/** The words of texts in any script. */
final class LuceneWords {

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

  private final Analyzer analyzer = new Words();

  /** Stems (Porter 2) of folded words, without the commonest function words. */
  Set<String> of(String text) {
    Set<String> words = new LinkedHashSet<>();
    try (TokenStream stream = analyzer.tokenStream("", text)) {
      CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
      stream.reset();
      while (stream.incrementToken()) {
        words.add(term.toString());
      }
      stream.end();
    } catch (IOException impossible) {
      throw new UncheckedIOException("a text in memory cannot be read", impossible);
    }
    return words;
  }
}
