package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.LeftBehind;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.NameExtent;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The quantity of another table's rows that is added up for each row asked for: "the most seats",
 * "the highest total amount", "the most money", "paid the most".
 */
public final class SummedQuantity {

  private static final String ASKED_NEXT = "how";

  private SummedQuantity() {}

  /**
   * @param extreme token of "most" or "highest"
   * @param next token behind it
   */
  public static Optional<ColumnName> asked(Draft draft, int extreme, int next) {
    boolean most = WordClass.MOST.contains(draft.tokens.get(extreme).text());
    boolean total = draft.isFree(next, Cue.SUM) && draft.isFree(extreme, Cue.TOP);
    boolean rows = draft.asksForRows() || isSearched(draft, extreme);
    if (!(most || total) || draft.counted.isPresent() || !rows) {
      return Optional.empty();
    }
    int quantity = place(draft, next);
    Optional<ColumnName> money =
        most ? money(draft, quantity, extreme) : total ? ofRows(draft, quantity) : Optional.empty();
    return (draft.isQuantity(quantity) ? draft.column(quantity) : money)
        .filter(column -> !areRows(draft, quantity, column))
        .filter(
            column ->
                isOfOthers(draft, extreme, column.table())
                    || (money.isPresent() && isOfWhom(draft, extreme)));
  }

  /** "The highest total of payments": of rows that are so much money each. */
  private static Optional<ColumnName> ofRows(Draft draft, int at) {
    return draft.free(at)
        ? draft.table(at).flatMap(rows -> OnlyMoney.of(draft, rows))
        : Optional.empty();
  }

  /** "The most games" are rows of games, and not what another column counts of them. */
  private static boolean areRows(Draft draft, int at, ColumnName column) {
    return draft.isQuantity(at)
        && draft.tokens.get(at).link().filter(one -> one.naming() == NameExtent.WHOLE).isEmpty()
        && draft.tokens.get(at).alternatives().stream()
            .anyMatch(
                link ->
                    link instanceof Link.ToTable rows
                        && rows.score() >= Link.LEAST_WHOLE
                        && !rows.table().equals(column.table()));
  }

  /** "Who gave us the most", of whomever the gifts are. */
  private static boolean isOfWhom(Draft draft, int extreme) {
    return AskedPerson.isAsked(draft)
        && deed(draft, draft.previous(extreme)).isPresent()
        && tablesBefore(draft, extreme).findAny().isEmpty();
  }

  /** "Member with the highest total", "what are the three members with": they are named first. */
  private static boolean isSearched(Draft draft, int extreme) {
    int rows = draft.previous(extreme);
    return draft.table(rows).isPresent()
        && draft.fillerBefore(extreme, WordClass.WITH)
        && IntStream.range(0, rows)
            .filter(at -> draft.tokens.get(at).content())
            .allMatch(at -> draft.number(at).isPresent());
  }

  /**
   * Behind "most" or "highest total"; "order" of "order amount" is passed over, and so are states
   * before rows: "total of unpaid bills".
   */
  public static int place(Draft draft, int next) {
    int at = draft.isFree(next, Cue.SUM) ? draft.next(next) : next;
    while (at > next && draft.free(at) && isState(draft, at) && at + 1 < draft.size()) {
      at = draft.next(at);
    }
    return OwnedColumn.isBehind(draft, at) ? draft.next(at) : at;
  }

  private static boolean isState(Draft draft, int at) {
    int behind = draft.next(at);
    return draft.filter(at).isPresent()
        && draft
            .table(behind)
            .or(() -> draft.column(behind).map(ColumnName::table))
            .equals(draft.filter(at).map(state -> state.condition().table()));
  }

  /** Whether nothing stands there, or what else is asked: "the most, and how much". */
  public static boolean endsPhrase(Draft draft, int at) {
    return at >= draft.size() || draft.tokens.get(at).text().startsWith(ASKED_NEXT);
  }

  /** Whether rows of another table are asked for, of which the question speaks first. */
  private static boolean isOfOthers(Draft draft, int extreme, TableName table) {
    return IntStream.range(0, extreme)
        .boxed()
        .flatMap(at -> draft.table(at).stream())
        .findFirst()
        .filter(rows -> !rows.equals(table))
        .isPresent();
  }

  private static Optional<ColumnName> money(Draft draft, int at, int most) {
    boolean paid =
        tablesBefore(draft, most)
            .limit(1)
            .anyMatch(verb -> WordClass.MONEY.contains(draft.tokens.get(verb).text()));
    return OnlyMoney.isMoneyWord(draft, at) || (paid && endsPhrase(draft, at))
        ? OnlyMoney.of(draft, most)
        : deed(draft, draft.previous(most))
            .filter(rows -> endsPhrase(draft, at) || draft.period(at).isPresent())
            .flatMap(rows -> OnlyMoney.of(draft, rows));
  }

  /** "Gave" in "which donors gave us the most", if such rows are what a deed leaves. */
  public static Optional<Integer> deed(Draft draft, int most, TableName rows) {
    int verb = draft.previous(most);
    return deed(draft, verb).filter(rows::equals).map(left -> verb);
  }

  /** The rows that a deed leaves: "gave", or "invoiced", which names them. */
  private static Optional<TableName> deed(Draft draft, int verb) {
    boolean billed = verb >= 0 && WordClass.BILLED.contains(draft.tokens.get(verb).text());
    boolean ofAsked =
        draft.fillerBefore(verb, WordClass.SOMEBODY) || draft.fillerBefore(verb, WordClass.PASSIVE);
    if (billed && !ofAsked) {
      return Optional.empty(); // who billed the most was not billed
    }
    return billed && draft.free(verb) && draft.table(verb).isPresent()
        ? draft.table(verb)
        : draft.isUnknown(verb) ? LeftBehind.only(draft, verb) : Optional.empty();
  }

  /** Tokens that name tables, the nearest first. */
  private static Stream<Integer> tablesBefore(Draft draft, int until) {
    return IntStream.iterate(until - 1, at -> at >= 0, at -> at - 1)
        .filter(at -> draft.table(at).isPresent())
        .boxed();
  }
}
