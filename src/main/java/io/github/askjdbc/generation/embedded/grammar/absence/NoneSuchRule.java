package io.github.askjdbc.generation.embedded.grammar.absence;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.DeedDates;
import io.github.askjdbc.generation.embedded.grammar.phrases.LeftBehind;
import io.github.askjdbc.generation.embedded.grammar.relations.RelationRule;
import io.github.askjdbc.generation.embedded.grammar.relations.StrayDeed;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Rows without others of which more is said: "members not enrolled in First Aid", "courses without
 * a confirmed enrolment", "who never ordered a lamp in May". There may be others of which that is
 * not so.
 */
public final class NoneSuchRule implements Rule {

  private static final String NEITHER = "neither";

  private final RelationRule relations;

  public NoneSuchRule(RelationRule relations) {
    this.relations = relations;
  }

  @Override
  public void apply(Draft draft) {
    IntStream.range(1, draft.size())
        .filter(at -> draft.isFree(at, Cue.NOT))
        .filter(at -> WordClass.NONE_OF.contains(draft.tokens.get(at).text()))
        .findFirst()
        .ifPresent(not -> read(draft, not));
  }

  private void read(Draft draft, int not) {
    int noun = noun(draft, not);
    if (noun >= draft.size()) {
      return;
    }
    Optional<TableName> named = draft.table(noun);
    Optional<TableName> owner =
        named.isPresent()
            ? AbsenceRule.owner(draft, not, named.get())
            : DeedDates.owner(draft, noun);
    Optional<TableName> absent =
        named.or(() -> owner.flatMap(rows -> LeftBehind.by(draft, noun, rows)));
    if (owner.isEmpty() || absent.isEmpty() || owner.equals(absent)) {
      return;
    }
    boolean deed = named.isEmpty() || isVerb(draft, not, noun);
    SaidOfNone said = SaidOfNone.of(draft, owner.get(), not, noun, absent.get(), deed);
    boolean other =
        said.places().stream().flatMap(at -> draft.rows(at).stream()).anyMatch(owner.get()::equals);
    if (other) {
      draft.reject(); // "without orders in Bern" may be of people there
    }
    if (said.conditions().isEmpty() || other) {
      return;
    }
    Optional<Condition> without =
        said.whole()
            ? NoneSuch.of(draft, owner.get(), absent.get(), said.conditions())
            : Optional.empty();
    boolean stray =
        without.filter(one -> StrayDeed.isOtherAbsence(draft, noun, owner.get(), one)).isPresent();
    if (without.isEmpty() || stray) {
      draft.reject(); // what is said of them would be read of others
      return;
    }
    draft.absent.add(absent.get());
    said.places().forEach(at -> draft.rows(at).ifPresent(draft.named::remove));
    draft.named.remove(absent.get());
    draft.where(without.get(), draft.take(said.places()));
  }

  /** What names the rows, or the verb that leaves them, behind what is said of them. */
  private int noun(Draft draft, int not) {
    if (draft.tokens.get(not).text().equals(NEITHER)) {
      int before = draft.previous(not);
      return isRows(draft, before) ? before : draft.size();
    }
    int verb = described(draft, not, draft.next(not));
    if (isRows(draft, verb)) {
      return verb;
    }
    boolean joins = verb == draft.next(not) && relations.joins(draft, verb);
    int object = joins ? described(draft, verb, draft.next(verb)) : draft.size();
    boolean named = draft.free(object) && draft.table(object).isPresent();
    boolean deed =
        DeedDates.owner(draft, verb).flatMap(by -> LeftBehind.by(draft, verb, by)).isPresent();
    return named ? object : deed ? verb : draft.size();
  }

  /** "Enrolled", "did not attend", and not "had no attendance". */
  private static boolean isVerb(Draft draft, int not, int noun) {
    boolean denied =
        WordClass.NEGATED_VERB.contains(draft.tokens.get(not).text())
            && noun == draft.next(not)
            && !draft.fillerBefore(noun, WordClass.ARTICLE);
    return denied || WordClass.isParticiple(draft.tokens.get(noun).text());
  }

  private static boolean isRows(Draft draft, int at) {
    return draft.free(at) && draft.table(at).isPresent();
  }

  /**
   * The token behind what tells a state, where a noun can stand; "not confirmed" alone denies the
   * state of what is asked for.
   */
  private static int described(Draft draft, int before, int at) {
    int noun = at;
    while (SaidOfNone.describes(draft, noun) || isStress(draft, noun)) {
      noun = draft.next(noun);
    }
    boolean any =
        draft.fillerBefore(at, WordClass.ARTICLE)
            || !WordClass.NEGATED_VERB.contains(draft.tokens.get(before).text());
    return any || !SaidOfNone.describes(draft, at) ? noun : draft.size();
  }

  /** "Not yet enrolled", "never actually ordered". */
  private static boolean isStress(Draft draft, int at) {
    return draft.isUnknown(at) && WordClass.SO_FAR.contains(draft.tokens.get(at).text());
  }
}
