package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.Statistics;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads states that no stored value names: "still open" where nothing closed it, "unpaid", "have no
 * email address", "discontinued" where a flag says so. Words, events and flags that mean states are
 * in {@code states.txt}.
 *
 * <p>Score: {@value #SAID} where a whole name says it, {@value #IMPLIED} where it follows from what
 * ends the state. Where a date or number follows, the words say when, not whether.
 */
final class StateLinks {

  static final double SAID = 0.99;
  static final double IMPLIED = 0.9;
  private static final double LEAST_NAMED = 0.7;

  /** What somebody has is more than the name that it has. */
  private static final double FULLER = 0.01;

  private final CatalogSnapshot catalog;
  private final StateColumns columns;
  private final StateWords states;
  private final StateFilters filters;
  private final FlagLinks flags;
  private final UnrecordedLinks unrecorded;
  private final AmountLinks amounts;
  private final ToldNumbers numbers;

  StateLinks(CatalogSnapshot catalog, SchemaPhrases phrases, NameRoles roles, StateWords states) {
    this.catalog = catalog;
    this.columns = new StateColumns(catalog, phrases, roles, states);
    this.states = states;
    this.filters = new StateFilters(catalog);
    this.flags = new FlagLinks(columns.flags(), states, filters);
    this.unrecorded = new UnrecordedLinks(catalog, phrases, roles, filters);
    this.amounts = new AmountLinks(catalog, filters);
    this.numbers = new ToldNumbers(catalog, filters);
  }

  /**
   * @param text that the words are of
   * @param links what the words are otherwise
   */
  List<Link> links(
      String text, List<Word> words, List<Link> links, Statistics statistics, Dialect dialect) {
    AskedState asked = new AskedState(text, words, links, states, dialect);
    Set<Link> found = new LinkedHashSet<>();
    StatusColumns status = columns.status(asked.links(), statistics);
    for (StateColumns.Event event : columns.events()) {
      said(event, asked).ifPresent(found::add);
      if (!event.repeated() && !event.planned() && event.names().size() == 1) {
        found.addAll(implied(event, asked, status));
      }
    }
    found.addAll(flags.links(asked, denied(found, asked), statistics));
    columns.references().forEach(reference -> absent(reference, asked).ifPresent(found::add));
    found.addAll(missing(asked, statistics));
    found.addAll(amounts.links(asked, statistics));
    found.addAll(numbers.links(asked));
    found.addAll(unrecorded.links(asked, List.copyOf(found), statistics));
    return new ArrayList<>(found);
  }

  /** Words that deny an event of rows that the question names. */
  private static List<WordSpan> denied(Set<Link> events, AskedState asked) {
    return events.stream()
        .filter(Link.ToFilter.class::isInstance)
        .map(Link.ToFilter.class::cast)
        .filter(event -> event.condition().testsMissing())
        .filter(event -> asked.names(event.condition().table()))
        .map(Link::span)
        .toList();
  }

  /** "Closed", "not delivered": the event itself came about or did not. */
  private Optional<Link> said(StateColumns.Event event, AskedState asked) {
    Optional<WordSpan> said = asked.said(event.names()).filter(span -> !asked.isDated(span));
    if (said.isEmpty() || isDoneToOthers(event.column(), said.get(), asked)) {
      return Optional.empty();
    }
    Optional<WordSpan> denied = asked.denied(said.get());
    if (denied.isPresent()) {
      return filters.isNull(asked, event.column(), denied.get(), SAID);
    }
    boolean past =
        !event.repeated()
            && !event.planned()
            && said.get().words().mapToObj(asked.words()::get).anyMatch(states::isPast);
    return past ? filters.isNotNull(asked, event.column(), said.get(), SAID) : Optional.empty();
  }

  /**
   * Of rows that nobody speaks of: "never received an invoice" says nothing of complaints, and
   * "paid more than" nothing of payments.
   */
  static boolean isDoneToOthers(Column column, WordSpan verb, AskedState asked) {
    List<Word> words = asked.words();
    int object = afterSingle(words, afterBeing(words, verb.last() + 1));
    boolean compared =
        verb.last() + 1 < words.size()
            && WordClass.EARNING.contains(words.get(verb.last()).folded())
            && (WordClass.AHEAD.contains(words.get(verb.last() + 1).folded())
                || WordClass.FALLEN_BEHIND.contains(words.get(verb.last() + 1).folded()));
    TableName rows = column.name().table();
    return (compared && !asked.names(rows))
        || asked.links().stream()
            .filter(link -> link.namedTable().filter(table -> !table.equals(rows)).isPresent())
            .filter(link -> link.span().first() == object && link.naming() == NameExtent.WHOLE)
            .anyMatch(link -> !asked.namesOutside(rows, link.span()));
  }

  /** "Open", "undelivered", "former", "no longer": what follows from an event or its absence. */
  private List<Link> implied(StateColumns.Event event, AskedState asked, StatusColumns status) {
    List<Link> found = new ArrayList<>();
    List<Word> words = asked.words();
    Column column = event.column();
    StateName name = event.names().get(0);
    boolean ends = states.ends(name);
    for (int at = 0; at < words.size(); at++) {
      Optional<WordSpan> lasting = lasting(asked, at, name, column);
      WordSpan here = lasting.orElse(new WordSpan(at, at));
      if (isStored(asked, here, column) || isStateOfOthers(asked, here, column)) {
        continue;
      }
      boolean lasts = lasting.isPresent();
      if (lasts || states.isDenied(words.get(at), name)) {
        boolean told = lasts && status.tells(column.name().table(), words.get(at).folded());
        if (!told && asked.denied(here).isEmpty() && !asked.isDated(here)) {
          filters.isNull(asked, column, here, IMPLIED).ifPresent(found::add);
        }
      } else if (ends && states.isFormer(words.get(at))) {
        filters.isNotNull(asked, column, here, IMPLIED).ifPresent(found::add);
      } else if (StateWords.isLonger(words.get(at)) && asked.denies(at - 1)) {
        noLonger(words, at, name, ends)
            .flatMap(span -> filters.isNotNull(asked, column, span, IMPLIED))
            .ifPresent(found::add);
      }
    }
    return found;
  }

  private Optional<WordSpan> lasting(AskedState asked, int at, StateName event, Column column) {
    return states
        .lasting(asked.words(), at, event)
        .or(
            () ->
                states
                    .now(asked.words(), at, event)
                    .filter(now -> isOfRows(asked, column.name().table(), at)));
  }

  /** "Nurses do we have at present": with nothing between that is so now. */
  private static boolean isOfRows(AskedState asked, TableName rows, int at) {
    int named = asked.lastNamed(rows, at);
    return named >= 0
        && asked.words().subList(named + 1, at).stream()
            .allMatch(word -> !word.content() || WordClass.BEING_THERE.contains(word.folded()));
  }

  /** "No longer alive" tells by what that ends, and "no longer sell" by any end. */
  private Optional<WordSpan> noLonger(List<Word> words, int at, StateName event, boolean ends) {
    int behind = at + 1;
    Optional<WordSpan> state =
        behind < words.size() ? states.state(words, behind) : Optional.empty();
    if (state.isPresent()) {
      return states
          .lasting(words, behind, event)
          .map(span -> new WordSpan(at - 1, Math.max(span.last(), state.get().last())));
    }
    return ends
        ? Optional.of(new WordSpan(at - 1, Math.min(behind, words.size() - 1)))
        : Optional.empty();
  }

  /** Whether the rows hold the word itself: a status "active" says it better than an end does. */
  private static boolean isStored(AskedState asked, WordSpan word, Column column) {
    return asked.links().stream()
        .anyMatch(
            link ->
                link instanceof Link.ToValue value
                    && value.span().equals(word)
                    && value.score() == 1
                    && value.column().table().equals(column.name().table()));
  }

  /** "How many orders are still open": orders hold that word, and complaints are not spoken of. */
  private static boolean isStateOfOthers(AskedState asked, WordSpan words, Column column) {
    return !asked.names(column.name().table())
        && asked.links().stream()
            .anyMatch(
                link ->
                    link instanceof Link.ToValue value
                        && words.contains(value.span())
                        && asked.names(value.column().table()));
  }

  private Optional<Link> absent(StateColumns.Reference reference, AskedState asked) {
    Column column = reference.column();
    return asked
        .said(reference.names())
        .flatMap(asked::denied)
        .filter(denied -> asked.names(column.name().table()))
        .filter(denied -> !isOfReferred(column, denied, asked))
        .filter(denied -> !beginsName(denied, asked))
        .map(denied -> withNoun(denied, reference, asked))
        .flatMap(denied -> filters.isNull(asked, column, denied, IMPLIED));
  }

  /** "Never received a customer order" does not say that orders have no customer. */
  private static boolean beginsName(WordSpan denied, AskedState asked) {
    return asked.links().stream()
        .filter(link -> link.namedTable().isPresent() && link.naming() == NameExtent.WHOLE)
        .anyMatch(link -> link.span().covers(denied.last()) && link.span().last() > denied.last());
  }

  /** "Clubs that never hosted a tournament": which club hosts it may be known of each. */
  private boolean isOfReferred(Column key, WordSpan denied, AskedState asked) {
    TableName rows = key.name().table();
    int own = asked.lastNamed(rows, denied.first());
    return catalog.keysOf(rows).stream()
        .filter(one -> one.from().equals(rows) && !one.to().equals(rows))
        .filter(one -> one.fromColumns().contains(key.name().column()))
        .anyMatch(one -> asked.lastNamed(one.to(), denied.first()) > own);
  }

  /** "Without an assigned agent" speaks of no other agent. */
  private static WordSpan withNoun(
      WordSpan denied, StateColumns.Reference reference, AskedState asked) {
    int next = denied.last() + 1;
    boolean noun =
        next < asked.words().size()
            && reference.to().equals(List.of(asked.words().get(next).stem()));
    return noun ? new WordSpan(denied.first(), next) : denied;
  }

  /**
   * "Without an email", "whose industry is missing". A number that is missing may as well be a
   * zero, and is not read.
   */
  private List<Link> missing(AskedState asked, Statistics statistics) {
    List<Link> found = new ArrayList<>();
    TellingWords telling = new TellingWords(asked);
    for (Link link : asked.links()) {
      if (link instanceof Link.ToColumn named && link.score() >= LEAST_NAMED) {
        double score = Math.min(SAID, link.score());
        catalog.column(named.column()).stream()
            .filter(Column::nullable)
            .filter(column -> mayBeMissing(column, link, statistics))
            .flatMap(
                column ->
                    missing(asked, telling.withHolder(link.span()), telling).stream()
                        .flatMap(span -> filters.isNull(asked, column, span, score).stream()))
            .forEach(found::add);
        held(link, asked, telling, statistics).ifPresent(found::add);
      }
    }
    return found;
  }

  /** "Items that have a hazard class", where that is the column's name written out. */
  private Optional<Link> held(
      Link link, AskedState asked, TellingWords telling, Statistics statistics) {
    return link.namedColumn()
        .filter(column -> link.evidence() == Evidence.ABBREVIATION)
        .flatMap(catalog::column)
        .filter(Column::nullable)
        .filter(column -> !UnrecordedLinks.mayBeZero(column, statistics))
        .filter(column -> !isKey(column))
        .flatMap(
            column ->
                telling
                    .there(telling.withHolder(link.span()))
                    .filter(span -> !asked.isDated(span))
                    .flatMap(
                        span ->
                            filters.isNotNull(
                                asked, column, span, Math.min(1, link.score() + FULLER))));
  }

  private boolean isKey(Column column) {
    return catalog
        .table(column.name().table())
        .filter(table -> StateColumns.keyColumns(catalog, table).contains(column.name().column()))
        .isPresent();
  }

  /** Numbers are told by the words of their names, unless these are shortened. */
  private static boolean mayBeMissing(Column column, Link link, Statistics statistics) {
    return column.kind() != ColumnKind.NUMBER
        || (link.evidence() == Evidence.ABBREVIATION
            && !UnrecordedLinks.mayBeZero(column, statistics));
  }

  /** The words that say that what some words name is missing. */
  private List<WordSpan> missing(AskedState asked, WordSpan named, TellingWords telling) {
    List<WordSpan> missing = new ArrayList<>();
    telling.missing(named).filter(span -> !asked.isDated(span)).ifPresent(missing::add);
    int before = named.first() - 1;
    if (before >= 0 && states.isMissing(asked.words().get(before))) {
      missing.add(new WordSpan(before, named.last()));
    }
    Optional<WordSpan> denied = asked.denied(named);
    int after = afterBeing(asked.words(), named.last() + 1);
    if (denied.isPresent() && !asked.isDated(named)) {
      missing.add(denied.get());
    } else if (after < asked.words().size() && states.isMissing(asked.words().get(after))) {
      missing.add(new WordSpan(named.first(), after));
    }
    return missing;
  }

  /** "A single order". */
  private static int afterSingle(List<Word> words, int from) {
    return from < words.size() && WordClass.SINGLE.contains(words.get(from).folded())
        ? from + 1
        : from;
  }

  private static int afterBeing(List<Word> words, int from) {
    return from < words.size() && !words.get(from).content() ? from + 1 : from;
  }
}
