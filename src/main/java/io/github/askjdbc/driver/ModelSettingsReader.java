package io.github.askjdbc.driver;

import io.github.askjdbc.llm.ApiKey;
import io.github.askjdbc.llm.ModelEndpoint;
import io.github.askjdbc.llm.ModelName;
import io.github.askjdbc.llm.ModelSettings;
import java.net.URI;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;

/**
 * Puts the settings of a model together, so that neither a key nor a question goes to an address
 * that whoever set the key, or chose the model, did not mean.
 */
final class ModelSettingsReader {

  private static final String FILES_URL =
      " is sent only to the URL that the operator's file names; set ask.model.url there, or"
          + " ask.model.key in the connection properties";

  private final Map<Setting, String> client;
  private final Map<Setting, String> operator;
  private final Settings merged;
  private final OperatorFile file;

  /**
   * @param client what the connection properties hold
   * @param operator what the operator's file holds
   * @param merged all sources
   */
  ModelSettingsReader(
      Map<Setting, String> client,
      Map<Setting, String> operator,
      Settings merged,
      OperatorFile file) {
    this.client = client;
    this.operator = operator;
    this.merged = merged;
    this.file = file;
  }

  /**
   * The model, if one is named.
   *
   * @param givenKey the key of whichever source has it, empty for none
   * @throws SQLException if URL and key do not go together, or there is no such variable
   */
  Optional<ModelSettings> read(String givenKey) throws SQLException {
    Optional<ModelName> name = ModelName.of(merged.value(Setting.MODEL));
    if (name.isEmpty()) {
      return Optional.empty();
    }
    URI url = url(name.get());
    ModelEndpoint endpoint = new ModelEndpoint(name.get(), url, key(givenKey, url));
    return Optional.of(ModelSettingValues.of(endpoint, merged));
  }

  /** An operator who names a model without a URL means its provider's. */
  private URI url(ModelName name) throws SQLException {
    String given = merged.value(Setting.MODEL_URL);
    if (name.provider().pluggedIn() && !given.isEmpty()) {
      throw SettingsReader.refused(
          "ask.model.url is set, but %s: names a model that has no address; leave the URL out"
              .formatted(name.provider().id()));
    }
    boolean elsewhere =
        has(client, Setting.MODEL_URL)
            && !has(operator, Setting.MODEL_URL)
            && has(operator, Setting.MODEL);
    if (elsewhere) {
      throw SettingsReader.refused(
          "ask.model.url in the connection properties sends what is meant for ask.model in "
              + file.name()
              + " elsewhere; allowed is to leave it out");
    }
    return ModelEndpoint.url(given).orElse(name.provider().url());
  }

  private Optional<ApiKey> key(String given, URI url) throws SQLException {
    String variable = merged.value(Setting.MODEL_KEY_VARIABLE);
    boolean operators =
        has(operator, Setting.MODEL_KEY) || has(operator, Setting.MODEL_KEY_VARIABLE);
    if (operators && (has(client, Setting.MODEL_KEY) || has(client, Setting.MODEL_KEY_VARIABLE))) {
      throw SettingsReader.refused(
          "The connection properties hold a key for the model, and so does "
              + file.name()
              + "; allowed is to leave it out of the properties");
    }
    if (!given.isEmpty() && !variable.isEmpty()) {
      throw SettingsReader.refused(
          "ask.model.key and ask.model.key-variable are both set; leave one out");
    }
    if ((operators || !variable.isEmpty()) && !operatorsUrl().equals(Optional.of(url))) {
      throw SettingsReader.refused(
          (variable.isEmpty()
                  ? "The key of " + file.name()
                  : "The key that ask.model.key-variable names")
              + FILES_URL);
    }
    String key = variable.isEmpty() ? given : ofVariable(variable);
    return key.isEmpty() ? Optional.empty() : Optional.of(new ApiKey(key));
  }

  /** The URL that the operator's file names, itself or by the model's provider. */
  private Optional<URI> operatorsUrl() {
    return has(operator, Setting.MODEL_URL)
        ? ModelEndpoint.url(operator.get(Setting.MODEL_URL))
        : ModelName.of(operator.getOrDefault(Setting.MODEL, "")).map(name -> name.provider().url());
  }

  private String ofVariable(String variable) throws SQLException {
    String key = file.variable(variable).strip();
    if (!ApiKey.isWellFormed(key)) {
      throw SettingsReader.refused(
          "The environment variable %s, which ask.model.key-variable names, %s"
              .formatted(
                  variable,
                  key.isEmpty() ? "is not set" : "holds no key; allowed is " + ApiKey.ALLOWED));
    }
    return key;
  }

  private static boolean has(Map<Setting, String> values, Setting setting) {
    return !values.getOrDefault(setting, "").isEmpty();
  }
}
