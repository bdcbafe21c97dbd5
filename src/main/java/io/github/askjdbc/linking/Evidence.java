package io.github.askjdbc.linking;

/**
 * Why some words are read as they are.
 *
 * <p>Firm evidence may be acted upon by itself. The other kinds only make a reading worth a look:
 * they hold for many wrong readings too, and a consumer needs reasons of its own to believe one.
 */
public enum Evidence {
  /** The words are the whole name, as the identifier writes it or word for word. */
  EXACT_NAME(true, "the name"),
  /** The whole name up to endings: "singers" for {@code singer}. */
  STEM(true, "the name but for endings"),
  /** The whole name after a short form in it was written out: "number" for {@code no}. */
  ABBREVIATION(true, "the name, short forms written out"),
  /** The last words of a longer name, or its first before one that says little. */
  PART_OF_NAME(true, "a part of the name"),
  /** The database's own comment on the table or column. */
  COMMENT(true, "the comment"),
  /** A synonym that the owner of the database declared. */
  DECLARED(true, "a declared synonym"),
  /** A shipped list says that the words stand for such a column: "how old" for age. */
  SYNONYM(true, "a phrase that stands for it"),
  /**
   * A stored value, up to case, accents, punctuation, function words and plural endings; or its
   * code, where a shipped list says what such columns hold: F for "female".
   */
  VALUE(true, "a stored value"),
  /** A state that a flag says, or that a date ends or begins: "still open" where none closed it. */
  STATE(true, "a state that a column tells"),
  /** The words speak for themselves: a number, a date, a cue. */
  WORDING(true, "the words themselves"),
  /** Some of the words of a longer name, wherever they stand in the question. */
  SOME_WORDS(false, "some words of the name"),
  /** Near the name in a table of word vectors; relations that are not synonyms pass too. */
  VECTOR(false, "a word of like meaning"),
  /** A shipped list says that the words may stand for such a name, among others. */
  ASSOCIATED(false, "a word that goes with it"),
  /** A stored value in another form: "French" for France, "ICU", or one near it. */
  VALUE_MEANING(false, "a stored value of the same meaning"),
  /** A stored value that resembles the words, as after a typing error, or holds them. */
  VALUE_LIKE(false, "a stored value that resembles it"),
  /** A stored value of the column stands in the question. */
  VIA_VALUE(false, "one of its values"),
  /** A time stands in the question, and the column holds times. */
  VIA_PERIOD(false, "a time that it may hold"),
  /** A column of the table is named. */
  VIA_OWN_COLUMN(false, "one of its columns"),
  /** Shows or counts the rows of a table that is named: its name, title or key. */
  VIA_TABLE(false, "the table it stands for");

  private final boolean firm;
  private final String words;

  Evidence(boolean firm, String words) {
    this.firm = firm;
    this.words = words;
  }

  /** Whether a reading may rest on it alone. */
  public boolean firm() {
    return firm;
  }

  /** For reports: what the words of the question are to the thing they are read as. */
  public String words() {
    return words;
  }
}
