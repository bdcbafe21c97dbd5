package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.account.OwnershipUse;
import java.util.List;
import java.util.function.Predicate;

/**
 * Whose attribute the question asks for ("the supplier's phone", "the phone of the supplier",
 * "suppliers whose phone ..."), against the table that the query takes it from.
 */
final class OwnerFeatures {

  private OwnerFeatures() {}

  static void add(FeatureRow row, List<OwnershipUse> pairs) {
    row.put("owner:pairs", pairs.size());
    row.put("owner:unknown", count(pairs, pair -> !pair.ownerKnown()));
    row.put("owner:attribute-unknown", count(pairs, pair -> !pair.attributeKnown()));
    List<OwnershipUse> understood = pairs.stream().filter(OwnershipUse::understood).toList();
    row.put("owner:lacks-attribute", count(understood, pair -> pair.meant().isEmpty()));
    row.put("owner:taken", count(understood, pair -> pair.kept().orElse(false)));
    row.put("owner:taken-elsewhere", count(understood, pair -> !pair.kept().orElse(true)));
  }

  private static long count(List<OwnershipUse> pairs, Predicate<OwnershipUse> test) {
    return pairs.stream().filter(test).count();
  }
}
