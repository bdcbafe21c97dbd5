package io.github.askjdbc.memory;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.memory.WriterRecords.Examined;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Exams that are kept as long as the process lives. */
public final class ProcessExams implements ExamRecords {

  private final Map<Examined, Map<Paper, Map<Integer, ExamAnswer>>> kept = new HashMap<>();
  private WriterRecords records = WriterRecords.NONE;

  @Override
  public synchronized Map<Integer, ExamAnswer> answered(
      DatabaseIdentity database, ExamKey key, Paper paper) {
    return Map.copyOf(papers(database, key).getOrDefault(paper, Map.of()));
  }

  @Override
  public synchronized void keep(
      DatabaseIdentity database, ExamKey key, Paper paper, ExamAnswer answer) {
    Map<Paper, Map<Integer, ExamAnswer>> papers =
        kept.computeIfAbsent(examined(database, key), first -> new LinkedHashMap<>());
    Map<Integer, ExamAnswer> answers = papers.computeIfAbsent(paper, one -> new TreeMap<>());
    answers.put(answer.number(), answer);
    if (answers.size() == paper.size()) {
      papers.keySet().removeIf(other -> !other.equals(paper));
    }
  }

  @Override
  public synchronized Optional<ExamRecord> latest(DatabaseIdentity database, ExamKey key) {
    return whole(papers(database, key));
  }

  /** How writers did in all exams that were sat to their end. */
  public synchronized WriterRecords records() {
    Map<Examined, ExamRecord> whole = new HashMap<>();
    kept.forEach(
        (examined, papers) -> whole(papers).ifPresent(record -> whole.put(examined, record)));
    records = new WriterRecords(Map.of(), whole).orSame(records);
    return records;
  }

  private static Optional<ExamRecord> whole(Map<Paper, Map<Integer, ExamAnswer>> papers) {
    return papers.entrySet().stream()
        .filter(paper -> paper.getValue().size() == paper.getKey().size())
        .map(paper -> new ExamRecord(List.copyOf(paper.getValue().values())))
        .findFirst();
  }

  private Map<Paper, Map<Integer, ExamAnswer>> papers(DatabaseIdentity database, ExamKey key) {
    return kept.getOrDefault(examined(database, key), Map.of());
  }

  private static Examined examined(DatabaseIdentity database, ExamKey key) {
    return new Examined(DatabaseKey.of(database), key);
  }
}
