package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.generation.embedded.grammar.phrases.YearColumns;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What most rows have in a column of theirs: "which town do most members live in", "the year in
 * which most ships were built", "which room is used most often", "the most widely used room".
 */
public final class CommonestKindRule implements Rule {

  @Override
  public void apply(Draft draft) {
    if (!draft.selected.isEmpty() || draft.counted.isPresent()) {
      return;
    }
    for (int most = 1; most < draft.size(); most++) {
      Optional<Commonness> common = Commonness.at(draft, most);
      if (common.isPresent() && isSaid(draft, common.get())) {
        return;
      }
      boolean often = draft.isFree(most, Cue.FREQUENT);
      if (often || (draft.free(most) && WordClass.MOST.contains(draft.tokens.get(most).text()))) {
        List<Integer> places =
            Stream.of(
                    ofRows(draft, most),
                    sharedBy(draft, most),
                    yearOfRows(draft, most),
                    usedBefore(draft, most),
                    used(draft, most))
                .filter(read -> !read.isEmpty())
                .findFirst()
                .orElse(List.of());
        if (!places.isEmpty()) {
          read(draft, places);
          return;
        }
      }
    }
  }

  /**
   * @param places the kind first
   */
  private static void read(Draft draft, List<Integer> places) {
    int kind = places.get(0);
    draft.named.add(draft.column(kind).orElseThrow().table());
    MostOften.most(draft, kind, draft.take(places));
  }

  /** "Which town do most members live in", "the year in which most of the ships were built". */
  private static List<Integer> ofRows(Draft draft, int most) {
    int rows = draft.next(most);
    int kind = draft.previous(most);
    List<Integer> verbs = new ArrayList<>();
    if (isRelation(draft, kind)) {
      verbs.add(kind); // "which town is home to the most members"
      kind = draft.previous(kind);
    }
    boolean asked =
        isKind(draft, kind)
            && draft.previous(kind) <= 0
            && draft.free(rows)
            && draft.onlyBetween(most, rows, WordClass.OF_THE)
            && draft.table(rows).equals(draft.column(kind).map(ColumnName::table))
            && NounNumber.isPlural(draft.tokens.get(rows).text());
    int verb = draft.next(rows);
    if (asked && isDeed(draft, verb, draft.column(kind).get())) {
      verbs.add(verb);
    }
    if (!asked || verbs.isEmpty()) {
      return List.of();
    }
    verbs.addAll(0, List.of(kind, most, rows));
    return verbs;
  }

  /** "The town shared by the most members", "which card is used by most members". */
  private static List<Integer> sharedBy(Draft draft, int most) {
    int rows = draft.next(most);
    int verb = draft.previous(most);
    int kind = draft.previous(verb);
    boolean said =
        draft.isUnknown(verb)
            && (WordClass.USED.contains(draft.tokens.get(verb).text())
                || WordClass.SHARED.contains(draft.tokens.get(verb).text()))
            && draft.fillerBefore(most, WordClass.BY)
            && isKind(draft, kind)
            && isFirst(draft, kind)
            && draft.onlyBetween(most, rows, WordClass.OF_THE)
            && draft.free(rows)
            && draft.table(rows).equals(draft.column(kind).map(ColumnName::table))
            && NounNumber.isPlural(draft.tokens.get(rows).text());
    return said ? List.of(kind, verb, most, rows) : List.of();
  }

  /** Whether nothing but the noun for its rows stands before a kind: "the member town". */
  private static boolean isFirst(Draft draft, int kind) {
    int before = draft.previous(kind);
    return before < 0 || (OwnedColumn.isBehind(draft, before) && draft.previous(before) < 0);
  }

  /**
   * "The town that is most common among members", "which town is the most popular", "the least
   * common town".
   */
  private static boolean isSaid(Draft draft, Commonness common) {
    int behind = common.last() + 1;
    if (OwnedColumn.isBehind(draft, behind)) {
      behind++;
    }
    boolean before = draft.fillerBefore(common.first(), WordClass.BEING) && !isKind(draft, behind);
    int kind = before ? draft.previous(common.first()) : behind;
    int rows = before ? kind : behind;
    if (before && draft.table(kind).isPresent()) {
      kind = draft.previous(kind); // "the class of races that is most common"
    }
    boolean sole =
        isKind(draft, kind)
            && !NounNumber.isPlural(draft.tokens.get(kind).text())
            && (before ? isFirst(draft, kind) : draft.previous(common.first()) < 0)
            && (kind == rows
                || draft.table(rows).equals(draft.column(kind).map(ColumnName::table)));
    int end = draft.next(Math.max(rows, common.last()));
    List<Integer> places = new ArrayList<>(List.of(kind, rows));
    if (sole && draft.isUnknown(end) && WordClass.ACROSS.contains(draft.tokens.get(end).text())) {
      places.add(end);
      end = draft.next(end);
    }
    boolean whole =
        end >= draft.size()
            || (sole && draft.table(end).equals(draft.column(kind).map(ColumnName::table)));
    if (!sole || !whole) {
      return false;
    }
    places.addAll(common.places());
    IntStream.of(draft.previous(kind), end)
        .filter(at -> at >= 0 && at < draft.size())
        .forEach(places::add);
    draft.named.add(draft.column(kind).orElseThrow().table());
    MostOften.most(draft, kind, draft.take(places), common.descending());
    return true;
  }

