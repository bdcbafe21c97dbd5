package io.github.askjdbc.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.askjdbc.hostile.TextFuzz.Attempt;
import io.github.askjdbc.hostile.TextFuzz.Outcome;
import io.github.askjdbc.question.Question;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Some hostile texts in some forms of question: each ends, and without a failure of the driver's
 * own. {@code -Dtext-fuzz.attempts=100000} makes them all, {@code -Dtext-fuzz.seed=1} others;
 * {@link TextFuzzCommand} tells how long each takes.
 */
class TextFuzzIT {
  private static final int ATTEMPTS = Integer.getInteger("text-fuzz.attempts", 250);
  private static final long SEED = Long.getLong("text-fuzz.seed", 20260101);

  /** What takes the square of a long text's length takes longer. */
  private static final Duration HANGS = Duration.ofSeconds(30);

  @TempDir private Path folder;

  @Test
  void question_ofAnyText_endsInTime() throws SQLException {
    List<Attempt> attempts = Attempt.all();
    Collections.shuffle(attempts, new Random(SEED));
    // each text as long as a question may be
    attempts.sort(Comparator.comparing(attempt -> !isLongest(attempt)));
    try (TextFuzz fuzz = new TextFuzz(folder, 0)) {
      for (Attempt attempt : attempts.subList(0, Math.min(ATTEMPTS, attempts.size()))) {
        Outcome outcome =
            assertTimeoutPreemptively(
                HANGS, () -> fuzz.run(attempt), () -> attempt + ", seed " + SEED);
        assertThat(outcome.broke()).as("%s, seed %d", outcome, SEED).isFalse();
      }
    }
  }

  private static boolean isLongest(Attempt attempt) {
    return attempt.form() == QuestionForm.ASK && attempt.length() == Question.LONGEST;
  }
}
