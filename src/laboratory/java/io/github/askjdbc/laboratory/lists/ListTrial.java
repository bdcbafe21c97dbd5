package io.github.askjdbc.laboratory.lists;

import io.github.askjdbc.cli.AskCommand;
import io.github.askjdbc.evaluation.run.QuestionResult;
import io.github.askjdbc.evaluation.run.ResultsFile;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Asks questions of a driver that lacks a list, in a program of its own, since lists are read once.
 *
 * @param questions JSONL
 * @param databases as {@code ask evaluate} takes it
 * @param out where each run has its folder; a run that is there is not made again
 */
public record ListTrial(Path questions, Path databases, Path out) {

  /** With all lists. */
  public List<QuestionResult> complete() throws IOException, InterruptedException {
    return run("complete", Optional.empty())
        .orElseThrow(
            () ->
                new IOException(
                    "the questions cannot be asked; what was said is in " + log("complete")));
  }

  /** Empty where nothing runs without the list; what was said is in the run's log. */
  public Optional<List<QuestionResult>> without(LexiconList list)
      throws IOException, InterruptedException {
    for (LexiconList.Removal removal : LexiconList.Removal.values()) {
      Path lexicon = out.resolve(list.name() + "-lexicon");
      Path file = lexicon.resolve(list.resource());
      Files.createDirectories(file.getParent());
      Files.writeString(file, list.without(removal));
      Optional<List<QuestionResult>> results = run(list.name(), Optional.of(lexicon));
      if (results.isPresent()) {
        return results;
      }
    }
    return Optional.empty();
  }

  private Path log(String name) {
    return out.resolve(name + ".log");
  }

  private Optional<List<QuestionResult>> run(String name, Optional<Path> lexicon)
      throws IOException, InterruptedException {
    Path folder = out.resolve(name);
    Files.createDirectories(out);
    String classPath = System.getProperty("java.class.path");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                lexicon.map(first -> first + File.pathSeparator + classPath).orElse(classPath),
                AskCommand.class.getName(),
                "evaluate",
                "--questions=" + questions,
                "--databases=" + databases,
                "--setting=ask.budget.time=60s",
                "--out=" + folder));
    int exit =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(log(name).toFile())
            .start()
            .waitFor();
    return exit == 0 ? Optional.of(ResultsFile.read(folder)) : Optional.empty();
  }
}
