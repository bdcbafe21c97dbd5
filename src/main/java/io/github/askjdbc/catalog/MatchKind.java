package io.github.askjdbc.catalog;

import java.util.EnumSet;
import java.util.Set;

/**
 * How a text came to match a stored value, in the order in which one value's kinds are tried: a
 * value is reported once, with the first kind that holds.
 */
public enum MatchKind {
  /** The same characters. Score 1. */
  EXACT,
  /** The same but for case. Score 0.95. */
  CASE,
  /** The same but for accents, and perhaps case. Score 0.9. */
  ACCENT,
  /** The same but for blanks around it or their number inside, case and accents. Score 0.9. */
  BLANKS,
  /**
   * The same words once endings, punctuation and the commonest function words are off: {@code dog}
   * for {@code Dogs}, {@code st louis} for {@code St. Louis}. Score 0.85.
   */
  STEM,
  /**
   * A few characters apart, none of them digits: {@code Jhon Smith} for {@code John Smith}. Score
   * 0.8 times the share of characters that need no change.
   */
  TYPO,
  /**
   * The first letters of the other's words, in either direction: {@code USA} for {@code United
   * States of America}. Score 0.75; 0.5 where one letter more or less is allowed for ({@code USA}
   * for {@code United States}) or the letters are not written as capitals.
   */
  ACRONYM,
  /**
   * Some of the value's words: {@code Casey} for {@code Todd Casey}. Score 0.7 times the share of
   * the value's words that are named.
   */
  PART,
  /** Near by the vectors of its words, where such are plugged in. Score 0.7 times the cosine. */
  MEANING;

  /** Those that only differ in how the same text is written. */
  public static final Set<MatchKind> SAME_TEXT = Set.copyOf(EnumSet.range(EXACT, BLANKS));

  public static final Set<MatchKind> ALL = Set.copyOf(EnumSet.allOf(MatchKind.class));
}
