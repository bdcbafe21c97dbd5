package io.github.askjdbc.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A client of a model in a jar beside the all-jar. */
class PluggedModelIT {

  private static final String ASKED = "asked " + PluggedModel.ID + " (";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "'',always,true",
    "plugin:stub,always,true",
    "none,always,false",
    "'',never,false",
    "'',unsure,false"
  })
  void question_settings_sayWhetherItIsAsked(String model, String when, boolean asked)
      throws Exception {
    Properties settings = new Properties();
    if (!model.isEmpty()) {
      settings.setProperty("ask.model", model);
    }
    settings.setProperty("ask.model.when", when);

    List<String> warnings = warnings(settings);
    assertThat(warnings).isNotEmpty();
    assertThat(warnings.stream().anyMatch(warning -> warning.contains(ASKED))).isEqualTo(asked);
  }

  @Test
  void connect_anotherName_isRefusedWithThoseThereAre() {
    Properties settings = new Properties();
    settings.setProperty("ask.model", "plugin:other");
    assertThatThrownBy(() -> warnings(settings))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("ask.model is plugin:other")
        .hasMessageContaining("there are stub");
  }

  @Test
  void connect_withAUrl_isRefused() {
    Properties settings = new Properties();
    settings.setProperty("ask.model", "plugin:stub");
    settings.setProperty("ask.model.url", "http://localhost:1/v1");
    assertThatThrownBy(() -> warnings(settings))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("leave the URL out");
  }

  private List<String> warnings(Properties settings) throws Exception {
    try (URLClassLoader loader = Jars.isolated(Jars.all(), plugin());
        Connection connection =
            ClinicSession.open(
                ClinicSession.askDriver(loader), "jdbc:ask:sqlite::memory:", settings);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(ClinicSession.QUESTION)) {
      assertThat(rows.next()).isTrue();
      assertThat(rows.getInt(1)).isEqualTo(2);
      List<String> warnings = new ArrayList<>();
      for (SQLWarning one = statement.getWarnings(); one != null; one = one.getNextWarning()) {
        warnings.add(one.getMessage());
      }
      return warnings;
    }
  }

  /** The class and its service file, as a jar would hold them. */
  private Path plugin() throws Exception {
    String name = PluggedModel.class.getName();
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve("io.github.askjdbc.llm.ModelClient"), name);
    Path file = folder.resolve(name.replace('.', '/') + ".class");
    Files.createDirectories(file.getParent());
    try (InputStream in = PluggedModel.class.getResourceAsStream("PluggedModel.class")) {
      Files.write(file, in.readAllBytes());
    }
    return folder;
  }
}
