package io.github.askjdbc.driver;

/** What connection properties and URL may make of a setting's value in the operator's file. */
enum SettingPolicy {
  /** Not a policy: anything. */
  FREE,
  /** A number at least as high. */
  HIGHER,
  /** A number, or duration, at least as low. */
  LOWER,
  /** A choice that does not come after it in the list of choices. */
  AT_MOST,
  /** Some of the listed names. */
  FEWER,
  /** Some of the listed names, but not none, since none stands for all. */
  NARROWER,
  /** More names: the lists are joined. */
  ADDED,
  /** Nothing else. */
  SAME,
  /** Nothing else but none. */
  SAME_OR_NONE
}
