package io.github.askjdbc.inspection.detectors.llm;

import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.Span;
import io.github.askjdbc.sql.SqlNode;
import io.github.askjdbc.text.LetterCase;
import java.util.Comparator;
import java.util.List;

/** Finds the places in a query that a model names by their text. */
final class Fragments {

  private static final int MOST = 5;

  private final ParsedQuery query;

  Fragments(ParsedQuery query) {
    this.query = query;
  }

  /** A finding at each fragment; one at the whole query where none of them is in it. */
  List<Finding> findings(String signal, List<String> fragments, String message) {
    String text = LetterCase.withoutCase(query.text());
    List<Span> spans =
        fragments.stream()
            .map(fragment -> LetterCase.withoutCase(fragment.strip()))
            .filter(fragment -> !fragment.isEmpty() && text.contains(fragment))
            .map(
                fragment ->
                    new Span(text.indexOf(fragment), text.indexOf(fragment) + fragment.length()))
            .distinct()
            .limit(MOST)
            .toList();
    return spans.isEmpty()
        ? List.of(new Finding(signal, Clause.SELECT, query.query().span(), message))
        : spans.stream().map(span -> new Finding(signal, clause(span), span, message)).toList();
  }

  /** That of the smallest part around the place. */
  private Clause clause(Span place) {
    return query.all(SqlNode.class).stream()
        .filter(node -> node.node().span().start() <= place.start())
        .filter(node -> place.end() <= node.node().span().end())
        .min(Comparator.comparingInt(Fragments::length))
        .map(Placed::clause)
        .orElse(Clause.SELECT);
  }

  private static int length(Placed<SqlNode> placed) {
    return placed.node().span().end() - placed.node().span().start();
  }
}
