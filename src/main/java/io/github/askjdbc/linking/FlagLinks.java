package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Statistics;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reads states that a flag tells: "discontinued" where a column of that name says so. What the
 * column holds tells whether it is a flag; of few tables it is looked at.
 */
final class FlagLinks {

  private final List<StateColumns.Flag> flags;
  private final StateWords states;
  private final StateFilters filters;
  private final FlagValues values = new FlagValues();

  FlagLinks(List<StateColumns.Flag> flags, StateWords states, StateFilters filters) {
    this.flags = flags;
    this.states = states;
    this.filters = filters;
  }

  /** A column that may be a flag, and the words that speak of it. */
  private record Said(StateColumns.Flag flag, WordSpan span, double score, boolean not) {
    TableName table() {
      return flag.column().name().table();
    }
  }

  /**
   * @param deniedEvents words that deny an event, and no flag behind it
   */
  List<Link> links(AskedState asked, List<WordSpan> deniedEvents, Statistics statistics) {
    List<Said> said =
        flags.stream()
            .flatMap(
                flag ->
                    Stream.of(said(flag, asked), unsaid(flag, asked), lasting(flag, asked))
                        .flatMap(some -> some))
            .filter(one -> !asked.isDated(one.span()))
            .filter(one -> !asksWhoDoes(one, asked))
            .toList();
    Set<TableName> sampled =
        SampledTables.of(
            asked.links(),
            said.stream()
                .filter(one -> !FlagValues.isTyped(one.flag().column()))
                .sorted(Comparator.comparing(one -> !one.flag().marked()))
                .map(Said::table));
    return said.stream()
        .filter(one -> FlagValues.isTyped(one.flag().column()) || sampled.contains(one.table()))
        .flatMap(one -> link(one, asked, deniedEvents, statistics).stream())
        .toList();
  }

  /** "Who owns the venues" asks for somebody, and not for venues that are our own. */
  private static boolean asksWhoDoes(Said said, AskedState asked) {
    int verb = said.span().first();
    return verb > 0
        && WordClass.ASKING_PERSON.contains(asked.words().get(verb - 1).folded())
        && asked.lastNamed(said.table(), verb) < 0
        && asked.lastNamed(said.table(), asked.words().size()) > verb;
  }

  /** All words of its name, or the first of several where the name says that it is a flag. */
  private static Stream<Said> said(StateColumns.Flag flag, AskedState asked) {
    Optional<Said> whole =
        asked
            .said(flag.names())
            .flatMap(span -> withVerb(flag, span, asked))
            .map(span -> new Said(flag, span, StateLinks.SAID, false));
    boolean near = whole.isEmpty() && flag.marked() && flag.names().size() > 1;
    return near
        ? asked.said(flag.names().subList(0, 1)).stream()
            .map(span -> new Said(flag, span, StateLinks.IMPLIED, false))
        : whole.stream();
  }

  /** Who has to do with nurses needs none: a table that is named tells no flag without its verb. */
  private static Optional<WordSpan> withVerb(
      StateColumns.Flag flag, WordSpan span, AskedState asked) {
    if (!flag.marked()) {
      return Optional.of(span);
    }
    WordSpan verb = asked.withVerb(span);
    boolean other = flag.done() && span.words().allMatch(asked::isNamed);
    return other && verb.equals(span) ? Optional.empty() : Optional.of(verb);
  }

  /** "Unapproved", "inactive"; not where something else denies it once more. */
  private static Stream<Said> unsaid(StateColumns.Flag flag, AskedState asked) {
    return flag.names().size() > 1
        ? Stream.empty()
        : asked.deniedBySyllable(flag.names().get(0)).stream()
            .filter(span -> asked.denied(span).isEmpty())
            .map(span -> new Said(flag, span, StateLinks.IMPLIED, true));
  }

  /** "Still on sale", of what is not discontinued; one word may be another flag. */
  private Stream<Said> lasting(StateColumns.Flag flag, AskedState asked) {
    if (flag.names().size() > 1) {
      return Stream.empty();
    }
    return IntStream.range(0, asked.words().size())
        .boxed()
        .flatMap(at -> states.lasting(asked.words(), at, flag.names().get(0)).stream())
        .filter(span -> span.length() > 1 && asked.denied(span).isEmpty())
        .map(span -> new Said(flag, span, StateLinks.IMPLIED, true));
  }

  private Optional<Link> link(
      Said said, AskedState asked, List<WordSpan> deniedEvents, Statistics statistics) {
    StateColumns.Flag flag = said.flag();
    Optional<WordSpan> off = asked.off(said.span());
    if (off.isPresent() && (said.not() || asked.denied(said.span()).isPresent())) {
      return Optional.empty();
    }
    Optional<WordSpan> denied =
        off.or(
            () ->
                asked
                    .denied(said.span())
                    .filter(denial -> !isOfEvent(denial, said.span(), deniedEvents)));
    String cell = StateFilters.cell(asked, flag.column());
    return values
        .of(flag.column(), flag.marked(), statistics)
        .map(both -> said.not() || denied.isPresent() ? both.off(cell) : cell + " = " + both.on())
        .flatMap(
            condition ->
                filters.link(
                    asked, flag.column(), condition, denied.orElse(said.span()), said.score()));
  }

  /** "Who have not left work remotely" does not deny that they work remotely. */
  private static boolean isOfEvent(WordSpan denial, WordSpan flag, List<WordSpan> deniedEvents) {
    return deniedEvents.stream()
        .anyMatch(event -> event.covers(denial.first()) && event.last() < flag.first());
  }
}
