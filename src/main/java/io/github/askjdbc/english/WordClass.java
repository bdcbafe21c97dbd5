package io.github.askjdbc.english;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Words that play one part in a question or a name. What part that is, and why, stands above each
 * list in {@code words.txt}.
 */
@SuppressWarnings("ImmutableEnumChecker") // its sets are copies
public enum WordClass {
  FUNCTION,
  ARTICLE,
  DETERMINER,
  CONJUNCTION,
  ASKING,
  ASKING_THING,
  ASKING_PERSON,
  ASKING_ROWS,
  ASKING_TIME,
  RELATIVE_ADVERB,
  POSSESSION,
  OWNING,
  ANYTHING,
  SOMETHING,
  BEING,
  EQUALITY,
  TIME_PREPOSITION,
  POSSESSIVE,
  WHOSE,
  BY,
  PER,
  WITH,
  WITH_COLUMN,
  TO,
  AND,
  OF,
  FROM,
  IN,
  MEASURED_BY,
  GROWING,
  MOST,
  LONGEST,
  SHORTEST,
  LONG_STANDING,
  STANDING_SINCE,
  SIZE,
  ADDITIVE,
  MONEY,
  SORT_COLUMN,
  FURTHER_ORDER,
  THEN,
  AGGREGATE_COLUMN,
  OWNER,
  OWNED,
  OWNED_LIST,
  COLUMN_LIST,
  SECOND_COLUMN,
  VALUE_LIST,
  FLAG,
  VERB_ENDING,
  INFLECTION,
  ORDINAL_ENDING,
  QUARTER,
  NAME_PART,
  ROW_NUMBER,
  COUNTRY_COLUMN,
  LANGUAGE_COLUMN,
  SHORT_NAME_ENDING,
  OWN_DATE,
  TIME_NAME_PART,
  FULL_NAME,
  FIRST_NAME,
  LAST_NAME,
  LIST_END,
  NAMING_COLUMN,
  LABELLING_COLUMN,
  IDENTIFYING,
  KIND_NOUN,
  CALLING_COLUMN,
  KEY_COLUMN,
  DOER_ENDING,
  COUNTING,
  GENERIC_NAME,
  ASKED_KIND,
  STARTING,
  CONTAINING,
  MENTIONING,
  HAVING,
  TEXT_NOUN,
  TEXT_COLUMN,
  POSSESSIVE_PRONOUN,
  ENDING,
  NAMING_ROWS,
  STATE,
  PARTICIPLE_ENDING,
  PARTICIPLE,
  DUE,
  FALLING,
  NOW_ADVERB,
  ABLE,
  DOING,
  STATE_ADVERB,
  BEFORE_STATE,
  INCLUDING,
  BEFORE_ASKED,
  VAGUE,
  ASKING_DEGREE,
  BOOKKEEPING,
  BEFALLS,
  UNTIL,
  LATEST,
  EARLIEST,
  RECENT,
  BUSIEST,
  BEFORE_LISTED_FIRST,
  AT_TOP,
  AS,
  REPORTING,
  CLOSED_CLASS,
  DIRECTLY,
  LISTING_NOUN,
  AGENT_ENDING,
  WITHOUT_EXCEPTION,
  OF_WHOLE,
  CURRENCY,
  CURRENCY_PART,
  MEMBER_NOUN,
  PERFECT,
  WORKPLACE,
  PER_GROUP,
  LASTING,
  LENGTH_OF_TIME,
  ROW_BEGUN,
  ROW_ASKED,
  ROW_OVER,
  BEHIND_EVENT,
  WITHIN,
  OVERALL,
  ALONE,
  LIFE_BEGUN,
  PAST_BEING,
  FILLER_NOUN,
  DENYING,
  NOR,
  MULTIPLIED,
  OWN,
  REFERRED_ONE,
  ALIKE,
  UNLIKE,
  COMPARED_BY,
  EARLIER,
  LATER,
  OUGHT,
  PARTNER,
  BEFORE_OBJECT,
  CONTRAST,
  BEHIND_CONTRAST,
  SO_FAR,
  REASON,
  ADDRESS,
  HOLDER,
  PHRASAL_VERB,
  NAMED,
  OUTCOME,
  DATE_NOUN,
  RISING_SUPERLATIVE,
  FALLING_SUPERLATIVE,
  MARK,
  BEST,
  WORST,
  SOMEBODY,
  DEALING,
  GOING,
  PEOPLE,
  EMPLOYEE,
  EMPLOYEE_COLUMN,
  YEAR,
  ADDRESSED,
  RECORDED,
  ONCE,
  RELATIVE_PRONOUN,
  FORM_NOTE,
  PRONOUN,
  ASKING_PLACE,
  PLACE_COLUMN,
  KEEPING,
  LEAVING_OUT,
  THOSE,
  ASKING_MANNER,
  SPLIT,
  SPREAD,
  ACROSS,
  DOWN,
  DIFFERENT_ONES,
  RATE,
  LOGGED,
  ROLE_OF,
  MUCH,
  COSTING,
  STATED,
  NO_ROWS,
  INCLUDED,
  BEFORE_LENGTH,
  HOUR,
  BEING_ONE,
  OFFERING,
  MARKED,
  WORTH,
  COSTLY,
  HOW_OFTEN;

  private static final class Lists {
    static final Map<String, WordList> ALL = LexiconFile.read("words").sections();
  }

  private final Set<String> words;

  WordClass() {
    words = Lists.ALL.get(name().toLowerCase(Locale.ROOT).replace('_', '-')).words();
  }

  public Set<String> words() {
    return words;
  }

  /**
   * @param folded a word in lower case
   */
  public boolean contains(String folded) {
    return words.contains(folded);
  }

  /**
   * Whether a word is a participle: "delivered", "sold".
   *
   * @param folded a word in lower case
   */
  public static boolean isParticiple(String folded) {
    return PARTICIPLE_ENDING.ends(folded) || PARTICIPLE.contains(folded);
  }

  /** Whether a word ends with one of the class. */
  public boolean ends(String folded) {
    return words.stream().anyMatch(folded::endsWith);
  }
}