  /** "In which year were most clubs founded", of a column that is called by what befell them. */
  private static List<Integer> yearOfRows(Draft draft, int most) {
    int rows = draft.next(most);
    int year = draft.previous(most);
    int verb = draft.next(rows);
    boolean said =
        draft.free(year)
            && draft.previous(year) <= 0
            && WordClass.YEAR.contains(draft.tokens.get(year).text())
            && draft.free(rows)
            && draft.free(verb)
            && draft.onlyBetween(most, rows, WordClass.OF_THE)
            && NounNumber.isPlural(draft.tokens.get(rows).text())
            && draft
                .column(verb)
                .filter(column -> YearColumns.isYear(draft, column))
                .filter(column -> draft.table(rows).equals(Optional.of(column.table())))
                .isPresent();
    return said ? List.of(verb, most, rows, year) : List.of();
  }

  /** "Which room is used most often", "which level appears the most often". */
  private static List<Integer> usedBefore(Draft draft, int often) {
    int verb = draft.previous(often);
    int kind = draft.previous(verb);
    boolean said =
        draft.tokens.get(often).span().length() > 1
            && draft.free(verb)
            && WordClass.USED.contains(draft.tokens.get(verb).text())
            && isKind(draft, kind)
            && draft.previous(kind) <= 0;
    return said ? List.of(kind, verb, often) : List.of();
  }

  /** "The most widely used room", "the most popular payment method". */
  private static List<Integer> used(Draft draft, int most) {
    int verb = most + 1;
    if (draft.isUnknown(verb) && WordClass.WIDELY.contains(draft.tokens.get(verb).text())) {
      verb++;
    }
    int kind = verb + 1;
    boolean said =
        draft.free(verb)
            && WordClass.IN_DEMAND.contains(draft.tokens.get(verb).text())
            && isKind(draft, kind)
            && !NounNumber.isPlural(draft.tokens.get(kind).text())
            && draft.previous(most) <= 0;
    List<Integer> places = new ArrayList<>(List.of(kind));
    IntStream.range(most, kind).forEach(places::add);
    return said ? places : List.of();
  }

  /** What several rows may have alike, and neither a number of theirs nor what tells them apart. */
  private static boolean isKind(Draft draft, int at) {
    Optional<ColumnName> column = draft.free(at) ? draft.column(at) : Optional.empty();
    return column
        .filter(one -> !draft.columns.isKey(one))
        .filter(one -> !draft.isName(one))
        .filter(one -> !isNumberOfOther(draft, at, one))
        .filter(one -> !draft.columns.isQuantity(one) || YearColumns.isYear(draft, one))
        .filter(one -> draft.knowledge.times().form(one).isEmpty())
        .isPresent();
  }

  /** {@code CUSTNR} tells which customer it is, though no key says so. */
  private static boolean isNumberOfOther(Draft draft, int at, ColumnName column) {
    List<String> parts = NameParts.of(ShortNames.writtenOut(column.column()));
    String last = parts.isEmpty() ? "" : parts.get(parts.size() - 1);
    return WordClass.KEY_COLUMN.contains(last) && !draft.tokens.get(at).text().endsWith(last);
  }

  private static boolean isRelation(Draft draft, int at) {
    return draft.isUnknown(at)
        && (RelationVerbs.contains(draft.tokens.get(at).text())
            || WordClass.HOME.contains(draft.tokens.get(at).text()));
  }

  /** A verb that relates rows to what they have, or that the column is called by. */
  private static boolean isDeed(Draft draft, int at, ColumnName kind) {
    return draft.free(at) && (draft.column(at).equals(Optional.of(kind)) || isRelation(draft, at));
  }
}
