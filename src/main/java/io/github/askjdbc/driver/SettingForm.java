package io.github.askjdbc.driver;

/** How a setting's value is written. */
enum SettingForm {
  CHOICE,
  NUMBER,
  /** Above 0 and at most 1. */
  SHARE,
  COUNT,
  POSITIVE,
  /** A whole number from 1, or nothing for no limit. */
  LIMIT,
  DURATION,
  /** A day as ISO 8601 writes it, or nothing. */
  DAY,
  LIST,
  /** A list of names of columns, in which {@code *} stands for any characters. */
  PATTERNS,
  FILE,
  FOLDER,
  /** Of a record: a file or a logger. */
  PLACE,
  CLASS_NAME,
  /** A provider and a model, or none. */
  MODEL_NAME,
  /** The URL of a model. */
  ENDPOINT,
  /** Shown nowhere. */
  SECRET,
  /** The name of an environment variable. */
  VARIABLE,
  /** Of a million tokens in and a million out. */
  PRICE
}
