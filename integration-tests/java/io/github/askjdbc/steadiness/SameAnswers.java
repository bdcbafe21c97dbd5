package io.github.askjdbc.steadiness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;

/**
 * Asks some 250 questions in five fresh JVMs while every processor is kept busy, and prints how
 * many of them got the same decision, confidence and findings from all.
 */
public final class SameAnswers {
  private static final int JVMS = 5;
  private static final int BUSY = 1;

  private SameAnswers() {}

  /**
   * @param args nothing; or a folder of SQLite databases and a file of questions as {@code ask
   *     evaluate} takes them, then the number of JVMs and of busy threads for each processor
   */
  public static void main(String[] args) throws IOException, SQLException, InterruptedException {
    Path databases = args.length > 0 ? Path.of(args[0]) : Files.createTempDirectory("steady");
    Path questions = args.length > 1 ? Path.of(args[1]) : SteadyDatabases.create(databases);
    int jvms = args.length > 2 ? Integer.parseInt(args[2]) : JVMS;
    int busy = args.length > 3 ? Integer.parseInt(args[3]) : BUSY;
    System.out.println(new FreshJvms(databases, questions).ask(jvms, busy).text());
  }
}
