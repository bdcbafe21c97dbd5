package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.cli.AskCommand;
import io.github.askjdbc.evaluation.run.ModelFolder;
import io.github.askjdbc.laboratory.training.InputFingerprint;
import io.github.askjdbc.laboratory.training.TrainingStep;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ask train all}: every model, in the order in which one learns from the other. */
@Command(
    name = "all",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Trains all models in their order, and compares them with those that are shipped.",
      "Writes generator.model, generator.txt and confidence.model. A training that was stopped goes"
          + " on where it was, with the same arguments: steps whose outputs are there and whose"
          + " inputs have not changed are passed over."
    },
    footer = {
      "%nInputs: questions with gold SQL on many SQLite databases (Spider's training set: 6,804"
          + " questions, 137 databases), others on other databases to try the result on, and other"
          + " systems' SQL for those.",
      "%nTime and memory: each step prints what it took. Most goes into the generator's reading of"
          + " the questions and into the collection of examples, both of which grow with the number"
          + " of questions; more threads shorten them and need more memory."
    })
final class TrainAllCommand implements Callable<Integer> {

  @Mixin private TrainingInputs data;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FOLDER",
      description = "Where models, examples and measurements go.")
  private Path out;

  @Option(
      names = "--source",
      paramLabel = "TEXT",
      description = "What the questions are and under what licence, for generator.txt.")
  private Optional<String> source = Optional.empty();

  @Option(
      names = "--folds",
      defaultValue = "3",
      description = "Parts of the databases, each held out once. Default: ${DEFAULT-VALUE}.")
  private int folds;

  @Option(
      names = "--threads",
      defaultValue = "2",
      description = "The result is the same with any number. Default: ${DEFAULT-VALUE}.")
  private int threads;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "For everything that is drawn. Default: ${DEFAULT-VALUE}.")
  private long seed;

  /** Places among the steps. */
  private static final int AFTER = 3;

  private static final int BEFORE = 4;

  @Spec private CommandSpec spec;

  /** Makes a step when those before it are done. */
  private interface Plan {
    TrainingStep step() throws IOException;
  }

  @Override
  public Integer call() throws IOException {
    Files.createDirectories(out);
    Optional<ModelFolder> shipped = ModelFolder.shipped();
    List<Plan> plans =
        new ArrayList<>(List.of(this::generator, this::confidence, this::mixed, this::after));
    shipped.ifPresent(models -> plans.add(() -> before(models)));
    List<TrainingStep> steps = new ArrayList<>();
    for (Plan plan : plans) {
      TrainingStep step = plan.step();
      steps.add(step);
      int exit = take(step, steps.size() + " of " + plans.size() + ": ");
      if (exit != 0) {
        return exit;
      }
    }
    if (shipped.isEmpty()) {
      print(
          "The shipped models read features that this version does not give, so that there is"
              + " nothing to compare with; what the new ones are worth is in "
              + folder(steps.get(AFTER)));
      return 0;
    }
    print("The shipped models, and those of " + out + ":");
    return run(
        List.of(
            "evaluate",
            "compare",
            folder(steps.get(BEFORE)),
            folder(steps.get(AFTER)),
            "--seed=" + seed));
  }

  /** Passes over what is done. */
  private int take(TrainingStep step, String head) throws IOException {
    String command = "ask " + String.join(" ", step.arguments());
    if (step.isDone(out)) {
      print(head + "passed over, since nothing has changed: " + command);
      return 0;
    }
    print(head + command);
    int exit = run(step.arguments());
    if (exit == 0) {
      step.done(out);
      print(head + "done; so far " + taken());
    } else {
      print("Stopped at '" + command + "'; with the same arguments it goes on from there.");
    }
    return exit;
  }

  /** Where a step has its run. */
  private static String folder(TrainingStep step) {
    return step.outputs().get(0).toString();
  }

  private void print(String line) {
    PrintWriter terminal = spec.commandLine().getOut();
    terminal.println(line);
    terminal.flush();
  }

  /** By this program since it began. */
  private static String taken() {
    long seconds =
        ProcessHandle.current().info().totalCpuDuration().map(Duration::toSeconds).orElse(0L);
    long bytes =
        ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .mapToLong(pool -> pool.getPeakUsage().getUsed())
            .sum();
    return "%,d s of computing, and at most %,d MB of heap".formatted(seconds, bytes >> 20);
  }

  private int run(List<String> arguments) {
    return AskCommand.commandLine()
        .setOut(spec.commandLine().getOut())
        .setErr(spec.commandLine().getErr())
        .execute(arguments.toArray(String[]::new));
  }

  private InputFingerprint inputs(Path... files) throws IOException {
    InputFingerprint inputs =
        new InputFingerprint().addProgram().add(data.databases().folder()).add("" + seed);
    for (Path file : files) {
      inputs.add(file);
    }
    return inputs;
  }

  private Path heldOut() {
    return out.resolve("held-out");
  }

  private TrainingStep generator() throws IOException {
    Path model = out.resolve(ModelFolder.GENERATOR);
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "train",
                "generator",
                "--questions=" + data.train(),
                "--try=" + data.validation(),
                "--databases=" + data.databases().folder(),
                "--folds=" + folds,
                "--threads=" + threads,
                "--seed=" + seed,
                "--held-out=" + heldOut(),
                "--out=" + model));
    source.ifPresent(text -> arguments.add("--source=" + text));
    return new TrainingStep(
        "generator",
        arguments,
        inputs(data.train(), data.validation()).add("" + folds).add(source.orElse("")).toString(),
        List.of(model, heldOut()));
  }

  /** Examples go into a folder of their own for each state of what they are collected with. */
  private TrainingStep confidence() throws IOException {
    Path model = out.resolve(ModelFolder.CONFIDENCE);
    List<Path> files =
        new ArrayList<>(List.of(data.train(), data.validation(), data.predictions(), heldOut()));
    files.addAll(data.replies());
    files.addAll(data.further());
    String inputs = inputs(files.toArray(Path[]::new)).toString();
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "train",
                "confidence",
                "--train=" + data.train(),
                "--validation=" + data.validation(),
                "--predictions=" + data.predictions(),
                "--databases=" + data.databases().folder(),
                "--generators=" + heldOut(),
                "--examples=" + out.resolve("examples-" + inputs),
                "--threads=" + threads,
                "--seed=" + seed,
                "--out=" + model));
    data.replies().forEach(file -> arguments.add("--replies=" + file));
    data.further().forEach(file -> arguments.add("--further=" + file));
    return new TrainingStep("confidence", arguments, inputs, List.of(model));
  }

  /** With as many questions that cannot be answered, made of those to compare on. */
  private TrainingStep mixed() throws IOException {
    return new TrainingStep(
        "mixed",
        List.of(
            "evaluate",
            "harder",
            "--mix",
            "--questions=" + data.validation(),
            "--databases=" + data.databases().folder(),
            "--seed=" + seed,
            "--out=" + mixedQuestions()),
        inputs(data.validation()).toString(),
        List.of(mixedQuestions()));
  }

  private Path mixedQuestions() {
    return out.resolve("mixed.jsonl");
  }

  private TrainingStep before(ModelFolder shipped) throws IOException {
    return evaluation(
        "before", inputs(mixedQuestions()).add(shipped.fingerprint()).toString(), List.of());
  }

  private TrainingStep after() throws IOException {
    String trained = ModelFolder.read(out).fingerprint();
    return evaluation(
        "after", inputs(mixedQuestions()).add(trained).toString(), List.of("--models=" + out));
  }

  private TrainingStep evaluation(String name, String inputs, List<String> more) {
    Path run = out.resolve(name + "-" + inputs);
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "evaluate",
                "--questions=" + mixedQuestions(),
                "--databases=" + data.databases().folder(),
                "--threads=" + threads,
                "--seed=" + seed,
                "--out=" + run));
    arguments.addAll(more);
    return new TrainingStep(name, arguments, inputs, List.of(run));
  }
}
