package io.github.askjdbc.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is in the all-jar, and what is not. */
class AllJarIT {

  private static final String SERVICES = "META-INF/services/";
  private static final long MOST_BYTES = 34L << 20;

  @TempDir private Path directory;

  @Test
  void size_underLimit() throws IOException {
    assertThat(Files.size(Jars.all())).isLessThan(MOST_BYTES);
  }

  @Test
  void classes_allUnderOurNameOrSqlite() throws IOException {
    assertThat(names())
        .filteredOn(name -> name.endsWith(".class"))
        .isNotEmpty()
        .allMatch(
            name ->
                name.matches("(META-INF/versions/\\d+/)?io/github/askjdbc/.*")
                    || name.startsWith("org/sqlite/"));
  }

  @Test
  void classes_ofTheLaboratory_areNotInside() throws IOException {
    assertThat(names()).noneMatch(name -> name.startsWith("io/github/askjdbc/laboratory/"));
  }

  @Test
  void names_noSignatureNoModuleNoBuildFile() throws IOException {
    assertThat(names())
        .noneMatch(name -> name.matches("META-INF/[^/]*\\.(SF|RSA|DSA)|.*module-info\\.class"))
        .noneMatch(name -> name.matches("META-INF/maven/.*/pom\\..*"));
  }

  @Test
  void names_sqliteNatives_everyCommonPlatform() throws IOException {
    assertThat(names())
        .contains(
            "org/sqlite/native/Linux/x86_64/libsqlitejdbc.so",
            "org/sqlite/native/Linux/aarch64/libsqlitejdbc.so",
            "org/sqlite/native/Linux-Musl/x86_64/libsqlitejdbc.so",
            "org/sqlite/native/Mac/x86_64/libsqlitejdbc.dylib",
            "org/sqlite/native/Mac/aarch64/libsqlitejdbc.dylib",
            "org/sqlite/native/Windows/x86_64/sqlitejdbc.dll");
  }

  @Test
  void licences_ofEverythingInside_kept() throws IOException {
    assertThat(text("META-INF/LICENSE")).contains("Apache License");
    assertThat(text("META-INF/LICENSE.txt")).contains("QOS.ch", "Snowball");
    assertThat(text("META-INF/NOTICE.txt")).contains("Apache Lucene");
    assertThat(text("META-INF/maven/org.xerial/sqlite-jdbc/LICENSE.zentus")).contains("Copyright");
  }

  @Test
  void services_everyProvider_servesItsService() throws Exception {
    try (URLClassLoader loader = Jars.isolated(Jars.all())) {
      for (String file : names().stream().filter(name -> name.startsWith(SERVICES)).toList()) {
        Class<?> service = Class.forName(file.substring(SERVICES.length()), false, loader);
        assertThat(providers(text(file))).as(file).isNotEmpty();
        for (String provider : providers(text(file))) {
          assertThat(service).isAssignableFrom(Class.forName(provider, false, loader));
        }
      }
    }
  }

