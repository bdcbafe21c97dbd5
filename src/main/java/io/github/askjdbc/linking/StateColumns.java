package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Statistics;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The columns of a catalog that tell a state of their rows. */
final class StateColumns {

  private static final String LAST = "last";
  private static final Set<String> TIME_PREPOSITIONS =
      LexiconFile.read("states").section("when").words();

  /** Ends the names of flags for what people agreed to: newsletter_opt_in. */
  private static final List<List<String>> CHOSEN =
      LexiconFile.read("states").section("chosen-ending").phrases();

  private static final Set<String> MARKERS = LexiconFile.read("states").section("marker").words();
  private static final Set<String> VERBS =
      LexiconFile.read("states").section("marking-verb").words();
  private static final int SHORTEST_BEHIND_VERB = 4;
  private static final Set<String> STATUS = LexiconFile.read("states").section("status").words();
  private static final Set<ColumnKind> FLAGS =
      Set.of(ColumnKind.BOOLEAN, ColumnKind.NUMBER, ColumnKind.TEXT);

  /**
   * A column that says when something came about, if it did.
   *
   * @param names what came about: of {@code discharged_on}, "discharg"
   * @param repeated whether it is the last time of many, so that only its absence tells a state
   * @param planned whether it is known before it comes: what has a day on which it expires may not
   *     have expired
   */
  record Event(Column column, List<StateName> names, boolean repeated, boolean planned) {}

  /**
   * A column that may say yes or no; what it holds tells whether it does.
   *
   * @param names what is so or not
   * @param marked whether its name says that it is a flag
   * @param done whether its name says by a verb what is done with something: {@code needs_nurse}
   */
  record Flag(Column column, List<StateName> names, boolean marked, boolean done) {}

  /**
   * A reference to another row that may be missing.
   *
   * @param names the role of that row, or the name of its table
   * @param to stems of the name of its table
   */
  record Reference(Column column, List<StateName> names, List<String> to) {}

  private final List<Event> events = new ArrayList<>();
  private final List<Flag> flags = new ArrayList<>();
  private final List<Reference> references = new ArrayList<>();
  private final List<Column> statuses = new ArrayList<>();

  StateColumns(CatalogSnapshot catalog, SchemaPhrases phrases, NameRoles roles, StateWords states) {
    for (Table table : catalog.tables()) {
      Phrase name = phrases.of(table.name().name());
      Set<String> keys = keyColumns(catalog, table);
      for (Column column : table.columns()) {
        Phrase phrase = phrases.of(column.name().column());
        if (keys.contains(column.name().column())) {
          continue;
        }
        event(column, phrase, name, roles, states);
        if (column.kind() == ColumnKind.TEXT
            && phrase.words().stream().anyMatch(STATUS::contains)) {
          statuses.add(column);
        }
        flag(column, phrase, name, states);
      }
      catalog.keysOf(table.name()).stream()
          .filter(key -> key.from().equals(table.name()) && key.fromColumns().size() == 1)
          .forEach(key -> reference(table, key, phrases, roles));
    }
  }

  /** Those that hold a status, as far as the rows of the likeliest tables tell. */
  StatusColumns status(List<Link> links, Statistics statistics) {
    Set<TableName> sampled =
        SampledTables.of(links, statuses.stream().map(column -> column.name().table()));
    return new StatusColumns(statuses, sampled, statistics);
  }

  List<Event> events() {
    return events;
  }

  List<Flag> flags() {
    return flags;
  }

  List<Reference> references() {
    return references;
  }

  static Set<String> keyColumns(CatalogSnapshot catalog, Table table) {
    Set<String> keys = new HashSet<>(table.primaryKey());
    catalog.keysOf(table.name()).stream()
        .filter(key -> key.from().equals(table.name()))
        .forEach(key -> keys.addAll(key.fromColumns()));
    return keys;
  }

