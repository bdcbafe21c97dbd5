package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.cli.EvaluatedPipeline;
import io.github.askjdbc.decision.confidence.ShapeModel;
import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.driver.StandardComponents;
import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.laboratory.harder.HarderQuestions;
import io.github.askjdbc.laboratory.harder.MovedQuestions;
import io.github.askjdbc.laboratory.harder.RecipeBook;
import io.github.askjdbc.laboratory.slips.NearestGold;
import io.github.askjdbc.laboratory.slips.SlippingWriter;
import io.github.askjdbc.laboratory.training.Example;
import io.github.askjdbc.laboratory.training.ExampleCollector;
import io.github.askjdbc.laboratory.training.ExampleFolder;
import io.github.askjdbc.laboratory.training.GivenSql;
import io.github.askjdbc.laboratory.training.HeldOutGenerators;
import io.github.askjdbc.laboratory.training.LearnedSources;
import io.github.askjdbc.laboratory.training.MixedConfidence;
import io.github.askjdbc.laboratory.training.MovedCollector;
import io.github.askjdbc.laboratory.training.NullReply;
import io.github.askjdbc.laboratory.training.TrainingSet;
import io.github.askjdbc.laboratory.training.WrongAnswers;
import io.github.askjdbc.laboratory.training.answerability.MeanOfNames;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The questions and recorded SQL that models of the decision are trained and tried on. */
final class ExampleOptions {

  private static final int MAX_ROWS = 100_000;
  private static final int TIME_LIMIT_SECONDS = 5;

  /** For a question: how busy the machine is must not change what is learned. */
  private static final Duration AMPLE_TIME = Duration.ofMinutes(1);

  /** As many unanswerable questions as can be made: more than that many for each. */
  private static final int MANY = 20;

  /** For each training question, how many that a writer answers though they have no answer. */
  private static final double UNANSWERABLE = 0.25;

  /** Of the training questions, how many are asked in other words, too. */
  private static final double REWORDED = 0.25;

  @Mixin private TrainingInputs data;

  @Option(
      names = "--examples",
      required = true,
      paramLabel = "FOLDER",
      description =
          "Where examples are kept between runs; a new one is needed when detectors or generators"
              + " have changed.")
  private Path examples;

  @Option(
      names = "--generators",
      paramLabel = "FOLDER",
      description =
          "What 'ask train generator --held-out' wrote: SQL for the training questions comes from"
              + " generators that have not seen their databases. Default: the generator that is"
              + " shipped, which has.")
  private Optional<Path> generators = Optional.empty();

  @Option(
      names = "--recipes",
      split = ",",
      defaultValue = "TRAINING",
      description =
          "How unanswerable questions to train on are made: ${COMPLETION-CANDIDATES}. Default:"
              + " ${DEFAULT-VALUE}.")
  private List<RecipeBook> recipes;

  @Option(
      names = "--moved",
      description =
          "Learn from questions made by moving literals, too, so that the right answer is empty for"
              + " one half of them; kept in the folder 'moved' among the examples.")
  private boolean moved;

