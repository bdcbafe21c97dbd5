package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.NamedRow;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The person above another: "who does Ada Lowe report to", "who is the manager of Ada Lowe", where
 * one key of the people leads to the one that they report to.
 */
public final class WhoIsAboveRule implements Rule {

  @Override
  public void apply(Draft draft) {
    if (draft.size() < 2 || !AskedPerson.isAsked(draft)) {
      return;
    }
    int first = draft.next(0);
    if (isLeader(draft, first) && draft.onlyBetween(first, draft.next(first), WordClass.OF)) {
      NamedRow.from(draft, draft.next(first))
          .filter(row -> draft.next(last(row)) >= draft.size())
          .ifPresent(row -> read(draft, row, first));
      return;
    }
    NamedRow.from(draft, first)
        .filter(row -> draft.fillerBefore(first, WordClass.DOING))
        .filter(row -> isReport(draft, draft.next(last(row))))
        .ifPresent(row -> read(draft, row, draft.next(last(row))));
  }

  private static int last(NamedRow row) {
    return row.places().get(row.places().size() - 1);
  }

  private static boolean isLeader(Draft draft, int at) {
    return draft.isUnknown(at)
        && (WordClass.LEADING.contains(draft.tokens.get(at).text())
            || WordClass.LEADER.contains(draft.tokens.get(at).text()))
        && draft.fillerBefore(at, WordClass.DETERMINER)
        && draft.fillerBefore(at, WordClass.BEING);
  }

  /** "Report to", at the end. */
  private static boolean isReport(Draft draft, int at) {
    return draft.free(at)
        && WordClass.REPORTING.contains(draft.tokens.get(at).text())
        && draft.next(at) >= draft.size()
        && at + 1 < draft.size()
        && WordClass.TO.contains(draft.tokens.get(at + 1).text());
  }

  private static void read(Draft draft, NamedRow row, int said) {
    Optional<ForeignKey> key = ReportingRule.ownKey(draft, row.table());
    if (key.filter(WhoIsAboveRule::leadsUp).isEmpty() || !draft.areNamedPeople(row.table())) {
      return;
    }
    List<Integer> places = new ArrayList<>(row.places());
    places.add(said);
    List<WordSpan> spans = draft.take(places);
    draft.where(row.refersTo(key.get(), spans), spans);
    draft.subject = Optional.of(row.table());
    draft.named.add(row.table());
  }

  /** {@code reports_to}, {@code manager_id}; no mentor is reported to. */
  private static boolean leadsUp(ForeignKey key) {
    return key.fromColumns().stream()
        .flatMap(column -> NameParts.of(column).stream())
        .anyMatch(part -> WordClass.REPORTING.contains(part) || WordClass.LEADER.contains(part));
  }
}
