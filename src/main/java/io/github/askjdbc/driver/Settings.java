package io.github.askjdbc.driver;

import io.github.askjdbc.audit.AuditPlace;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.question.QuestionMode;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** The settings of one connection, all sources merged. */
public final class Settings {
  private final Map<Setting, String> values;
  private final boolean penaltyGiven;
  private final boolean modelGiven;
  private final Optional<ModelSettings> model;

  /**
   * @param given well-formed values without keys; the default stands for a setting that is missing
   */
  Settings(Map<Setting, String> given) {
    model = Optional.empty();
    values = new EnumMap<>(Setting.class);
    penaltyGiven = given.containsKey(Setting.PENALTY);
    modelGiven = given.containsKey(Setting.MODEL);
    for (Setting setting : Setting.values()) {
      values.put(setting, given.getOrDefault(setting, setting.defaultValue()));
    }
  }

  private Settings(Settings others, Optional<ModelSettings> model) {
    this.values = others.values;
    this.penaltyGiven = others.penaltyGiven;
    this.modelGiven = others.modelGiven;
    this.model = model;
  }

  /** The same with this model. */
  Settings with(Optional<ModelSettings> other) {
    return new Settings(this, other);
  }

  public static Settings defaults() {
    return new Settings(Map.of());
  }

  /**
   * The settings of the properties, the operator's file and the defaults, for who asks without a
   * connection of ours.
   *
   * @throws SQLException if one is unknown, malformed or not allowed there
   */
  public static Settings of(Properties properties) throws SQLException {
    return new SettingsReader(OperatorFile.ofTheSystem())
        .read(AskUrl.parse("jdbc:ask:demo"), properties);
  }

  /** As written; empty for a key, which is kept with the model alone. */
  public String value(Setting setting) {
    return values.get(setting);
  }

  public QuestionMode questions() {
    return QuestionMode.valueOf(value(Setting.QUESTIONS).toUpperCase(Locale.ROOT));
  }

  /** How many right answers one wrong answer costs, at least 0. */
  public double penalty() {
    return Double.parseDouble(value(Setting.PENALTY));
  }

  /** Wrong answers among all questions that are allowed, above 0 and at most 1. */
  public double maxRisk() {
    return Double.parseDouble(value(Setting.MAX_RISK));
  }

  /**
   * Whether a bound on the risk takes the place of the penalty, which nobody asked for: a bound
   * that is set beside a penalty can then never loosen it.
   */
  public boolean boundedByRiskAlone() {
    return maxRisk() < 1 && !penaltyGiven;
  }

  public boolean warnings() {
    return value(Setting.WARNINGS).equals("on");
  }

  public boolean fullMessages() {
    return value(Setting.MESSAGES).equals("full");
  }

  public boolean lowersCursors() {
    return value(Setting.CURSORS).equals("lower");
  }

  public boolean showsTargetUrl() {
    return value(Setting.METADATA_URL).equals("target");
  }

  /** Patterns of columns that no question may read, beside the built-in ones. */
  public List<String> privateColumns() {
    return SettingValues.list(value(Setting.PRIVATE));
  }

  /** Where indexes of values are kept between runs; empty to keep them in memory. */
  public Optional<Path> indexFolder() {
    return Optional.of(value(Setting.INDEX)).filter(path -> !path.isEmpty()).map(Path::of);
  }

  /** Where people's word on answers is kept; empty to keep none. */
  public Optional<Path> memory() {
    return Optional.of(value(Setting.MEMORY)).filter(path -> !path.isEmpty()).map(Path::of);
  }

  /** Where questions are recorded; empty for nowhere. */
  public Optional<AuditPlace> audit() {
    return AuditPlace.of(value(Setting.AUDIT));
  }

  /** Whether they are recorded as text. */
  public boolean auditsText() {
    return value(Setting.AUDIT_QUESTIONS).equals("text");
  }

  /** The day that times are reckoned from; empty for the one that the target's clock tells. */
  public Optional<LocalDate> today() {
    return Optional.of(value(Setting.TODAY)).filter(day -> !day.isEmpty()).map(LocalDate::parse);
  }

  /** Functions that generated SQL may call, beside the built-in ones. */
  public List<String> functions() {
    return SettingValues.list(value(Setting.FUNCTIONS));
  }

  /** The only tables that a question may read; empty for all. */
  public List<String> tables() {
    return SettingValues.list(value(Setting.TABLES));
  }

  /** Files and folders that describe the database, the one that wins first. */
  public List<String> semantics() {
    return SettingValues.list(value(Setting.SEMANTICS));
  }

  /** Files with rules that every answer must keep; those of all sources hold. */
  public List<String> constraints() {
    return SettingValues.list(value(Setting.CONSTRAINTS));
  }

  public Optional<String> targetDriver() {
    return Optional.of(value(Setting.TARGET_DRIVER)).filter(name -> !name.isEmpty());
  }

  /** For all stages before execution together. */
  public Duration budgetTime() {
    return SettingValues.duration(value(Setting.BUDGET_TIME));
  }

  public int budgetProbes() {
    return Integer.parseInt(value(Setting.BUDGET_PROBES));
  }

  /** The language model, where one is named. */
  public Optional<ModelSettings> model() {
    return model;
  }

  /** Whether somebody says that no model is to be asked, one that is plugged in neither. */
  boolean namesNoModel() {
    return modelGiven && model.isEmpty();
  }

  /** Whether a model sits its exam by itself. */
  boolean examinesModel() {
    return value(Setting.MODEL_EXAM).equals("on");
  }

  public int candidates() {
    return Integer.parseInt(value(Setting.CANDIDATES));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Settings settings
        && values.equals(settings.values)
        && penaltyGiven == settings.penaltyGiven
        && modelGiven == settings.modelGiven
        && model.equals(settings.model);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
