package io.github.askjdbc.account;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.NameExtent;
import io.github.askjdbc.linking.Ownership;
import io.github.askjdbc.linking.WordSpan;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Columns of which a question says whose they are, both named in full.
 *
 * @param meant columns of the owner that the words may name
 * @param others columns of other tables that the same words may name
 */
public record OwnedColumns(Set<ColumnName> meant, Set<ColumnName> others) {

  /** For each name in the question that an owner is said of, in the order of its links. */
  static List<OwnedColumns> of(LinkedQuestion question) {
    Map<WordSpan, Set<ColumnName>> named = new LinkedHashMap<>();
    for (Link link : question.links()) {
      if (link instanceof Link.ToColumn column
          && link.naming() == NameExtent.WHOLE
          && !isCounted(question, link.span())) {
        named.computeIfAbsent(link.span(), span -> new LinkedHashSet<>()).add(column.column());
      }
    }
    return named.entrySet().stream()
        .flatMap(
            one ->
                owners(question, one.getKey()).stream()
                    .map(owner -> divided(one.getValue(), owner))
                    .filter(owned -> !owned.meant().isEmpty() && !owned.others().isEmpty())
                    .limit(1))
        .toList();
  }

  /** "Number of accounts" asks how many there are, whatever else is called a number. */
  private static boolean isCounted(LinkedQuestion question, WordSpan name) {
    return question.links().stream()
        .anyMatch(
            link ->
                link instanceof Link.ToCue cue
                    && cue.cue() == Cue.COUNT
                    && cue.span().contains(name));
  }

  private static Set<TableName> owners(LinkedQuestion question, WordSpan attribute) {
    Set<TableName> owners = new LinkedHashSet<>();
    for (Ownership ownership : question.ownerships()) {
      if (ownership.isAttribute(attribute)) {
        question.links().stream()
            .filter(link -> link.naming() == NameExtent.WHOLE && ownership.isOwner(link.span()))
            .flatMap(link -> link.namedTable().stream())
            .forEach(owners::add);
      }
    }
    return owners;
  }

  private static OwnedColumns divided(Set<ColumnName> columns, TableName owner) {
    Map<Boolean, Set<ColumnName>> parts =
        columns.stream()
            .collect(
                Collectors.partitioningBy(
                    column -> column.table().equals(owner),
                    Collectors.toCollection(LinkedHashSet::new)));
    return new OwnedColumns(parts.get(true), parts.get(false));
  }
}
