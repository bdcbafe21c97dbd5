package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Literal;
import io.github.askjdbc.sql.Operations;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.sql.Shape.Part;
import io.github.askjdbc.text.LetterCase;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A query as a set of the things that it does, so that two can be compared. */
final class QueryParts {

  private QueryParts() {}

  static Set<String> of(QueryFacts facts) {
    Set<String> parts = new HashSet<>();
    Operations operations = facts.operations();
    facts.names().tables().forEach(table -> parts.add("from " + table));
    facts.names().uses().forEach(use -> parts.add(use.clause() + " " + use.column()));
    for (Placed<Expr.Call> call : operations.calls()) {
      parts.add(call.clause() + " " + call.node().name() + (call.node().star() ? "*" : ""));
    }
    for (Literal literal : facts.literals()) {
      if (literal.isText()) {
        parts.add("= " + folded(literal.value()));
      } else if (literal.kind() == Literal.Kind.NUMBER) {
        parts.add("= " + literal.value());
      }
    }
    operations.comparisons().forEach(one -> parts.add("operator " + one.written()));
    facts.order().forEach(key -> parts.add(key.descending() ? "descending" : "ascending"));
    operations.setOperations().stream()
        .flatMap(List::stream)
        .forEach(operator -> parts.add("set " + operator));
    if (facts.shape().has(Part.LIMIT)) {
      parts.add("limit");
    }
    parts.add("selects " + facts.shape().count(Part.SELECT));
    return parts;
  }

  private static String folded(String text) {
    return LetterCase.withoutCase(text.strip());
  }
}
