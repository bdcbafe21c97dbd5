package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.cli.EvaluatedPipeline;
import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.evaluation.run.SqliteFolder;
import io.github.askjdbc.laboratory.keys.HiddenKeys;
import io.github.askjdbc.laboratory.keys.KeyInference;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.io.PrintWriter;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ask evaluate keys}: are the keys found that a database does not declare? */
@Command(
    name = "keys",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Infers the foreign keys of databases as if they declared none, and compares with those"
          + " declared.",
      "A key that is inferred and not declared counts as wrong, though it may be true."
    })
public final class KeysCommand implements Callable<Integer> {

  private static final Duration TIME = Duration.ofSeconds(60);

  @Mixin private DatabaseOptions databases;

  @Option(
      names = "--without-primary-keys",
      description = "As if primary and unique keys were not declared either.")
  private boolean withoutPrimaryKeys;

  @Option(names = "--list", description = "Print every key that is missed or not declared.")
  private boolean list;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "For the intervals. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    PrintWriter out = spec.commandLine().getOut();
    SqliteFolder folder = databases.databases();
    List<KeyInference> results = new ArrayList<>();
    try (EvaluatedPipeline pipeline = EvaluatedPipeline.untrained(Settings.of(new Properties()))) {
      HiddenKeys keys =
          new HiddenKeys(
              new DatabaseAccess(folder, pipeline.databases()),
              withoutPrimaryKeys,
              () -> new QuestionBudget(System::nanoTime, TIME, Integer.MAX_VALUE));
      for (String db : folder.names()) {
        KeyInference result = keys.infer(db);
        results.add(result);
        print(out, result);
      }
    }
    Bootstrap bootstrap = new Bootstrap(seed, Bootstrap.DRAWS);
    out.printf("all %d databases, drawn by database for the 95 %% intervals:%n", results.size());
    print(out, "precision", results, KeyInference::precision, bootstrap);
    print(out, "recall", results, KeyInference::recall, bootstrap);
    out.flush();
    return 0;
  }

  private void print(PrintWriter out, KeyInference result) {
    out.printf(
        "%-36s %4d declared, %4d inferred, %4d of them declared%n",
        result.database(), result.declared().size(), result.inferred().size(), result.hits());
    if (list) {
      result.missed().forEach(key -> out.println("  missed     " + key));
      result.undeclared().forEach(key -> out.println("  undeclared " + key));
    }
    out.flush();
  }

  private static void print(
      PrintWriter out,
      String name,
      List<KeyInference> results,
      Function<List<KeyInference>, OptionalDouble> measure,
      Bootstrap bootstrap) {
    bootstrap
        .interval(results, measure)
        .ifPresentOrElse(
            interval ->
                out.printf("%-10s %.3f %s%n", name, interval.estimate(), interval.bounds(3)),
            () -> out.printf("%-10s undefined%n", name));
  }
}
