package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.math.BigDecimal;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A time of day as a question writes it: "21:00", "9 in the morning", "7 pm".
 *
 * @param places its tokens
 */
record ClockTime(LocalTime time, List<Integer> places) {

  private static final int NOON = 12;
  private static final int HOURS = 24;
  private static final int MINUTES = 60;

  ClockTime {
    places = List.copyOf(places);
  }

  static Optional<ClockTime> at(Draft draft, int at) {
    if (!draft.free(at)) {
      return Optional.empty();
    }
    Optional<LocalTime> written = written(word(draft, at));
    int behind = draft.next(at);
    boolean morning = says(draft, behind, WordClass.BEFORE_NOON);
    boolean evening = says(draft, behind, WordClass.BEHIND_NOON);
    if (written.isPresent()) {
      LocalTime time = written.get();
      boolean later = evening && time.getHour() < NOON;
      boolean wrong = morning && time.getHour() >= NOON;
      return wrong
          ? Optional.empty()
          : Optional.of(
              new ClockTime(
                  later ? time.plusHours(NOON) : time, places(at, behind, morning || evening)));
    }
    return draft
        .number(at)
        .filter(hour -> morning || evening)
        .filter(hour -> hour.signum() > 0 && hour.scale() <= 0)
        .filter(hour -> hour.compareTo(BigDecimal.valueOf(NOON)) <= 0)
        .map(hour -> hour.intValue() % NOON + (evening ? NOON : 0))
        .map(hour -> new ClockTime(LocalTime.of(hour, 0), places(at, behind, true)));
  }

  int last() {
    return places.get(places.size() - 1);
  }

  private static List<Integer> places(int at, int behind, boolean both) {
    List<Integer> places = new ArrayList<>(List.of(at));
    if (both) {
      places.add(behind);
    }
    return places;
  }

  private static boolean says(Draft draft, int at, WordClass words) {
    return draft.isUnknown(at) && words.contains(draft.tokens.get(at).text());
  }

  private static String word(Draft draft, int at) {
    return draft.tokens.get(at).span().length() == 1
        ? draft.question.words().get(draft.tokens.get(at).span().first()).folded()
        : "";
  }

  /** "7:30". */
  private static Optional<LocalTime> written(String word) {
    int colon = word.indexOf(':');
    boolean shaped =
        colon > 0
            && colon <= 2
            && word.length() == colon + 3
            && word.chars().allMatch(c -> c == ':' || (c >= '0' && c <= '9'))
            && word.indexOf(':', colon + 1) < 0;
    if (!shaped) {
      return Optional.empty();
    }
    int hour = Integer.parseInt(word.substring(0, colon));
    int minute = Integer.parseInt(word.substring(colon + 1));
    return hour < HOURS && minute < MINUTES
        ? Optional.of(LocalTime.of(hour, minute))
        : Optional.empty();
  }
}
