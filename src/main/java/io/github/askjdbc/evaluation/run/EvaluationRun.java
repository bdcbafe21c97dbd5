package io.github.askjdbc.evaluation.run;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** All questions of a set, on several threads. */
public final class EvaluationRun {

  private EvaluationRun() {}

  /**
   * Evaluates what the file does not hold yet.
   *
   * @param threads at least 1
   * @param done called after each question, from any thread
   * @return one result a question, in the order of the questions
   * @throws InterruptedException if interrupted; what has ended is in the file
   */
  public static List<QuestionResult> run(
      List<EvaluationQuestion> questions,
      QuestionEvaluation evaluation,
      ResultsFile file,
      int threads,
      Runnable done)
      throws InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      List<Future<?>> pending = new ArrayList<>();
      for (EvaluationQuestion question : questions) {
        if (file.holds(question.id())) {
          done.run();
        } else {
          pending.add(
              workers.submit(
                  () -> {
                    file.add(evaluation.evaluate(question));
                    done.run();
                  }));
        }
      }
      for (Future<?> one : pending) {
        one.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("the run cannot go on: " + e.getCause().getMessage(), e);
    } finally {
      workers.shutdownNow();
    }
    Map<String, QuestionResult> results = file.results();
    return questions.stream().map(question -> results.get(question.id())).toList();
  }
}
