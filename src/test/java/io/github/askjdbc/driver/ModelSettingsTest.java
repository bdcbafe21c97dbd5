package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.AskDriver;
import io.github.askjdbc.llm.ApiKey;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.ModelUse;
import io.github.askjdbc.llm.TokenCount;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The settings of a language model: who may set what, and which key goes where. */
class ModelSettingsTest {

  private static final String KEY = "sk-canary-4711";

  @TempDir private Path folder;

  @Test
  void model_default_isNone() throws SQLException {
    assertThat(read("", "").model()).isEmpty();
    assertThat(read("", "ask.model=none; ask.model.key-variable=UNSET").model()).isEmpty();
  }

  @Test
  void model_nameAlone_providersAddressAndDefaults() throws SQLException {
    ModelSettings model = read("", "ask.model=ollama:qwen2.5:7b").model().orElseThrow();

    assertThat(model.endpoint().name()).hasToString("ollama:qwen2.5:7b");
    assertThat(model.endpoint().url()).hasToString("http://localhost:11434/v1");
    assertThat(model.endpoint().key()).isEmpty();
    assertThat(model.use())
        .isEqualTo(new ModelUse(ModelUse.When.UNSURE, ModelUse.Values.NONE, ModelUse.Effort.LOW));
    assertThat(model.limits().time()).isEqualTo(Duration.ofSeconds(30));
    assertThat(model.limits().tokens()).isEqualTo(8_000);
    assertThat(model.limits().tokensPerDay()).isEmpty();
    assertThat(model.limits().parallel()).isEqualTo(2);
    assertThat(model.price()).isEmpty();
  }

