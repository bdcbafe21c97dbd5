package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The one column of money that rows have, for what is asked of money without a name for it. */
public final class OnlyMoney {

  public static final String MONEY_NOUN = "money";

  private static final int FEWEST_ADDED = 2;

  private OnlyMoney() {}

  /** "Take", with "we" before it. */
  public static boolean isDeal(Draft draft, int at) {
    return draft.isUnknown(at)
        && draft.fillerBefore(at, WordClass.SOMEBODY)
        && WordClass.DEALING.contains(draft.tokens.get(at).text());
  }

  /** "Refund", of a refund amount. */
  public static boolean isOfName(Draft draft, int at, ColumnName column) {
    return draft.isUnknown(at)
        && draft.fillerBefore(at, WordClass.SOMEBODY)
        && NameStems.of(column.column()).contains(Stemming.stem(draft.tokens.get(at).text()));
  }

  /** Whether a token is the noun "money", which nothing took yet. */
  public static boolean isMoneyWord(Draft draft, int at) {
    return draft.isUnknown(at) && draft.tokens.get(at).text().equals(MONEY_NOUN);
  }

  /** Of the table that the question names before a place. */
  public static Optional<ColumnName> of(Draft draft, int until) {
    return IntStream.iterate(until - 1, at -> at >= 0, at -> at - 1)
        .boxed()
        .flatMap(at -> draft.table(at).stream())
        .flatMap(table -> of(draft, table).stream())
        .findFirst();
  }

  /** Of the tables that the question names, or whose values it holds, the nearest to "how much". */
  public static Optional<ColumnName> of(Draft draft) {
    return rows(draft).flatMap(table -> of(draft, table).stream()).findFirst();
  }

  /** The tables that the question names, or whose values it holds, in its order, once each. */
  public static Stream<TableName> rows(Draft draft) {
    return IntStream.range(0, draft.size())
        .mapToObj(draft::rows)
        .flatMap(Optional::stream)
        .distinct();
  }

  /** The one column of money that rows of a table have. */
  public static Optional<ColumnName> of(Draft draft, TableName table) {
    List<ColumnName> money =
        draft.knowledge.catalog().table(table).stream()
            .flatMap(known -> known.columns().stream())
            .map(Column::name)
            .filter(draft.columns::isQuantity)
            .filter(OnlyMoney::isMoney)
            .filter(name -> !isTotalOfOthers(draft, name))
            .toList();
    return money.size() == 1 && !isApiece(draft, money.get(0))
        ? Optional.of(money.get(0))
        : Optional.empty();
  }

  /** Not the days within which something is to be paid, a percentage, or a total of passengers. */
  private static boolean isMoney(ColumnName name) {
    List<String> parts = NameParts.of(name.column());
    boolean counted =
        parts.stream()
            .filter(part -> !WordClass.PAID_FOR.contains(part))
            .anyMatch(part -> !WordClass.MONEY.contains(part) && NounNumber.isPlural(part));
    return parts.stream()
            .filter(part -> !(counted && WordClass.SUM_ENDING.contains(part)))
            .anyMatch(WordClass.MONEY::contains)
        && parts.stream()
            .noneMatch(part -> LengthWords.isUnit(part) || WordClass.PERCENT.contains(part));
  }

  /** The total of a lift is one of weights: of other numbers, of which none is money. */
  private static boolean isTotalOfOthers(Draft draft, ColumnName name) {
    List<List<String>> others =
        draft.knowledge.catalog().table(name.table()).stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(other -> !other.equals(name) && draft.columns.isQuantity(other))
            .map(other -> NameParts.of(other.column()))
            .toList();
    return WordClass.ADDED_UP.words().containsAll(NameParts.of(name.column()))
        && others.size() >= FEWEST_ADDED
        && others.stream()
            .flatMap(List::stream)
            .noneMatch(part -> WordClass.MONEY.contains(part) || WordClass.PAID_FOR.contains(part));
  }

  /** Whether it is paid as often as another column of the rows says. */
  private static boolean isApiece(Draft draft, ColumnName money) {
    return NameParts.of(money.column()).stream().anyMatch(WordClass.RATE::contains)
        && draft.knowledge.catalog().table(money.table()).stream()
            .flatMap(table -> table.columns().stream())
            .flatMap(column -> NameParts.of(column.name().column()).stream())
            .anyMatch(WordClass.HOW_OFTEN::contains);
  }
}
