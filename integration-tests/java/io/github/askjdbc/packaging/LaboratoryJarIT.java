package io.github.askjdbc.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar of the laboratory beside the all-jar: one command runs both. */
class LaboratoryJarIT {

  @TempDir private Path directory;

  @Test
  void main_mix_makesQuestionsThatTheDriverEvaluates() throws Exception {
    try (URLClassLoader loader = Jars.isolated(Jars.all())) {
      ClinicSession.open(
              ClinicSession.askDriver(loader),
              "jdbc:ask:sqlite:" + directory.resolve("clinic.sqlite"))
          .close();
    }
    Path questions =
        Files.writeString(
            directory.resolve("questions.jsonl"),
            """
            {"id":"1","db":"clinic","question":"%s","gold":"SELECT COUNT(*) FROM patient WHERE city = 'Ghent'"}
            """
                .formatted(ClinicSession.QUESTION));
    Path mixed = directory.resolve("mixed.jsonl");

    assertThat(
            run(
                "evaluate",
                "harder",
                "--mix",
                "--questions=" + questions,
                "--databases=" + directory,
                "--out=" + mixed))
        .contains("2 questions written");
    assertThat(
            run(
                "evaluate",
                "--questions=" + mixed,
                "--databases=" + directory,
                "--out=" + directory.resolve("run")))
        .contains("all questions: 2, of which unanswerable 1");
  }

  @Test
  void main_train_isThere() throws Exception {
    assertThat(run("train", "--help")).contains("generator").contains("confidence");
  }

  /** What {@code java -jar} prints; it must end well. */
  private String run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-jar", System.getProperty("laboratory.jar")));
    command.addAll(List.of(arguments));
    Path output = directory.resolve("output");
    int exit =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start()
            .waitFor();
    String printed = Files.readString(output);
    assertThat(exit).as(printed).isZero();
    return printed;
  }
}