  @Option(
      names = "--threads",
      defaultValue = "1",
      description = "That collect examples. Default: ${DEFAULT-VALUE}.")
  private int threads;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "For everything that is drawn. Default: ${DEFAULT-VALUE}.")
  private long seed;

  long seed() {
    return seed;
  }

  /** Everything, collected now where it is not there yet. */
  TrainingSet trainingSet() throws IOException, SQLException {
    return withExamples(
        (sources, writer) -> set(sources, writer, tried(sources.asked()), Optional.empty()));
  }

  /**
   * Without what nothing is learned from.
   *
   * @param shapes that are known
   */
  TrainingSet learnedSet(ShapeModel shapes) throws IOException, SQLException {
    return withExamples((sources, writer) -> set(sources, writer, List.of(), Optional.of(shapes)));
  }

  /** What the judge of others' SQL learns from, collected now where it is not there yet. */
  GivenSql givenSql() throws IOException, SQLException {
    return withExamples(
        (sources, writer) -> set(sources, writer, List.of(), Optional.empty()).given());
  }

  /** Where language models wrote no SQL. */
  List<NullReply> nullReplies() throws IOException {
    return ExampleFolder.nullReplies(data.replies());
  }

  private TrainingSet set(
      LearnedSources sources,
      SlippingWriter writer,
      List<Example> validation,
      Optional<ShapeModel> shapes)
      throws IOException, SQLException {
    List<EvaluationQuestion> questions = JsonLines.questions(data.train()).rows();
    return TrainingSet.of(
        questions,
        new TrainingSet.Collected(
            trained(sources),
            sources.asked().further(data.further()),
            validation,
            sources.recorded(data.validation(), JsonLines.files(data.predictions())),
            sources.replied(data.replies()),
            mistaken(sources.asked(), questions, writer)),
        shapes,
        seed);
  }

  /** Right SQL, slips, and answers to what has none. */
  private List<Example> mistaken(
      ExampleFolder folder, List<EvaluationQuestion> questions, SlippingWriter writer)
      throws IOException, SQLException {
    int made = (int) (UNANSWERABLE * questions.size());
    List<EvaluationQuestion> unanswerable =
        new ArrayList<>(
            HarderQuestions.make(questions, evaluated(), RecipeBook.TRAINING, made, seed)
                .questions());
    for (Path file : data.further()) {
      JsonLines.questions(file).rows().stream()
          .filter(question -> question.gold().isEmpty())
          .forEach(unanswerable::add);
    }
    List<Example> examples = new ArrayList<>(folder.written("slips", writer.write(questions)));
    examples.addAll(folder.written("nearest", new NearestGold(questions).write(unanswerable)));
    return examples;
  }

  /** With all unanswerable ones that can be made. */
  private List<Example> tried(ExampleFolder folder) throws IOException {
    List<Example> examples = new ArrayList<>(folder.own("validation", data.validation()));
    examples.addAll(folder.made("validation-made", data.validation(), RecipeBook.TESTING, MANY));
    return examples;
  }

  /**
   * As many unanswerable ones as answerable ones, of each book the same part, and some of the
   * answerable ones in other words.
   */
  private List<Example> trained(LearnedSources sources) throws IOException {
    List<Example> examples = new ArrayList<>(sources.own("train", data.train()));
    for (RecipeBook book : recipes) {
      examples.addAll(
          sources
              .asked()
              .made(
                  "train-" + book.name().toLowerCase(Locale.ROOT),
                  data.train(),
                  book,
                  1.0 / recipes.size()));
    }
    examples.addAll(
        sources.asked().made("train-reworded", data.train(), RecipeBook.REWORDED, REWORDED));
    return examples;
  }

  /** All questions whose answer is known, whoever writes for them. */
  private List<EvaluationQuestion> answered() throws IOException {
    List<EvaluationQuestion> questions = new ArrayList<>();
    questions.addAll(JsonLines.questions(data.train()).rows());
    questions.addAll(JsonLines.questions(data.validation()).rows());
    questions.addAll(ExampleFolder.repliedQuestions(data.replies()));
    return questions;
  }

  private HeldOutGenerators heldOut() throws IOException {
    return generators.isPresent()
        ? HeldOutGenerators.read(generators.get())
        : HeldOutGenerators.none();
  }

  /** Of all questions, by id. */
  private Map<String, String> gold() throws IOException {
    Map<String, String> gold = new HashMap<>();
    for (Path file : List.of(data.train(), data.validation())) {
      JsonLines.questions(file)
          .rows()
          .forEach(question -> question.gold().ifPresent(sql -> gold.put(question.id(), sql)));
    }
    return gold;
  }

  /**
   * Writes wrong answers with their gold, and how the results differ.
   *
   * @param parts of the questions by name
   * @return the file, in the folder of the examples
   */
  Path writeWrongAnswers(Map<String, MixedConfidence> parts) throws IOException {
    try (QueryRunner runner = runner()) {
      WrongAnswers reader = new WrongAnswers(evaluated(), new GoldComparison(runner, 0), gold());
      List<WrongAnswers.WrongAnswer> wrong = new ArrayList<>();
      parts.forEach((name, mixed) -> wrong.addAll(reader.of(name, mixed)));
      Path file = examples.resolve("wrong-answers.jsonl");
      JsonLines.write(file, wrong);
      return file;
    }
  }

  /** What the databases call their tables and columns. */
  MeanOfNames schemaNames() {
    return new MeanOfNames(evaluated());
  }

  private EvaluatedDatabases evaluated() {
    return data.databases().databases(examples.resolve("databases"));
  }

  private static QueryRunner runner() {
    return new QueryRunner(System::nanoTime, Duration.ofSeconds(TIME_LIMIT_SECONDS), MAX_ROWS);
  }

  /** Works on the examples while what collects them is open. */
  @FunctionalInterface
  private interface Work<T> {
    T on(LearnedSources sources, SlippingWriter writer) throws IOException, SQLException;
  }

  private <T> T withExamples(Work<T> work) throws IOException, SQLException {
    Settings settings = Settings.of(new Properties());
    StandardComponents rooms = new StandardComponents();
    try (QueryRunner runner = runner()) {
      EvaluatedDatabases evaluated = evaluated();
      GoldComparison judge = new GoldComparison(runner, 0);
      DatabaseAccess databases = new DatabaseAccess(evaluated, EvaluatedPipeline.databases(rooms));
      Supplier<QuestionBudget> budgets =
          () -> new QuestionBudget(System::nanoTime, AMPLE_TIME, settings.budgetProbes());
      ExampleCollector collector =
          new ExampleCollector(
              heldOut().inspecting(rooms.untrained(settings)), databases, judge, budgets);
      List<ExampleFolder> more = new ArrayList<>();
      if (moved) {
        MovedQuestions questions = MovedQuestions.make(answered(), evaluated, runner, seed);
        MovedCollector maker = new MovedCollector(collector, questions, evaluated, judge);
        more.add(new ExampleFolder(examples.resolve("moved"), maker, evaluated, seed, threads));
      }
      return work.on(
          new LearnedSources(
              new ExampleFolder(examples, collector, evaluated, seed, threads), more),
          new SlippingWriter(databases, budgets, seed));
    } finally {
      rooms.close();
    }
  }
}
