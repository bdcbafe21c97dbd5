package io.github.askjdbc.generation;

/**
 * Who wrote a candidate: a generator, one of its ways of reading, or a person.
 *
 * @param id stable, lower case with hyphens; features are named after it
 * @param careful whether it reads word by word, so that what it says it accounts for was understood
 *     and not guessed at
 * @param trained whether the models of the confidence were trained on SQL that it wrote
 */
public record Writer(String id, Kind kind, boolean careful, boolean trained) {

  /** What kind of writer it is. */
  public enum Kind {
    /** A person, who found the SQL right for the question. */
    PERSON,
    /** Nobody that is known: the SQL came with the question, to be checked. */
    GIVEN,
    /** The catalog itself, asked about the database. */
    CATALOG,
    RULES,
    TRAINED_MODEL,
    LANGUAGE_MODEL,
    OTHER
  }

  /** Whether it comes with the driver and knows of a word no more than the database says of it. */
  public boolean ours() {
    return kind == Kind.RULES || kind == Kind.TRAINED_MODEL;
  }

  /** Of SQL that a person verified. */
  public static final Writer VERIFIED = new Writer("verified", Kind.PERSON, true, false);

  /** Of SQL that is to be checked. */
  public static final Writer GIVEN = new Writer("given", Kind.GIVEN, true, false);

  /** Of what is answered without looking at rows. */
  public static final Writer CATALOG = new Writer("catalog", Kind.CATALOG, true, false);

  /** One that is plugged in and says no more of itself. */
  public static Writer of(String id) {
    return new Writer(id, Kind.OTHER, true, false);
  }
}
