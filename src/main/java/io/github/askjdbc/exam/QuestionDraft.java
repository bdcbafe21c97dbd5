package io.github.askjdbc.exam;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A question that may be asked if the data allows it.
 *
 * @param about the table whose rows are asked for
 * @param places names for the places of a wording
 * @param gold its answer, with {@code {value}} where a stored value stands
 * @param valueOf the column whose stored value it asks for, where it does
 * @param mostRows more of them are no answer to it
 */
record QuestionDraft(
    QuestionKind kind,
    ExamTable about,
    Map<String, Noun> places,
    String gold,
    Optional<ExamColumn> valueOf,
    int mostRows,
    List<Check> checks) {

  /** Where a stored value stands. */
  static final String VALUE = "{value}";

  /** Rows that a person looks through. */
  static final int LISTING = 1_000;

  QuestionDraft {
    places = Map.copyOf(places);
    checks = List.copyOf(checks);
  }

  /** One that holds no stored value. */
  static QuestionDraft of(
      QuestionKind kind, ExamTable about, Map<String, Noun> places, String gold, Check... checks) {
    return new QuestionDraft(kind, about, places, gold, Optional.empty(), LISTING, List.of(checks));
  }

  QuestionDraft withValueOf(ExamColumn column) {
    return new QuestionDraft(kind, about, places, gold, Optional.of(column), mostRows, checks);
  }

  /** Its answer is one row. */
  QuestionDraft single() {
    return new QuestionDraft(kind, about, places, gold, valueOf, 1, checks);
  }
}
