package io.github.askjdbc.catalog.values;

import java.util.Set;

/**
 * One value of one column in the forms that it is compared by.
 *
 * @param column its number
 * @param folded see {@link TextForm#folded}
 * @param length code points of the folded text
 * @param characters see {@link TextForm#characters}
 */
record ValueForms(
    int column, String stored, String folded, int length, long characters, Set<String> stems)
    implements Hit {

  static ValueForms of(int column, String value, TextAnalysis analysis) {
    String folded = TextForm.folded(value);
    return new ValueForms(
        column,
        value,
        folded,
        folded.codePointCount(0, folded.length()),
        TextForm.characters(folded),
        analysis.wordsStored(value));
  }

  @Override
  public int words() {
    return stems.size();
  }
}
