package io.github.askjdbc.cli;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.AskDriver;
import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Asks questions of a database and prints rows or the reason for none. */
@Command(
    name = "ask",
    mixinStandardHelpOptions = true,
    description = "Asks questions of a database; with no arguments, two of the built-in demo.",
    subcommands = {EvaluateCommand.class, TrainCommand.class},
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:every question was answered, or the demo ran",
      "1:the driver abstained",
      "2:wrong arguments, or the database failed"
    })
public final class AskCommand implements Callable<Integer> {

  private static final String DEMO = "jdbc:ask:demo";
  private static final List<String> DEMO_QUESTIONS =
      List.of("How many customers are there in each city?", "Which customers have a loyalty card?");
  private static final int ABSTAINED = 1;
  private static final int FAILED = 2;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "URL",
      description = "JDBC URL of the database, with or without 'jdbc:ask:'.")
  private String url = DEMO;

  @Parameters(index = "1..*", paramLabel = "QUESTION", description = "Questions, or plain SQL.")
  private List<String> questions = DEMO_QUESTIONS;

  @Option(names = "--user", description = "Database user.")
  private String user = "";

  @Option(
      names = "--password",
      description = "Database password; asked for if no value is given.",
      interactive = true,
      arity = "0..1")
  private char[] password = new char[0];

  @Option(names = "--max-rows", description = "Rows to print, default ${DEFAULT-VALUE}.")
  private int maxRows = 50;

  @Spec private CommandSpec spec;

  public static void main(String[] arguments) {
    System.exit(
        new CommandLine(new AskCommand())
            .setExecutionExceptionHandler(new PlainErrors())
            .execute(arguments));
  }

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    boolean demo = questions.equals(DEMO_QUESTIONS);
    int exit = 0;
    try (Connection connection = connect()) {
      for (String question : questions) {
        out.println("? " + question);
        exit = Math.max(exit, ask(connection, question, out));
        out.println();
      }
    } catch (SQLException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return FAILED;
    }
    return demo && exit == ABSTAINED ? 0 : exit;
  }

  private Connection connect() throws SQLException {
    Properties properties = new Properties();
    if (!user.isEmpty()) {
      properties.setProperty("user", user);
    }
    if (password.length > 0) {
      properties.setProperty("password", new String(password));
    }
    String asked =
        url.startsWith("jdbc:ask:")
            ? url
            : "jdbc:ask:" + url.substring(url.startsWith("jdbc:") ? "jdbc:".length() : 0);
    Connection connection = new AskDriver().connect(asked, properties);
    if (connection == null) {
      throw new SQLException(
          "'" + url + "' is not a JDBC URL; give one such as jdbc:sqlite:shop.db");
    }
    return connection;
  }

  private int ask(Connection connection, String question, PrintWriter out) {
    try (Statement statement = connection.createStatement()) {
      statement.setMaxRows(maxRows);
      if (!statement.execute(question)) {
        out.println("  done, rows changed: " + statement.getUpdateCount());
        return 0;
      }
      try (ResultSet rows = statement.getResultSet()) {
        for (SQLWarning warning = statement.getWarnings();
            warning != null;
            warning = warning.getNextWarning()) {
          out.println("  " + warning.getMessage());
        }
        out.print(new TextTable(maxRows).render(rows));
      }
      return 0;
    } catch (AbstentionException e) {
      out.println("  no answer (" + e.getSQLState() + "): " + e.getMessage());
      return ABSTAINED;
    } catch (SQLException e) {
      out.println("  failed (" + e.getSQLState() + "): " + e.getMessage());
      return FAILED;
    }
  }
}
