package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.Statistics;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.sql.Definition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

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

  private final CatalogSnapshot catalog;
  private final StateColumns columns;
  private final StateWords states;
  private final FlagValues flagValues = new FlagValues();
  private final Map<String, Optional<Definition>> defined = new ConcurrentHashMap<>();

  StateLinks(CatalogSnapshot catalog, SchemaPhrases phrases, NameRoles roles, StateWords states) {
    this.catalog = catalog;
    this.columns = new StateColumns(catalog, phrases, roles, states);
    this.states = states;
  }

  /** What a question is, as far as states go. */
  private record Asked(List<Word> words, List<Link> links, Set<Integer> denying, Dialect dialect) {}

  /**
   * @param links what the words are otherwise
   */
  List<Link> links(List<Word> words, List<Link> links, Statistics statistics, Dialect dialect) {
    Set<Integer> denying = new HashSet<>();
    for (Link link : links) {
      if (link instanceof Link.ToCue cue && cue.cue() == Cue.NOT) {
        denying.add(link.span().first());
      }
    }
    Asked asked = new Asked(words, links, denying, dialect);
    Set<Link> found = new LinkedHashSet<>();
    columns.events().forEach(event -> found.addAll(events(event, asked)));
    columns.flags().forEach(flag -> found.addAll(flags(flag, asked, statistics)));
    columns.references().forEach(reference -> found.addAll(absent(reference, asked)));
    found.addAll(missing(asked));
    return new ArrayList<>(found);
  }

  private List<Link> events(StateColumns.Event event, Asked asked) {
    List<Link> found = new ArrayList<>();
    List<Word> words = asked.words();
    Column column = event.column();
    Optional<WordSpan> said = states.span(words, event.stems());
    if (said.isPresent()) {
      Optional<Integer> denial = states.denial(words, asked.denying(), said.get());
      if (denial.isPresent() && !isDated(asked, said.get())) {
        WordSpan span = new WordSpan(denial.get(), said.get().last());
        isNull(asked, column, true, span, SAID).ifPresent(found::add);
      } else if (!event.repeated() && isPast(words, said.get()) && !isDated(asked, said.get())) {
        isNull(asked, column, false, said.get(), SAID).ifPresent(found::add);
      }
    }
    if (event.repeated() || event.stems().size() != 1) {
      return found;
    }
    String stem = event.stems().get(0);
    for (int at = 0; at < words.size(); at++) {
      WordSpan here = new WordSpan(at, at);
      boolean lasts = states.lastsUntil(words.get(at), stem);
      boolean over = states.ends(stem) && states.isFormer(words.get(at));
      if (states.isDenied(words.get(at), stem) || lasts) {
        boolean denied = states.denial(words, asked.denying(), here).isPresent();
        if (!denied && !isDated(asked, here)) {
          isNull(asked, column, true, here, IMPLIED).ifPresent(found::add);
        }
      } else if (over) {
        isNull(asked, column, false, here, IMPLIED).ifPresent(found::add);
      } else if (StateWords.isLonger(words.get(at)) && states.ends(stem) && at > 0) {
        int last = Math.min(at + 1, words.size() - 1);
        isNull(asked, column, false, new WordSpan(at - 1, last), IMPLIED).ifPresent(found::add);
      }
    }
    return found;
  }

  private List<Link> flags(StateColumns.Flag flag, Asked asked, Statistics statistics) {
    Optional<WordSpan> said = states.span(asked.words(), flag.stems());
    boolean near = said.isEmpty() && flag.marked() && flag.stems().size() > 1;
    Optional<WordSpan> part =
        near ? states.span(asked.words(), List.of(flag.stems().get(0))) : Optional.empty();
    Optional<WordSpan> words = said.or(() -> part);
    if (words.isEmpty() || isDated(asked, words.get())) {
      return List.of();
    }
    Optional<FlagValues.Both> values = flagValues.of(flag.column(), flag.marked(), statistics);
    if (values.isEmpty()) {
      return List.of();
    }
    Optional<Integer> denial = states.denial(asked.words(), asked.denying(), words.get());
    WordSpan span = new WordSpan(denial.orElse(words.get().first()), words.get().last());
    String cell = IdentifierQuoting.of(asked.dialect()).quote(flag.column().name().column());
    String condition =
        denial.isPresent() ? values.get().off(cell) : cell + " = " + values.get().on();
    return link(asked, flag.column(), condition, span, said.isPresent() ? SAID : IMPLIED)
        .map(List::of)
        .orElse(List.of());
  }

  private List<Link> absent(StateColumns.Reference reference, Asked asked) {
    Optional<WordSpan> said = states.span(asked.words(), reference.stems());
    Optional<Integer> denial =
        said.flatMap(span -> states.denial(asked.words(), asked.denying(), span));
    boolean named =
        asked.links().stream()
            .flatMap(link -> link.namedTable().stream())
            .anyMatch(reference.column().name().table()::equals);
    if (denial.isEmpty() || !named) {
      return List.of();
    }
    WordSpan span = new WordSpan(denial.get(), said.get().last());
    return isNull(asked, reference.column(), true, span, IMPLIED).map(List::of).orElse(List.of());
  }

  /**
   * "Without an email", "whose industry is missing". A number that is missing may as well be a
   * zero, and is not read.
   */
  private List<Link> missing(Asked asked) {
    List<Link> found = new ArrayList<>();
    for (Link link : asked.links()) {
      if (!(link instanceof Link.ToColumn named) || link.score() < LEAST_NAMED) {
        continue;
      }
      Optional<Column> column =
          catalog
              .column(named.column())
              .filter(Column::nullable)
              .filter(known -> known.kind() != ColumnKind.NUMBER);
      WordSpan span = link.span();
      Optional<Integer> denial = states.denial(asked.words(), asked.denying(), span);
      int after = afterBeing(asked.words(), span.last() + 1);
      boolean missing = after < asked.words().size() && states.isMissing(asked.words().get(after));
      int before = span.first() - 1;
      if (column.isPresent() && before >= 0 && states.isMissing(asked.words().get(before))) {
        double score = Math.min(SAID, link.score());
        isNull(asked, column.get(), true, new WordSpan(before, span.last()), score)
            .ifPresent(found::add);
      }
      if (column.isPresent() && denial.isPresent() && !isDated(asked, span)) {
        double score = Math.min(SAID, link.score());
        isNull(asked, column.get(), true, new WordSpan(denial.get(), span.last()), score)
            .ifPresent(found::add);
      } else if (column.isPresent() && missing) {
        double score = Math.min(SAID, link.score());
        isNull(asked, column.get(), true, new WordSpan(span.first(), after), score)
            .ifPresent(found::add);
      }
    }
    return found;
  }

  private static int afterBeing(List<Word> words, int from) {
    return from < words.size() && !words.get(from).content() ? from + 1 : from;
  }

  /** Whether the question asks when, or a time or number nearby says when or how much. */
  private static boolean isDated(Asked asked, WordSpan span) {
    int end = span.last();
    boolean when =
        asked.words().stream().limit(span.first()).anyMatch(word -> word.folded().equals("when"));
    boolean included =
        asked.words().stream()
            .skip(end + 1L)
            .limit(2)
            .anyMatch(word -> WordClass.INCLUDING.contains(word.folded()));
    if (when || included) {
      return true;
    }
    return asked.links().stream()
        .filter(link -> link.span().first() > end && link.span().first() <= end + 3)
        .anyMatch(
            link ->
                link instanceof Link.ToPeriod
                    || link instanceof Link.ToNumber
                    || (link instanceof Link.ToCue cue && isComparison(cue.cue())));
  }

  private static boolean isComparison(Cue cue) {
    return cue == Cue.BEFORE || cue == Cue.AFTER || cue == Cue.SINCE || cue == Cue.BETWEEN;
  }

  /** Whether the words say that something came about: by the form of the verb. */
  private boolean isPast(List<Word> words, WordSpan span) {
    return states.isPast(words.get(span.last()));
  }

  private Optional<Link> isNull(
      Asked asked, Column column, boolean empty, WordSpan span, double score) {
    String cell = IdentifierQuoting.of(asked.dialect()).quote(column.name().column());
    return link(asked, column, cell + (empty ? " IS NULL" : " IS NOT NULL"), span, score);
  }

  private Optional<Link> link(
      Asked asked, Column column, String condition, WordSpan span, double score) {
    Optional<Definition> definition =
        defined.computeIfAbsent(
            column.name().table() + " " + condition,
            key ->
                Definition.condition(condition, column.name().table(), catalog, asked.dialect()));
    return definition.map(
        sql -> new Link.ToFilter(span, column.name().column(), sql, score, Evidence.STATE));
  }
}
