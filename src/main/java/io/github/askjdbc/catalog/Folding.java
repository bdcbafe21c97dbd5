package io.github.askjdbc.catalog;

import java.text.Normalizer;
import java.util.Locale;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;

/** Brings texts that people take for the same to one form. */
final class Folding {
  /** Lucene's filter writes at most this many characters for one. */
  private static final int GROWTH = 4;

  private Folding() {}

  /** Without surrounding blanks, case and accents. */
  static String fold(String text) {
    char[] in =
        Normalizer.normalize(text.strip(), Normalizer.Form.NFC)
            .toLowerCase(Locale.ROOT)
            .toCharArray();
    char[] out = new char[in.length * GROWTH];
    int length = ASCIIFoldingFilter.foldToASCII(in, 0, out, 0, in.length);
    return new String(out, 0, length);
  }
}
