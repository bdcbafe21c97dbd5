package io.github.askjdbc.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The all-jar in class loaders of their own, without {@code DriverManager}. */
class IsolatedLoaderIT {

  @TempDir private Path directory;

  @Test
  void connect_besideTargetJar_answersSqlAndQuestion() throws Exception {
    try (URLClassLoader loader = Jars.isolated(Jars.all(), Jars.of(org.h2.Driver.class));
        Connection connection =
            ClinicSession.open(ClinicSession.askDriver(loader), "jdbc:ask:h2:mem:alone")) {
      assertThat(ClinicSession.number(connection, "SELECT COUNT(*) FROM patient")).isEqualTo(3);
      assertThat(ClinicSession.number(connection, ClinicSession.QUESTION)).isEqualTo(2);
    }
  }

  @Test
  void connect_withoutAnyOtherJar_answersOnSqlite() throws Exception {
    try (URLClassLoader loader = Jars.isolated(Jars.all());
        Connection connection =
            ClinicSession.open(ClinicSession.askDriver(loader), "jdbc:ask:sqlite::memory:")) {
      assertThat(ClinicSession.number(connection, ClinicSession.QUESTION)).isEqualTo(2);
    }
  }

  @Test
  void connect_twoCopiesSideBySide_eachWithItsOwnClasses() throws Exception {
    Path h2 = Jars.of(org.h2.Driver.class);
    try (URLClassLoader one = Jars.isolated(Jars.all(), h2);
        URLClassLoader other = Jars.isolated(Jars.all(), h2)) {
      Driver oneDriver = ClinicSession.askDriver(one);
      Driver otherDriver = ClinicSession.askDriver(other);
      assertThat(oneDriver.getClass()).isNotSameAs(otherDriver.getClass());
      try (Connection first = ClinicSession.open(oneDriver, "jdbc:ask:h2:mem:side");
          Connection second = ClinicSession.open(otherDriver, "jdbc:ask:h2:mem:side")) {
        assertThat(ClinicSession.number(first, ClinicSession.QUESTION)).isEqualTo(2);
        assertThat(ClinicSession.number(second, ClinicSession.QUESTION)).isEqualTo(2);
        assertThat(first.getClass().getClassLoader()).isSameAs(one);
        assertThat(second.getClass().getClassLoader()).isSameAs(other);
      }
    }
  }

  @Test
  void close_afterQuestions_leavesNoThreadNoLoaderNoFile() throws Exception {
    Path temporary = Files.createDirectory(directory.resolve("temporary"));
    Path report = directory.resolve("report");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.io.tmpdir=" + temporary,
                "-cp",
                Jars.of(Unloading.class).toString(),
                Unloading.class.getName(),
                Jars.all().toString(),
                Jars.of(org.h2.Driver.class).toString())
            .redirectErrorStream(true)
            .redirectOutput(report.toFile())
            .start();
    int exit = process.waitFor();
    assertThat(Files.readString(report, StandardCharsets.UTF_8))
        .isEqualToIgnoringNewLines("answered 2, threads [], unloaded true");
    assertThat(exit).isZero();
    assertThat(files(temporary)).isEmpty();
  }

  private static List<String> files(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
