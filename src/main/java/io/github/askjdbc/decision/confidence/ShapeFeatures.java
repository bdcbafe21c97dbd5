package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.sql.Literal;
import io.github.askjdbc.sql.Operations;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.sql.Shape;
import io.github.askjdbc.sql.Shape.Part;

/** How much the query does: the more, the more can be wrong. */
final class ShapeFeatures implements FeatureGroup {

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    QueryFacts facts = candidate.query().facts();
    Shape shape = facts.shape();
    Operations operations = facts.operations();
    row.put("shape:tables", facts.names().tables().size());
    row.put("shape:joins", shape.count(Part.JOIN));
    row.put("shape:selects", shape.count(Part.SELECT));
    row.put("shape:items", shape.count(Part.ITEM));
    row.put("shape:star", shape.has(Part.STAR));
    row.put("shape:distinct", shape.has(Part.OUTER_DISTINCT));
    row.put("shape:comparisons", operations.comparisons().size());
    row.put("shape:memberships", operations.memberships().size());
    row.put("shape:subqueries", shape.count(Part.SUBQUERY));
    row.put("shape:set-operation", shape.has(Part.SET_OPERATION));
    row.put("shape:calls", shape.count(Part.CALL));
    row.put("shape:groups", shape.has(Part.GROUP_BY));
    row.put("shape:having", shape.has(Part.HAVING));
    row.put("shape:orders", shape.orderKeys());
    row.put("shape:limit", shape.has(Part.LIMIT));
    row.put("shape:texts", facts.literals().stream().filter(Literal::isText).count());
    row.put("shape:numbers", shape.count(Part.NUMBER));
    row.put("shape:columns", facts.names().columns().size());
    row.put("shape:like", operations.compares(Operator.LIKE, Operator.NOT_LIKE));
  }
}
