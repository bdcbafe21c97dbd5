package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.account.Answer;
import io.github.askjdbc.account.Operation;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.text.LetterCase;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What the question asks the query to do, against what it does. Of each operation 0 where both or
 * neither, 1 where it is asked for and not done, a half where something like it is done, -1 where
 * it is done unasked.
 */
final class DemandFeatures {

  private DemandFeatures() {}

  static void add(FeatureRow row, Account account) {
    double missing = 0;
    Set<Operation> extra = account.unasked();
    for (Operation operation : Operation.values()) {
      double open = open(account, operation::meets);
      missing += open;
      row.put(name(operation), extra.contains(operation) ? -1 : open);
    }
    for (Demand.Kind kind : List.of(Demand.Kind.LIMIT, Demand.Kind.PERIOD)) {
      double open = open(account, demand -> demand.kind() == kind);
      missing += open;
      row.put(name(kind), open);
    }
    row.put("demands:missing", missing);
    row.put("demands:extra", extra.size());
  }

  /** The name of each operation's. */
  static List<String> ofOperations() {
    return Stream.of(Operation.values()).map(DemandFeatures::name).toList();
  }

  private static String name(Enum<?> operation) {
    return "demand:" + LetterCase.lower(operation.name());
  }

  /** What is open of the demand that is met worst; 0 where there is none. */
  private static double open(Account account, Predicate<Demand> wanted) {
    Optional<Answer> worst =
        account.demands().stream()
            .filter(wanted)
            .map(account::answer)
            .max(Comparator.naturalOrder());
    return worst.map(answer -> 1 - answer.share()).orElse(0.0);
  }
}
