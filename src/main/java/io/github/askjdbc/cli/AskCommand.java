package io.github.askjdbc.cli;

import io.github.askjdbc.cli.answers.Ink;
import io.github.askjdbc.cli.answers.RowFormat;
import io.github.askjdbc.cli.asking.OutcomePrinter;
import io.github.askjdbc.cli.asking.StatementRunner;
import io.github.askjdbc.cli.asking.TypedText;
import io.github.askjdbc.cli.asking.WriteConsent;
import io.github.askjdbc.cli.shell.Console;
import io.github.askjdbc.cli.shell.ConsoleConsent;
import io.github.askjdbc.cli.shell.LineConsole;
import io.github.askjdbc.cli.shell.ModelWait;
import io.github.askjdbc.cli.shell.Script;
import io.github.askjdbc.cli.shell.Shell;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Asks questions of a database and prints rows or the reason for none. */
@Command(
    name = "ask",
    mixinStandardHelpOptions = true,
    versionProvider = VersionText.class,
    description = {
      "Asks questions of a database; with no arguments, two of the built-in demo.",
      "With a URL alone: a shell on a terminal; elsewhere the questions and statements of the"
          + " input, a question to a line, a statement up to ; or an empty line.",
      "The URL jdbc:ask:demo opens the demo."
    },
    subcommands = {EvaluateCommand.class, ExamCommand.class, ModelCommand.class},
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:every question was answered, or the demo or the shell ran",
      "1:the driver abstained",
      "2:wrong arguments, the database failed, or a statement was not run without --write"
    })
public final class AskCommand implements Callable<Integer> {

  private static final String DEMO = "jdbc:ask:demo";
  private static final List<String> DEMO_QUESTIONS =
      List.of("How many customers are there in each city?", "Which customers have a loyalty card?");
  private static final int ABSTAINED = 1;
  private static final int ROWS_ON_A_SCREEN = 50;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "URL",
      description = "JDBC URL of the database, with or without 'jdbc:ask:'.")
  private Optional<String> url = Optional.empty();

  @Parameters(index = "1..*", paramLabel = "QUESTION", description = "Questions, or plain SQL.")
  private List<String> questions = List.of();

  @Option(names = "--user", description = "Database user.")
  private String user = "";

  @Option(
      names = "--password",
      description = "Database password; asked for if no value is given.",
      interactive = true,
      arity = "0..1")
  private char[] password = new char[0];

  @Option(
      names = "--max-rows",
      paramLabel = "COUNT",
      description =
          "Rows to print of an answer. Default: 50 in a table, and what the memory holds in the"
              + " other formats; where there are more, that is said.")
  private Optional<Integer> maxRows = Optional.empty();

  @Option(
      names = "--format",
      description =
          "How rows are written: ${COMPLETION-CANDIDATES}. In the last three the output holds rows"
              + " alone; reasons go to the error stream.")
  private RowFormat format = RowFormat.TABLE;

  @Option(
      names = "--write",
      description =
          "Lets statements run that may change the database. Without it they are asked about on"
              + " a terminal, and refused elsewhere.")
  private boolean write;

  @Mixin private SettingOptions settings;

  @Mixin private DriverOptions drivers;

  @Spec private CommandSpec spec;

  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  /** As {@code main} runs it. */
  public static CommandLine commandLine() {
    CommandLine line = new CommandLine(new AskCommand());
    ServiceLoader.load(AddedCommands.class, AskCommand.class.getClassLoader())
        .forEach(added -> added.addTo(line));
    describeVersion(line);
    return line.setExecutionExceptionHandler(new PlainErrors())
        .setCaseInsensitiveEnumValuesAllowed(true);
  }

  /** The option comes with every command, and prints nothing where it has no text. */
  private static void describeVersion(CommandLine line) {
    line.getCommandSpec().versionProvider(new VersionText());
    line.getSubcommands().values().forEach(AskCommand::describeVersion);
  }

  @Override
  public Integer call() throws IOException, SQLException {
    drivers.load();
    try (OpenDatabase database = new OpenDatabase(GivenUrl.of(url.orElse(DEMO)), credentials())) {
      TypedText texts = new TypedText(database.settings().questions());
      boolean alone = url.isPresent() && questions.isEmpty();
      return alone && StandardStreams.inputIsTerminal() && StandardStreams.outputIsTerminal()
          ? shell(database, texts)
          : script(database, texts, alone);
    }
  }

  private Properties credentials() throws IOException {
    Properties properties = settings.properties();
    if (!user.isEmpty()) {
      properties.setProperty("user", user);
    }
    if (password.length > 0) {
      properties.setProperty("password", new String(password));
    }
    return properties;
  }

  private int shell(OpenDatabase database, TypedText texts) {
    Console console =
        new ShellOpening(texts, new SchemaNames(database, System::nanoTime), out())
            .open(
                Optional.ofNullable(System.getenv("TERM")),
                Path.of(System.getProperty("user.home")));
    WriteConsent consent = write ? WriteConsent.GIVEN : new ConsoleConsent(console);
    StatementRunner runner =
        new StatementRunner(
            database.connection(), texts, consent, maxRows.orElse(ROWS_ON_A_SCREEN));
    ModelWait wait = new ModelWait(database::isModelWaitedFor, System::nanoTime);
    new Shell(console, texts, runner, format, wait).run();
    return 0;
  }

  private int script(OpenDatabase database, TypedText texts, boolean fromInput) {
    PrintWriter err = spec.commandLine().getErr();
    Script script =
        new Script(
            new StatementRunner(
                database.connection(), texts, consent(texts, fromInput, err), rowsOfScript()),
            new OutcomePrinter(out(), err, format, StandardStreams.outputIsTerminal()));
    if (fromInput) {
      return script.run(
          new LineConsole(ShellOpening.standardInput(), out(), texts, false, Ink.ASCII));
    }
    int exit = 0;
    for (String question : questions.isEmpty() ? DEMO_QUESTIONS : questions) {
      exit = Math.max(exit, script.run(question));
    }
    return url.isEmpty() && exit == ABSTAINED ? 0 : exit;
  }

  private int rowsOfScript() {
    return maxRows.orElse(format == RowFormat.TABLE ? ROWS_ON_A_SCREEN : Integer.MAX_VALUE);
  }

  /** Somebody can be asked where the input is a terminal, and not what is to be run. */
  private WriteConsent consent(TypedText texts, boolean fromInput, PrintWriter prompts) {
    if (write) {
      return WriteConsent.GIVEN;
    }
    return fromInput || !StandardStreams.inputIsTerminal()
        ? WriteConsent.REFUSED
        : new ConsoleConsent(
            new LineConsole(ShellOpening.standardInput(), prompts, texts, true, Ink.ASCII));
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }
}
