package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What is left is asked for: columns are selected, the first table is the one whose rows are meant,
 * further tables are joined.
 *
 * <p>A column after "has a" or "with an" is left alone: whether it is to be shown or to be present
 * cannot be told.
 */
final class SelectRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (!draft.free(at)) {
        continue;
      }
      Optional<TableName> table = draft.table(at);
      Optional<ColumnName> column = draft.column(at);
      if (table.isPresent()) {
        table(draft, at, table.get());
      } else if (column.isPresent() && isMeasure(draft, at, column.get())) {
        draft.take(at);
      } else if (column.isPresent() && draft.summed.equals(column)) {
        draft.shownBesides = Optional.of(Expression.Aggregate.countRows());
        draft.take(at);
      } else if (column.isPresent() && tellsDate(draft, at, column.get())) {
        draft.take(at);
      } else if (column.isPresent() && saysState(draft, at)) {
        draft.reject();
      } else if (column.isPresent() && !existence(draft, at) && !isUnsaid(draft, at)) {
        int distinct = draft.previous(at);
        if (draft.isFree(distinct, Cue.DISTINCT)) {
          draft.actions.add(new Action.AddDistinct(draft.take(distinct)));
        }
        shown(draft, at, column.get());
      }
    }
  }

  private static void table(Draft draft, int at, TableName table) {
    draft.named.add(table);
    Optional<TableName> before = draft.table(draft.previous(at));
    if (isVerb(draft, at) && draft.named.size() > 1) {
      draft.take(at);
      return;
    }
    if (draft.subject.isEmpty()) {
      draft.subject = Optional.of(table);
    } else if ((draft.onlyBetween(draft.previous(at), at, WordClass.SECOND_COLUMN)
            && before.filter(other -> !other.equals(table)).isPresent())
        || isEachOfThem(draft, at)) {
      draft.reject();
    }
    if (isShownWith(draft, at)) {
      showNames(draft, 0, draft.subject.get());
      showNames(draft, at, table);
    } else if (listed(draft, at) || listedFirst(draft, at) || listedWith(draft, at)) {
      showNames(draft, at, table);
    }
    draft.take(at);
  }

  private static void showNames(Draft draft, int at, TableName rows) {
    List<ColumnName> called =
        draft.knowledge.catalog().table(rows).map(NamingColumns::of).orElse(List.of());
    if (called.size() > 1 && called.stream().allMatch(draft.columns::isKey)) {
      draft.reject(); // they only tie other rows together
    }
    draft.knowledge.catalog().table(rows).stream()
        .flatMap(known -> NamingColumns.of(known).stream())
        .forEach(name -> draft.select(at, new Expression.Cell(name), draft.take(at)));
  }

  /** "Departments without head, with clinic" asks for the clinic of each department. */
  private static boolean isShownWith(Draft draft, int at) {
    TableName table = draft.table(at).orElseThrow();
    return draft.selected.isEmpty()
        && draft.counted.isEmpty()
        && draft.isBehindComma(at)
        && draft.fillerBefore(at, WordClass.WITH)
        && draft.onlyBetween(draft.previous(at), at, WordClass.WITH_COLUMN)
        && draft
            .subject
            .filter(rows -> !rows.equals(table))
            .flatMap(rows -> draft.graph.connect(rows, List.of(table)))
            .filter(tree -> !tree.multipliesRoot())
            .isPresent();
  }

  /** "Customers who rented all categories" asks for those that miss none. */
  private static boolean isEachOfThem(Draft draft, int at) {
    int before = draft.tokens.get(at).span().first() - 1;
    String word = before < 1 ? "" : draft.question.words().get(before).folded();
    String further = before < 1 ? "" : draft.question.words().get(before - 1).folded();
    return WordClass.WITHOUT_EXCEPTION.contains(word) && !WordClass.OF_WHOLE.contains(further);
  }

  /** "Customers who rented" asks for customers, and joins the rentals. */
  private static boolean isVerb(Draft draft, int at) {
    return draft.tokens.get(at).link().filter(l -> l.evidence() == Evidence.SYNONYM).isPresent();
  }

  /** "The patient's name" is the first and the last name where these are what a patient has. */
  private static void shown(Draft draft, int at, ColumnName column) {
    List<ColumnName> names =
        draft.knowledge.catalog().table(column.table()).map(NamingColumns::of).orElse(List.of());
    boolean whole = isName(draft, at) && names.contains(column);
    if (isName(draft, at) && isLast(draft, at) && isOfOthers(draft, column)) {
      showNames(draft, at, draft.subject.get());
      return;
    }
    List<WordSpan> spans = draft.take(at);
    Optional<Expression> day =
        draft.counted.isPresent() ? TimeGroupRule.day(draft, column) : Optional.empty();
    if (day.isPresent()) {
      draft.select(at, day.get(), spans);
      return;
    }
    (whole ? names : List.of(column))
        .forEach(name -> draft.select(at, new Expression.Cell(name), spans));
  }

  /** Behind all else, as in "monitors with more than 3 sites, names". */
  private static boolean isLast(Draft draft, int at) {
    return draft.next(at) >= draft.size() && draft.isBehindComma(at);
  }

  private static boolean isOfOthers(Draft draft, ColumnName column) {
    return draft.subject.filter(rows -> !rows.equals(column.table())).isPresent();
  }

  private static boolean isName(Draft draft, int at) {
    return Stemming.stem(draft.tokens.get(at).text()).equals("name");
  }

  /** "Patients and their cities" asks for the patients too; "age of the patient and city" not. */
  private static boolean listed(Draft draft, int at) {
    int before = draft.previous(at);
    int next = draft.next(at);
    boolean first = draft.column(next).isPresent() && joined(draft, at, next);
    boolean last =
        draft.column(before).isPresent()
            && joined(draft, before, at)
            && !draft.onlyBetween(at, next, WordClass.POSSESSIVE);
    return !draft.fillerBefore(at, WordClass.OF) && (first || last);
  }

  /** "Plans with list price", "agents with their phone" ask for the plans and the agents too. */
  private static boolean listedWith(Draft draft, int at) {
    int next = draft.next(at);
    boolean right =
        draft.free(next)
            && draft.column(next).isPresent()
            && draft.fillerBefore(next, WordClass.WITH)
            && draft.onlyBetween(at, next, WordClass.WITH_COLUMN);
    return draft.selected.isEmpty() && (right || isShownOf(draft, at));
  }

  /** "Stores in Leeds with their floor area", which is shown beside the stores. */
  private static boolean isShownOf(Draft draft, int at) {
    TableName rows = draft.table(at).orElseThrow();
    return draft.subject.equals(Optional.of(rows))
        && draft.counted.isEmpty()
        && IntStream.range(at + 1, draft.size())
            .filter(draft::free)
            .filter(one -> draft.column(one).filter(c -> c.table().equals(rows)).isPresent())
            .anyMatch(
                one ->
                    draft.fillerBefore(one, WordClass.WITH)
                        && draft.fillerBefore(one, WordClass.POSSESSIVE_PRONOUN));
  }

  /** "Which clinics are in Leeds, and when did they open" asks for the clinics too. */
  private static boolean listedFirst(Draft draft, int at) {
    boolean first = isFirst(draft, at);
    for (int more = at + 1; first && more + 1 < draft.size(); more++) {
      boolean and = WordClass.AND.contains(draft.tokens.get(more).text());
      boolean preposition = WordClass.TIME_PREPOSITION.contains(draft.tokens.get(more + 1).text());
      int asked = preposition && more + 2 < draft.size() ? more + 2 : more + 1;
      String word = draft.tokens.get(asked).text();
      boolean asks =
          draft.asksForRows()
              ? WordClass.ASKING.contains(word)
              : WordClass.ASKING_TIME.contains(word);
      if (and && asks) {
        return true;
      }
    }
    return false;
  }

  /** "Who are our three oldest nurses". */
  private static boolean isFirst(Draft draft, int at) {
    return IntStream.range(0, at)
        .filter(before -> draft.tokens.get(before).content())
        .allMatch(before -> !draft.free(before) && !isShown(draft, before));
  }

  private static boolean isShown(Draft draft, int at) {
    return draft.selected.stream().anyMatch(one -> one.token() == at);
  }

  private static boolean joined(Draft draft, int at, int next) {
    return draft.onlyBetween(at, next, WordClass.COLUMN_LIST)
        && draft.fillerBefore(next, WordClass.AND);
  }

  /** "The most expensive plan by list price" does not ask to see the price. */
  private static boolean isMeasure(Draft draft, int at, ColumnName column) {
    boolean extreme = draft.actions.stream().anyMatch(Action.AddLimit.class::isInstance);
    return extreme
        && draft.subject.isPresent()
        && draft.fillerBefore(at, WordClass.MEASURED_BY)
        && draft.actions.stream()
            .anyMatch(
                action ->
                    action instanceof Action.AddOrderBy order
                        && order.expression().equals(new Expression.Cell(column)));
  }

  /** "Discontinued products", "which products have been discontinued" do not ask for a flag. */
  private static boolean saysState(Draft draft, int at) {
    boolean state =
        draft.tokens.get(at).alternatives().stream()
            .anyMatch(
                link ->
                    link instanceof Link.ToFilter filter && filter.evidence() == Evidence.STATE);
    boolean before = draft.adjacent(at, at + 1) && draft.table(at + 1).isPresent();
    boolean said = draft.asksForRows() || isVerb(draft.tokens.get(at).text());
    boolean behind = said && draft.table(draft.previous(at)).isPresent();
    return (state && (before || behind)) || isFurtherState(draft, at);
  }

  /** "Which shops that have not closed open on Sundays". */
  private static boolean isFurtherState(Draft draft, int at) {
    int beside = draft.previous(at);
    int before = draft.isUnknown(beside) ? draft.previous(beside) : beside;
    return draft.asksForRows()
        && !draft.fillerBefore(at, WordClass.AND)
        && draft.filter(before).isPresent()
        && draft.tokens.get(at).alternatives().stream().anyMatch(Link.ToFilter.class::isInstance);
  }

  /** "Published after 2015" tells which year is meant, and does not ask for the publisher. */
  private static boolean tellsDate(Draft draft, int at, ColumnName column) {
    WordSpan said = draft.tokens.get(at).span();
    String word = draft.tokens.get(at).text();
    boolean participle =
        said.length() == 1
            && WordClass.PARTICIPLE_ENDING.ends(word)
            && !NameParts.of(column.column()).contains(word);
    int next = draft.next(at);
    boolean before =
        next < draft.size()
            && !draft.free(next)
            && (draft.period(next).isPresent()
                || draft.number(next).isPresent()
                || draft.cue(next).isPresent());
    return participle
        && before
        && draft.actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .flatMap(where -> UsedColumns.of(where).stream())
            .filter(one -> one.table().equals(column.table()) && !one.equals(column))
            .anyMatch(one -> TimeChoice.speaksOf(draft.question.words().get(said.first()), one));
  }

  /** "Including classes". */
  private static boolean isVerb(String phrase) {
    int blank = phrase.indexOf(' ');
    return blank > 0 && phrase.substring(0, blank).endsWith("ing");
  }

  /** Of what is to be done by a column, and with an extreme's behind it, nothing is said. */
  private static boolean isUnsaid(Draft draft, int at) {
    return GroupRule.isBy(draft, at) || isExtremeBefore(draft, at);
  }

  /** "Most expensive product list price" may ask for a product or for a price. */
  private static boolean isExtremeBefore(Draft draft, int at) {
    return draft.table(draft.previous(at)).isPresent()
        && draft.adjacent(draft.previous(at), at)
        && draft.actions.stream()
            .anyMatch(
                action ->
                    action instanceof Action.AddOrderBy order
                        && order.from().stream().anyMatch(span -> draft.at(span.first()) < at)
                        && order.expression().equals(new Expression.Cell(draft.column(at).get())));
  }

  private static boolean existence(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.POSSESSION)
        && draft.fillerBefore(at, WordClass.ARTICLE);
  }
}
