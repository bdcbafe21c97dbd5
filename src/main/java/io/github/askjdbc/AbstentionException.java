package io.github.askjdbc;

import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.inspection.ErrorReport;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Note;
import java.sql.SQLNonTransientException;
import java.util.List;
import java.util.Optional;

/**
 * Thrown where a question gets no answer. The SQLSTATE is {@code NL} and three digits, the vendor
 * code their number.
 *
 * <p>The message holds names and the question's own words only; cell values and the candidate SQL
 * are behind the accessors.
 */
public final class AbstentionException extends SQLNonTransientException {
  private static final long serialVersionUID = 1L;

  private final AbstentionReason reason;
  private final List<Finding> findings;
  private final List<Note> notes;
  private final List<String> suggestions;

  private final List<ErrorReport> errorReports;

  /** Null for none, since an Optional cannot be serialised; so is {@link #candidate}. */
  private final Confidence confidence;

  private final String candidate;

  /** Without reports of errors, there being no SQL that was inspected. */
  public AbstentionException(String message, Decision.Abstention abstention) {
    this(message, abstention, List.of());
  }

  /**
   * @param message what to show: the abstention's own message, or more of it under {@code
   *     ask.messages=full}
   * @param errorReports what the flagged signals say of the best candidate
   */
  public AbstentionException(
      String message, Decision.Abstention abstention, List<ErrorReport> errorReports) {
    super(message, abstention.reason().sqlState(), abstention.reason().code());
    this.reason = abstention.reason();
    this.findings = List.copyOf(abstention.findings());
    this.notes = List.copyOf(abstention.notes());
    this.errorReports = List.copyOf(errorReports);
    this.suggestions = List.copyOf(abstention.suggestions());
    this.confidence = abstention.confidence().orElse(null);
    this.candidate = abstention.candidate().orElse(null);
  }

  public AbstentionReason reason() {
    return reason;
  }

  /** Of the best candidate, where there was one. */
  public Optional<Confidence> confidence() {
    return Optional.ofNullable(confidence);
  }

  /** The best candidate's SQL, where there was one; may hold cell values. */
  public Optional<String> candidate() {
    return Optional.ofNullable(candidate);
  }

  public List<Finding> findings() {
    return findings;
  }

  /** What else is to be known of the best candidate, such as that it was mended. */
  public List<Note> notes() {
    return notes;
  }

  /**
   * What each flagged signal says of the best candidate, and how to correct it; may hold cell
   * values. {@link ErrorReport#text(List)} is what to hand to a person, or to a model that is to
   * correct the SQL.
   */
  public List<ErrorReport> errorReports() {
    return errorReports;
  }

  /** Rewordings worth trying; may hold cell values. */
  public List<String> suggestions() {
    return suggestions;
  }
}
