package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Verbs that say no more than "have" or "are" beside what is read: "which tours come with lunch",
 * "how many chairs have we got", "the highest fee that we charge", "pupils registered at Elm Road".
 */
final class LightVerb {

  private final Draft draft;
  private final int verb;
  private final int behind;
  private final String word;

  private LightVerb(Draft draft, int verb) {
    this.draft = draft;
    this.verb = verb;
    this.behind = draft.next(verb);
    this.word = draft.tokens.get(verb).text();
  }

  /**
   * @param verb a token of which nothing is known
   */
  static boolean isAt(Draft draft, int verb) {
    LightVerb light = new LightVerb(draft, verb);
    return light.comesWith()
        || light.haveGot()
        || light.isCharged()
        || light.isPlaced()
        || light.isTravelled()
        || light.keepsNone();
  }

  private boolean isRead(int at) {
    return at < draft.size() && !draft.free(at);
  }

  /** What comes with something is a part of it, and so has it. */
  private boolean comesWith() {
    return WordClass.COMING_ALONG.contains(word)
        && draft.fillerBefore(behind, WordClass.WITH)
        && isRead(behind);
  }

  /** "Have we got", at the end or before what narrows it. */
  private boolean haveGot() {
    boolean last = behind >= draft.size() || draft.beginsSentence(behind);
    boolean placed = isRead(behind) && draft.fillerBefore(behind, WordClass.AT_PLACE);
    return WordClass.GOT.contains(word)
        && verb > 0
        && draft.fillerBefore(verb, WordClass.PERFECT)
        && WordClass.SOMEBODY.contains(draft.tokens.get(verb - 1).text())
        && (last || placed);
  }

  /**
   * "How many kilometres did each van drive", where a distance is read, and any time is of the rows
   * that hold it.
   */
  private boolean isTravelled() {
    Set<TableName> distances =
        Stream.concat(
                draft.selected.stream().flatMap(one -> UsedColumns.of(one.expression()).stream()),
                draft.actions.stream().flatMap(action -> UsedColumns.of(action).stream()))
            .filter(
                column ->
                    NameParts.of(column.column()).stream().anyMatch(WordClass.DISTANCE::contains))
            .map(ColumnName::table)
            .collect(Collectors.toSet());
    return WordClass.TRAVELLING.contains(word)
        && !distances.isEmpty()
        && draft.actions.stream()
            .flatMap(action -> UsedColumns.of(action).stream())
            .filter(column -> draft.knowledge.times().form(column).isPresent())
            .allMatch(column -> distances.contains(column.table()));
  }

  /** "We charge", where money is shown. */
  private boolean isCharged() {
    boolean last = behind >= draft.size() || draft.beginsSentence(behind);
    return WordClass.CHARGING.contains(word)
        && verb > 0
        && WordClass.SOMEBODY.contains(draft.tokens.get(verb - 1).text())
        && (last || (isRead(behind) && draft.fillerBefore(behind, WordClass.FOR)))
        && draft.selected.stream()
            .flatMap(one -> UsedColumns.of(one.expression()).stream())
            .anyMatch(LightVerb::isMoney);
  }

  private static boolean isMoney(ColumnName column) {
    return NameParts.of(column.column()).stream()
        .anyMatch(part -> WordClass.MONEY.contains(part) || WordClass.PAID_FOR.contains(part));
  }

  /** Right before the name of a row to which those asked for refer by one key. */
  private boolean isPlaced() {
    Optional<TableName> place =
        draft.value(behind).map(Link.ToValue::column).filter(draft::isName).map(ColumnName::table);
    Optional<TableName> rows = draft.subject.or(() -> NearestRows.of(draft, verb));
    boolean dwells = WordClass.DWELLING_VERB.contains(word);
    boolean tied = place.isPresent() && rows.filter(one -> isTied(one, place.get())).isPresent();
    return (dwells || WordClass.STANDING.contains(word))
        && isRead(behind)
        && (draft.fillerBefore(behind, WordClass.AT_PLACE) || beginsWithPlace(behind))
        && (tied || (dwells && rows.filter(this::isOwnPlace).isPresent()));
  }

  /** "In a flood zone", where all of it is read at once. */
  private boolean beginsWithPlace(int at) {
    int first = draft.tokens.get(at).span().first();
    return WordClass.AT_PLACE.contains(draft.question.words().get(first).folded());
  }

  /** "Lie in a flood zone", "live in York", by what the rows hold themselves. */
  private boolean isOwnPlace(TableName rows) {
    return draft
            .value(behind)
            .map(Link.ToValue::column)
            .filter(one -> one.table().equals(rows))
            .isPresent()
        || draft
            .filter(behind)
            .filter(
                one ->
                    one.condition().columns().stream()
                        .allMatch(column -> column.table().equals(rows)))
            .isPresent();
  }

  /** "That carry no fee", "that we hold no address for", where it is missing. */
  private boolean keepsNone() {
    return WordClass.KEEPING_NONE.contains(word)
        && isRead(behind)
        && ((draft.cue(behind).equals(Optional.of(Cue.NOT)) && isRead(draft.next(behind)))
            || draft.filter(behind).isPresent());
  }

  private boolean isTied(TableName rows, TableName place) {
    return draft.graph.references(rows, place).size() == 1
        && draft.named.stream().allMatch(Set.of(rows, place)::contains);
  }
}
