package io.github.askjdbc.steadiness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Asks the same questions in several JVMs that have just started, one JVM after the other. */
final class FreshJvms {

  private final Path databases;
  private final Path questions;

  FreshJvms(Path databases, Path questions) {
    this.databases = databases;
    this.questions = questions;
  }

  /**
   * Compares what each JVM said; each asks in an order of its own.
   *
   * @param busy threads that do something else meanwhile, for each processor
   */
  @SuppressWarnings("try") // the processors only are busy
  Comparison ask(int jvms, int busy) throws IOException, InterruptedException {
    List<Map<String, String>> answers = new ArrayList<>();
    BusyProcessors processors = new BusyProcessors(busy);
    try {
      for (int jvm = 0; jvm < jvms; jvm++) {
        answers.add(answers(jvm));
      }
    } finally {
      processors.stop();
    }
    return Comparison.of(answers);
  }

  private Map<String, String> answers(int seed) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            FreshAnswers.class.getName(),
            databases.toString(),
            questions.toString(),
            Integer.toString(seed));
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    Process process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException("a JVM that asks ended with exit code " + process.exitValue());
    }
    Map<String, String> answers = new TreeMap<>();
    output
        .lines()
        .map(line -> line.split("\t", 2))
        .forEach(parts -> answers.put(parts[0], parts[1]));
    return answers;
  }
}
