package io.github.askjdbc.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.sql.GuardCases.Case;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class QueryFactsTest {

  static List<Case> cases() {
    return GuardCases.read("facts.case");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void facts_ofResolvedQuery_areThoseOfItsText(Case given) {
    assertThat(told(facts(given))).as(given.sql()).isEqualTo(given.expected());
  }

  @Test
  void cases_together_holdEveryOperatorPartAndKindOfLiteral() {
    Set<Predicate.Operator> operators = EnumSet.noneOf(Predicate.Operator.class);
    Set<Shape.Part> parts = EnumSet.noneOf(Shape.Part.class);
    Set<Literal.Kind> kinds = EnumSet.noneOf(Literal.Kind.class);
    for (Case given : cases()) {
      QueryFacts facts = facts(given);
      facts.operations().predicates().forEach(one -> operators.add(one.operator()));
      Arrays.stream(Shape.Part.values()).filter(facts.shape()::has).forEach(parts::add);
      facts.literals().forEach(literal -> kinds.add(literal.kind()));
    }

    assertThat(operators).containsExactlyInAnyOrder(Predicate.Operator.values());
    assertThat(parts).containsExactlyInAnyOrder(Shape.Part.values());
    assertThat(kinds).containsExactlyInAnyOrder(Literal.Kind.values());
  }

  @Test
  void facts_askedTwice_areTheSameObject() {
    ResolvedQuery query = resolved("SELECT name FROM person", Dialect.SQLITE);

    assertThat(query.facts()).isSameAs(query.facts());
    assertThat(query.facts().shape()).isSameAs(query.query().shape());
  }

  private static QueryFacts facts(Case given) {
    return resolved(given.sql(), given.dialect()).facts();
  }

  private static ResolvedQuery resolved(String sql, Dialect dialect) {
    ParseOutcome outcome = ParsedQuery.parse(sql, dialect);
    assertThat(outcome).as(sql).isInstanceOf(ParseOutcome.Parsed.class);
    ResolvedQuery query =
        ((ParseOutcome.Parsed) outcome).query().resolve(SampleCatalog.create(dialect));
    assertThat(query.problems()).as(sql).isEmpty();
    return query;
  }

  /** A line for each kind of fact that there is any of. */
  private static String told(QueryFacts facts) {
    Operations operations = facts.operations();
    List<String> lines = new ArrayList<>();
    add(lines, "tables", facts.names().tables(), Object::toString);
    add(lines, "columns", facts.names().uses(), use -> use.column() + " " + use.clause());
    if (facts.shape().has(Shape.Part.STAR)) {
      lines.add("columns with stars: " + facts.names().columnsWithStars().size());
    }
    add(
        lines,
        "literals",
        facts.literals(),
        one -> one.kind() + " " + one.value() + " " + one.clause());
    add(lines, "order", facts.order(), QueryFactsTest::told);
    add(lines, "calls", operations.calls(), QueryFactsTest::told);
    add(lines, "predicates", operations.predicates(), one -> one.operator() + " " + one.clause());
    if (operations.negations() + operations.alternatives() > 0) {
      lines.add("NOT " + operations.negations() + ", OR " + operations.alternatives());
    }
    add(lines, "sets", operations.setOperations(), set -> String.join(" / ", set));
    add(
        lines,
        "shape",
        facts.shape().counts().keySet().stream().filter(facts.shape()::has).toList(),
        part -> part + " " + facts.shape().count(part));
    return String.join("\n", lines);
  }

  private static String told(OrderKey key) {
    return key.column().map(Object::toString).orElse("-")
        + (key.descending() ? " descending" : "")
        + (key.outermost() ? " outermost" : "");
  }

  private static String told(Placed<Expr.Call> call) {
    return call.node().name() + (call.node().aggregate() ? " aggregate " : " ") + call.clause();
  }

  private static <T> void add(
      List<String> lines, String kind, Collection<T> facts, Function<T, String> told) {
    if (!facts.isEmpty()) {
      lines.add(kind + ": " + facts.stream().map(told).collect(Collectors.joining(", ")));
    }
  }
}
