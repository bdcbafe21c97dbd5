package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.cli.ComparisonOptions;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.report.RunComparison;
import io.github.askjdbc.evaluation.run.QuestionResult;
import io.github.askjdbc.laboratory.lists.LexiconList;
import io.github.askjdbc.laboratory.lists.ListTrial;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ask evaluate lists}: what would be lost without a word list? */
@Command(
    name = "lists",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Asks the same questions without each word list, and prints what that changes.",
      "The models stay as they were trained, with all lists. Each run is a Java program of its"
          + " own with this one's class path; runs that are there are taken as they are."
    })
final class ListsCommand implements Callable<Integer> {

  /** The files whose words are looked up while a question is linked, written and judged. */
  private static final List<String> READ =
      List.of(
          "abbreviations",
          "asked",
          "codes",
          "cues",
          "fillers",
          "irregular",
          "key-words",
          "name-roles",
          "numbers",
          "ordinary-words",
          "peoples",
          "quantity-words",
          "related",
          "relation-verbs",
          "scales",
          "synonyms",
          "time-units",
          "unit-symbols",
          "units",
          "words");

  @Option(
      names = "--questions",
      required = true,
      paramLabel = "FILE",
      description = "JSONL of {id, db, question, gold}.")
  private Path questions;

  @Mixin private DatabaseOptions databases;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FOLDER",
      description = "Where the runs go.")
  private Path out;

  @Option(
      names = "--list",
      paramLabel = "NAME",
      description = "A file of lists, such as scales; may be repeated. Default: all that are read.")
  private List<String> files = READ;

  @Mixin private ComparisonOptions comparison;

  @Spec private CommandSpec spec;

  /** How a run ended. */
  private record Counts(long written, long right, long wrong) {
    static Counts of(List<QuestionResult> results) {
      List<QuestionResult> usable = results.stream().filter(QuestionResult::usable).toList();
      return new Counts(
          usable.stream().filter(Counts::isRight).count(),
          usable.stream().filter(one -> one.answered() && isRight(one)).count(),
          usable.stream().filter(one -> one.answered() && !isRight(one)).count());
    }

    private static boolean isRight(QuestionResult result) {
      return result.right(MatchForm.BENCHMARK);
    }

    String row(String name) {
      return "%-26s %14d %15d %15d".formatted(name, written, right, wrong);
    }
  }

  private record Row(Counts counts, String text) {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    PrintWriter terminal = spec.commandLine().getOut();
    ListTrial trial = new ListTrial(questions, databases.folder(), out);
    List<QuestionResult> complete = trial.complete();
    terminal.printf("%-26s %14s %15s %15s%n", "without", "right SQL", "answered right", "wrong");
    terminal.println(Counts.of(complete).row("nothing"));
    terminal.flush();
    List<Row> rows = new ArrayList<>();
    for (String file : files) {
      for (LexiconList list : LexiconList.of(file)) {
        Row row = row(list, trial.without(list), complete);
        rows.add(row);
        terminal.println(row.text());
        terminal.flush();
      }
    }
    terminal.println();
    terminal.println("From the most to the least of right SQL lost:");
    rows.sort(Comparator.comparingLong(row -> row.counts().written()));
    rows.forEach(row -> terminal.println(row.text()));
    terminal.flush();
    return 0;
  }

  private Row row(
      LexiconList list, Optional<List<QuestionResult>> results, List<QuestionResult> complete) {
    if (results.isEmpty()) {
      return new Row(new Counts(0, 0, 0), "%-26s nothing runs".formatted(list.name()));
    }
    Counts counts = Counts.of(results.get());
    String change =
        RunComparison.of(complete, results.get(), comparison.penalty(), comparison.bootstrap())
                .mayBeNoise()
            ? "  within noise"
            : "";
    return new Row(counts, counts.row(list.name()) + change);
  }
}
