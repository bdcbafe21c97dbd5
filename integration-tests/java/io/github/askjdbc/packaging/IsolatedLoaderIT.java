package io.github.askjdbc.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.util.ArrayList;
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
    assertNothingLeft("jdbc:ask:h2:mem:unloaded", Jars.all(), Jars.of(org.h2.Driver.class));
  }

  /**
   * SQLite's native library is a temporary file that goes with the process, not with the loader.
   */
  @Test
  void close_afterQuestionsOnSqlite_leavesNothingAfterTheProcess() throws Exception {
    assertNothingLeft("jdbc:ask:sqlite::memory:", Jars.all());
  }

  private void assertNothingLeft(String url, Path... jars) throws Exception {
    Path temporary = Files.createDirectory(directory.resolve("temporary"));
    Path report = directory.resolve("report");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Djava.io.tmpdir=" + temporary);
    command.addAll(List.of("-cp", Jars.of(Unloading.class).toString()));
    command.addAll(List.of(Unloading.class.getName(), url));
    Stream.of(jars).map(Path::toString).forEach(command::add);
    int exit =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(report.toFile())
            .start()
            .waitFor();
    assertThat(Files.readString(report))
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
