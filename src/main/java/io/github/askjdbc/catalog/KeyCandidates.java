package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.meaning.WordVectors;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Columns that by their names may refer to the key of another table.
 *
 * <p>The name of a reference is made of the names of the referenced table and its key: {@code
 * customer_id} for {@code customers.id} and for {@code customer.customer_id}, {@code stuid} for
 * {@code student.stuid}, {@code customer} for {@code customers.id}; behind words for the part
 * played ({@code home_team_id}); shortened ({@code dept_code}). What each is believed is set by
 * hand; all below {@link #SURE} needs its values to agree.
 */
final class KeyCandidates {

  /** From here on a name alone is believed. */
  static final double SURE = 0.9;

  private static final double IMPOSSIBLE = 2;
  private static final double TABLE_AND_KEY = 1;
  private static final double SAME_KEY = 0.9;
  private static final double SAME_NAME = 0.75;
  private static final double TABLE_ALONE = 0.8;
  private static final double OTHER_KEY_WORD = 0.7;
  private static final double END_OF_TABLE = 0.6;
  private static final double ABBREVIATION = 0.5;
  private static final double AFTER_WORDS = 0.8;
  private static final double INSIDE_WORD = 0.7;
  private static final double SHORT_PART = 0.45;

  /** Shorter names end too many words by chance. */
  private static final int SHORTEST_ENDING = 5;

  /** What a key calls its rows in short, and what may stand before it: {@code BILCUS}. */
  private static final int SHORTEST_HEAD = 3;

  private static final int SHORTEST_ROLE = 2;
  private static final int LONGEST_ROLE = 4;

  private static final int MOST_LETTERS = 64;
  private static final int MOST_TARGETS = 4;

  /**
   * A column and the key that it may refer to.
   *
   * @param name the score of the name
   * @param promised whether the database declares the referenced column unique
   */
  record Candidate(Column from, Column to, double name, boolean promised) {

    /** Whether the name alone is believed; not between a text and a number. */
    boolean isSure() {
      return name >= SURE && from.kind() == to.kind();
    }
  }

  /**
   * @param worded whether a reference by this name ends with a key word, or has the key's own name
   */
  private record Target(Column key, double score, boolean promised, boolean worded) {}

  private record Shortened(KeyName table, Target target) {}

  private final Dialect dialect;
  private final List<Table> tables;
  private final Map<String, KeyName> names = new HashMap<>();
  private final Set<ColumnName> referring = new HashSet<>();
  private final Set<Set<TableName>> joined = new HashSet<>();
  private final Map<String, List<Target>> byReference = new HashMap<>();
  private final Map<Character, List<Shortened>> byInitial = new HashMap<>();
  private final Map<String, List<Target>> byHead = new HashMap<>();

  /**
   * @param declared the tables that these join, and the columns that refer by these, are left alone
   */
  KeyCandidates(Dialect dialect, List<Table> tables, List<ForeignKey> declared) {
    this.dialect = dialect;
    this.tables = tables.stream().filter(table -> !table.view()).toList();
    for (ForeignKey key : declared) {
      joined.add(Set.copyOf(List.of(key.from(), key.to())));
      key.fromColumns().forEach(column -> referring.add(new ColumnName(key.from(), column)));
    }
    this.tables.forEach(this::addTargets);
  }

  /**
   * By score, the surest first; of each column the best few, and none where many tables fit as
   * well.
   */
  List<Candidate> find() {
    List<Candidate> found = new ArrayList<>();
    for (Table table : tables) {
      for (Column column : table.columns()) {
        if (!referring.contains(column.name())) {
          found.addAll(of(column, leastScore(table, column)));
        }
      }
    }
    found.sort(Comparator.comparingDouble(Candidate::name).reversed());
    return found;
  }

  /**
   * What a name must score here: a table's own key names the table itself, and where no key is
   * declared, a column named like one may be it.
   */
  private double leastScore(Table table, Column column) {
    KeyName name = name(column.name().column());
    if (name.isKeyWord()) {
      return IMPOSSIBLE;
    }
    if (!names(name(table.name().name()), name)) {
      return 0;
    }
    if (table.isUnique(List.of(column.name().column()))) {
      return IMPOSSIBLE;
    }
    return table.primaryKey().isEmpty() ? SURE : 0;
  }

  private void addTargets(Table table) {
    KeyName tableName = name(table.name().name());
    if (tableName.words().isEmpty()) {
      return;
    }
    for (Column key : keys(table)) {
      boolean promised = table.isUnique(List.of(key.name().column()));
      KeyName keyName = name(key.name().column());
      String word = keyName.keyWord();
      String ofTable = tableName.letters();
      if (!word.isEmpty() && (keyName.isKeyWord() || keyName.head().equals(ofTable))) {
        add(ofTable + word, key, TABLE_AND_KEY, promised, true);
      }
      if (!keyName.isKeyWord()) {
        boolean known = !word.isEmpty() && (promised || names(tableName, keyName));
        add(keyName.letters(), key, known ? SAME_KEY : SAME_NAME, promised, true);
      }
      add(ofTable, key, TABLE_ALONE, promised, false);
      KeyName.allKeyWords()
          .forEach(other -> add(ofTable + other, key, OTHER_KEY_WORD, promised, true));
      for (int cut = 1; cut < tableName.words().size(); cut++) {
        String last = tableName.from(cut).letters();
        add(last, key, END_OF_TABLE, promised, false);
        add(last + word, key, END_OF_TABLE, promised, !word.isEmpty());
      }
      String head = written(key);
      head = head.substring(0, Math.max(0, head.length() - word.length()));
      if (!word.isEmpty() && (tableName.isCalled(head) || tableName.mayBeWritten(head))) {
        byHead
            .computeIfAbsent(head, h -> new ArrayList<>())
            .add(new Target(key, SHORT_PART, promised, true));
      }
      byInitial
          .computeIfAbsent(ofTable.charAt(0), initial -> new ArrayList<>())
          .add(new Shortened(tableName, new Target(key, ABBREVIATION, promised, true)));
    }
  }

  /** What the database keeps unique; where it promises nothing, what is named as a key is. */
  private List<Column> keys(Table table) {
    List<Column> promised =
        table.columns().stream()
            .filter(column -> table.isUnique(List.of(column.name().column())))
            .toList();
    if (!promised.isEmpty() || !table.primaryKey().isEmpty()) {
      return promised;
    }
    return table.columns().stream()
        .filter(column -> !name(column.name().column()).keyWord().isEmpty())
        .toList();
  }

  private KeyName name(String identifier) {
    return names.computeIfAbsent(identifier, KeyName::of);
  }

  private void add(String reference, Column key, double score, boolean promised, boolean worded) {
    byReference
        .computeIfAbsent(reference, letters -> new ArrayList<>())
        .add(new Target(key, score, promised, worded));
  }

  /** Whether the words before the key word are the table's, or short for them. */
  private static boolean names(KeyName table, KeyName key) {
    return table.isCalled(key.head()) || table.mayBeWritten(key.head());
  }

  private List<Candidate> of(Column column, double least) {
    KeyName name = name(column.name().column());
    String letters = name.letters();
    if (letters.isEmpty() || letters.length() > MOST_LETTERS) {
      return List.of();
    }
    boolean quantity = name.isQuantity();
    Map<ColumnName, Candidate> best = new HashMap<>();
    offer(best, column, quantity, byReference.get(letters), 1);
    for (int word = 1; word < name.words().size(); word++) {
      offer(best, column, quantity, byReference.get(name.from(word).letters()), AFTER_WORDS);
    }
    for (int at = 1; at <= letters.length() - SHORTEST_ENDING; at++) {
      offer(best, column, quantity, byReference.get(letters.substring(at)), INSIDE_WORD);
    }
    String written = written(column);
    for (int cut = SHORTEST_ROLE; name.keyWord().isEmpty() && cut <= LONGEST_ROLE; cut++) {
      List<Target> played =
          cut + SHORTEST_HEAD <= written.length()
              ? byHead.getOrDefault(written.substring(cut), List.of())
              : List.of();
      if (!played.isEmpty() && isRole(name, written, cut)) {
        offer(best, column, false, played, 1);
      }
    }
    if (!name.keyWord().isEmpty() && !name.head().isEmpty()) {
      for (Shortened shortened : byInitial.getOrDefault(letters.charAt(0), List.of())) {
        if (shortened.table().mayBeWritten(name.head())) {
          offer(best, column, quantity, List.of(shortened.target()), 1);
        }
      }
    }
    List<Candidate> sorted =
        best.values().stream()
            .filter(candidate -> candidate.name() >= least)
            .sorted(
                Comparator.comparingDouble(Candidate::name)
                    .reversed()
                    .thenComparing(candidate -> candidate.to().name().toString()))
            .toList();
    boolean vague =
        sorted.size() > MOST_TARGETS && sorted.get(MOST_TARGETS).name() == sorted.get(0).name();
    return vague ? List.of() : sorted.stream().limit(MOST_TARGETS).toList();
  }

  /** The letters of its name as they are written, also those that look like a plural. */
  private static String written(Column column) {
    return String.join("", NameParts.of(column.name().column()));
  }

  /** {@code BIL} in {@code BILCUS}, where {@code QTY} would count something; none in a word. */
  private static boolean isRole(KeyName name, String letters, int cut) {
    String role = ShortNames.writtenOut(letters.substring(0, cut));
    return name.words().size() == 1
        && !WordVectors.shipped().knows(letters)
        && !WordClass.NAME_END.contains(role)
        && !WordClass.MONEY.contains(role);
  }

  private void offer(
      Map<ColumnName, Candidate> best,
      Column column,
      boolean quantity,
      List<Target> targets,
      double belief) {
    if (targets == null) {
      return;
    }
    for (Target target : targets) {
      Column key = target.key();
      TableName from = column.name().table();
      TableName to = key.name().table();
      double score = target.score() * belief;
      if (!from.equals(to)
          && (target.worded() || !quantity)
          && comparable(column, key, score)
          && !joined.contains(Set.of(from, to))) {
        best.merge(
            key.name(),
            new Candidate(column, key, score, target.promised()),
            (a, b) -> a.name() >= b.name() ? a : b);
      }
    }
  }

  /** SQLite compares a number with the text that spells it, and such columns are common there. */
  private boolean comparable(Column from, Column to, double score) {
    return switch (from.kind()) {
      case TEXT, NUMBER ->
          from.kind() == to.kind()
              || (dialect == Dialect.SQLITE
                  && score >= SURE
                  && (to.kind() == ColumnKind.TEXT || to.kind() == ColumnKind.NUMBER));
      case OTHER -> to.kind() == ColumnKind.OTHER && from.typeName().equals(to.typeName());
      case DATE, BOOLEAN -> false;
    };
  }
}
