package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.LengthWords;
import io.github.askjdbc.generation.embedded.grammar.relations.DoersVerbRule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.NameExtent;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Nouns right behind what is read, for what it is: "affiliation type" of a column of affiliations,
 * "enrollment number" of one of numbers, "trip records" of trips; and "across all cities" where
 * nothing but cities is spoken of. Not where something beside it is called by such a noun.
 */
public final class KindBehindRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      boolean word = draft.isUnknown(at) && draft.tokens.get(at).content();
      if (isUnder(draft, at)) {
        draft.take(at);
      }
      if (word
          && (isKind(draft, at)
              || isOrigin(draft, at)
              || isRecord(draft, at)
              || isLength(draft, at)
              || isAcross(draft, at))) {
        draft.take(at);
      }
    }
  }

  private static boolean isKind(Draft draft, int at) {
    String noun = draft.tokens.get(at).text();
    Optional<ColumnName> column = read(draft, at - 1) ? draft.column(at - 1) : Optional.empty();
    boolean text = column.filter(one -> draft.columns.isKind(one, ColumnKind.TEXT)).isPresent();
    boolean fits =
        text
            ? WordClass.TEXT_KIND.contains(noun)
            : column.filter(draft.columns::isQuantity).isPresent()
                && WordClass.NUMBER_KIND.contains(noun);
    return fits
        && draft.tokens.get(at - 1).alternatives().stream()
            .noneMatch(Link.ToCue.class::isInstance) // "total amount"
        && !draft.columns.isKey(column.get())
        && !(text && draft.isName(column.get()))
        && !isCalled(draft, column.get().table(), noun);
  }

  /** "Running time", of a column of running minutes. */
  private static boolean isLength(Draft draft, int at) {
    Optional<ColumnName> column = read(draft, at - 1) ? draft.column(at - 1) : Optional.empty();
    return WordClass.TIME_NOUN.contains(draft.tokens.get(at).text())
        && column.filter(draft.columns::isQuantity).isPresent()
        && NameParts.of(column.get().column()).stream().anyMatch(LengthWords::isUnit)
        && !isCalled(draft, column.get().table(), draft.tokens.get(at).text());
  }

  /** "Courses under the subject Computer Science". */
  private static boolean isUnder(Draft draft, int at) {
    boolean under = draft.isUnknown(at) || draft.isFree(at, Cue.LESS_THAN);
    int named = draft.next(at);
    int value =
        read(draft, named) && draft.table(named).or(() -> table(draft, named)).isPresent()
            ? draft.next(named)
            : named;
    return under
        && WordClass.BELOW.contains(draft.tokens.get(at).text())
        && read(draft, value)
        && draft
            .value(value)
            .filter(one -> draft.columns.isKind(one.column(), ColumnKind.TEXT))
            .filter(one -> !draft.areNamedPeople(one.column().table()))
            .isPresent();
  }

  private static Optional<TableName> table(Draft draft, int column) {
    return draft.column(column).map(ColumnName::table);
  }

  /** "Country of origin". */
  private static boolean isOrigin(Draft draft, int at) {
    int country = draft.previous(at);
    return WordClass.ORIGIN_NOUN.contains(draft.tokens.get(at).text())
        && draft.fillerBefore(at, WordClass.OF)
        && read(draft, country)
        && draft
            .column(country)
            .filter(
                one ->
                    NameParts.of(one.column()).stream()
                        .anyMatch(WordClass.COUNTRY_COLUMN::contains))
            .filter(one -> !isCalled(draft, one.table(), draft.tokens.get(at).text()))
            .isPresent();
  }

  /** Whether another column of the table, or a table, has the noun in its name. */
  private static boolean isCalled(Draft draft, TableName table, String noun) {
    String stem = Stemming.stem(noun);
    return Stream.concat(
            draft.knowledge.catalog().table(table).stream()
                .flatMap(rows -> rows.columns().stream())
                .map(Column::name)
                .map(ColumnName::column),
            draft.knowledge.catalog().tables().stream().map(Table::name).map(TableName::name))
        .anyMatch(name -> NameStems.of(name).contains(stem));
  }

  /** "From the trip records", "repair jobs". */
  private static boolean isRecord(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    boolean job =
        WordClass.JOB.contains(word)
            && at > 0
            && WordClass.WORK_NOUN.contains(draft.tokens.get(at - 1).text());
    return (job || WordClass.RECORD_NOUN.contains(word))
        && read(draft, at - 1)
        && draft
            .tokens
            .get(at - 1)
            .link()
            .filter(one -> one.naming() == NameExtent.WHOLE)
            .isPresent()
        && draft
            .table(at - 1)
            .filter(table -> !isCalled(draft, table, draft.tokens.get(at).text()))
            .isPresent();
  }

  private static boolean isAcross(Draft draft, int at) {
    int rows = draft.next(at);
    return WordClass.OVER_ALL.contains(draft.tokens.get(at).text())
        && read(draft, rows)
        && draft
            .table(rows)
            .filter(table -> DoersVerbRule.tables(draft).equals(Set.of(table)))
            .isPresent();
  }

  private static boolean read(Draft draft, int at) {
    return at >= 0 && at < draft.size() && !draft.free(at);
  }
}
