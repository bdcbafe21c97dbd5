package io.github.askjdbc.question;

import java.util.Locale;

/** What a single word says about the text it stands in; the lists of {@code prose-and-sql.txt}. */
enum Trait {
  /** Begins a question or request, and no SQL statement of any dialect. */
  OPENER(0),
  /** A tool's command that takes free text: never a question. */
  SILENT(1),
  /** The verb of a request. */
  REQUEST(2),
  /** A request's verb that begins statements too, with one of a closed set of objects after it. */
  CLOSED(3),
  /** Begins a statement, a clause or a tool's command in some dialect. */
  VERB(4),
  /** A verb so common that its misspellings count as SQL. */
  COMMON(5),
  /** What {@link #CLOSED} verbs take in SQL. */
  OBJECT(6),
  /** Stands between the parts of a statement. */
  CLAUSE(7),
  /** A word of SQL that plain language seldom uses. */
  KEYWORD(8),
  /** A word of prose that nobody uses as a name. */
  DECISIVE(9),
  /** A word of prose that may, rarely, be a name. */
  STRONG(10),
  /** A qualifying word of prose that may well be a name. */
  HINT(11),
  /** A preposition, conjunction or the like, often a word of SQL as well. */
  LINKING(12),
  /** A noun or adjective with which terse questions begin. */
  QUANTITY(13),
  /** Looks like a {@link #COMMON} verb mistyped, and is a word of its own. */
  LOOKALIKE(14),
  /** A {@link #VERB} that more often heads a noun phrase. */
  HEADING(15),
  /** A preposition or conjunction that a question may begin with. */
  FRONTING(16),
  /** A verb that is moved before the subject of a question. */
  AUXILIARY(17),
  /** A {@link #KEYWORD} that is an everyday word. */
  EVERYDAY(18),
  /** What a search box is asked for. */
  MEASURE(19),
  /** Letters with a dot between them, as in {@code i.e.}. */
  ABBREVIATION(20),
  /** Stands before a noun. */
  QUALIFYING(21),
  /** A {@link #HEADING} that no statement continues with a single name. */
  UNNAMED(22),
  /** Asks for a thing, a person or a manner, also behind a preposition. */
  INTERROGATIVE(23),
  /** Stands before what there is a row for. */
  DISTRIBUTIVE(24),
  /** Asks for a place or a time, or begins a condition of SQL. */
  ADVERBIAL(25),
  /** What "how" asks for where it asks for a number. */
  AMOUNT(26);

  final int bit;

  Trait(int position) {
    bit = 1 << position;
  }

  /** The name of its list. */
  String section() {
    return name().toLowerCase(Locale.ROOT);
  }

  boolean in(int traits) {
    return (traits & bit) != 0;
  }
}
