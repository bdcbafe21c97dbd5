package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.AgentNouns;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * From stemmed phrases to the tables and columns that they name.
 *
 * <p>Scores: 1 for the whole name; {@value #WRITTEN_OUT} where a short form in it had to be written
 * out ("number" for {@code no}); {@value #WITHOUT_TABLE} for a column's name without its table's
 * words in it ("name" for {@code customer_name}) or without the unit that it counts in; {@value
 * #LONGER} with a word that people add ("phone number" for {@code phone}), {@value #AFTER_TABLE}
 * after its table's ("loan amount" for {@code amount} of {@code loan}); {@value #COMMENT} for the
 * whole comment; {@value #HEAD} for the last words of a longer name, its head ("year" for {@code
 * release_year}), and for what it counts ("rooms" for {@code room_count}); {@value #MODIFIER} for
 * its first words.
 */
final class NameIndex {

  static final double WITHOUT_TABLE = 0.95;
  static final double LONGER = 0.99;
  static final double AFTER_TABLE = 0.98;
  static final double WRITTEN_OUT = 0.97;
  static final double COMMENT = 0.9;
  static final double HEAD = 0.7;
  static final double MODIFIER = 0.4;

  /** The noun before a participle is meant a little less surely than one that ends a name. */
  private static final double DONE = 0.69;

  static final int LONGEST_PHRASE = 6;

  /**
   * A table, or a column where one is given, that a phrase names.
   *
   * @param words the phrase before stemming
   */
  record Named(
      TableName table, Optional<ColumnName> column, double score, Evidence evidence, String words) {

    /**
     * Whether a phrase of the same stems speaks of this, and not of who does it or what is done.
     *
     * @param noun whether its first word can be no verb where it stands
     */
    boolean isSaid(String folded, boolean noun) {
      String[] said = folded.split(" ", -1);
      String[] name = words.split(" ", -1);
      return said.length != name.length
          || IntStream.range(0, said.length)
              .noneMatch(at -> AgentNouns.apart(said[at], noun || at > 0, name[at]));
    }

    /** The reading of a phrase of the question whose stems led here. */
    Link link(WordSpan span, String folded) {
      Evidence exact =
          evidence == Evidence.STEM && folded.equals(words) ? Evidence.EXACT_NAME : evidence;
      return column
          .<Link>map(name -> new Link.ToColumn(span, name, score, exact))
          .orElseGet(() -> new Link.ToTable(span, table, score, exact));
    }
  }

  private record Target(TableName table, Optional<ColumnName> column) {}

  private static final double COLLECTIVE = 0.95;
  private static final String MEMBER = "member";
  private static final String DATE = "date";
  private static final String TIME = "time";

  private final NameRoles roles;
  private final LeftOutWords leftOut;
  private final CalledRows calledRows;
  private final Map<String, Map<Target, Named>> byPhrase = new HashMap<>();
  private final Map<String, List<Column>> columnsByStem = new HashMap<>();

  NameIndex(CatalogSnapshot catalog, SchemaPhrases phrases, NameRoles roles) {
    this.roles = roles;
    this.leftOut = new LeftOutWords(catalog, phrases, roles);
    this.calledRows = new CalledRows(catalog, phrases);
    for (Table table : catalog.tables()) {
      Phrase name = phrases.of(table.name().name());
      addTable(table, name);
      for (Column column : table.columns()) {
        addColumn(column, phrases.of(column.name().column()), name);
        leftOut.of(table, column).ifPresent(called -> addCalled(column, called, name));
        leftOut
            .ofHead(table, column)
            .ifPresent(called -> addWhole(called, targetOf(column), WITHOUT_TABLE));
        leftOut.inUnit(column).ifPresent(called -> addCalled(column, called, name));
      }
    }
  }

  Collection<Named> named(String phrase) {
    return byPhrase.getOrDefault(phrase, Map.of()).values();
  }

  /** Columns with that stem among the words of their name. */
  List<Column> columnsWith(String stem) {
    return columnsByStem.getOrDefault(stem, List.of());
  }

  private void addTable(Table table, Phrase phrase) {
    Target target = new Target(table.name(), Optional.empty());
    add(Phrase.of(table.name().name()), target, 1, Evidence.STEM);
    add(Phrase.word(table.name().name()), target, 1, Evidence.STEM);
    addWhole(phrase, target, whole(phrase));
    for (int from = 1; from < phrase.size(); from++) {
      add(phrase.part(from, phrase.size()), target, HEAD, Evidence.PART_OF_NAME);
    }
    addCollective(phrase, target);
    calledRows.ofStaff(table).ifPresent(called -> add(called, target, COLLECTIVE, called.whole()));
    calledRows.of(table).ifPresent(called -> add(called, target, WITHOUT_TABLE, called.whole()));
    table.comment().ifPresent(c -> add(Phrase.text(c), target, COMMENT, Evidence.COMMENT));
  }

  /** "Our crew" for crew members, "members of staff" for a staff. */
  private void addCollective(Phrase phrase, Target target) {
    if (!roles.collective(phrase.words().get(0))) {
      return;
    }
    Phrase people = phrase.part(0, 1);
    if (phrase.size() == 2 && phrase.stems().get(1).equals(MEMBER)) {
      add(people, target, COLLECTIVE, Evidence.STEM);
    } else if (phrase.size() == 1) {
      addWhole(people.with(MEMBER), target, COLLECTIVE);
    }
  }

  private static Target targetOf(Column column) {
    return new Target(column.name().table(), Optional.of(column.name()));
  }

  private void addColumn(Column column, Phrase phrase, Phrase table) {
    Target target = targetOf(column);
    for (String stem : Set.copyOf(phrase.stems())) {
      columnsByStem.computeIfAbsent(stem, s -> new ArrayList<>()).add(column);
    }
    add(Phrase.of(column.name().column()), target, 1, Evidence.STEM);
    add(Phrase.word(column.name().column()), target, 1, Evidence.STEM);
    addWhole(phrase, target, whole(phrase));
    Phrase own = phrase.without(table.stems());
    if (own.size() > 0 && own.size() < phrase.size()) {
      addWhole(own, target, WITHOUT_TABLE);
      roles
          .longer(own.words().get(own.size() - 1))
          .ifPresent(word -> add(own.with(word), target, WITHOUT_TABLE, own.whole()));
    }
    if (own.size() == phrase.size()) {
      Phrase after = phrase.after(table);
      add(after, target, AFTER_TABLE, after.whole());
    }
    addOtherwise(phrase, target);
    if (isDone(column, phrase)) {
      add(phrase.part(0, phrase.size() - 1), target, DONE, Evidence.PART_OF_NAME);
    }
    for (int cut = 1; cut < phrase.size(); cut++) {
      boolean unit = WordClass.PER.contains(phrase.words().get(cut - 1)); // price per word
      double score = unit ? MODIFIER : HEAD;
      add(phrase.part(cut, phrase.size()), target, score, Evidence.PART_OF_NAME);
      if (phrase.size() == cut + 1
          && roles.generic(phrase.stems().get(cut))
          && !roles.ordinary(phrase.stems().get(0))) {
        add(phrase.part(0, cut), target, MODIFIER, Evidence.PART_OF_NAME);
      }
    }
    column.comment().ifPresent(c -> add(Phrase.text(c), target, COMMENT, Evidence.COMMENT));
  }

  /** As people call it who leave out its last words, with and without those of its table. */
  private void addCalled(Column column, Phrase called, Phrase table) {
    Target target = targetOf(column);
    addWhole(called, target, WITHOUT_TABLE);
    Phrase own = called.without(table.stems());
    if (own.size() > 0 && own.size() < called.size()) {
      addWhole(own, target, WITHOUT_TABLE);
    }
  }

  /** What something was done with: "hours" for {@code hours_worked}. */
  private static boolean isDone(Column column, Phrase phrase) {
    int last = phrase.size() - 1;
    return last > 0
        && column.kind() == ColumnKind.NUMBER
        && NounNumber.isPlural(phrase.words().get(last - 1))
        && WordClass.isParticiple(phrase.words().get(last));
  }

  /**
   * With a word that people say as well, as the date that it holds ("due date" for {@code due_on}),
   * as the time that it takes ("delay time" for {@code delay_minutes}), as what it counts.
   */
  private void addOtherwise(Phrase phrase, Target target) {
    int last = phrase.size() - 1;
    roles
        .longer(phrase.words().get(last))
        .ifPresent(word -> add(phrase.with(word), target, LONGER, phrase.whole()));
    if (last > 0 && roles.when(phrase.words().get(last))) {
      add(phrase.part(0, last).with(DATE), target, LONGER, phrase.whole());
    }
    if (last > 0 && WordClass.LENGTH_COLUMN.contains(phrase.words().get(last))) {
      add(phrase.part(0, last).with(TIME), target, LONGER, phrase.whole());
    }
    if (last > 0 && roles.ofCount(phrase.words().get(last))) {
      add(phrase.part(0, last), target, HEAD, Evidence.PART_OF_NAME);
    }
  }

  /** Also as a phrase turned round: "date of birth" for "birth date". */
  private void addWhole(Phrase phrase, Target target, double score) {
    add(phrase, target, score, phrase.whole());
    if (phrase.size() == 2 && !roles.counting(phrase.stems().get(1))) {
      add(phrase.turned(), target, score, phrase.whole());
    }
    if (phrase.size() == 2 && NounNumber.isPlural(phrase.words().get(0))) {
      add(phrase.measured(), target, score, phrase.whole());
    }
  }

  private static double whole(Phrase phrase) {
    return phrase.writtenOut() ? WRITTEN_OUT : 1;
  }

  private void add(Phrase phrase, Target target, double score, Evidence evidence) {
    if (phrase.size() == 0 || phrase.size() > LONGEST_PHRASE) {
      return;
    }
    Named named =
        new Named(
            target.table(), target.column(), score, evidence, String.join(" ", phrase.words()));
    byPhrase
        .computeIfAbsent(String.join(" ", phrase.stems()), stems -> new LinkedHashMap<>())
        .merge(target, named, (a, b) -> a.score() >= b.score() ? a : b);
  }
}
