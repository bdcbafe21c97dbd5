package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.LeftBehind;
import io.github.askjdbc.generation.embedded.grammar.phrases.SaidTimes;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.TimeChoice;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What was done in a time and left rows: "members who complained in May" speaks of the days of the
 * complaints and not of those of the members. What is only set apart behind the time, as in "sales
 * in May, not counting returned ones", does not tell which day is meant.
 *
 * @param at token of the time
 * @param before token before it and before what compares with it
 */
record DateOfDeed(Draft draft, int at, int before) {

  /** The date that is meant where the question itself would have that one chosen. */
  Optional<TimeChoice.Dated> choose(Supplier<Optional<TimeChoice.Dated>> chosen) {
    Optional<TableName> rows = rows();
    if (rows.isPresent()) {
      return first(dates().stream().filter(one -> isOf(one, rows.get())).toList());
    }
    return chosen
        .get()
        .flatMap(
            one ->
                isSetApart(one)
                    ? dates().stream()
                        .filter(other -> isOf(other, one.column().table()))
                        .filter(other -> TimeChoice.isOwn(other.column()))
                        .findFirst()
                    : Optional.of(one));
  }

  private static boolean isOf(TimeChoice.Dated date, TableName rows) {
    return date.column().table().equals(rows);
  }

  private List<TimeChoice.Dated> dates() {
    return draft.dates.of(draft.tokens.get(at).span());
  }

  /** The table whose rows the verb right before stands for, or the verb before its object. */
  private Optional<TableName> rows() {
    boolean adjacent = before >= 0 && draft.next(before) <= at;
    String verb = adjacent ? draft.tokens.get(before).text() : "";
    return WordClass.PARTICIPLE_ENDING.ends(verb)
        ? draft.table(before)
        : adjacent ? left().or(this::ofObjects) : Optional.empty();
  }

  /**
   * "Members who borrowed the most books in May", "borrowed twice in May": when they did, and not
   * when the books or the members were new.
   */
  private Optional<TableName> left() {
    Optional<TableName> object = draft.table(before);
    int verb = object.isPresent() ? before - 1 : before;
    while (verb > 0 && isOfObject(verb)) {
      verb--;
    }
    boolean during =
        !draft.fillerBefore(at, WordClass.FROM) && !draft.fillerBefore(at, WordClass.OF);
    int deed = verb;
    return during && verb > 0 && WordClass.isParticiple(draft.tokens.get(verb).text())
        ? draft
            .table(verb)
            .or(() -> object.flatMap(things -> LeftBehind.said(draft, deed, things)))
            .filter(rows -> !object.equals(Optional.of(rows)))
        : Optional.empty();
  }

  /** How many times, or of how many: what stands between a verb and its object. */
  private boolean isOfObject(int token) {
    String word = draft.tokens.get(token).text();
    boolean filler = draft.tokens.get(token).link().isEmpty() && !draft.tokens.get(token).content();
    return filler
        || draft.cue(token).isPresent()
        || draft.number(token).isPresent()
        || WordClass.MULTIPLIED.contains(word)
        || SaidTimes.isSaid(word);
  }

  /**
   * The rows of a deed behind which only what it was done to stands: "customers who rented Volvo
   * equipment in 2025" did so then, whenever the equipment was bought.
   */
  private Optional<TableName> ofObjects() {
    Set<TableName> things = new HashSet<>();
    for (int thing = before; thing > 0; thing = draft.previous(thing)) {
      if (WordClass.isParticiple(draft.tokens.get(thing).text())) {
        return deeds(thing).filter(rows -> things.stream().allMatch(one -> isDoneTo(rows, one)));
      }
      Optional<TableName> rows = draft.rows(thing);
      if (rows.isEmpty()) {
        return Optional.empty();
      }
      things.add(rows.get());
    }
    return Optional.empty();
  }

  /** The rows that a verb names, also where the reading has it only tie others together. */
  private Optional<TableName> deeds(int verb) {
    return draft
        .question
        .linksAt(draft.tokens.get(verb).span().first())
        .flatMap(link -> link instanceof Link.ToTable rows ? Stream.of(rows) : Stream.empty())
        .map(Link.ToTable::table)
        .findFirst();
  }

  private boolean isDoneTo(TableName deeds, TableName thing) {
    return !deeds.equals(thing)
        && draft
            .graph
            .connect(deeds, Set.of(thing))
            .filter(tree -> !tree.multipliesRoot())
            .isPresent();
  }

  private static Optional<TimeChoice.Dated> first(List<TimeChoice.Dated> dates) {
    boolean alone = dates.size() < 2 || dates.get(0).score() > dates.get(1).score();
    return alone ? dates.stream().findFirst() : Optional.empty();
  }

  private boolean isSetApart(TimeChoice.Dated date) {
    int teller = date.by().map(draft::at).orElse(at);
    return IntStream.rangeClosed(at + 1, teller)
        .filter(draft::isBehindComma)
        .map(not -> draft.tokens.get(not).span().first())
        .anyMatch(not -> draft.question.isCue(not, Cue.NOT));
  }
}
