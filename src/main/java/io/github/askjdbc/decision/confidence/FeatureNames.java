package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.account.AccountFeatures;
import io.github.askjdbc.inspection.Detectors;
import io.github.askjdbc.learning.Columns;
import java.util.HashSet;
import java.util.Set;

/** What features a confidence may be made of. */
public final class FeatureNames {

  private FeatureNames() {}

  /**
   * Those that are listed, the votes of the installed detectors, the account, and the fit of each
   * part of a query to the wording.
   */
  public static Set<String> given() {
    Set<String> names = new HashSet<>(listed());
    names.addAll(ShapeModel.featureNames());
    names.addAll(AccountFeatures.names());
    Detectors.installed(FeatureNames.class.getClassLoader())
        .forEach(detector -> names.add(SignalFeatures.PREFIX + Detectors.signal(detector).id()));
    return names;
  }

  /** Those that stand in {@code feature-names.txt}. */
  static Set<String> listed() {
    return Set.copyOf(Columns.listed(FeatureNames.class, "feature-names.txt").names());
  }
}