  @Test
  void model_everythingSet_isRead() throws SQLException {
    ModelSettings model =
        read(
                "",
                "ask.model=openai:x; ask.model.url=https://models.example/v1/; ask.model.key="
                    + KEY
                    + "; ask.model.when=always; ask.model.values=samples; ask.model.effort=medium;"
                    + " ask.model.parallel=4; ask.model.tokens-per-day=5000;"
                    + " ask.model.price=0.25, 2; ask.budget.model=5s")
            .model()
            .orElseThrow();

    assertThat(model.endpoint().url()).hasToString("https://models.example/v1");
    assertThat(model.endpoint().key().map(ApiKey::reveal)).contains(KEY);
    assertThat(model.use())
        .isEqualTo(
            new ModelUse(ModelUse.When.ALWAYS, ModelUse.Values.SAMPLES, ModelUse.Effort.MEDIUM));
    assertThat(model.limits().tokens()).isEqualTo(20_000);
    assertThat(model.limits().tokensPerDay()).hasValue(5_000);
    assertThat(model.limits().parallel()).isEqualTo(4);
    assertThat(model.limits().time()).isEqualTo(Duration.ofSeconds(5));
    assertThat(model.price().orElseThrow().of(new TokenCount(1_000_000, 500_000)))
        .isCloseTo(1.25, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ask.model              | qwen                      | a provider and what it calls the model
          ask.model              | mistral:small             | a provider and what it calls the model
          ask.model              | openai:                   | a provider and what it calls the model
          ask.model              | 'openai:a b'              | a provider and what it calls the model
          ask.model.url          | localhost:8080            | an http or https URL
          ask.model.url          | file:///etc/passwd        | an http or https URL
          ask.model.url          | http://ann:pw@host/v1     | without user, query and fragment
          ask.model.url          | http://host/v1?key=x      | without user, query and fragment
          ask.model.url          | http:///v1                | an http or https URL
          ask.model.key-variable | PATH=x                    | the name of an environment variable
          ask.model.when         | sometimes                 | never, unsure, always
          ask.model.values       | all                       | none, samples
          ask.model.effort       | highest                   | low, medium, high
          ask.model.parallel     | 0                         | a whole number of at least 1
          ask.model.tokens-per-day | 0                       | or nothing for no limit
          ask.budget.tokens      | -1                        | or nothing for no limit
          ask.model.price        | 3                         | two numbers
          ask.model.price        | 3,free                    | two numbers
          ask.budget.model       | 30                        | a duration such as
          """)
  void read_malformedValue_isRefusedWithWhatIsAllowed(String name, String value, String allowed) {
    assertThatThrownBy(() -> read("", name + "=" + value))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining(name + " in the connection properties is '")
        .hasMessageContaining(allowed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ask.model=none                 | ask.model=ollama:small
          ask.model=ollama:small         | ask.model=ollama:large
          ask.model.url=http://a/v1      | ask.model.url=http://b/v1
          ask.model.when=never           | ask.model.when=unsure
          ask.model.when=unsure          | ask.model.when=always
          ask.model.values=none          | ask.model.values=samples
          ask.model.effort=low           | ask.model.effort=medium
          ask.model.parallel=2           | ask.model.parallel=3
          ask.model.tokens-per-day=100   | ask.model.tokens-per-day=101
          ask.model.tokens-per-day=100   | ask.model.tokens-per-day=
          ask.budget.tokens=100          | ask.budget.tokens=
          ask.budget.model=5s            | ask.budget.model=6s
          ask.model.price=1,1            | ask.model.price=0,0
          """)
  void read_aboveTheOperatorsCeiling_isRefused(String file, String properties) {
    assertThatThrownBy(() -> read(file, properties))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("in the connection properties is looser than '");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ask.model=ollama:small         | ask.model=none
          ask.model=ollama:small         | ask.model=ollama:small
          ask.model.when=always          | ask.model.when=never
          ask.model.values=samples       | ask.model.values=none
          ask.model.effort=medium        | ask.model.effort=low
          ask.model.parallel=2           | ask.model.parallel=1
          ask.model.tokens-per-day=100   | ask.model.tokens-per-day=99
          ask.model.tokens-per-day=      | ask.model.tokens-per-day=99
          ask.budget.model=5s            | ask.budget.model=4s
          """)
  void read_belowTheOperatorsCeiling_holds(String file, String properties) throws SQLException {
    int equals = properties.indexOf('=');
    assertThat(
            read(file, properties)
                .value(Setting.named(properties.substring(0, equals)).orElseThrow()))
        .isEqualTo(properties.substring(equals + 1));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.MATCH_ANY, names = "(MODEL|BUDGET_MODEL|BUDGET_TOKENS).*")
  void read_inTheUrl_isRefused(Setting setting) {
    String value = setting == Setting.MODEL_KEY ? KEY : setting.defaultValue();
    assertThatThrownBy(
            () ->
                new SettingsReader(new OperatorFile(name -> null, name -> null))
                    .read(
                        AskUrl.parse("jdbc:ask:x:y?" + setting.key() + "=" + value),
                        new Properties()))
        .hasMessageContaining(setting.key() + " may not stand in the URL")
        .hasMessageNotContaining(KEY);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ask.model=openai:x; ask.model.key=K                            | ''
          ask.model=openai:x; ask.model.key-variable=V                   | ''
          ask.model.url=http://a/v1; ask.model.key=K                     | ask.model=openai:x
          ask.model.url=http://a/v1; ask.model.key-variable=V            | ask.model=openai:x
          ask.model.url=http://a/v1; ask.model.key=K                     | ask.model=openai:x; ask.model.url=http://a/v1
          ask.model=openai:x; ask.model.url=http://a/v1                  | ask.model.key=K
          ask.model=openai:x; ask.model.url=http://a/v1                  | ask.model.key-variable=V
          ''                                                             | ask.model=openai:x; ask.model.url=http://b/v1; ask.model.key=K
          """)
  void model_keyOfWhoeverNamesTheUrl_isSent(String file, String properties) throws SQLException {
    assertThat(read(keyed(file), keyed(properties)).model().orElseThrow().endpoint().key())
        .map(ApiKey::reveal)
        .contains(KEY);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ask.model.key=K                              | ask.model=openai:x; ask.model.url=http://b/v1
          ask.model.key=K                              | ask.model=openai:x
          ask.model.key-variable=V                     | ask.model=openai:x; ask.model.url=http://b/v1
          ask.model.key-variable=V                     | ask.model=openai:x
          ask.model=openai:x; ask.model.key=K          | ask.model.url=http://b/v1
          ask.model=openai:x                           | ask.model.url=http://b/v1
          ask.model=openai:x                           | ask.model.url=http://b/v1; ask.model.key=K
          ''                                           | ask.model=openai:x; ask.model.key-variable=V
          ''                                           | ask.model=openai:x; ask.model.url=http://b/v1; ask.model.key-variable=V
          ask.model=openai:x; ask.model.key=K          | ask.model.key=K
          ask.model=openai:x; ask.model.key=K          | ask.model.key=other
          ask.model=openai:x; ask.model.key-variable=V | ask.model.key=other
          ''                                           | ask.model=openai:x; ask.model.key=K; ask.model.key-variable=V
          ask.model=openai:x; ask.model.key-variable=U | ''
          """)
  void read_keyOrQuestionWouldGoElsewhere_isRefused(String file, String properties) {
    assertThatThrownBy(() -> read(keyed(file), keyed(properties)))
        .isInstanceOf(SQLException.class)
        .hasFieldOrPropertyWithValue("SQLState", "08001")
        .hasMessageNotContaining(KEY);
  }

  @Test
  void settings_withAKey_nothingShowsIt() throws SQLException {
    Settings settings = read("", keyed("ask.model=openai:x; ask.model.key=K"));

    assertThat(settings.toString()).doesNotContain(KEY);
    assertThat(settings.model().toString()).doesNotContain(KEY);
    assertThat(settings.value(Setting.MODEL_KEY)).isEmpty();
    assertThat(SettingsTable.propertyInfo(settings)).noneMatch(info -> KEY.equals(info.value));
    assertThat(settings)
        .isEqualTo(read("", keyed("ask.model=openai:x; ask.model.key=K")))
        .isNotEqualTo(read("", "ask.model=openai:x; ask.model.key=other"))
        .isNotEqualTo(read("", "ask.model=openai:x"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Bearer " + KEY, KEY + "\u00e9", KEY + "\nX-Other: 1"})
  void read_malformedKey_isNotRepeated(String key) {
    Properties properties = new Properties();
    properties.setProperty("ask.model", "openai:x");
    properties.setProperty("ask.model.key", key);
    assertThatThrownBy(() -> Settings.of(properties))
        .hasMessageContaining("ask.model.key in the connection properties is '***'")
        .hasMessageNotContaining(KEY);
  }

  @Test
  void propertyInfo_withAKey_holdsNone() throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("ask.model", "openai:x");
    properties.setProperty("ask.model.key", KEY);
    DriverPropertyInfo[] info = new AskDriver().getPropertyInfo("jdbc:ask:demo", properties);

    assertThat(Arrays.stream(info).map(one -> one.name)).contains("ask.model.key");
    assertThat(Arrays.stream(info).map(one -> String.valueOf(one.value)))
        .noneMatch(value -> value.contains(KEY));
  }

  private static String keyed(String settings) {
    return settings
        .replace("model.key=K", "model.key=" + KEY)
        .replace("variable=V", "variable=MODEL_KEY");
  }

  /** Reads with those settings in the operator's file and in properties, each by semicolons. */
  private Settings read(String file, String properties) throws SQLException {
    Path operator = folder.resolve("operator.properties");
    try {
      Files.writeString(operator, file.replace(";", "\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Properties given = new Properties();
    for (String one : properties.split(";")) {
      int equals = one.indexOf('=');
      if (equals > 0) {
        given.setProperty(one.substring(0, equals).strip(), one.substring(equals + 1).strip());
      }
    }
    OperatorFile operators =
        new OperatorFile(
            name -> operator.toString(), name -> name.equals("MODEL_KEY") ? KEY : null);
    return new SettingsReader(operators).read(AskUrl.parse("jdbc:ask:x:y"), given);
  }
}
