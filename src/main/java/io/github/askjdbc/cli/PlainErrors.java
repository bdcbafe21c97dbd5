package io.github.askjdbc.cli;

import io.github.askjdbc.cli.answers.TerminalText;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.sql.SQLException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/**
 * Tells what a person can put right, a file that is not there or a wrong setting, in one line and
 * with exit code 2. Everything else is a defect of ours and keeps its stack trace.
 */
final class PlainErrors implements IExecutionExceptionHandler {

  private static final int FAILED = 2;

  @Override
  public int handleExecutionException(Exception failure, CommandLine command, ParseResult arguments)
      throws Exception {
    if (failure instanceof IOException
        || failure instanceof SQLException
        || failure instanceof IllegalArgumentException) {
      command.getErr().println(message(failure));
      return FAILED;
    }
    throw failure;
  }

  private static String message(Exception failure) {
    return failure instanceof NoSuchFileException missing
        ? "There is no file " + missing.getFile()
        : TerminalText.of(String.valueOf(failure.getMessage()));
  }
}
