package io.github.askjdbc.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.ExecutionException;

/** Runs the long soak on H2 and SQLite and prints what was left and what it took. */
public final class SoakCommand {
  private static final int THREADS = 32;
  private static final int STATEMENTS = 200_000;

  private SoakCommand() {}

  /**
   * @param args the number of statements for each database, 200,000 unless given
   */
  public static void main(String[] args)
      throws IOException, SQLException, InterruptedException, ExecutionException {
    int statements = args.length == 0 ? STATEMENTS : Integer.parseInt(args[0]);
    Path folder = Files.createTempDirectory("soak");
    System.out.println("H2: " + new Soak(h2(), THREADS, statements).run().text());
    System.out.println("SQLite: " + new Soak(sqlite(folder), THREADS, statements).run().text());
  }

  static String h2() {
    return "jdbc:h2:mem:soak";
  }

  static String sqlite(Path folder) {
    return "jdbc:sqlite:" + folder.resolve("soak.db") + "?journal_mode=WAL&busy_timeout=60000";
  }
}
