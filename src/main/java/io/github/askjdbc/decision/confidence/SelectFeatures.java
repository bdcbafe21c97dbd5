package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.SelectItem;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whether the names of the columns that are shown are said: a supervisor is asked for, and {@code
 * supervisor_id} says less.
 */
final class SelectFeatures implements FeatureGroup {

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    Set<String> said =
        question.question().words().stream().map(Word::stem).collect(Collectors.toSet());
    add(row, said, candidate.query().query());
  }

  /**
   * @param said stems of the question's words
   */
  static void add(FeatureRow row, Set<String> said, ParsedQuery query) {
    int unsaid = 0;
    int heads = 0;
    double most = 0;
    for (SelectItem item : query.selects().get(0).node().items()) {
      if (item.value() instanceof Expr.ColumnRef column) {
        List<String> parts = NameParts.of(column.name().value());
        long missing = parts.stream().filter(part -> !said.contains(Stemming.stem(part))).count();
        unsaid += (int) missing;
        most = Math.max(most, parts.isEmpty() ? 0 : (double) missing / parts.size());
        // the last part of a compound is what it is, those before say of what
        boolean head = parts.isEmpty() || said.contains(Stemming.stem(parts.get(parts.size() - 1)));
        heads += head ? 0 : 1;
      }
    }
    row.put("select:unsaid", unsaid);
    row.put("select:heads-unsaid", heads);
    row.put("select:most-unsaid", most);
  }
}
