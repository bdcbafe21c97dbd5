package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.cli.EvaluatedPipeline;
import io.github.askjdbc.driver.StandardComponents;
import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.recording.RecordedModel;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.exam.ExamShift;
import io.github.askjdbc.laboratory.exams.ExamTrial;
import io.github.askjdbc.laboratory.exams.ExaminedWriter;
import io.github.askjdbc.laboratory.exams.SatExam;
import io.github.askjdbc.laboratory.exams.ShiftFit;
import io.github.askjdbc.laboratory.exams.WriterSeries;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ask evaluate exams}: does an exam tell how good a writer is? */
@Command(
    name = "exams",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Lets writers sit the exam of each database, and compares how often they are right there with"
          + " how often they are on people's questions; with a model's memory of the exam, tells"
          + " what passes of its SQL.",
      "Writers: our own readers, one that knows every answer, the model of -s ask.model=..., and the"
          + " latter two with another question's SQL for some questions."
    })
public final class ExamsCommand implements Callable<Integer> {

  private static final int MAX_ROWS = 100_000;
  private static final Duration TIME_LIMIT = Duration.ofSeconds(5);

  @Option(
      names = "--questions",
      required = true,
      paramLabel = "FILE",
      description = "JSONL of {id, db, question, gold}: what people ask.")
  private Path questions;

  @Mixin private DatabaseOptions databases;

  /** Who sits. */
  private enum Sitter {
    OWN,
    GOLD,
    MODEL
  }

  @Option(
      names = "--writers",
      split = ",",
      defaultValue = "OWN,GOLD",
      description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private List<Sitter> writers = List.of();

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description =
          "Where exchanges with the model are written; what the file holds is not asked again."
              + " Needed for MODEL.")
  private Optional<Path> record = Optional.empty();

  @Option(
      names = "--spoilt",
      split = ",",
      defaultValue = "0.1,0.333,1",
      paramLabel = "SHARE",
      description = "How many questions get another's SQL, 0 for none. Default: ${DEFAULT-VALUE}.")
  private List<Double> shares = List.of();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "JSONL: one line for each database and writer, with every answer; databases that the file"
              + " holds are told of as they are there.")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "Of exams and of what is spoilt. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = {"-s", "--setting"},
      paramLabel = "NAME=VALUE",
      description = "A setting of the driver, such as ask.model=llama:qwen; may be repeated.")
  private Map<String, String> settings = new TreeMap<>();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    Map<String, List<EvaluationQuestion>> byDatabase =
        JsonLines.questions(questions).rows().stream()
            .collect(
                Collectors.groupingBy(
                    EvaluationQuestion::db, LinkedHashMap::new, Collectors.toList()));
    PrintWriter terminal = spec.commandLine().getOut();
    List<SatExam> all = new ArrayList<>(sat());
    terminal.print(SatExam.heading());
    all.forEach(exam -> terminal.print(exam.line()));
    byDatabase.keySet().removeAll(all.stream().map(SatExam::database).toList());
    for (Map.Entry<String, List<EvaluationQuestion>> one : byDatabase.entrySet()) {
      List<SatExam> sat = sat(one.getKey(), one.getValue());
      sat.forEach(exam -> terminal.print(exam.line()));
      terminal.flush();
      all.addAll(sat);
      if (out.isPresent()) {
        JsonLines.write(out.get(), all);
      }
    }
    learned("our own readers", all.stream().filter(exam -> !exam.ofModel()).toList());
    learned("models", all.stream().filter(SatExam::ofModel).toList());
    terminal.flush();
    return 0;
  }

  private List<SatExam> sat() throws IOException {
    return out.isPresent() && Files.exists(out.get())
        ? JsonLines.read(out.get(), SatExam.class, SatExam::id).rows()
        : List.of();
  }

  private void learned(String whom, List<SatExam> exams) {
    if (!exams.isEmpty()) {
      ExamShift shift = ShiftFit.of(exams);
      spec.commandLine()
          .getOut()
          .printf(
              Locale.ROOT,
              "%s, from the exam to what people ask: %.1f log odds, deviation %.1f%n",
              whom,
              shift.mean(),
              shift.deviation());
    }
  }

  private List<SatExam> sat(String db, List<EvaluationQuestion> asked)
      throws IOException, SQLException {
    ExaminedWriter examinee = new ExaminedWriter();
    StandardComponents components = new StandardComponents(examinee.access());
    DatabaseAccess access =
        new DatabaseAccess(databases.databases(), EvaluatedPipeline.databases(components));
    Path memories = Files.createTempDirectory("ask-exams");
    try (QueryRunner runner = new QueryRunner(System::nanoTime, TIME_LIMIT, MAX_ROWS);
        DatabaseAccess.Opened opened = access.open(db)) {
      ExamTrial trial =
          new ExamTrial(components, examinee, db, opened, new GoldComparison(runner, 0));
      return sat(new WriterSeries(trial, examinee, memories, settings, shares, seed), asked);
    } finally {
      components.close();
      remove(memories);
    }
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }

  private List<SatExam> sat(WriterSeries series, List<EvaluationQuestion> asked)
      throws IOException, SQLException {
    List<SatExam> sat = new ArrayList<>();
    for (Sitter writer : writers) {
      sat.addAll(
          switch (writer) {
            case OWN -> series.ownReaders(asked);
            case GOLD -> series.gold(asked);
            case MODEL -> ofModel(series, asked);
          });
    }
    return sat;
  }

  private List<SatExam> ofModel(WriterSeries series, List<EvaluationQuestion> asked)
      throws IOException, SQLException {
    Path file =
        record.orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(), "A model that sits an exam needs --record FILE"));
    try (RecordedModel model = RecordedModel.recording(file, System::nanoTime)) {
      return series.model(model, asked);
    }
  }
}
