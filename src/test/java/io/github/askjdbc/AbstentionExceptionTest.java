package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.BestSql;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.inspection.ErrorReport;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.inspection.SignalExample;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Span;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AbstentionExceptionTest {

  @Test
  void accessors_afterSerialization_giveTheSame() throws Exception {
    Finding finding = new Finding("some-signal", Clause.WHERE, new Span(1, 2), "looks odd");
    Note note = new Note(Note.Kind.REPAIRED, "joined by the key");
    ErrorReport report =
        new ErrorReport(
            "some-signal",
            "Something",
            "Always.",
            List.of(new SignalExample("SELECT 2", "SELECT 1")),
            "Nothing.",
            List.of(new ErrorReport.ProblematicClause("WHERE", "1", "looks odd")));
    AbstentionException thrown =
        new AbstentionException(
            "not sure",
            new Decision.Abstention(
                AbstentionReason.LOW_CONFIDENCE,
                "not sure",
                Optional.of(
                    new BestSql(
                        "SELECT 1", new Confidence(0.5, false), List.of(finding), List.of(note))),
                List.of("ask again")),
            List.of(report));
    AbstentionException read = copy(thrown);
    assertThat(read.reason()).isEqualTo(AbstentionReason.LOW_CONFIDENCE);
    assertThat(read.confidence()).contains(new Confidence(0.5, false));
    assertThat(read.candidate()).contains("SELECT 1");
    assertThat(read.findings()).containsExactly(finding);
    assertThat(read.notes()).containsExactly(note);
    assertThat(read.suggestions()).containsExactly("ask again");
    assertThat(read.errorReports()).containsExactly(report);
    assertThat(read.getSQLState()).isEqualTo("NL004");
    assertThat(read.getErrorCode()).isEqualTo(4);
  }

  @Test
  void accessors_withoutCandidateAfterSerialization_areEmpty() throws Exception {
    AbstentionException read =
        copy(
            new AbstentionException(
                "no", Decision.Abstention.early(AbstentionReason.NOT_A_QUERY, "no")));
    assertThat(read.confidence()).isEmpty();
    assertThat(read.candidate()).isEmpty();
    assertThat(read.findings()).isEmpty();
  }

  private static AbstentionException copy(AbstentionException thrown)
      throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(thrown);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (AbstentionException) in.readObject();
    }
  }
}
