package io.github.askjdbc.linking;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.WordList;
import io.github.askjdbc.text.Runs;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Words for lengths of time and for how times are reckoned from others. */
final class PeriodWords {

  private static final int MONTHS_IN_QUARTER = 3;
  private static final int MONTHS_IN_HALF = 6;
  private static final String FROM = "from";

  enum Unit {
    DAY(1, ChronoUnit.DAYS),
    WEEK(1, ChronoUnit.WEEKS),
    MONTH(1, ChronoUnit.MONTHS),
    QUARTER(MONTHS_IN_QUARTER, ChronoUnit.MONTHS),
    HALF(MONTHS_IN_HALF, ChronoUnit.MONTHS),
    YEAR(1, ChronoUnit.YEARS);

    private final int length;
    private final ChronoUnit of;

    Unit(int length, ChronoUnit of) {
      this.length = length;
      this.of = of;
    }

    /**
     * @param count below 0 for the day so long before
     */
    LocalDate after(LocalDate day, int count) {
      return day.plus((long) count * length, of);
    }

    /** The first day of the one that holds a day; a week begins on Monday. */
    LocalDate begin(LocalDate day) {
      return switch (this) {
        case DAY -> day;
        case WEEK -> day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
        case MONTH, QUARTER, HALF ->
            day.withDayOfMonth(1).minusMonths((day.getMonthValue() - 1) % length);
        case YEAR -> day.withDayOfYear(1);
      };
    }
  }

  /** Which one, beside the one that holds today. */
  enum Turn {
    THIS,
    LAST,
    NEXT
  }

  /** Where a length lies beside the time that it is reckoned from. */
  enum Reckoning {
    BEFORE,
    FROM,
    AFTER,
    ENDING
  }

  /** Which end of a longer time. */
  enum Edge {
    FIRST,
    LAST
  }

  private final LexiconFile file = LexiconFile.read("periods");
  private final Map<String, Unit> units = byWord("units", Unit::valueOf);
  private final Map<String, Edge> edges = byWord("edges", Edge::valueOf);
  private final Map<String, String> places = byWord("places", Function.identity());
  private final Map<List<String>, Reckoning> reckonings = new HashMap<>();
  private final Map<String, List<String>> ranges = new HashMap<>();
  private final Set<String> opening = file.section("opening").words();
  private final Map<String, Integer> days = byWord("days", Integer::valueOf);
  private final Map<String, Turn> turns = byWord("turns", Turn::valueOf);
  private final Map<String, Turn> stretches = byWord("stretches", Turn::valueOf);
  private final Set<String> rolling = file.section("rolling").words();
  private final List<String> ago = List.copyOf(file.section("ago").words());
  private final List<String> toDate = List.copyOf(file.section("to-date").words());
  private final Set<String> within = file.section("within").words();

  PeriodWords() {
    file.section("reckoning")
        .keyed()
        .forEach(
            (kind, phrases) -> {
              for (String phrase : phrases.split(";", -1)) {
                reckonings.put(Runs.words(phrase), Reckoning.valueOf(kind));
              }
            });
    file.section("ranges").keyed().forEach((from, to) -> ranges.put(from, Runs.words(to)));
  }

  private <T> Map<String, T> byWord(String section, Function<String, T> meaning) {
    WordList list = file.section(section);
    Map<String, T> meanings = new HashMap<>();
    list.keyed()
        .forEach(
            (key, words) ->
                Runs.words(words).forEach(word -> meanings.put(word, meaning.apply(key))));
    return meanings;
  }

  Optional<Unit> unit(String word) {
    return Optional.ofNullable(units.get(word));
  }

  Optional<Edge> edge(String word) {
    return Optional.ofNullable(edges.get(word));
  }

  Optional<Reckoning> reckoning(List<String> words) {
    return Optional.ofNullable(reckonings.get(words));
  }

  /** The place that a word gives a part, from 1; 0 for the last. */
  Optional<Integer> place(String word) {
    return Optional.ofNullable(places.get(word)).map(Integer::valueOf);
  }

  /** How many days after today a word says. */
  Optional<Integer> day(String word) {
    return Optional.ofNullable(days.get(word));
  }

  /** Which one of the calendar a word before a unit says. */
  Optional<Turn> turn(String word) {
    return Optional.ofNullable(turns.get(word));
  }

  /** Whether so many units lie before today or after it, by the word before their number. */
  Optional<Turn> stretch(String word) {
    return Optional.ofNullable(stretches.get(word));
  }

  /** Whether one unit behind the word ends today. */
  boolean isRolling(String word) {
    return rolling.contains(word);
  }

  /** What stands behind a length that ended so long before today. */
  List<String> ago() {
    return ago;
  }

  /** What stands behind a unit of which today is the last day. */
  List<String> toDate() {
    return toDate;
  }

  /** Whether a length may be reckoned from a time behind such a word. */
  boolean opens(String word) {
    return opening.contains(word);
  }

  /** Whether a part stands before such a word and the whole behind it. */
  boolean within(String word) {
    return within.contains(word);
  }

  /** Whether two times may stand after the one word and around the other. */
  boolean ranges(String before, String between) {
    return ranges.getOrDefault(before, List.of()).contains(between);
  }

  /** Whether the word alone between two times makes a stretch of them. */
  boolean joins(String between) {
    return ranges(FROM, between);
  }
}
