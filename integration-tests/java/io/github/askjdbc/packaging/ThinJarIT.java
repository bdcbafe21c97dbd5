package io.github.askjdbc.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar without what it depends on, used as a project has it that names it in its pom. */
class ThinJarIT {

  @TempDir private Path directory;

  @Test
  void question_withWhatThePomBrings_isAnswered() throws Exception {
    assertThat(answer(new Properties())).isEqualTo(2);
  }

  @Test
  void question_withAnAudit_isAnsweredAndWrittenDown() throws Exception {
    Path audit = directory.resolve("audit.jsonl");
    Properties settings = new Properties();
    settings.setProperty("ask.audit", "file:" + audit);

    assertThat(answer(settings)).isEqualTo(2);

    assertThat(audit).content().contains("\"decision\"");
  }

  @Test
  void question_withABoundOnTheRisk_isDecided() throws Exception {
    Properties settings = new Properties();
    settings.setProperty("ask.max-risk", "0.05");

    assertThat(answer(settings)).isEqualTo(2);
  }

  @Test
  void pom_ofThinJar_bringsNothingOfTheCommandLineOrTheLaboratory() throws Exception {
    assertThat(ThinJar.withDependencies())
        .extracting(file -> file.getFileName().toString())
        .noneMatch(name -> name.matches("(picocli|xchart|batik|jmustache|jline|progressbar).*"));
  }

  @Test
  void classes_ofTheLaboratory_areNotInside() throws Exception {
    try (URLClassLoader loader = loader()) {
      assertThat(loader.getResource("io/github/askjdbc/AskDriver.class")).isNotNull();
      assertThat(loader.getResource("io/github/askjdbc/laboratory/cli/TrainCommand.class"))
          .isNull();
    }
  }

  private static URLClassLoader loader() throws Exception {
    return Jars.isolated(ThinJar.withDependencies().toArray(Path[]::new));
  }

  private int answer(Properties settings) throws Exception {
    try (URLClassLoader loader = loader();
        Connection connection =
            ClinicSession.open(
                ClinicSession.askDriver(loader),
                "jdbc:ask:sqlite:" + directory.resolve("clinic.sqlite"),
                settings)) {
      return ClinicSession.number(connection, ClinicSession.QUESTION);
    }
  }
}
