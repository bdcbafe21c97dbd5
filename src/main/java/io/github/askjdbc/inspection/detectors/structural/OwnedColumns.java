package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The columns of which a question says whose they are. */
final class OwnedColumns {
  private static final double WHOLE = 0.85;

  /**
   * @param meant columns of the owner that the words may name
   * @param others columns of other tables that the same words may name
   */
  record Claim(Set<ColumnName> meant, Set<ColumnName> others) {}

  private final LinkedQuestion question;
  private final List<Claim> claims = new ArrayList<>();

  OwnedColumns(LinkedQuestion question) {
    this.question = question;
    Map<WordSpan, Set<ColumnName>> named = new LinkedHashMap<>();
    for (Link link : question.links()) {
      if (link instanceof Link.ToColumn column && column.score() >= WHOLE && !isCounted(link)) {
        named.computeIfAbsent(column.span(), span -> new LinkedHashSet<>()).add(column.column());
      }
    }
    named.forEach(this::claim);
  }

  List<Claim> claims() {
    return claims;
  }

  /** "Number of accounts" asks how many there are, whatever else is called a number. */
  private boolean isCounted(Link name) {
    return question.links().stream()
        .anyMatch(
            link ->
                link instanceof Link.ToCue cue
                    && cue.cue() == Cue.COUNT
                    && cue.span().first() <= name.span().first()
                    && name.span().last() <= cue.span().last());
  }

  private void claim(WordSpan span, Set<ColumnName> columns) {
    for (TableName owner : owners(span)) {
      Set<ColumnName> meant =
          columns.stream()
              .filter(column -> column.table().equals(owner))
              .collect(Collectors.toCollection(LinkedHashSet::new));
      Set<ColumnName> others = new LinkedHashSet<>(columns);
      others.removeAll(meant);
      if (!meant.isEmpty() && !others.isEmpty()) {
        claims.add(new Claim(meant, others));
        return;
      }
    }
  }

  private Set<TableName> owners(WordSpan span) {
    Set<TableName> owners = new LinkedHashSet<>();
    int before = span.first() - 1;
    if (before > 0 && isWord(before, "'s")) {
      owners.addAll(tablesEndingAt(before - 1));
    } else if (before > 0 && isWord(before, "whose")) {
      owners.addAll(tablesEndingAt(before - 1));
    }
    int after = span.last() + 1;
    if (after < question.words().size() && isWord(after, "of")) {
      int at = after + 1;
      while (at < question.words().size() && !question.words().get(at).content()) {
        at++;
      }
      owners.addAll(tablesStartingAt(at));
    }
    return owners;
  }

  private boolean isWord(int index, String folded) {
    return question.words().get(index).folded().equals(folded);
  }

  private Set<TableName> tablesEndingAt(int index) {
    return tables(span -> span.last() == index);
  }

  private Set<TableName> tablesStartingAt(int index) {
    return tables(span -> span.first() == index);
  }

  private Set<TableName> tables(Predicate<WordSpan> place) {
    Set<TableName> tables = new LinkedHashSet<>();
    for (Link link : question.links()) {
      if (link instanceof Link.ToTable table && table.score() >= WHOLE && place.test(link.span())) {
        tables.add(table.table());
      }
    }
    return tables;
  }
}
