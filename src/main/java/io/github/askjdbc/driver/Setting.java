package io.github.askjdbc.driver;

import static io.github.askjdbc.driver.Setting.Form.CHOICE;
import static io.github.askjdbc.driver.Setting.Form.CLASS_NAME;
import static io.github.askjdbc.driver.Setting.Form.COUNT;
import static io.github.askjdbc.driver.Setting.Form.DURATION;
import static io.github.askjdbc.driver.Setting.Form.FILE;
import static io.github.askjdbc.driver.Setting.Form.FOLDER;
import static io.github.askjdbc.driver.Setting.Form.LIST;
import static io.github.askjdbc.driver.Setting.Form.NUMBER;
import static io.github.askjdbc.driver.Setting.Form.PATTERNS;
import static io.github.askjdbc.driver.Setting.Form.PLACE;
import static io.github.askjdbc.driver.Setting.Form.POSITIVE;
import static io.github.askjdbc.driver.Setting.Form.SHARE;
import static io.github.askjdbc.driver.Setting.Policy.ADDED;
import static io.github.askjdbc.driver.Setting.Policy.FEWER;
import static io.github.askjdbc.driver.Setting.Policy.FREE;
import static io.github.askjdbc.driver.Setting.Policy.HIGHER;
import static io.github.askjdbc.driver.Setting.Policy.LOWER;
import static io.github.askjdbc.driver.Setting.Policy.NARROWER;
import static io.github.askjdbc.driver.Setting.Policy.SAME;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The settings: the single source of what they are called, may hold, and do. */
@SuppressWarnings("ImmutableEnumChecker") // its lists are made by List.of
public enum Setting {
  QUESTIONS(
      "ask.questions",
      "auto",
      CHOICE,
      FREE,
      true,
      "Which texts are questions: bare ones and those that say ASK, only those that say ASK, or"
          + " none.",
      "auto",
      "explicit",
      "off"),
  PENALTY(
      "ask.penalty",
      "10",
      NUMBER,
      HIGHER,
      true,
      "How many right answers one wrong answer costs; 0 always answers."),
  MAX_RISK(
      "ask.max-risk",
      "1",
      SHARE,
      LOWER,
      true,
      "Which share of all questions may get a wrong answer, held in nine of ten runs of questions"
          + " like those of the training; below 1 it stands in for ask.penalty, or beside it where"
          + " that is set."),
  WARNINGS(
      "ask.warnings",
      "on",
      CHOICE,
      FREE,
      true,
      "Whether an answer leaves its SQL, confidence and findings as warnings on the statement.",
      "on",
      "off"),
  MESSAGES(
      "ask.messages",
      "short",
      CHOICE,
      FREE,
      true,
      "Whether the message of an abstention also holds candidate SQL and findings, cell values"
          + " included.",
      "short",
      "full"),
  CURSORS(
      "ask.cursors",
      "defer",
      CHOICE,
      FREE,
      true,
      "A cursor type that the target refuses is lowered for questions only, or for plain SQL too.",
      "defer",
      "lower"),
  METADATA_URL(
      "ask.metadata.url",
      "ask",
      CHOICE,
      FREE,
      true,
      "Which URL DatabaseMetaData.getURL gives: the one connected with, or the target's.",
      "ask",
      "target"),
  PRIVATE(
      "ask.private",
      "",
      PATTERNS,
      ADDED,
      true,
      "Patterns of further columns that no question may read, such as patient.ssn or *.salary;"
          + " those of all sources hold."),
  INDEX(
      "ask.index",
      "",
      FOLDER,
      SAME,
      false,
      "Absolute path of a folder that keeps the indexes of large databases' values between runs;"
          + " empty to keep them in memory."),
  MEMORY(
      "ask.memory",
      "",
      FILE,
      SAME,
      false,
      "Absolute path of a SQLite file that keeps what ASK CONFIRM and ASK CORRECT say, each database's"
          + " apart; empty to keep nothing."),
  FUNCTIONS(
      "ask.functions",
      "",
      LIST,
      FEWER,
      false,
      "Further SQL functions that generated SQL may call."),
  TABLES(
      "ask.tables",
      "",
      LIST,
      NARROWER,
      true,
      "The only tables that a question may read; empty for all."),
  SEMANTICS(
      "ask.semantics",
      "",
      LIST,
      SAME,
      false,
      "Files or folders that say what the data is called and means: Snowflake Cortex Analyst, Open"
          + " Semantic Interchange or dbt YAML, or BIRD's CSV."),
  CONSTRAINTS(
      "ask.constraints",
      "",
      LIST,
      ADDED,
      false,
      "YAML or JSON files with rules that every answer must keep: filters, formats, columns and"
          + " joins."),
  AUDIT(
      "ask.audit",
      "",
      PLACE,
      SAME,
      false,
      "Where each question is recorded, with what came of it, as a line of JSON: file: and an absolute"
          + " path, or logger: and a name; empty for nowhere."),
  AUDIT_QUESTIONS(
      "ask.audit.questions",
      "hash",
      CHOICE,
      SAME,
      false,
      "Whether ask.audit records questions by their SHA-256, with the literals of their SQL masked, or"
          + " both as text.",
      "hash",
      "text"),
  TARGET_DRIVER(
      "ask.target.driver",
      "",
      CLASS_NAME,
      FREE,
      false,
      "Class name of the target's driver, where it is not found by itself."),
  BUDGET_TIME(
      "ask.budget.time",
      "10s",
      DURATION,
      LOWER,
      true,
      "How long a question may take before its SQL runs, in ms, s or m."),
  BUDGET_PROBES(
      "ask.budget.probes",
      "64",
      COUNT,
      LOWER,
      true,
      "How many queries of ours a question may send to the target."),
  CANDIDATES(
      "ask.candidates", "8", POSITIVE, LOWER, true, "How many SQL candidates a question may have.");

  /** How a value is written. */
  enum Form {
    CHOICE,
    NUMBER,
    /** Above 0 and at most 1. */
    SHARE,
    COUNT,
    POSITIVE,
    DURATION,
    LIST,
    /** A list of names of columns, in which {@code *} stands for any characters. */
    PATTERNS,
    FILE,
    FOLDER,
    /** Of a record: a file or a logger. */
    PLACE,
    CLASS_NAME
  }

  /** What connection properties and URL may make of a value in the operator's file. */
  enum Policy {
    /** Not a policy: anything. */
    FREE,
    /** A number at least as high. */
    HIGHER,
    /** A number, or duration, at least as low. */
    LOWER,
    /** Some of the listed names. */
    FEWER,
    /** Some of the listed names, but not none, since none stands for all. */
    NARROWER,
    /** More names: the lists are joined. */
    ADDED,
    /** Nothing else. */
    SAME
  }

  private final String key;
  private final String defaultValue;
  private final Form form;
  private final Policy policy;
  private final boolean inUrl;
  private final String description;
  private final List<String> choices;

  Setting(
      String key,
      String defaultValue,
      Form form,
      Policy policy,
      boolean inUrl,
      String description,
      String... choices) {
    this.key = key;
    this.defaultValue = defaultValue;
    this.form = form;
    this.policy = policy;
    this.inUrl = inUrl;
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

  Form form() {
    return form;
  }

  Policy policy() {
    return policy;
  }

  /** Whether the operator's file, once it holds this setting, can only be tightened. */
  public boolean isPolicy() {
    return policy != FREE;
  }

  /** Whether the URL may hold it; if not, connection properties and the operator's file may. */
  public boolean allowedInUrl() {
    return inUrl;
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
