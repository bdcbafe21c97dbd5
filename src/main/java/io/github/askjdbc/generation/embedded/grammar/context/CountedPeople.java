package io.github.askjdbc.generation.embedded.grammar.context;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.LinkedPhrase;
import io.github.askjdbc.generation.embedded.grammar.draft.NamingColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.People;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.PersonNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * "How many people does each branch have" counts the rows of the one table whose rows are called by
 * the names of people and that refers to the branches.
 */
final class CountedPeople {

  private CountedPeople() {}

  /** The reading with a word for people behind "how many" as the table of these people. */
  static List<LinkedPhrase> told(List<LinkedPhrase> reading, DatabaseKnowledge knowledge) {
    List<LinkedPhrase> told = new ArrayList<>(reading);
    for (int at = 1; at < reading.size(); at++) {
      LinkedPhrase phrase = reading.get(at);
      boolean people =
          phrase.link().isEmpty()
              && WordClass.PEOPLE.contains(phrase.text())
              && isCue(reading.get(at - 1), Cue.COUNT);
      Optional<TableName> table = people ? of(reading, knowledge) : Optional.empty();
      if (table.isPresent()) {
        told.set(at, with(phrase, table.get()));
      }
    }
    return List.copyOf(told);
  }

  private static LinkedPhrase with(LinkedPhrase phrase, TableName table) {
    Link link = new Link.ToTable(phrase.span(), table, 1, Evidence.SYNONYM);
    return new LinkedPhrase(
        phrase.span(), Optional.of(link), List.of(link), 1, phrase.text(), phrase.content());
  }

  /** Where the question speaks of each of other rows, and names no other people. */
  private static Optional<TableName> of(List<LinkedPhrase> reading, DatabaseKnowledge knowledge) {
    List<TableName> named =
        reading.stream()
            .flatMap(one -> one.link().stream())
            .filter(Link.ToTable.class::isInstance)
            .map(link -> ((Link.ToTable) link).table())
            .distinct()
            .toList();
    boolean each = reading.stream().anyMatch(one -> isCue(one, Cue.EACH));
    boolean working = reading.stream().anyMatch(one -> WordClass.AT_WORK.contains(one.text()));
    List<Table> people =
        each && named.size() < 2
            ? knowledge.catalog().tables().stream()
                .filter(
                    table ->
                        named.isEmpty()
                            ? PersonNames.of(table).isPresent()
                            : NamingColumns.isOfPeople(table))
                .filter(table -> !working || People.work(table))
                .toList()
            : List.of();
    return people.stream()
        .filter(one -> people.size() == 1)
        .filter(
            one ->
                named.isEmpty()
                    ? isToldBy(reading, one)
                    : refersOnce(one.name(), named.get(0), knowledge))
        .map(Table::name)
        .findFirst();
  }

  /** "How many people do we have in each trade", where nobody can be gone and still be a row. */
  private static boolean isToldBy(List<LinkedPhrase> reading, Table people) {
    boolean mayHaveLeft =
        people.columns().stream()
            .filter(Column::nullable)
            .flatMap(column -> NameParts.of(column.name().column()).stream())
            .anyMatch(WordClass.LEAVING_COLUMN::contains);
    List<TableName> told =
        reading.stream()
            .flatMap(one -> one.link().stream())
            .flatMap(link -> link.namedColumns().stream())
            .map(ColumnName::table)
            .distinct()
            .toList();
    return !mayHaveLeft && told.equals(List.of(people.name()));
  }

  private static boolean refersOnce(TableName from, TableName to, DatabaseKnowledge knowledge) {
    return !from.equals(to)
        && knowledge.catalog().keysOf(from).stream()
                .filter(key -> key.from().equals(from) && key.to().equals(to))
                .distinct()
                .count()
            == 1;
  }

  private static boolean isCue(LinkedPhrase phrase, Cue cue) {
    return phrase.link().filter(link -> link instanceof Link.ToCue c && c.cue() == cue).isPresent();
  }
}
