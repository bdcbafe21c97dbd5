package io.github.askjdbc.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The jar without what it depends on, used as a project has it that names it in its pom. */
class ThinJarIT {

  @TempDir private Path directory;

  /** Settings whose work is done by libraries of their own. */
  static Stream<Map<String, String>> settings() {
    return Stream.of(Map.of(), Map.of("ask.audit", "audit.jsonl"), Map.of("ask.max-risk", "0.05"));
  }

  @ParameterizedTest
  @MethodSource("settings")
  void question_withWhatThePomBrings_isAnswered(Map<String, String> settings) throws Exception {
    Properties properties = new Properties();
    settings.forEach(
        (name, value) ->
            properties.setProperty(
                name, name.equals("ask.audit") ? directory.resolve(value).toString() : value));
    try (URLClassLoader loader = loader()) {
      Driver driver = ClinicSession.askDriver(loader);
      String url = "jdbc:ask:sqlite:" + directory.resolve("clinic.sqlite");
      try (Connection connection = ClinicSession.open(driver, url, properties)) {
        assertThat(ClinicSession.number(connection, ClinicSession.QUESTION)).isEqualTo(2);
      }
    }
    if (settings.containsKey("ask.audit")) {
      assertThat(Files.readString(directory.resolve("audit.jsonl"))).contains("\"decision\"");
    }
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
}
