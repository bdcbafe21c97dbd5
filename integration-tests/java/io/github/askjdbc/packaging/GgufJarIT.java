package io.github.askjdbc.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar that loads models from files, beside the all-jar and away. */
class GgufJarIT {

  private static final Path GGUF = Path.of(System.getProperty("gguf.jar"));

  @TempDir private Path folder;

  @Test
  void jars_libraryStandsInItsOwnAlone() throws Exception {
    try (JarFile all = new JarFile(Jars.all().toFile());
        JarFile gguf = new JarFile(GGUF.toFile())) {
      assertThat(names(all))
          .noneMatch(name -> name.startsWith("de/kherud") || name.contains("askjdbc/gguf"));
      assertThat(names(gguf))
          .contains("de/kherud/llama/LlamaModel.class", "META-INF/LICENSE-llama.txt")
          .filteredOn(name -> name.endsWith(".class"))
          .allMatch(
              name -> name.startsWith("de/kherud/") || name.startsWith("io/github/askjdbc/gguf/"));
    }
  }

  @Test
  void connect_withoutTheJar_isToldWhichToAdd() throws Exception {
    Path model = Files.writeString(folder.resolve("model.gguf"), "GGUF");
    assertThatThrownBy(() -> connect(model.toString(), Jars.all()).close())
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("ask-jdbc-<version>-gguf.jar");
  }

  @Test
  void connect_noSuchFile_isRefused() {
    String missing = folder.resolve("no ü.gguf").toString();
    assertThatThrownBy(() -> connect(missing, Jars.all(), GGUF).close())
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("ask.model is gguf:" + missing)
        .hasMessageContaining("there is no such file");
  }

  @Test
  void connect_fileOfAnotherKind_isRefused() throws Exception {
    Path text = Files.writeString(folder.resolve("model.bin"), "no weights");
    assertThatThrownBy(() -> connect(text.toString(), Jars.all(), GGUF).close())
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("the file is no GGUF");
  }

  /** The library is unpacked and run, and refuses the file, all in a process of its own. */
  @Test
  void question_brokenWeights_isAnsweredWithoutTheModel() throws Exception {
    Path broken = Files.writeString(folder.resolve("broken.gguf"), "GGUF" + "\0".repeat(2_000));
    Path bystander = Files.createTempFile("llama-of-somebody-else", ".txt");
    try (Connection connection = connect(broken.toString(), Jars.all(), GGUF);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(ClinicSession.QUESTION)) {
      assertThat(rows.next()).isTrue();
      assertThat(rows.getInt(1)).isEqualTo(2);
      SQLWarning second = statement.getWarnings().getNextWarning();
      assertThat(second.getSQLState()).isEqualTo("01N02");
      assertThat(second.getMessage())
          .contains("answered without a language model: the model gguf:broken.gguf ");
      assertThat(bystander).exists();
    } finally {
      Files.deleteIfExists(bystander);
    }
  }

  private static Connection connect(String model, Path... jars) throws Exception {
    Properties settings = new Properties();
    settings.setProperty("ask.model", "gguf:" + model);
    settings.setProperty("ask.model.when", "always");
    // open for as long as its classes are used
    URLClassLoader loader = Jars.isolated(jars);
    return ClinicSession.open(
        ClinicSession.askDriver(loader), "jdbc:ask:sqlite::memory:", settings);
  }

  private static List<String> names(JarFile jar) {
    return jar.stream().map(JarEntry::getName).toList();
  }
}
