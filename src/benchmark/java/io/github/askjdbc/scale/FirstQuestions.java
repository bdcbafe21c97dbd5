package io.github.askjdbc.scale;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the way from a fresh JVM to the two-hundredth question costs on a small database, in
 * processor time of the whole process (compilers, collector and background threads with it) and in
 * wall-clock time: connecting, the first question, the 10th, the 200th, and one asked again.
 */
public final class FirstQuestions {
  private static final int JVMS = 5;
  private static final List<String> SHOP =
      List.of(
          "CREATE TABLE customer (id INT PRIMARY KEY, name VARCHAR(20), city VARCHAR(20))",
          "CREATE TABLE purchase (id INT PRIMARY KEY, customer_id INT REFERENCES customer, cost INT)",
          "INSERT INTO customer VALUES (1, 'Ada', 'Lyon'), (2, 'Ben', 'Oslo'), (3, 'Cleo', 'Lyon')",
          "INSERT INTO purchase VALUES (1, 1, 20), (2, 1, 15), (3, 3, 40)");
  private static final List<String> HEAD = List.of("step", "product", "CPU, ms", "wall, ms");

  private FirstQuestions() {}

  /** Takes the number of JVMs for each product, or nothing for 5. */
  public static void main(String[] args) throws IOException, SQLException, InterruptedException {
    int jvms = args.length > 0 ? Integer.parseInt(args[0]) : JVMS;
    ScaleReport report = new ScaleReport("first-questions", HEAD);
    try (Surroundings surroundings = new Surroundings()) {
      for (Map.Entry<String, String> target :
          new TreeMap<>(
                  Map.of(
                      "SQLite", "sqlite:" + surroundings.file("first.db"),
                      "H2", "h2:" + surroundings.file("first")))
              .entrySet()) {
        fill("jdbc:" + target.getValue());
        List<List<Cost>> runs = new ArrayList<>();
        for (int i = 0; i < jvms; i++) {
          runs.add(freshJvm(target.getValue()));
        }
        for (int step = 0; step < runs.get(0).size(); step++) {
          report.row(row(target.getKey(), runs, step));
        }
      }
    }
  }

  private static void fill(String url) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (String made : SHOP) {
        statement.execute(made);
      }
    }
  }

  /** The costs of one JVM's steps, in their order. */
  private static List<Cost> freshJvm(String target) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            QuestionsOfOneJvm.class.getName(),
            target);
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    Process process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException("a JVM that asks ended with exit code " + process.exitValue());
    }
    return output.lines().map(Cost::parse).toList();
  }

  private static List<String> row(String product, List<List<Cost>> runs, int step) {
    Durations cpu = new Durations();
    Durations wall = new Durations();
    for (List<Cost> run : runs) {
      cpu.add(run.get(step).cpu());
      wall.add(run.get(step).wall());
    }
    return List.of(runs.get(0).get(step).step(), product, spread(cpu), spread(wall));
  }

  private static String spread(Durations durations) {
    return String.format(
        Locale.ROOT,
        "%.1f (%.1f to %.1f)",
        durations.median(),
        durations.quantile(0),
        durations.quantile(1));
  }
}
