package io.github.askjdbc.decision;

import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Note;
import java.util.List;
import java.util.Optional;

/** What the driver makes of a question in the end. */
public sealed interface Decision {

  /** The SQL that it is about, where there was one that the guard let pass. */
  Optional<BestSql> best();

  default List<Finding> findings() {
    return best().map(BestSql::findings).orElse(List.of());
  }

  default List<Note> notes() {
    return best().map(BestSql::notes).orElse(List.of());
  }

  /** The SQL is run for the caller. */
  record Answer(BestSql given) implements Decision {

    @Override
    public Optional<BestSql> best() {
      return Optional.of(given);
    }

    public String sql() {
      return given.sql();
    }

    public Confidence confidence() {
      return given.confidence();
    }
  }

  /**
   * No answer is given.
   *
   * @param message one sentence: what was not understood or looks wrong, and what the person can
   *     do; holds names and the question's own words only
   * @param suggestions rewordings worth trying; may hold cell values
   */
  record Abstention(
      AbstentionReason reason, String message, Optional<BestSql> best, List<String> suggestions)
      implements Decision {
    public Abstention {
      suggestions = List.copyOf(suggestions);
    }

    /** An abstention before there was any candidate. */
    public static Abstention early(AbstentionReason reason, String message) {
      return new Abstention(reason, message, Optional.empty(), List.of());
    }

    public Optional<Confidence> confidence() {
      return best.map(BestSql::confidence);
    }

    /** Its SQL; may hold cell values. */
    public Optional<String> candidate() {
      return best.map(BestSql::sql);
    }
  }
}
