package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.laboratory.questions.SpiderRelease;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ask evaluate convert}: from Spider's release to a question set. */
@Command(
    name = "convert",
    mixinStandardHelpOptions = true,
    description = "Makes a question set of a file of the public Spider release, such as dev.json.")
public final class ConvertCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "SPIDER", description = "dev.json or train_spider.json.")
  private Path spider;

  @Parameters(index = "1", paramLabel = "OUT", description = "The file to write, JSONL.")
  private Path out;

  @Option(
      names = "--prefix",
      defaultValue = "dev",
      description = "What the ids begin with. Default: ${DEFAULT-VALUE}.")
  private String prefix;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    PrintWriter terminal = spec.commandLine().getOut();
    JsonLines.Content<EvaluationQuestion> content = SpiderRelease.questions(spider, prefix);
    JsonLines.write(out, content.rows());
    content.problems().forEach(terminal::println);
    terminal.printf("%d questions written to %s%n", content.rows().size(), out);
    terminal.flush();
    return 0;
  }
}
