package io.github.askjdbc.decision;

import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What an abstention says: names and the question's own words, never a cell value or SQL. */
final class AbstentionMessages {

  private static final int WORDS_SHOWN = 5;
  private static final int WORD_LENGTH = 40;
  private static final int READINGS_SHOWN = 3;

  private static final String EMPTY = "abnormal-result";

  /** Signals whose findings speak in names and words of the question alone. */
  private static final Set<String> PLAIN =
      Set.of(
          "fan-out",
          "key-for-name",
          "missing-group-by",
          "unaccounted-word",
          "unmet-demand",
          "wrong-owner",
          "wrong-projection");

  private AbstentionMessages() {}

  static String notInDatabase(List<Word> unknown) {
    return "Nothing in this database explains "
        + quoted(unknown)
        + "; ask with the names of its tables and columns, or with values that it holds.";
  }

  static String noReading() {
    return "No query was found that says what is asked; ask for one thing at a time, with the names"
        + " of tables and columns.";
  }

  static String refused(String reason) {
    String sentence = reason.endsWith(".") ? reason : reason + ".";
    return "The query that the question leads to is refused: " + sentence;
  }

  /**
   * @param difference what keeps all the rivals from being the same answer
   */
  static String ambiguous(
      Assessment best, List<Assessment> rivals, ComparedResult.Difference difference) {
    return switch (difference) {
      case ORDER ->
          "The question can be read as asking for these rows in another order; say by what they are"
              + " to be sorted, and whether ascending or descending.";
      case REPEATS ->
          "The question can be read as asking for each row once, or for as many as there are; ask"
              + " for distinct rows, or for all of them.";
      case NONE, ROWS -> byNames(best, rivals);
    };
  }

  private static String byNames(Assessment best, List<Assessment> rivals) {
    List<Set<String>> readings = new ArrayList<>();
    readings.add(names(best));
    rivals.stream().limit(READINGS_SHOWN - 1).forEach(rival -> readings.add(names(rival)));
    String listed =
        readings.stream()
            .map(reading -> own(reading, readings))
            .distinct()
            .collect(Collectors.joining(", or "));
    return "The question can be read in several ways that give different rows: by "
        + listed
        + "; name the one that you mean.";
  }

  private static Set<String> names(Assessment assessment) {
    Set<String> names = new TreeSet<>();
    assessment.query().columns().values().forEach(column -> names.add(column.toString()));
    assessment.query().tables().forEach(table -> names.add(table.name().toString()));
    return names;
  }

  /** What a reading uses that the others do not all use. */
  private static String own(Set<String> reading, List<Set<String>> readings) {
    Set<String> own = new TreeSet<>(reading);
    own.removeIf(name -> readings.stream().allMatch(other -> other.contains(name)));
    return String.join(" and ", own.isEmpty() ? reading : own);
  }

  static String tie() {
    return "Several rows rank the same at the place where the answer would end, so that any choice"
        + " among them would be arbitrary; ask for all of them with their figures.";
  }

  static String lowConfidence(LinkedQuestion question, Assessment best) {
    String sure = String.format(Locale.ROOT, "Not sure enough (%.2f)", best.confidence().value());
    Optional<List<Word>> unused = unusedWords(question, best);
    if (unused.isPresent()) {
      return sure
          + ": the best query that was found does not use "
          + quoted(unused.get())
          + "; say it in another way, or ask for less at once.";
    }
    List<String> signals =
        best.inspections().stream()
            .filter(inspection -> inspection.verdict() instanceof Verdict.Flagged)
            .map(Inspection::signal)
            .toList();
    if (signals.isEmpty()) {
      return sure
          + " of the best query that was found, which reads "
          + listed(names(best))
          + "; ask in the words of these names if that is what you mean, or look at it with ASK SQL"
          + " before the question.";
    }
    boolean vetoed =
        signals.stream().filter(Decider.VETOES::contains).anyMatch(s -> !PLAIN.contains(s));
    Optional<String> said =
        best.findings().stream()
            .filter(finding -> !vetoed && PLAIN.contains(finding.signal()))
            .map(Finding::message)
            .findFirst();
    return sure
        + ": "
        + said.map(message -> "in the best query that was found, " + message)
            .orElseGet(() -> "the best query that was found " + flaggedBy(signals))
        + "; ask in other words, or see all findings with ASK EXPLAIN before the question.";
  }

  private static String flaggedBy(List<String> signals) {
    return signals.equals(List.of(EMPTY))
        ? "returns nothing, or nothing but NULLs and zeros"
        : "is flagged by " + String.join(", ", signals);
  }

  /** Columns with their tables; tables alone only where no column is read. */
  private static String listed(Set<String> names) {
    List<String> shown =
        names.stream()
            .filter(name -> names.stream().noneMatch(other -> other.startsWith(name + ".")))
            .toList();
    return String.join(", ", shown.subList(0, Math.min(WORDS_SHOWN, shown.size())))
        + (shown.size() > WORDS_SHOWN ? " and more" : "");
  }

  private static Optional<List<Word>> unusedWords(LinkedQuestion question, Assessment best) {
    return best.candidate()
        .explained()
        .map(
            explained ->
                IntStream.range(0, question.words().size())
                    .filter(index -> !explained.contains(index))
                    .mapToObj(question.words()::get)
                    .filter(Word::content)
                    .toList())
        .filter(words -> !words.isEmpty());
  }

  private static String quoted(List<Word> words) {
    String shown =
        words.stream()
            .limit(WORDS_SHOWN)
            .map(word -> "'" + shortened(word.text()) + "'")
            .collect(Collectors.joining(", "));
    return words.size() > WORDS_SHOWN ? shown + " and more" : shown;
  }

  private static String shortened(String text) {
    return text.length() > WORD_LENGTH ? text.substring(0, WORD_LENGTH) + "…" : text;
  }
}
