package io.github.askjdbc.driver;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.askjdbc.files.Pipes;
import io.github.askjdbc.question.QuestionMode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsReaderTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          jdbc:ask:sqlite:a.db                                   | jdbc:sqlite:a.db
          jdbc:ask:sqlite:a.db?ask.questions=off                 | jdbc:sqlite:a.db
          jdbc:ask:sqlite:a.db?ask.questions=off&cache=shared    | jdbc:sqlite:a.db?cache=shared
          jdbc:ask:sqlite:a.db?cache=shared&ask.questions=off    | jdbc:sqlite:a.db?cache=shared
          jdbc:ask:h2:mem:x;ask.questions=off;MODE=MySQL         | jdbc:h2:mem:x;MODE=MySQL
          jdbc:ask:h2:mem:x;MODE=MySQL;ask.questions=off         | jdbc:h2:mem:x;MODE=MySQL
          jdbc:ask:x:y?a=1&ask.questions=o%66f&ask.penalty=3&b=2 | jdbc:x:y?a=1&b=2
          jdbc:ask:x:y?ask.questions=off;ask.penalty=3&b=2       | jdbc:x:y?b=2
          jdbc:ask:x:y?task.questions=off&note=ask.questions     | jdbc:x:y?task.questions=off&note=ask.questions
          jdbc:ask:x:y?next=jdbc:ask:z                           | jdbc:x:y?next=jdbc:ask:z
          """)
  void target_urlWithOurSettings_isTheRestByteForByte(String url, String target)
      throws SQLException {
    assertThat(AskUrl.parse(url).target()).isEqualTo(target);
    assertThat(read(url, "").questions())
        .isEqualTo(
            url.contains("&ask.q") || url.contains("?ask.q") || url.contains(";ask.q")
                ? QuestionMode.OFF
                : QuestionMode.AUTO);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          jdbc:ask:ask:x:y                        | in front of itself
          jdbc:ask:                               | names no target
          jdbc:ask:x:y?ask.questions              | has no value
          jdbc:ask:x:y?ask.questions=%zz          | percent-encoded
          jdbc:ask:x:y?ask.penalty=1&ask.penalty=2| stands twice
          jdbc:ask:x:y?ask.question=off           | no setting ask.question,
          jdbc:ask:x:y?ask.questions=never        | is 'never'; allowed is auto, explicit, off
          jdbc:ask:x:y?ask.penalty=-1             | a number of at least 0
          jdbc:ask:x:y?ask.candidates=0           | a whole number of at least 1
          jdbc:ask:x:y?ask.penalty=NaN            | a number of at least 0
          jdbc:ask:x:y?ask.budget.time=10         | a duration such as
          jdbc:ask:x:y?ask.functions=pg_read_file | may not stand in the URL
          jdbc:ask:x:y?ask.target.driver=a.B      | may not stand in the URL
          """)
  void read_wrongUrl_isRefusedWithTheReason(String url, String reason) {
    assertThatThrownBy(() -> read(url, ""))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining(reason)
        .hasFieldOrPropertyWithValue("SQLState", "08001");
  }

  @Test
  void read_unknownSettingWithASecret_isNotRepeated() {
    assertThatThrownBy(() -> read("jdbc:ask:x:y?password=p4ss&ask.key=s3cret", ""))
        .hasMessageContaining("ask.key")
        .hasMessageContaining("the URL")
        .hasMessageNotContaining("s3cret")
        .hasMessageNotContaining("p4ss");
  }

  @Test
  void read_severalSources_theEarlierWins() throws SQLException {
    Settings settings =
        read(
            "jdbc:ask:x:y?ask.questions=explicit&ask.warnings=off&ask.cursors=lower",
            "ask.questions=off",
            "ask.questions",
            "auto");
    assertThat(settings.questions()).isEqualTo(QuestionMode.AUTO);
    assertThat(settings.warnings()).isFalse();
    assertThat(settings.lowersCursors()).isTrue();
    assertThat(settings.penalty()).isEqualTo(10);
    assertThat(read("jdbc:ask:x:y", "ask.questions=off").questions()).isEqualTo(QuestionMode.OFF);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ask.penalty=20        | ask.penalty       | 19.5
          ask.budget.time=5s    | ask.budget.time   | 1m
          ask.budget.probes=5   | ask.budget.probes | 6
          ask.candidates=5      | ask.candidates    | 6
          ask.functions=soundex | ask.functions     | soundex, load_file
          ask.tables=town       | ask.tables        | town, secret
          ask.tables=town       | ask.tables        | ' '
          ask.semantics=a.yaml  | ask.semantics     | b.yaml
          ask.semantics=a.yaml  | ask.semantics     | ' '
          ask.semantics=a.yaml  | ask.semantics     | 'a.yaml,b.yaml'
          """)
  void read_policyOfTheOperatorLoosened_isRefused(String file, String name, String value) {
    assertThatThrownBy(() -> read("jdbc:ask:x:y", file, name, value))
        .hasMessageContaining(name + " in the connection properties is looser")
        .hasMessageContaining("operator");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ask.penalty=20            | ask.penalty       | 21
          ask.budget.time=5s        | ask.budget.time   | 900ms
          ask.functions=soundex,abs | ask.functions     | ABS
          ask.tables=town,road      | ask.tables        | Road
          ask.semantics=a.yaml      | ask.semantics     | a.yaml
          ask.semantics=            | ask.semantics     | ''
          ask.tables=               | ask.tables        | road
          """)
  void read_policyOfTheOperatorTightened_holds(String file, String name, String value)
      throws SQLException {
    assertThat(read("jdbc:ask:x:y", file, name, value).value(Setting.named(name).orElseThrow()))
        .isEqualTo(value);
  }

  @Test
  void read_policyLoosenedInTheUrl_isRefused() {
    assertThatThrownBy(() -> read("jdbc:ask:x:y?ask.penalty=0", "ask.penalty=20"))
        .hasMessageContaining("ask.penalty in the URL is looser than '20'");
  }

  @Test
  void read_privateColumnsOfAllSources_areJoined() throws SQLException {
    Settings settings =
        read("jdbc:ask:x:y?ask.private=*.salary", "ask.private=a.b", "ask.private", "c.d, e.f");
    assertThat(settings.privateColumns()).containsExactly("c.d", "e.f", "*.salary", "a.b");
  }

  @Test
  void read_tooManyOrTooLongPatterns_areRefusedWithWhatIsAllowed() throws SQLException {
    String most = IntStream.range(0, 1_000).mapToObj(i -> "c" + i).collect(joining(","));
    String longest = "c".repeat(256);

    assertThat(read("jdbc:ask:x:y?ask.private=" + most, "").privateColumns()).hasSize(1_000);
    assertThat(read("jdbc:ask:x:y?ask.private=" + longest, "").privateColumns()).hasSize(1);
    for (String beyond : List.of(most + ",one", longest + "c")) {
      assertThatThrownBy(() -> read("jdbc:ask:x:y?ask.private=" + beyond, ""))
          .hasMessageContaining("ask.private in the URL is 'c")
          .hasMessageContaining("at most 1000 names of at most 256 characters each")
          .hasFieldOrPropertyWithValue("SQLState", "08001");
    }
  }

  @Test
  void read_operatorsFileWithAnUnknownSetting_namesTheFile() {
    assertThatThrownBy(() -> read("jdbc:ask:x:y", "ask.penalti=1"))
        .hasMessageContaining("ask.penalti")
        .hasMessageContaining("operator.properties");
  }

  @Test
  void read_operatorsFileMissing_isRefused() {
    OperatorFile missing =
        new OperatorFile(name -> folder.resolve("none").toString(), name -> null);
    assertThatThrownBy(
            () -> new SettingsReader(missing).read(AskUrl.parse("jdbc:ask:x:y"), new Properties()))
        .hasMessageContaining("cannot be read");
  }

  @Test
  void read_operatorsFileThatIsNone_isRefusedAtOnce() throws Exception {
    Path large = Files.write(folder.resolve("large"), new byte[(1 << 20) + 1]);
    Path pipe = Pipes.make(folder.resolve("pipe"));
    for (Path file : List.of(Path.of("/dev/zero"), pipe, folder, large)) {
      OperatorFile operator = new OperatorFile(name -> file.toString(), name -> null);
      assertTimeoutPreemptively(
          Duration.ofSeconds(20),
          () ->
              assertThatThrownBy(
                      () ->
                          new SettingsReader(operator)
                              .read(AskUrl.parse("jdbc:ask:x:y"), new Properties()))
                  .isInstanceOf(SQLException.class)
                  .hasMessageContaining("the operator's file " + file + " cannot be read: it "));
    }
  }

  @Test
  void read_environmentNamesTheFile_isReadUnlessTheSystemPropertyIsSet()
      throws SQLException, IOException {
    Path file = Files.writeString(folder.resolve("env.properties"), "ask.budget.time = 3s\n");
    Path other = Files.writeString(folder.resolve("other.properties"), "ask.budget.time = 4s\n");
    OperatorFile environment =
        new OperatorFile(name -> null, name -> name.equals("ASK_CONFIG") ? file.toString() : null);
    OperatorFile both = new OperatorFile(name -> other.toString(), name -> file.toString());

    AskUrl url = AskUrl.parse("jdbc:ask:x:y");
    assertThat(new SettingsReader(environment).read(url, new Properties()).budgetTime())
        .isEqualTo(Duration.ofSeconds(3));
    assertThat(new SettingsReader(both).read(url, new Properties()).budgetTime())
        .isEqualTo(Duration.ofSeconds(4));
  }

  @Test
  void withoutOurs_propertiesWithDefaults_keepsThemAndChangesNothing() {
    Properties defaults = new Properties();
    defaults.setProperty("user", "ann");
    defaults.setProperty("ask.penalty", "3");
    Properties given = new Properties(defaults);
    given.setProperty("ask.questions", "off");
    given.put("buffer", 17);

    Properties target = SettingsReader.withoutOurs(given);
    assertThat(target).hasSize(2).containsEntry("user", "ann").containsEntry("buffer", 17);
    assertThat(given.getProperty("ask.questions")).isEqualTo("off");
    assertThat(given.getProperty("ask.penalty")).isEqualTo("3");
  }

  @Test
  void markdown_everySetting_hasALine() {
    assertThat(SettingsTable.markdown().lines()).hasSize(Setting.values().length + 2);
    assertThat(Arrays.stream(Setting.values()))
        .allSatisfy(
            setting ->
                assertThat(SettingsTable.markdown())
                    .contains("| `" + setting.key() + "` |", setting.description()));
  }

  @Test
  void defaults_everySetting_isWellFormed() {
    assertThat(Arrays.stream(Setting.values()))
        .allSatisfy(
            setting ->
                assertThat(SettingValues.problem(setting, setting.defaultValue())).isEmpty());
  }

  /** Reads with an operator's file of that one line, and properties given as name, value. */
  private Settings read(String url, String line, String... properties) throws SQLException {
    Path file = folder.resolve("operator.properties");
    try {
      Files.writeString(file, line);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    Properties given = new Properties();
    for (int i = 0; i < properties.length; i += 2) {
      given.setProperty(properties[i], properties[i + 1]);
    }
    return new SettingsReader(new OperatorFile(name -> file.toString(), name -> null))
        .read(AskUrl.parse(url), given);
  }
}
