package io.github.askjdbc.hostile;

import io.github.askjdbc.hostile.TextFuzz.Attempt;
import io.github.askjdbc.hostile.TextFuzz.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Every hostile text in every form and length: prints the attempts that took longest, those beyond
 * the budget and half a second, and those in which the driver broke.
 */
public final class TextFuzzCommand {
  private static final Duration LATE = TextFuzz.BUDGET.plusMillis(500);
  private static final int SHOWN = 20;

  private TextFuzzCommand() {}

  /**
   * @param args how many tables and thousands of values there are beside the few that are asked
   *     for, none unless given
   */
  public static void main(String[] args) throws IOException, SQLException, InterruptedException {
    List<Outcome> outcomes = new ArrayList<>();
    int more = args.length == 0 ? 0 : Integer.parseInt(args[0]);
    try (TextFuzz fuzz = new TextFuzz(Files.createTempDirectory("text-fuzz"), more)) {
      for (Attempt attempt : Attempt.all()) {
        Outcome outcome = fuzz.run(attempt);
        outcomes.add(outcome);
        if (outcome.broke() || outcome.took().compareTo(LATE) > 0) {
          System.out.println("FAILED " + line(outcome));
        }
      }
      cancelled(fuzz);
    }
    System.out.println(outcomes.size() + " attempts; those that took longest:");
    outcomes.stream()
        .sorted(Comparator.comparing(Outcome::took).reversed())
        .limit(SHOWN)
        .forEach(outcome -> System.out.println(line(outcome)));
  }

  private static void cancelled(TextFuzz fuzz) throws SQLException, InterruptedException {
    List<Duration> went = new ArrayList<>();
    for (HostileText text : HostileText.values()) {
      for (int after : new int[] {5, 20, 50}) {
        fuzz.cancel(text, Duration.ofMillis(after)).ifPresent(went::add);
      }
    }
    System.out.println(
        went.size()
            + " questions were cancelled; the longest went on for "
            + went.stream().max(Comparator.naturalOrder()).map(Duration::toMillis).orElse(0L)
            + " ms");
  }

  private static String line(Outcome outcome) {
    Attempt attempt = outcome.attempt();
    return "%6d ms (%5d ms worked)  %,9d x %s as %s: %s"
        .formatted(
            outcome.took().toMillis(),
            outcome.worked().toMillis(),
            attempt.length(),
            attempt.text(),
            attempt.form(),
            outcome
                .failure()
                .map(e -> e.getSQLState() + " " + shortened(e.getMessage()))
                .orElse("rows"));
  }

  private static String shortened(String message) {
    return message == null ? "no message" : message.substring(0, Math.min(100, message.length()));
  }
}
