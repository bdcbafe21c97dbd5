package io.github.askjdbc.memory;

import io.github.askjdbc.database.DatabaseIdentity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Exams that are kept as long as the process lives. */
public final class ProcessExams implements ExamRecords {

  private record Sat(String database, ExamKey key) {}

  private final Map<Sat, Map<Paper, Map<Integer, ExamAnswer>>> kept = new HashMap<>();

  @Override
  public synchronized Map<Integer, ExamAnswer> answered(
      DatabaseIdentity database, ExamKey key, Paper paper) {
    return Map.copyOf(papers(database, key).getOrDefault(paper, Map.of()));
  }

  @Override
  public synchronized void keep(
      DatabaseIdentity database, ExamKey key, Paper paper, ExamAnswer answer) {
    Map<Paper, Map<Integer, ExamAnswer>> papers =
        kept.computeIfAbsent(sat(database, key), sat -> new LinkedHashMap<>());
    Map<Integer, ExamAnswer> answers = papers.computeIfAbsent(paper, one -> new TreeMap<>());
    answers.put(answer.number(), answer);
    if (answers.size() == paper.size()) {
      papers.keySet().removeIf(other -> !other.equals(paper));
    }
  }

  @Override
  public synchronized Optional<ExamRecord> latest(DatabaseIdentity database, ExamKey key) {
    List<ExamRecord> whole = new ArrayList<>();
    papers(database, key)
        .forEach(
            (paper, answers) -> {
              if (answers.size() == paper.size()) {
                whole.add(new ExamRecord(List.copyOf(answers.values())));
              }
            });
    return whole.stream().findFirst();
  }

  private Map<Paper, Map<Integer, ExamAnswer>> papers(DatabaseIdentity database, ExamKey key) {
    return kept.getOrDefault(sat(database, key), Map.of());
  }

  private static Sat sat(DatabaseIdentity database, ExamKey key) {
    return new Sat(DatabaseKey.of(database), key);
  }
}
