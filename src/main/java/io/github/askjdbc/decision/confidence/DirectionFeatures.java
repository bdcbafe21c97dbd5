package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.sql.OrderKey;
import java.util.List;

/**
 * Whether rows are sorted the way that the question says: "in descending order", "from the oldest
 * to the youngest", "cheapest first".
 */
final class DirectionFeatures implements FeatureGroup {

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    List<OrderKey> order = candidate.query().facts().outermostOrder();
    if (!order.isEmpty()) {
      OrderKey first = order.get(0);
      question
          .question()
          .order()
          .listedDescending(first.column())
          .ifPresent(asked -> row.put("order:against", asked != first.descending()));
    }
  }
}
