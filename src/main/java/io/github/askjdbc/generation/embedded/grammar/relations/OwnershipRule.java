package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.aggregates.NumberOfOwners;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.generation.embedded.grammar.phrases.OtherPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.generation.embedded.grammar.phrases.SameRows;
import io.github.askjdbc.generation.embedded.grammar.selection.NameOfRows;
import io.github.askjdbc.generation.embedded.grammar.selection.StandingColumn;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Ownership;
import java.util.Optional;

/**
 * Whose attribute is meant: what the question says of it, and "supplier phone", bind the column to
 * the table. A reading that takes the column from another table is rejected, so that an attribute
 * the table lacks is never taken from elsewhere. Columns listed together ("id and text") are of one
 * table, unless each is named at length; a column has no attributes of its own.
 */
public final class OwnershipRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (Ownership ownership : draft.question.ownerships()) {
      boolean before = ownership.marker() != Ownership.Marker.OF;
      int owner =
          before
              ? draft.at(ownership.owner().last())
              : pastConditions(draft, draft.at(ownership.owner().first()));
      int attribute =
          draft.at(before ? ownership.attribute().first() : ownership.attribute().last());
      boolean ofColumn =
          ownership.marker() != Ownership.Marker.WHOSE
              && owner != attribute
              && draft.column(owner).isPresent()
              && draft.column(attribute).isPresent();
      Optional<TableName> standing =
          ownership.marker() == Ownership.Marker.WHOSE
              ? Optional.empty()
              : StandingColumn.rows(draft, owner);
      if (OtherPerson.isOfNamed(draft, owner, attribute)) {
        draft.reject();
      }
      if (ofColumn && StandingColumn.isWhole(draft, attribute, owner)) {
        draft.take(attribute);
        continue;
      }
      if ((ofColumn && standing.isEmpty())
          || isRoleOfOther(draft, owner, attribute)
          || isValue(draft, ownership)) {
        draft.reject(); // a column stands for a thing whose attribute is meant
      }
      if (owner != attribute) {
        bind(draft, standing.or(() -> said(draft, owner)), attribute, before ? 1 : -1);
      }
    }
    nameOfListed(draft);
    for (int at = 0; at < draft.size(); at++) {
      if (draft.beginsSentence(at + 1)) {
        continue; // "who has no orders? Full name": not that of an order
      }
      if (!isComparedForEach(draft, at)) {
        bind(draft, draft.table(at), at + 1, 1);
      }
      if (torn(draft, at, draft.next(at))) {
        draft.reject();
      }
    }
  }

  /** "How many tickets per museum cost more than 20": what is compared is of the tickets. */
  private static boolean isComparedForEach(Draft draft, int at) {
    return draft.isFree(draft.previous(at), Cue.EACH)
        && draft
            .column(at + 1)
            .map(ColumnName::table)
            .equals(NearestRows.of(draft, draft.previous(at)))
        && Comparators.ofNumbers(draft, at + 2).isPresent()
        && draft.number(at + 3).isPresent();
  }

  /** "Name the cooks in the Harbour kitchen" asks for names of cooks, and of no kitchens. */
  private static void nameOfListed(Draft draft) {
    int rows = draft.next(0);
    boolean listing =
        draft.column(0).filter(draft::isName).isPresent()
            && draft.fillerBefore(rows, WordClass.DETERMINER);
    if (listing) {
      int noun = pastConditions(draft, rows);
      bind(draft, draft.table(noun).or(() -> draft.rows(rows)), 0, -1);
    }
  }

  /** The rows that a word stands for, also where a reading leaves it to be said again. */
  private static Optional<TableName> said(Draft draft, int owner) {
    return draft
        .table(owner)
        .or(
            () ->
                draft.isUnknown(owner)
                    ? draft
                        .question
                        .linksAt(draft.tokens.get(owner).span().last())
                        .flatMap(link -> link.namedTable().stream())
                        .findFirst()
                    : Optional.empty());
  }

  /** "Patients whose home is in Leeds" were not sent home. */
  private static boolean isValue(Draft draft, Ownership ownership) {
    int attribute = draft.at(ownership.attribute().first());
    return ownership.marker() == Ownership.Marker.WHOSE
        && draft.value(attribute).isPresent()
        && attribute + 1 < draft.size()
        && WordClass.BEING.contains(draft.tokens.get(attribute + 1).text());
  }

  /** "The supervisor of Acme" is not whom somebody reports to who looks after Acme. */
  private static boolean isRoleOfOther(Draft draft, int owner, int attribute) {
    return draft
        .column(attribute)
        .filter(draft.columns::isKey)
        .filter(
            key ->
                draft
                    .value(owner)
                    .map(Link.ToValue::column)
                    .filter(named -> !named.table().equals(key.table()))
                    .filter(draft::isName)
                    .isPresent())
        .isPresent();
  }

  /** The noun in "the amount of settled card payments". */
  private static int pastConditions(Draft draft, int first) {
    int at = first;
    while (draft.value(at).isPresent() || draft.filter(at).isPresent()) {
      at++;
    }
    return at < draft.size() ? at : first;
  }

  /** Whether columns that are listed together are of two tables. */
  private static boolean torn(Draft draft, int at, int next) {
    Optional<TableName> one = draft.column(at).map(ColumnName::table);
    Optional<TableName> other = draft.column(next).map(ColumnName::table);
    return one.isPresent()
        && other.isPresent()
        && !one.equals(other)
        && !SameRows.are(draft, one.get(), other.get())
        && !SameRows.are(draft, other.get(), one.get())
        && draft.onlyBetween(at, next, WordClass.OWNED_LIST)
        && (single(draft, at) || single(draft, next))
        && !(isAtLength(draft, at) && isOfRowsBehind(draft, next, other.get()));
  }

  /** "The client name and the amount of each order": each says whose it is. */
  private static boolean isNamedApart(Draft draft, int at, int step) {
    return step < 0
        ? isAtLength(draft, at)
        : isOfRowsBehind(draft, at, draft.column(at).orElseThrow().table());
  }

  /** "Client name", with the word for whose it is. */
  private static boolean isAtLength(Draft draft, int at) {
    return OwnedColumn.isBehind(draft, at - 1) || !single(draft, at);
  }

  /** "The amount and the client name of each order". */
  private static boolean isListedLast(Draft draft, int at, TableName owner) {
    int name = OwnedColumn.isBehind(draft, at - 1) ? at - 1 : at;
    int before = draft.previous(name);
    return draft.column(before).filter(one -> one.table().equals(owner)).isPresent()
        && draft.onlyBetween(before, name, WordClass.OWNED_LIST);
  }

  /** "The names of the films", which have titles, and "the role name of the clerks". */
  private static boolean isOfWhatTheyAre(Draft draft, int at, TableName owner) {
    return NameOfRows.ofOthers(draft, at).filter(owner::equals).isPresent()
        || ReferredAttribute.isNamed(draft, at, owner);
  }

  private static boolean isOfRowsBehind(Draft draft, int at, TableName rows) {
    return draft.question.ownerships().stream()
        .filter(ownership -> ownership.marker() == Ownership.Marker.OF)
        .filter(ownership -> draft.at(ownership.attribute().last()) == at)
        .map(ownership -> pastConditions(draft, draft.at(ownership.owner().first())))
        .anyMatch(owner -> draft.table(owner).equals(Optional.of(rows)));
  }

  private static boolean single(Draft draft, int at) {
    return draft.tokens.get(at).span().length() == 1;
  }

  /** Rejects a column of another table, the first and those listed with it in one direction. */
  private static void bind(Draft draft, Optional<TableName> owner, int first, int step) {
    int at = first;
    boolean listed = owner.isPresent();
    while (listed && draft.column(at).isPresent()) {
      if ((at != first || isListedLast(draft, at, owner.get())) && isNamedApart(draft, at, step)) {
        return;
      }
      if (!draft.column(at).get().table().equals(owner.get())
          && !SameRows.hold(draft, at, owner.get())
          && !(step < 0 && at == first && isOfWhatTheyAre(draft, at, owner.get()))
          && !(step < 0 && NumberOfOwners.isAsked(draft, at, owner.get()))) {
        draft.reject();
      }
      int next = step > 0 ? draft.next(at) : draft.previous(at);
      listed = draft.onlyBetween(Math.min(at, next), Math.max(at, next), WordClass.OWNED_LIST);
      at = next;
    }
  }
}
