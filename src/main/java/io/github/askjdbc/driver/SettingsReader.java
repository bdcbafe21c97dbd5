package io.github.askjdbc.driver;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;

/**
 * Merges the sources of settings: connection properties, then the URL, then the operator's file,
 * then defaults. A policy in the operator's file can only be tightened.
 */
final class SettingsReader {
  private static final String PREFIX = "ask.";

  /** The values of one source. */
  private record Source(String name, Map<Setting, String> values) {}

  private final OperatorFile operatorFile;

  SettingsReader(OperatorFile operatorFile) {
    this.operatorFile = operatorFile;
  }

  /**
   * @throws SQLException if a source holds a setting that is unknown, malformed or not allowed
   *     there; the message names setting and source
   */
  Settings read(AskUrl url, Properties properties) throws SQLException {
    Source client = checked("the connection properties", ours(properties));
    Source inUrl = checked("the URL", url.settings());
    for (Setting setting : inUrl.values().keySet()) {
      if (!setting.allowedInUrl()) {
        throw refused(
            setting.key()
                + " may not stand in the URL; set it in the connection properties or the"
                + " operator's file");
      }
    }
    Source operator = checked(operatorFile.name(), operatorFile.read());
    Map<Setting, String> merged = new EnumMap<>(Setting.class);
    for (Setting setting : Setting.values()) {
      merge(setting, client, inUrl, operator).ifPresent(value -> merged.put(setting, value));
    }
    String key = Optional.ofNullable(merged.remove(Setting.MODEL_KEY)).orElse("");
    Settings settings = new Settings(merged);
    return settings.with(
        new ModelSettingsReader(client.values(), operator.values(), settings, operatorFile)
            .read(key));
  }

  /** What the target may see: all but our settings. */
  static Properties withoutOurs(Properties properties) {
    Properties target = new Properties();
    for (String name : properties.stringPropertyNames()) {
      target.setProperty(name, properties.getProperty(name));
    }
    target.putAll(properties);
    target.keySet().removeIf(name -> name.toString().startsWith(PREFIX));
    return target;
  }

  static SQLException refused(String message) {
    return refused(message, null);
  }

  /**
   * @param message may hold what came from URL or properties, which may hold anything
   */
  static SQLException refused(String message, Throwable cause) {
    return new SQLNonTransientConnectionException(Printable.of(message), "08001", cause);
  }

  private static Map<String, String> ours(Properties properties) {
    Map<String, String> ours = new TreeMap<>();
    for (String name : properties.stringPropertyNames()) {
      if (name.startsWith(PREFIX)) {
        ours.put(name, properties.getProperty(name));
      }
    }
    properties.forEach(
        (name, value) -> {
          if (name.toString().startsWith(PREFIX)) {
            ours.put(name.toString(), value.toString());
          }
        });
    return ours;
  }

  private static Source checked(String source, Map<String, String> given) throws SQLException {
    Map<Setting, String> values = new EnumMap<>(Setting.class);
    for (Map.Entry<String, String> entry : given.entrySet()) {
      Setting setting =
          Setting.named(entry.getKey())
              .orElseThrow(
                  () ->
                      refused(
                          "There is no setting "
                              + Printable.shortened(entry.getKey())
                              + ", as "
                              + source
                              + " has it"));
      String value = entry.getValue().strip();
      Optional<String> problem = SettingValues.problem(setting, value);
      if (problem.isPresent()) {
        throw refused(
            "%s in %s is '%s'; allowed is %s"
                .formatted(setting.key(), source, shown(setting, value), problem.get()));
      }
      values.put(setting, value);
    }
    return new Source(source, values);
  }

  private static Optional<String> merge(Setting setting, Source client, Source url, Source operator)
      throws SQLException {
    String operators = operator.values().get(setting);
    if (setting.policy() == SettingPolicy.ADDED) {
      return joined(setting, client, url, operator);
    }
    for (Source source : new Source[] {client, url}) {
      String value = source.values().get(setting);
      if (value == null) {
        continue;
      }
      Optional<String> allowed =
          operators == null ? Optional.empty() : SettingValues.loosened(setting, value, operators);
      if (allowed.isPresent()) {
        throw refused(
            "%s in %s is looser than '%s' in %s; allowed is that, or %s"
                .formatted(
                    setting.key(),
                    source.name(),
                    shown(setting, operators),
                    operator.name(),
                    allowed.get()));
      }
      return Optional.of(value);
    }
    return Optional.ofNullable(operators);
  }

  private static String shown(Setting setting, String value) {
    return setting.form() == SettingForm.SECRET ? "***" : Printable.shortened(value);
  }

  private static Optional<String> joined(Setting setting, Source... sources) {
    Set<String> names = new LinkedHashSet<>();
    for (Source source : sources) {
      names.addAll(SettingValues.list(source.values().getOrDefault(setting, "")));
    }
    return Optional.of(String.join(",", names));
  }
}
