package io.github.askjdbc.memory;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.decision.ScoredSql;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How writers did on databases, by people's verdicts and by exams, as it was known at one moment.
 * One is equal to itself alone: whoever keeps records hands out the same one as long as nothing has
 * changed.
 */
public final class WriterRecords {

  /** Of which nothing is known. */
  public static final WriterRecords NONE = new WriterRecords(Map.of(), Map.of());

  /**
   * Whose SQL verdicts are on.
   *
   * @param database its {@link DatabaseKey}
   * @param scale names what gave the confidences, and to whose SQL
   */
  record Judged(String database, String scale) {}

  /**
   * Who sat an exam.
   *
   * @param database its {@link DatabaseKey}
   */
  record Examined(String database, ExamKey key) {}

  private final Map<Judged, List<ScoredSql>> verdicts;
  private final Map<Examined, ExamRecord> exams;

  WriterRecords(Map<Judged, List<ScoredSql>> verdicts, Map<Examined, ExamRecord> exams) {
    this.verdicts = Map.copyOf(verdicts);
    this.exams = Map.copyOf(exams);
  }

  /**
   * What people's verdicts on a database say of SQL with such confidences.
   *
   * @param scale names what gave the confidences, and to whose SQL
   */
  public List<ScoredSql> verdicts(DatabaseIdentity database, String scale) {
    return verdicts.getOrDefault(new Judged(DatabaseKey.of(database), scale), List.of());
  }

  /** The last exam that was sat to its end. */
  public Optional<ExamRecord> exam(DatabaseIdentity database, ExamKey key) {
    return Optional.ofNullable(exams.get(new Examined(DatabaseKey.of(database), key)));
  }

  /** The one of before, where it says the same. */
  WriterRecords orSame(WriterRecords before) {
    return verdicts.equals(before.verdicts) && exams.equals(before.exams) ? before : this;
  }
}
