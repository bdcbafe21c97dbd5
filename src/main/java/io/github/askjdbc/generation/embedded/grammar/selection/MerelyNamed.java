package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.groups.GroupWords;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import java.util.Optional;

/**
 * Columns that a question names and does not ask to see: for a state, for a day that it compares,
 * or for what cannot be told.
 */
final class MerelyNamed {

  private MerelyNamed() {}

  /** Whether a column is named for what is so, which nothing has read. */
  static boolean asState(Draft draft, int at) {
    return saysState(draft, at) || isBeing(draft, at) || isDeedOfAnother(draft, at);
  }

  /** "Shops that are located in Porto" does not ask where they are. */
  static boolean asPlace(Draft draft, int at, ColumnName column) {
    String word = draft.tokens.get(at).text();
    int first = draft.next(at);
    int next = draft.free(first) || draft.column(first).isEmpty() ? first : draft.next(first);
    return WordClass.isParticiple(word)
        && !NameParts.of(column.column()).contains(word)
        && draft.fillerBefore(at, WordClass.BEING)
        && draft.fillerBefore(first, WordClass.IN)
        && draft.value(next).filter(v -> v.column().table().equals(column.table())).isPresent();
  }

  /** "Heads who are acting" are not all heads and whether they are. */
  private static boolean isBeing(Draft draft, int at) {
    return draft.table(draft.previous(at)).isPresent()
        && draft.fillerBefore(at, WordClass.BEING)
        && draft.fillerBefore(at, WordClass.RELATIVE_PRONOUN)
        && !draft.fillerBefore(at, WordClass.DETERMINER);
  }

  /** "Who acts as secretary" does not ask when somebody acted. */
  static boolean asRole(Draft draft, int at) {
    boolean as = at + 1 < draft.size() && WordClass.AS.contains(draft.tokens.get(at + 1).text());
    return as && AskedPerson.isAsked(draft) && draft.previous(at) < 1;
  }

  /** "Discontinued products", "which products have been discontinued" do not ask for a flag. */
  private static boolean saysState(Draft draft, int at) {
    boolean state =
        draft.tokens.get(at).alternatives().stream()
            .anyMatch(
                link ->
                    link instanceof Link.ToFilter filter && filter.evidence() == Evidence.STATE);
    boolean before = draft.adjacent(at, at + 1) && draft.table(at + 1).isPresent();
    if (before && isValueBesides(draft, at)) {
      return true;
    }
    boolean said = draft.asksForRows() || isVerb(draft.tokens.get(at).text());
    int noun = draft.previous(at);
    boolean ofRows = draft.table(noun).isPresent() || draft.filter(noun).isPresent();
    boolean is = said && ofRows && draft.onlyBetween(noun, at, WordClass.BEING);
    boolean behind = said && draft.table(noun).isPresent();
    return (state && (before || behind || is)) || isFurtherState(draft, at);
  }

  /** "Paid invoices" have a status, and are not to be shown with the day of their payment. */
  private static boolean isValueBesides(Draft draft, int at) {
    return WordClass.isParticiple(draft.tokens.get(at).text())
        && draft.tokens.get(at).alternatives().stream()
            .filter(Link.ToValue.class::isInstance)
            .map(link -> Optional.of(((Link.ToValue) link).column().table()))
            .anyMatch(draft.table(at + 1)::equals);
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

  /** "Whom does Ada Lowe mentor" does not ask for her own mentor. */
  private static boolean isDeedOfAnother(Draft draft, int at) {
    int doer = at - 1;
    while (doer > 0 && draft.value(doer - 1).isPresent()) {
      doer--;
    }
    return at == draft.size() - 1
        && !isOwnNumber(draft, at)
        && draft.value(at - 1).isPresent()
        && draft.fillerBefore(doer, WordClass.DOING);
  }

  /** "What does the soup cost". */
  private static boolean isOwnNumber(Draft draft, int at) {
    return draft.isQuantity(at)
        && draft
            .value(at - 1)
            .map(value -> value.column().table())
            .equals(draft.column(at).map(ColumnName::table));
  }

  /** "Published after 2015" tells which year is meant, and does not ask for the publisher. */
  static boolean tellsDate(Draft draft, int at, ColumnName column) {
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

  /** Of what is to be done by a column, and with an extreme's behind it, nothing is said. */
  static boolean isUnsaid(Draft draft, int at) {
    return GroupWords.isBy(draft, at) || isExtremeBefore(draft, at) || existence(draft, at);
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

  /** "Including classes". */
  private static boolean isVerb(String phrase) {
    int blank = phrase.indexOf(' ');
    return blank > 0 && phrase.substring(0, blank).endsWith("ing");
  }
}
