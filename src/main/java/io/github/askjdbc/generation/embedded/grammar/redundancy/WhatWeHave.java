package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.EventEnds;
import java.util.List;
import java.util.Optional;

/**
 * "How many vans do we own", "the cheapest paint we sell", "theatres do we run in Leeds": that rows
 * are ours says no more than that they are there, unless something tells which of them still are.
 */
final class WhatWeHave {

  private WhatWeHave() {}

  /**
   * @param at token of the verb, of which nothing is known
   */
  static boolean isSaid(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    int noun = draft.previous(at);
    boolean ours =
        (WordClass.OFFERING.contains(word) || dealsWith(draft, at))
            && noun >= 0
            && !draft.free(noun)
            && WordClass.SOMEBODY.contains(draft.tokens.get(at - 1).text());
    Optional<Table> rows =
        ours
            ? draft
                .rows(noun)
                .or(() -> draft.column(noun).map(ColumnName::table))
                .flatMap(draft.knowledge.catalog()::table)
            : Optional.empty();
    return rows.filter(table -> !tellsEnd(draft, table)).isPresent()
        && isOver(draft, at, rows.get().name())
        && !(draft.countsSubject
            && WordClass.TRADING.contains(word)
            && hasTimes(draft, rows.get()));
  }

  /** "Do we work with", and not the hours that we work. */
  private static boolean dealsWith(Draft draft, int at) {
    return WordClass.DEALING_WITH.contains(draft.tokens.get(at).text())
        && draft.fillerBefore(draft.next(at), WordClass.WITH);
  }

  /** Whether nothing follows but a value of the rows themselves: "in Leeds", "as hire cars". */
  private static boolean isOver(Draft draft, int verb, TableName rows) {
    int behind = draft.next(verb);
    boolean place =
        behind > verb + 1
            && behind < draft.size()
            && !draft.free(behind)
            && draft.value(behind).filter(one -> one.column().table().equals(rows)).isPresent();
    int end = place ? draft.next(behind) : behind;
    return end >= draft.size() || draft.beginsSentence(end) || isOfEach(draft, verb, rows);
  }

  /** "Tours do we offer in each country": what is sold in each may be deals. */
  private static boolean isOfEach(Draft draft, int verb, TableName rows) {
    int each = draft.next(verb);
    int group = draft.next(each);
    return each < draft.size()
        && !draft.free(each)
        && draft.cue(each).equals(Optional.of(Cue.EACH))
        && draft
            .column(group)
            .map(ColumnName::table)
            .filter(one -> one.equals(rows) || !draft.graph.references(rows, one).isEmpty())
            .isPresent()
        && draft.next(group) >= draft.size()
        && !WordClass.TRADING.contains(draft.tokens.get(verb).text());
  }

  /** Of rows that are counted, anything that tells that some are no more speaks against it. */
  private static boolean tellsEnd(Draft draft, Table rows) {
    return draft.countsSubject
        ? !new EventEnds(draft.knowledge).ends(rows.name()).isEmpty()
            || rows.columns().stream().anyMatch(one -> tells(one, WordClass.LEAVING_STOCK))
            || rows.columns().stream()
                .flatMap(column -> NameParts.of(column.name().column()).stream())
                .anyMatch(WordClass.STATUS_COLUMN::ends)
        : rows.columns().stream().anyMatch(one -> tells(one, WordClass.BEFALLS));
  }

  /** {@code is_active} and {@code discontinued}, but no {@code active_part}. */
  private static boolean tells(Column column, WordClass events) {
    List<String> parts = NameParts.of(column.name().column());
    String last = parts.isEmpty() ? "" : parts.get(parts.size() - 1);
    boolean noun =
        column.kind() == ColumnKind.TEXT
            && !WordClass.STATE.contains(last)
            && parts.stream().noneMatch(WordClass.FLAG_NAME::contains);
    return parts.stream().anyMatch(events::contains)
        || (!noun && parts.stream().anyMatch(WordClass.STATE::contains));
  }

  /** Rows that came about at a time may be deals: tickets that we sell are sold ones. */
  private static boolean hasTimes(Draft draft, Table rows) {
    return rows.columns().stream()
        .anyMatch(column -> draft.knowledge.times().form(column.name()).isPresent());
  }
}
