package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.NamedRow;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Rows that have another one in a role: "which nurses have Ada Lowe as their mentor" asks for those
 * whose key refers to her, and not for her own mentor.
 */
public final class InRoleRule implements Rule {

  @Override
  public void apply(Draft draft) {
    draft.question.links().stream()
        .filter(Link.ToColumn.class::isInstance)
        .map(Link.ToColumn.class::cast)
        .sorted(
            Comparator.comparing((Link.ToColumn role) -> !isOfAsked(draft, role))
                .thenComparing(role -> -role.span().length()))
        .forEach(
            role ->
                draft
                    .columns
                    .reference(role.column())
                    .ifPresent(
                        key -> {
                          read(draft, role.span(), key);
                          whose(draft, role.span(), key);
                        }));
  }

  /** "The nurses whose mentor is Ada Lowe". */
  private static void whose(Draft draft, WordSpan said, ForeignKey key) {
    int first = draft.at(said.first());
    int last = draft.at(said.last());
    int named = draft.next(last);
    boolean asked =
        IntStream.rangeClosed(first, last).allMatch(draft::free)
            && draft.fillerBefore(first, WordClass.WHOSE)
            && draft.table(draft.previous(first)).equals(Optional.of(key.from()))
            && key.from().equals(key.to())
            && draft.fillerBefore(named, WordClass.BEING);
    Optional<NamedRow> row =
        asked
            ? NamedRow.from(draft, named).filter(one -> one.table().equals(key.to()))
            : Optional.empty();
    row.ifPresent(one -> add(draft, one, IntStream.rangeClosed(first, last).boxed(), key));
  }

  private static void add(Draft draft, NamedRow row, Stream<Integer> role, ForeignKey key) {
    int[] places = Stream.concat(row.places().stream(), role).mapToInt(Integer::intValue).toArray();
    List<WordSpan> spans = draft.take(places);
    draft.where(row.isReferredBy(key, spans), spans);
  }

  private static boolean isOfAsked(Draft draft, Link.ToColumn role) {
    return NearestRows.first(draft).equals(Optional.of(role.column().table()));
  }

  /** The role may be told by several tokens, each read otherwise: "lead curator". */
  private static void read(Draft draft, WordSpan said, ForeignKey key) {
    List<Integer> role =
        IntStream.rangeClosed(draft.at(said.first()), draft.at(said.last())).boxed().toList();
    boolean as =
        role.stream().allMatch(draft::free) && draft.fillerBefore(role.get(0), WordClass.AS);
    int first = role.get(0);
    while (draft.value(draft.previous(first)).isPresent()) {
      first = draft.previous(first);
    }
    Optional<TableName> having =
        draft.fillerBefore(first, WordClass.POSSESSION)
            ? having(draft, first, key)
            : Optional.empty();
    Optional<NamedRow> row = first < role.get(0) ? NamedRow.from(draft, first) : Optional.empty();
    boolean referred = row.filter(named -> named.table().equals(key.to())).isPresent();
    if (!as || having.isEmpty() || !referred) {
      return;
    }
    if (!having.get().equals(key.from())) {
      draft.reject(); // whose mentor she is has no key of its own
      return;
    }
    add(draft, row.get(), role.stream(), key);
    draft.subject = draft.subject.or(() -> having);
  }

  /** "Who has" asks for the people that have a key for the role. */
  private static Optional<TableName> having(Draft draft, int named, ForeignKey key) {
    int before = draft.previous(named);
    return before < 0 && AskedPerson.isAsked(draft) && draft.names.isOfPeople(key.from())
        ? Optional.of(key.from())
        : draft.table(before);
  }
}
