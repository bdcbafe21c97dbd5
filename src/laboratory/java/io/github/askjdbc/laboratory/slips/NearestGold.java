package io.github.askjdbc.laboratory.slips;

import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A writer that never says that there is no answer: it gives the gold of the question that is most
 * like the asked one, by their words. It teaches the judge of others' SQL what a weak writer makes
 * of questions that have none: sound SQL for something near.
 */
public final class NearestGold {

  /** A question that has an answer. */
  private record Known(String gold, Set<String> stems) {}

  private final Map<String, List<Known>> byDatabase = new LinkedHashMap<>();

  /**
   * @param answerable what it knows; questions without gold are passed over
   */
  public NearestGold(List<EvaluationQuestion> answerable) {
    for (EvaluationQuestion question : answerable) {
      question
          .gold()
          .ifPresent(
              gold ->
                  byDatabase
                      .computeIfAbsent(question.db(), db -> new ArrayList<>())
                      .add(new Known(gold, stems(question))));
    }
  }

  /**
   * SQL for each question of a database that it knows questions of.
   *
   * @param unanswerable with what is hidden from the catalog, which no SQL speaks of
   */
  public Map<EvaluationQuestion, String> write(List<EvaluationQuestion> unanswerable) {
    Map<EvaluationQuestion, String> written = new LinkedHashMap<>();
    for (EvaluationQuestion question : unanswerable) {
      nearest(question).ifPresent(gold -> written.put(question, gold));
    }
    return written;
  }

  private Optional<String> nearest(EvaluationQuestion question) {
    Set<String> stems = stems(question);
    Optional<String> nearest = Optional.empty();
    double most = 0;
    for (Known known : byDatabase.getOrDefault(question.db(), List.of())) {
      double likeness = likeness(stems, known.stems());
      if (likeness > most && !speaksOf(known.gold(), question.hidden())) {
        most = likeness;
        nearest = Optional.of(known.gold());
      }
    }
    return nearest;
  }

  /** Of all words of both, the share that both have. */
  private static double likeness(Set<String> one, Set<String> other) {
    long both = one.stream().filter(other::contains).count();
    return (double) both / (one.size() + other.size() - both);
  }

  private static boolean speaksOf(String gold, List<String> hidden) {
    String lower = LetterCase.lower(gold);
    return hidden.stream()
        .map(LetterCase::lower)
        .anyMatch(name -> lower.contains(name.substring(name.lastIndexOf('.') + 1)));
  }

  private static Set<String> stems(EvaluationQuestion question) {
    Set<String> stems = new HashSet<>();
    for (String word : Runs.of(question.question(), Character::isLetterOrDigit)) {
      stems.add(Stemming.stem(LetterCase.lower(word)));
    }
    return stems;
  }
}
