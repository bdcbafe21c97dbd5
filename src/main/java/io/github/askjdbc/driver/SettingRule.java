package io.github.askjdbc.driver;

/**
 * How a setting is written, and who may set it to what.
 *
 * @param inUrl whether the URL may hold it; connection properties and the operator's file always
 *     may
 */
record SettingRule(SettingForm form, SettingPolicy policy, boolean inUrl) {

  static SettingRule anywhere(SettingForm form, SettingPolicy policy) {
    return new SettingRule(form, policy, true);
  }

  /** Of a setting that is too much for a URL, which clients show, keep and pass on. */
  static SettingRule inFile(SettingForm form, SettingPolicy policy) {
    return new SettingRule(form, policy, false);
  }
}
