package io.github.askjdbc.cli;

import io.github.askjdbc.cli.model.CheckSentences;
import io.github.askjdbc.cli.model.ModelCheck;
import io.github.askjdbc.cli.model.ModelTrial;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.prompt.WritingPrompt;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.io.PrintWriter;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ask model check}: can the model be asked about this database, and what is to change? */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Asks the language model that the settings name about this database, and says whether it can"
          + " be reached, what it can do, how long it takes and what to change.",
      "The model is sent what any question would send it, with two small questions of the"
          + " command's own."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:the model can be used",
      "1:it cannot, or none is set",
      "2:wrong arguments or settings, or the database failed"
    })
public final class ModelCheckCommand implements Callable<Integer> {

  private static final Duration READING = Duration.ofMinutes(2);
  private static final int PROBES = 64;

  @Parameters(
      paramLabel = "URL",
      description = "JDBC URL of the database, with or without 'jdbc:ask:'.")
  private String url;

  @Option(
      names = "--wait",
      paramLabel = "SECONDS",
      defaultValue = "120",
      description =
          "How long each reply is waited for, whatever ask.budget.model says. Default:"
              + " ${DEFAULT-VALUE}.")
  private int wait;

  @Mixin private SettingOptions settings;

  @Mixin private DriverOptions drivers;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    if (wait < 1) {
      throw new ParameterException(
          spec.commandLine(), "--wait is " + wait + "; at least 1 second is needed");
    }
    drivers.load();
    LongSupplier nanoTime = System::nanoTime;
    try (OpenDatabase database = new OpenDatabase(GivenUrl.of(url), settings.properties())) {
      Optional<ModelSettings> model = database.settings().model();
      Optional<WritingPrompt> prompt =
          database.writingPrompt(new QuestionBudget(nanoTime, READING, PROBES));
      return model.isPresent() && prompt.isPresent()
          ? check(
              new ModelCheck(
                  database.modelClient(model.get()),
                  model.get(),
                  Duration.ofSeconds(wait),
                  nanoTime),
              model.get(),
              prompt.get())
          : noModel();
    }
  }

  private int check(ModelCheck check, ModelSettings model, WritingPrompt prompt) {
    ModelTrial trial = check.run(prompt);
    CheckSentences sentences = new CheckSentences(model, trial, Duration.ofSeconds(wait));
    sentences.lines().forEach(out()::println);
    return sentences.usable() ? 0 : 1;
  }

  private int noModel() {
    out().println("No language model is set.");
    out()
        .println(
            "To change: Name one, such as -s ask.model=ollama:qwen2.5-coder, openai:NAME,"
                + " anthropic:NAME or llama:NAME, and where it is served by -s ask.model.url=URL;"
                + " or a file of weights by -s ask.model=gguf:FILE.");
    return 1;
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }
}