  private void event(Column column, Phrase read, Phrase table, NameRoles roles, StateWords states) {
    Phrase written = Phrase.of(column.name().column());
    Phrase phrase = states.isTimeOfEvent(written.words().get(0)) ? written : read;
    int end = phrase.size();
    while (end > 0 && isTime(phrase.words().get(end - 1), roles)) {
      end--;
    }
    boolean together = end > 0 && states.isTimeOfEvent(phrase.words().get(end - 1));
    boolean dated = column.kind() == ColumnKind.DATE || end < phrase.size() || together;
    boolean repeated = end > 1 && phrase.words().get(0).equals(LAST);
    Phrase rest = phrase.part(repeated ? 1 : 0, end);
    Phrase own = rest.without(table.stems());
    if (dated && column.nullable() && own.size() > 0) {
      List<StateName> names =
          own.words().stream().map(EventNames::writtenOut).map(states::event).toList();
      if (names.stream().map(StateName::stem).allMatch(table.stems()::contains)) {
        return; // orders are there from the day they were ordered on
      }
      boolean planned = own.words().stream().anyMatch(WordClass.FORESEEN::contains);
      events.add(new Event(column, names, repeated, planned));
      if (names.size() == 1) {
        states
            .phrasal(names.get(0))
            .forEach(verb -> events.add(new Event(column, verb, repeated, planned)));
      }
    }
  }

  private static boolean isTime(String word, NameRoles roles) {
    return roles.time(word) || TIME_PREPOSITIONS.contains(word);
  }

  private void flag(Column column, Phrase phrase, Phrase table, StateWords states) {
    List<StateName> names = new ArrayList<>();
    boolean marked = column.kind() == ColumnKind.BOOLEAN;
    boolean done = false;
    int chosen =
        CHOSEN.stream().filter(end -> endsWith(phrase, end)).mapToInt(List::size).max().orElse(0);
    marked |= chosen > 0;
    for (int at = 0; at < phrase.size() - chosen; at++) {
      boolean verb = at == 0 && phrase.size() > 1 && VERBS.contains(phrase.words().get(at));
      boolean marker = verb || MARKERS.contains(phrase.words().get(at));
      done |= verb && !MARKERS.contains(phrase.words().get(at));
      marked |= marker;
      if (!marker && !table.stems().contains(phrase.stems().get(at))) {
        names.add(name(phrase, at, states));
      }
    }
    if (FLAGS.contains(column.kind()) && !names.isEmpty()) {
      boolean ends = MARKERS.contains(phrase.words().get(phrase.size() - 1));
      List<StateName> told = names.stream().map(one -> ends ? one.ofFlag() : one).toList();
      flags.add(new Flag(column, told, marked, done));
      if (phrase.size() == 1) {
        behindVerb(phrase.words().get(0))
            .map(word -> states.name(word, Stemming.stem(word)))
            .ifPresent(name -> flags.add(new Flag(column, List.of(name), true, true)));
      }
    }
  }

  private static StateName name(Phrase phrase, int at, StateWords states) {
    String word = phrase.words().get(at);
    String meant = EventNames.writtenOutOfFlag(word);
    return states.name(meant, meant.equals(word) ? phrase.stems().get(at) : Stemming.stem(meant));
  }

  private static boolean endsWith(Phrase phrase, List<String> ending) {
    int first = phrase.size() - ending.size();
    return first > 0 && phrase.words().subList(first, phrase.size()).equals(ending);
  }

  /** What a flag says whose name is written together: "dryer" of {@code hasdryer}. */
  private static Optional<String> behindVerb(String word) {
    return VERBS.stream()
        .filter(word::startsWith)
        .max(Comparator.comparingInt(String::length))
        .map(verb -> word.substring(verb.length()))
        .filter(rest -> rest.length() >= SHORTEST_BEHIND_VERB);
  }

  private void reference(Table table, ForeignKey key, SchemaPhrases phrases, NameRoles roles) {
    table
        .column(key.fromColumns().get(0))
        .filter(Column::nullable)
        .ifPresent(
            column -> {
              Phrase phrase = phrases.of(column.name().column());
              Phrase to = phrases.of(key.to().name());
              List<String> role =
                  phrase.without(to.stems()).stems().stream()
                      .filter(stem -> !roles.generic(stem))
                      .toList();
              references.add(
                  new Reference(
                      column, StateName.whole(role.isEmpty() ? to.stems() : role), to.stems()));
            });
  }
}
