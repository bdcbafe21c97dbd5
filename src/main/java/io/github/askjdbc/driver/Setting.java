package io.github.askjdbc.driver;

import static io.github.askjdbc.driver.SettingForm.CHOICE;
import static io.github.askjdbc.driver.SettingForm.CLASS_NAME;
import static io.github.askjdbc.driver.SettingForm.COUNT;
import static io.github.askjdbc.driver.SettingForm.DAY;
import static io.github.askjdbc.driver.SettingForm.DURATION;
import static io.github.askjdbc.driver.SettingForm.ENDPOINT;
import static io.github.askjdbc.driver.SettingForm.FILE;
import static io.github.askjdbc.driver.SettingForm.FOLDER;
import static io.github.askjdbc.driver.SettingForm.LIMIT;
import static io.github.askjdbc.driver.SettingForm.LIST;
import static io.github.askjdbc.driver.SettingForm.MODEL_NAME;
import static io.github.askjdbc.driver.SettingForm.NUMBER;
import static io.github.askjdbc.driver.SettingForm.PATTERNS;
import static io.github.askjdbc.driver.SettingForm.PLACE;
import static io.github.askjdbc.driver.SettingForm.POSITIVE;
import static io.github.askjdbc.driver.SettingForm.PRICE;
import static io.github.askjdbc.driver.SettingForm.SECRET;
import static io.github.askjdbc.driver.SettingForm.SHARE;
import static io.github.askjdbc.driver.SettingForm.VARIABLE;
import static io.github.askjdbc.driver.SettingPolicy.ADDED;
import static io.github.askjdbc.driver.SettingPolicy.AT_MOST;
import static io.github.askjdbc.driver.SettingPolicy.FEWER;
import static io.github.askjdbc.driver.SettingPolicy.FREE;
import static io.github.askjdbc.driver.SettingPolicy.HIGHER;
import static io.github.askjdbc.driver.SettingPolicy.LOWER;
import static io.github.askjdbc.driver.SettingPolicy.NARROWER;
import static io.github.askjdbc.driver.SettingPolicy.SAME;
import static io.github.askjdbc.driver.SettingPolicy.SAME_OR_NONE;
import static io.github.askjdbc.driver.SettingRule.anywhere;
import static io.github.askjdbc.driver.SettingRule.inFile;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The settings: the single source of what they are called, may hold, and do. */
@SuppressWarnings("ImmutableEnumChecker") // its lists are made by List.of
public enum Setting {
  QUESTIONS(
      "ask.questions",
      "auto",
      anywhere(CHOICE, FREE),
      "Which texts are questions: bare ones and those that say ASK, only those that say ASK, or"
          + " none.",
      "auto",
      "explicit",
      "off"),
  PENALTY(
      "ask.penalty",
      "10",
      anywhere(NUMBER, HIGHER),
      "How many right answers one wrong answer costs; 0 always answers."),
  MAX_RISK(
      "ask.max-risk",
      "1",
      anywhere(SHARE, LOWER),
      "Which share of all questions may get a wrong answer, held in nine of ten runs of questions"
          + " like those of the training; below 1 it stands in for ask.penalty, or beside it where"
          + " that is set."),
  WARNINGS(
      "ask.warnings",
      "on",
      anywhere(CHOICE, FREE),
      "Whether an answer leaves its SQL, confidence and findings as warnings on the statement.",
      "on",
      "off"),
  MESSAGES(
      "ask.messages",
      "short",
      anywhere(CHOICE, FREE),
      "Whether the message of an abstention also holds candidate SQL and findings, cell values"
          + " included.",
      "short",
      "full"),
  CURSORS(
      "ask.cursors",
      "defer",
      anywhere(CHOICE, FREE),
      "A cursor type that the target refuses is lowered for questions only, or for plain SQL too.",
      "defer",
      "lower"),
  METADATA_URL(
      "ask.metadata.url",
      "ask",
      anywhere(CHOICE, FREE),
      "Which URL DatabaseMetaData.getURL gives: the one connected with, or the target's.",
      "ask",
      "target"),
  PRIVATE(
      "ask.private",
      "",
      anywhere(PATTERNS, ADDED),
      "Patterns of further columns that no question may read, such as patient.ssn or *.salary;"
          + " those of all sources hold."),
  INDEX(
      "ask.index",
      "",
      inFile(FOLDER, SAME),
      "Absolute path of a folder that keeps the indexes of large databases' values between runs;"
          + " empty to keep them in memory."),
  MEMORY(
      "ask.memory",
      "",
      inFile(FILE, SAME),
      "Absolute path of a SQLite file that keeps what ASK CONFIRM and ASK CORRECT say, each database's"
          + " apart; empty to keep nothing."),
  FUNCTIONS(
      "ask.functions",
      "",
      inFile(LIST, FEWER),
      "Further SQL functions that generated SQL may call."),
  TABLES(
      "ask.tables",
      "",
      anywhere(LIST, NARROWER),
      "The only tables that a question may read; empty for all."),
  SEMANTICS(
      "ask.semantics",
      "",
      inFile(LIST, SAME),
      "Files or folders that say what the data is called and means: Snowflake Cortex Analyst, Open"
          + " Semantic Interchange or dbt YAML, or BIRD's CSV."),
  CONSTRAINTS(
      "ask.constraints",
      "",
      inFile(LIST, ADDED),
      "YAML or JSON files with rules that every answer must keep: filters, formats, columns and"
          + " joins."),
  AUDIT(
      "ask.audit",
      "",
      inFile(PLACE, SAME),
      "Where each question is recorded, with what came of it, as a line of JSON: file: and an absolute"
          + " path, or logger: and a name; empty for nowhere."),
  AUDIT_QUESTIONS(
      "ask.audit.questions",
      "hash",
      inFile(CHOICE, SAME),
      "Whether ask.audit records questions by their SHA-256, with the literals of their SQL masked, or"
          + " both as text.",
      "hash",
      "text"),
  TODAY(
      "ask.today",
      "",
      anywhere(DAY, FREE),
      "The day that times such as last month are reckoned from, such as 2024-06-30; empty for what the"
          + " database's clock says."),
  TARGET_DRIVER(
      "ask.target.driver",
      "",
      inFile(CLASS_NAME, FREE),
      "Class name of the target's driver, where it is not found by itself."),
  BUDGET_TIME(
      "ask.budget.time",
      "10s",
      anywhere(DURATION, LOWER),
      "How long a question may take before its SQL runs, in ms, s or m."),
  BUDGET_PROBES(
      "ask.budget.probes",
      "64",
      anywhere(COUNT, LOWER),
      "How many queries of ours a question may send to the target."),
  CANDIDATES(
      "ask.candidates",
      "8",
      anywhere(POSITIVE, LOWER),
      "How many SQL candidates a question may have."),
  MODEL(
      "ask.model",
      "none",
      inFile(MODEL_NAME, SAME_OR_NONE),
      "A language model that writes SQL beside the driver's own readers: openai:, anthropic:, ollama:"
          + " or llama: and what the endpoint calls it, gguf: and a file of weights, or plugin: and"
          + " the name of a client that is plugged in; none to load and send nothing."),
  MODEL_URL(
      "ask.model.url",
      "",
      inFile(ENDPOINT, SAME),
      "Where the model is served, such as http://localhost:8080/v1; empty for the provider's own"
          + " address."),
  MODEL_KEY(
      "ask.model.key",
      "",
      inFile(SECRET, SAME),
      "The endpoint's key; one from the operator's file is sent only to the URL that the file names."),
  MODEL_KEY_VARIABLE(
      "ask.model.key-variable",
      "",
      inFile(VARIABLE, SAME),
      "The environment variable that holds the key instead; it is sent only to the URL that the"
          + " operator's file names."),
  MODEL_WHEN(
      "ask.model.when",
      "unsure",
      inFile(CHOICE, AT_MOST),
      "Which questions reach the model: none, those that would be refused without it, or all.",
      "never",
      "unsure",
      "always"),
  MODEL_VALUES(
      "ask.model.values",
      "none",
      inFile(CHOICE, AT_MOST),
      "Which of the database's values the model sees: none, or samples.",
      "none",
      "samples"),
  MODEL_EFFORT(
      "ask.model.effort",
      "low",
      inFile(CHOICE, AT_MOST),
      "How much a question asks of the model: low writes SQL and mends it once, medium makes up to 4"
          + " calls, high up to 12.",
      "low",
      "medium",
      "high"),
  MODEL_EXAM(
      "ask.model.exam",
      "off",
      inFile(CHOICE, AT_MOST),
      "Whether a model that sat no exam on a database sits one there by itself, in the background:"
          + " up to 60 questions; off leaves it to ask exam URL.",
      "off",
      "on"),
  MODEL_PARALLEL(
      "ask.model.parallel",
      "2",
      inFile(POSITIVE, LOWER),
      "How many calls one endpoint gets at once."),
  MODEL_TOKENS_PER_DAY(
      "ask.model.tokens-per-day",
      "",
      inFile(LIMIT, LOWER),
      "How many tokens, in and out, one endpoint may use in 24 hours; empty for any number."),
  MODEL_PRICE(
      "ask.model.price",
      "",
      inFile(PRICE, SAME),
      "What a million tokens in and a million out cost, such as 0.25,1.25, for reports; empty for no"
          + " price."),
  BUDGET_MODEL(
      "ask.budget.model",
      "30s",
      inFile(DURATION, LOWER),
      "How long a question may wait for the model, beside ask.budget.time."),
  BUDGET_TOKENS(
      "ask.budget.tokens",
      "",
      inFile(LIMIT, LOWER),
      "How many tokens, in and out, a question may use; empty for 8000 at low effort, 20000 at"
          + " medium and 60000 at high.");

  private final String key;
  private final String defaultValue;
  private final SettingRule rule;
  private final String description;
  private final List<String> choices;

  Setting(
      String key, String defaultValue, SettingRule rule, String description, String... choices) {
    this.key = key;
    this.defaultValue = defaultValue;
    this.rule = rule;
    this.description = description;
    this.choices = List.of(choices);
  }

  /** The setting with that name, which begins with {@code ask.}. */
  static Optional<Setting> named(String key) {
    return Arrays.stream(values()).filter(setting -> setting.key.equals(key)).findFirst();
  }

  public String key() {
    return key;
  }

  public String defaultValue() {
    return defaultValue;
  }

  SettingForm form() {
    return rule.form();
  }

  SettingPolicy policy() {
    return rule.policy();
  }

  /** Whether the operator's file, once it holds this setting, can only be tightened. */
  public boolean isPolicy() {
    return rule.policy() != FREE;
  }

  /** Whether the URL may hold it; if not, connection properties and the operator's file may. */
  public boolean allowedInUrl() {
    return rule.inUrl();
  }

  /** One sentence. */
  public String description() {
    return description;
  }

  /** The allowed values, empty where they are not a fixed few. */
  public List<String> choices() {
    return choices;
  }
}
