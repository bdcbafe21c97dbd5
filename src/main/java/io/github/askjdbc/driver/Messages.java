package io.github.askjdbc.driver;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.question.Recognition;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What the driver says to people. */
final class Messages {
  private Messages() {}

  /**
   * @param full whether candidate SQL, findings and suggestions, which may hold cell values, are
   *     said too
   */
  static String of(Decision.Abstention abstention, boolean full) {
    if (!full) {
      return abstention.message();
    }
    StringBuilder message = new StringBuilder(abstention.message());
    abstention.candidate().ifPresent(sql -> message.append("\nCandidate: ").append(sql));
    for (Finding finding : abstention.findings()) {
      message.append("\nFinding: ").append(finding.signal()).append(": ").append(finding.message());
    }
    abstention.notes().forEach(note -> message.append("\nFinding: ").append(line(note)));
    abstention.suggestions().forEach(text -> message.append("\nSuggestion: ").append(text));
    return message.toString();
  }

  /** The SQL and its confidence first, then what the detectors found. */
  static List<SQLWarning> of(Decision.Answer answer) {
    List<SQLWarning> warnings = new ArrayList<>();
    warnings.add(
        new SQLWarning(
            String.format(
                Locale.ROOT,
                "Answered with confidence %.2f by %s%s",
                answer.confidence().value(),
                answer.sql(),
                ofModel(answer)),
            "01N01"));
    for (Finding finding : answer.findings()) {
      warnings.add(new SQLWarning(finding.signal() + ": " + finding.message(), "01N02"));
    }
    answer.notes().stream()
        .filter(note -> note.kind() != Note.Kind.MODEL)
        .forEach(note -> warnings.add(new SQLWarning(line(note), "01N02")));
    return warnings;
  }

  private static String ofModel(Decision.Answer answer) {
    return answer.notes().stream()
        .filter(note -> note.kind() == Note.Kind.MODEL)
        .map(note -> "; " + note.message())
        .collect(Collectors.joining());
  }

  private static String line(Note note) {
    return note.kind().label() + ": " + note.message();
  }

  /** A question where the method takes none. */
  static SQLException notHere(String method) {
    return new SQLException(
        method
            + " was given a question, which only reads; use executeQuery, execute or"
            + " prepareStatement",
        "NL007",
        7);
  }

  /** A text of ours that cannot be used. */
  static SQLException of(Recognition.Misused misused) {
    return switch (misused.problem()) {
      case PARAMETER -> new SQLException(misused.message(), "07001");
      case NOT_ALLOWED ->
          new AbstentionException(
              misused.message(),
              Decision.Abstention.early(AbstentionReason.REFUSED, misused.message()));
    };
  }
}
