package io.github.askjdbc.laboratory.exams;

import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.recording.ModelCost;
import io.github.askjdbc.evaluation.recording.RecordedModel;
import io.github.askjdbc.exam.ExamPaper;
import io.github.askjdbc.exam.ExamQuestion;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The writers that sit the exam of one database, one after the other: our own readers, one that
 * knows every answer, a model, and the latter two made worse on purpose.
 *
 * @param memories folder for what is remembered of each
 * @param settings of the driver, by name
 * @param shares of questions that are answered by another's SQL, between 0 and 1
 * @param seed of exams, and with their questions of what is spoilt
 */
public record WriterSeries(
    ExamTrial trial,
    ExaminedWriter examinee,
    Path memories,
    Map<String, String> settings,
    List<Double> shares,
    long seed) {

  /** A name for what is no endpoint. */
  private static final String REPLIES = "llama:replies";

  private static final String MODEL = "ask.model";

  public WriterSeries {
    settings = Map.copyOf(settings);
    shares = shares.stream().filter(share -> share > 0).toList();
  }

  /** The driver without a model. */
  public List<SatExam> ownReaders(List<EvaluationQuestion> questions) throws SQLException {
    Settings own = with("own", "none");
    return List.of(trial.sit("own readers", own, trial.paper(own, seed), RealPaper.of(questions)));
  }

  /** What knows every answer. */
  public List<SatExam> gold(List<EvaluationQuestion> questions) throws SQLException {
    ExamPaper exam = trial.paper(with("gold", REPLIES), seed);
    ExamPaper real = RealPaper.of(questions);
    ReplyBook book =
        ReplyBook.ofGold(
            Stream.concat(exam.questions().stream(), real.questions().stream()).toList());
    examinee.replyFrom(book);
    List<SatExam> sat = new ArrayList<>();
    sat.add(trial.sit("gold", with("gold", REPLIES), exam, real));
    sat.addAll(spoilt("gold", book, exam, real));
    return sat;
  }

  /** The model that the settings name. */
  public List<SatExam> model(RecordedModel model, List<EvaluationQuestion> questions)
      throws SQLException {
    String name = settings.getOrDefault(MODEL, "none");
    Settings asking = with("model", name);
    ExamPaper exam = trial.paper(asking, seed);
    ExamPaper real = RealPaper.of(questions);
    examinee.ask(model);
    List<SatExam> sat = new ArrayList<>();
    SatExam unspoilt = trial.sit(name, asking, exam, real);
    sat.add(unspoilt.lasting(seconds(model.costs(), exam)));
    sat.addAll(spoilt(name, examinee.heard(), exam, real));
    return sat;
  }

  private static double seconds(Map<String, ModelCost> costs, ExamPaper exam) {
    return exam.questions().stream()
        .map(ExamQuestion::text)
        .filter(costs::containsKey)
        .mapToDouble(text -> costs.get(text).seconds())
        .sum();
  }

  private List<SatExam> spoilt(String name, ReplyBook book, ExamPaper exam, ExamPaper real)
      throws SQLException {
    List<SatExam> sat = new ArrayList<>();
    for (double share : shares) {
      String spoilt = String.format(Locale.ROOT, "%s, %.0f %% spoilt", name, 100 * share);
      Random random = new Random(seed + exam.mark().paper().hashCode());
      examinee.replyFrom(
          book.spoilt(exam.questions(), share, random).spoilt(real.questions(), share, random));
      String memory = String.format(Locale.ROOT, "%s-%.2f", name.hashCode(), share);
      String model = settings.getOrDefault(MODEL, REPLIES);
      sat.add(trial.sit(spoilt, with(memory, name.equals("gold") ? REPLIES : model), exam, real));
    }
    return sat;
  }

  private Settings with(String memory, String model) throws SQLException {
    Map<String, String> all = new TreeMap<>(settings);
    if (model.equals("none") || model.equals(REPLIES)) {
      all.keySet().removeIf(key -> key.startsWith(MODEL + "."));
    }
    all.put(MODEL, model);
    all.put("ask.memory", memories.resolve(memory + ".db").toString());
    Properties properties = new Properties();
    properties.putAll(all);
    return Settings.of(properties);
  }
}
