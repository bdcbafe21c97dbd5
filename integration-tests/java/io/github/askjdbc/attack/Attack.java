package io.github.askjdbc.attack;

import io.github.askjdbc.attack.AttackReport.Hole;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Runs what a fence lets pass on two copies of a database that differ in private cells: what they
 * say must be the same, and nothing may have moved.
 */
final class Attack {
  private static final int BATCH = 100;

  /** Part of every private text. */
  static final String MARK = "qzx";

  private static final Pattern CUT = Pattern.compile("\\b(LIMIT|FETCH|OFFSET)\\b");

  private final String target;
  private final ShopCopy one;
  private final ShopCopy other;
  private final Controls controls;
  private final Path folder;
  private final Function<String, Optional<String>> fence;
  private final List<Passed> batch = new ArrayList<>();
  private StoredState before;
  private StoredState otherBefore;

  private record Passed(Mutant mutant, String sql) {}

  /**
   * @param fence the SQL that may be run in place of a text, empty if it is refused
   */
  Attack(
      String target,
      ShopCopy one,
      ShopCopy other,
      Controls controls,
      Path folder,
      Function<String, Optional<String>> fence)
      throws SQLException {
    this.target = target;
    this.one = one;
    this.other = other;
    this.controls = controls;
    this.folder = folder;
    this.fence = fence;
    this.before = StoredState.of(one, target, folder);
    this.otherBefore = StoredState.of(other, target, folder);
  }

  void run(Iterable<Mutant> mutants, AttackReport report) throws SQLException {
    long start = System.nanoTime();
    for (Mutant mutant : mutants) {
      Optional<String> sql = fence.apply(mutant.sql());
      report.add(mutant, sql.isPresent());
      if (sql.isPresent()) {
        run(mutant, sql.get(), report);
        batch.add(new Passed(mutant, sql.get()));
        if (batch.size() == BATCH) {
          checkState(report);
        }
      }
    }
    checkState(report);
    report.took(System.nanoTime() - start);
  }

  private void run(Mutant mutant, String sql, AttackReport report) throws SQLException {
    Outcome first = one.run(sql);
    Outcome second = other.run(sql);
    report.add(first);
    told(sql, first, second).ifPresent(what -> report.add(new Hole(mutant, sql, what)));
  }

  /** A private text that the outcome of a query shows, unless the query itself says it. */
  static Optional<String> shown(String sql, Outcome outcome) {
    return marked(sql)
        ? Optional.empty()
        : outcome.texts().stream().filter(Attack::marked).findFirst();
  }

  private static boolean marked(String text) {
    return text.toLowerCase(Locale.ROOT).contains(MARK);
  }

  /** What two outcomes of a query tell that they should not, in words. */
  Optional<String> told(String sql, Outcome first, Outcome second) throws SQLException {
    if (first instanceof Outcome.Stopped || second instanceof Outcome.Stopped) {
      return Optional.empty();
    }
    Optional<String> shown = shown(sql, first);
    if (shown.isPresent()) {
      return Optional.of("shows what is private: " + shown.get());
    }
    if (first.equals(second)) {
      return Optional.empty();
    }
    Outcome again = one.run(sql);
    if (!again.equals(first)) {
      // a target may choose by chance among equal keys, or leave the text of a failure out
      return first instanceof Outcome.Failed
              || CUT.matcher(sql).find()
              || again.unordered().equals(first.unordered())
          ? Optional.empty()
          : Optional.of("is another each time: " + first);
    }
    return controls.confirm(sql, first, second)
        ? Optional.of("the copies differ: " + first + System.lineSeparator() + "  and " + second)
        : Optional.empty();
  }

  /** If something moved, the batch is run again one by one, to say by what. */
  private void checkState(AttackReport report) throws SQLException {
    List<String> moved = moved();
    if (!moved.isEmpty()) {
      int holes = report.holes().size();
      for (Passed passed : batch) {
        one.run(passed.sql());
        other.run(passed.sql());
        List<String> again = moved();
        if (!again.isEmpty()) {
          report.add(new Hole(passed.mutant(), passed.sql(), "moves " + again));
        }
      }
      if (report.holes().size() == holes) {
        Passed last = batch.get(batch.size() - 1);
        report.add(new Hole(last.mutant(), last.sql(), "or one before it moved " + moved));
      }
    }
    batch.clear();
  }

  private List<String> moved() throws SQLException {
    StoredState now = StoredState.of(one, target, folder);
    StoredState otherNow = StoredState.of(other, target, folder);
    List<String> changes = new ArrayList<>(before.changedIn(now));
    changes.addAll(otherBefore.changedIn(otherNow));
    before = now;
    otherBefore = otherNow;
    return changes;
  }
}
