package io.github.askjdbc.transparency;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** An operator's file that lets no question do anything is nothing to plain SQL. */
class PolicedTransparencyTest extends SqliteTransparencyTest {
  private static Path file;

  @BeforeContainer
  static void forbid() throws IOException {
    file = Files.createTempFile("policy", ".properties");
    Files.writeString(
        file,
        """
        ask.questions = explicit
        ask.private = *
        ask.tables = nothing
        ask.penalty = 1000000
        ask.budget.time = 1ms
        ask.budget.probes = 0
        ask.warnings = off
        """);
    System.setProperty("ask.config", file.toString());
  }

  @AfterContainer
  static void allow() throws IOException {
    System.clearProperty("ask.config");
    Files.delete(file);
  }

  @Override
  int share() {
    return 2;
  }
}