  @Test
  void services_ofTheProject_allInside() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("META-INF-services"))) {
      for (Path file : files.toList()) {
        assertThat(providers(text(SERVICES + file.getFileName())))
            .containsAll(providers(Files.readString(file)));
      }
    }
    assertThat(providers(text(SERVICES + "java.sql.Driver")))
        .containsExactlyInAnyOrder("io.github.askjdbc.AskDriver", "org.sqlite.JDBC");
  }

  @Test
  void main_noArguments_printsDemoAndNothingElse() throws IOException, InterruptedException {
    assertThat(run()).anyMatch(line -> line.startsWith("? How many"));
    assertThat(directory.resolve("errors")).isEmptyFile();
  }

  @Test
  void main_driverFile_isFoundWithoutAClassPath() throws Exception {
    assertThat(
            run(
                "--driver",
                Jars.of(org.h2.Driver.class).toString(),
                "jdbc:h2:mem:alone",
                "SELECT 40 + 2 AS answer"))
        .anyMatch(line -> line.strip().equals("42"));
  }

  @Test
  void main_urlAlone_answersWhatIsPiped() throws IOException, InterruptedException {
    Files.writeString(
        directory.resolve("input"),
        "How many customers are there?\nSELECT 40\n  + 2 AS answer\n\nSELECT 'x' AS last");
    assertThat(run("jdbc:ask:demo", "--format", "json"))
        .containsExactly("[{\"COUNT(*)\":12}]", "[{\"answer\":42}]", "[{\"last\":\"x\"}]");
  }

  @Test
  void main_evaluate_writesReport() throws Exception {
    Path questions =
        Files.writeString(
            directory.resolve("questions.jsonl"),
            """
            {"id":"1","db":"clinic","question":"%s","gold":"SELECT COUNT(*) FROM patient WHERE city = 'Ghent'"}
            {"id":"2","db":"clinic","question":"How many lawyers live in Ghent?","gold":null}
            """
                .formatted(ClinicSession.QUESTION));
    try (URLClassLoader loader = Jars.isolated(Jars.all())) {
      ClinicSession.open(
              ClinicSession.askDriver(loader),
              "jdbc:ask:sqlite:" + directory.resolve("clinic.sqlite"))
          .close();
    }
    Path out = directory.resolve("run");
    run(
        "evaluate",
        "--questions",
        questions.toString(),
        "--databases",
        directory.toString(),
        "--out",
        out.toString());
    assertThat(out.resolve("report.html")).content().contains("data:image/svg+xml");
    assertThat(out.resolve("results.jsonl")).content().hasLineCount(2);
    assertThat(directory.resolve("errors")).isEmptyFile(); // a bar of progress is for a terminal
  }

  @Test
  void main_evaluateOneDatabase_byTheDriverOfAFile() throws Exception {
    String url = "h2:" + directory.resolve("clinic");
    try (Connection connection = DriverManager.getConnection("jdbc:" + url);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE ward AS SELECT 1 AS id, 'Lakeside' AS name");
    }
    Path questions =
        Files.writeString(
            directory.resolve("questions.jsonl"),
            """
            {"id":"1","db":"clinic","question":"How many wards?","gold":"SELECT COUNT(*) FROM ward"}
            """);
    assertThat(
            run(
                "evaluate",
                "--driver",
                Jars.of(org.h2.Driver.class).toString(),
                "--url",
                url,
                "--questions",
                questions.toString(),
                "--out",
                directory.resolve("run").toString()))
        .anyMatch(line -> line.equals("all questions: 1, of which unanswerable 0"));
  }

  /** What {@code java -jar} prints; it must end well. */
  private List<String> run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-jar", Jars.all().toString()));
    command.addAll(List.of(arguments));
    Path output = directory.resolve("output");
    Path errors = directory.resolve("errors");
    Path input = directory.resolve("input");
    if (!Files.exists(input)) {
      Files.createFile(input);
    }
    int exit =
        new ProcessBuilder(command)
            .redirectInput(input.toFile())
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile())
            .start()
            .waitFor();
    assertThat(exit).as(Files.readString(errors)).isZero();
    return Files.readAllLines(output);
  }

  private static List<String> names() throws IOException {
    try (JarFile jar = new JarFile(Jars.all().toFile())) {
      return jar.stream().filter(entry -> !entry.isDirectory()).map(JarEntry::getName).toList();
    }
  }

  private static String text(String name) throws IOException {
    try (JarFile jar = new JarFile(Jars.all().toFile())) {
      JarEntry entry = jar.getJarEntry(name);
      assertThat(entry).as(name).isNotNull();
      return new String(jar.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static List<String> providers(String serviceFile) {
    return serviceFile
        .lines()
        .map(line -> line.replaceFirst("#.*", "").strip())
        .filter(line -> !line.isEmpty())
        .toList();
  }
}
