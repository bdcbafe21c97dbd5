package io.github.askjdbc.generation.embedded.grammar.draft;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.PersonNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Which columns tell a person which row is meant, for questions that name only the table: a name,
 * first and last name, a title, a label, a code, the address of a house, or else the primary key.
 */
public final class NamingColumns {

  private static final Predicate<String> FULL_NAME = WordClass.FULL_NAME::contains;
  private static final List<Predicate<String>> NAMES = names();
  private static final List<Predicate<String>> LABELS = labels();

  private NamingColumns() {}

  /**
   * A column with its name as words are compared with it.
   *
   * @param plain as it is called, in small letters
   * @param writtenOut with short forms written out
   */
  private record Spelled(Column column, String plain, String writtenOut) {

    static List<Spelled> of(Table table) {
      return table.columns().stream().map(Spelled::of).toList();
    }

    static Spelled of(Column column) {
      String name = column.name().column();
      return new Spelled(
          column, name.toLowerCase(Locale.ROOT).replace(' ', '_'), ShortNames.writtenOut(name));
    }

    boolean is(Predicate<String> name) {
      return name.test(plain) || name.test(writtenOut);
    }

    boolean isText() {
      return column.kind() == ColumnKind.TEXT;
    }
  }

  /** In the order in which they are shown; empty only for a table without a key or columns. */
  public static List<ColumnName> of(Table table) {
    List<Spelled> columns = Spelled.of(table);
    List<ColumnName> person = person(table, columns);
    if (!person.isEmpty()) {
      return person;
    }
    String called = table.name().name().toLowerCase(Locale.ROOT);
    return text(columns, name -> NounNumber.isSame(name, called))
        .or(() -> text(columns, name -> Stemming.stem(name).equals(Stemming.stem(called))))
        .or(() -> called(columns, name -> isOwnName(table, name) && !isOfKind(table, name)))
        .or(() -> called(columns, name -> !isOfAnother(table, name) && !isOfKind(table, name)))
        .or(() -> runTogether(table, columns))
        .or(() -> ownDescription(table, columns))
        .or(() -> label(table, columns))
        .or(() -> textKey(table))
        .or(() -> called(columns, name -> !isOfKind(table, name)))
        .or(() -> address(table, columns))
        .map(List::of)
        .orElseGet(() -> key(table));
  }

  /** A name that is whole by itself, or a first and a last name; empty where there are none. */
  private static List<ColumnName> person(Table table, List<Spelled> columns) {
    return text(columns, FULL_NAME)
        .map(List::of)
        .or(
            () ->
                PersonNames.of(table)
                    .filter(names -> !isOfContact(table, names, columns))
                    .map(names -> List.of(names.first(), names.last())))
        .orElse(List.of());
  }

  /**
   * Whether a first and a last name are those of a person beside rows that have a name of their
   * own: {@code contact_first_name} beside {@code legal_name}.
   */
  private static boolean isOfContact(Table table, PersonNames person, List<Spelled> columns) {
    List<String> first = NameParts.of(ShortNames.writtenOut(person.first().column()));
    List<String> last = NameParts.of(ShortNames.writtenOut(person.last().column()));
    int alike = 0;
    while (alike < Math.min(first.size(), last.size())
        && first.get(alike).equals(last.get(alike))) {
      alike++;
    }
    List<String> whose = first.subList(0, alike);
    return alike > 0
        && !isOwn(table, whose)
        && called(columns, name -> isNameOfFirm(table, name)).isPresent();
  }

  /** {@code legal_name}, {@code company_name}, or a name without a word of whose it is. */
  private static boolean isNameOfFirm(Table table, ColumnName column) {
    List<String> whose = whose(column);
    return whose.isEmpty()
        || isOwn(table, whose)
        || WordClass.FIRM_NAME.contains(whose.get(whose.size() - 1));
  }

  private static List<ColumnName> key(Table table) {
    List<ColumnName> key =
        table.primaryKey().stream()
            .flatMap(c -> table.column(c).stream())
            .map(Column::name)
            .toList();
    return key.isEmpty() ? table.columns().stream().limit(1).map(Column::name).toList() : key;
  }

  /** Whether rows have a first and a last name, or one that is whole by itself. */
  public static boolean isOfPeople(Table table) {
    return !person(table, Spelled.of(table)).isEmpty();
  }

  /**
   * Whether a column holds the name of something else that a row has: of who made or owns it, or of
   * what another column refers to.
   */
  public static boolean isOfAnother(Table table, ColumnName column) {
    List<String> words = NameParts.of(ShortNames.writtenOut(column.column()));
    List<String> whose = words.subList(0, Math.max(0, words.size() - 1));
    if (whose.isEmpty()
        || isOfRow(table, whose)
        || !endsWith(WordClass.NAMING_COLUMN).test(String.join("_", words))) {
      return false;
    }
    boolean refers =
        table.columns().stream()
            .map(other -> other.name().column())
            .filter(other -> !table.primaryKey().equals(List.of(other)))
            .map(other -> NameParts.of(ShortNames.writtenOut(other)))
            .anyMatch(
                other ->
                    other.size() == words.size()
                        && other.subList(0, whose.size()).equals(whose)
                        && WordClass.KEY_COLUMN.contains(other.get(whose.size())));
    return refers || WordClass.DOER_ENDING.ends(whose.get(whose.size() - 1));
  }

  /** "Event" of events, where "event promoter" is somebody else. */
  private static boolean isOfRow(Table table, List<String> whose) {
    String last = whose.isEmpty() ? "" : whose.get(whose.size() - 1);
    return WordClass.DOER_ENDING.ends(last)
        ? isOfKey(table, whose) || isOwn(table, last)
        : isOwn(table, whose);
  }

  /** Whether words say what a row is, as its table or its key is called. */
  private static boolean isOwn(Table table, List<String> whose) {
    return isOfKey(table, whose) || whose.stream().anyMatch(word -> isOwn(table, word));
  }

  private static boolean isOfKey(Table table, List<String> whose) {
    List<String> key =
        table.primaryKey().size() == 1
            ? NameParts.of(ShortNames.writtenOut(table.primaryKey().get(0)))
            : List.<String>of();
    return key.size() == whose.size() + 1 && key.subList(0, whose.size()).equals(whose);
  }

  private static boolean isOwn(Table table, String word) {
    return NameParts.of(ShortNames.writtenOut(table.name().name())).stream()
        .anyMatch(own -> NounNumber.isSame(own, word) || own.contains(word) || word.contains(own));
  }

  /** "Lot title" of a lot, whose artist may have a name too. */
  private static boolean isOwnName(Table table, ColumnName column) {
    return isOfRow(table, whose(column));
  }

  /** "Class name" of a train, which many have. */
  private static boolean isOfKind(Table table, ColumnName column) {
    List<String> whose = whose(column);
    if (whose.isEmpty() || isOfKey(table, whose)) {
      return false;
    }
    String of = whose.get(whose.size() - 1);
    return WordClass.KIND_NOUN.contains(of) && !isOwn(table, of);
  }

  /** What the last word of a column's name is of. */
  private static List<String> whose(ColumnName column) {
    List<String> words = NameParts.of(ShortNames.writtenOut(column.column()));
    return words.subList(0, Math.max(0, words.size() - 1));
  }

  /** The first column of a name or a title, the best word for one first. */
  private static Optional<ColumnName> called(List<Spelled> columns, Predicate<ColumnName> wanted) {
    return NAMES.stream().flatMap(name -> texts(columns, name)).filter(wanted).findFirst();
  }

  /**
   * What describes the rows of a table whose key is a number in a shortened name: {@code DESCR}
   * beside {@code MATNR}, {@code WCTXT} beside {@code WCNR}.
   */
  private static Optional<ColumnName> runTogether(Table table, List<Spelled> columns) {
    boolean shortened = table.primaryKey().size() == 1 && isRunTogether(table.primaryKey().get(0));
    return columns.stream()
        .filter(Spelled::isText)
        .filter(column -> !column.column().nullable() || isBesideFirst(table, column))
        .filter(
            column ->
                shortened
                    || isRunTogether(column.column().name().column())
                    || (isShortKey(table) && !column.plain().equals(column.writtenOut())))
        .filter(column -> WordClass.DESCRIBING_COLUMN.contains(last(column.writtenOut())))
        .map(column -> column.column().name())
        .findFirst();
  }

  /**
   * {@code PART_NO} beside {@code DESCR}: both are short forms, and it is the parts' own number.
   */
  private static boolean isShortKey(Table table) {
    String key = table.primaryKey().size() == 1 ? table.primaryKey().get(0) : "";
    List<String> written = NameParts.of(ShortNames.writtenOut(key));
    return written.size() > 1
        && !written.equals(NameParts.of(key))
        && isOwn(table, written.subList(0, written.size() - 1));
  }

  /**
   * Where nothing is declared but a key: {@code SVCTXT} of a table that begins with SVCNO, and
   * {@code DESCR}.
   */
  private static boolean isBesideFirst(Table table, Spelled column) {
    String first = table.columns().get(0).name().column();
    List<String> key = NameParts.of(first);
    List<String> own = NameParts.of(column.column().name().column());
    return (table.primaryKey().isEmpty() || table.primaryKey().equals(List.of(first)))
        && table.columns().stream().skip(1).allMatch(Column::nullable)
        && key.size() == 2
        && (own.size() == 1 || (own.size() == 2 && own.get(0).equals(key.get(0))));
  }

  private static boolean isRunTogether(String name) {
    return name.chars().allMatch(Character::isLetter)
        && NameParts.of(name.toLowerCase(Locale.ROOT)).size() > 1;
  }

  private static String last(String writtenOut) {
    return writtenOut.substring(writtenOut.lastIndexOf('_') + 1);
  }

  /** "Item description" of items that the database tells by a code: people call them by no code. */
  private static Optional<ColumnName> ownDescription(Table table, List<Spelled> columns) {
    boolean coded =
        table.primaryKey().size() == 1
            && table
                .column(table.primaryKey().get(0))
                .filter(key -> key.kind() == ColumnKind.TEXT && isLabel(key.name()))
                .isPresent();
    return !coded
        ? Optional.empty()
        : texts(columns, endsWith(WordClass.DESCRIBING_COLUMN))
            .filter(column -> isOwnName(table, column) && !whose(column).isEmpty())
            .findFirst();
  }

  /** A code or a number that people tell the rows by: their own, and not that of a telephone. */
  private static Optional<ColumnName> label(Table table, List<Spelled> columns) {
    return LABELS.stream()
        .flatMap(
            label ->
                columns.stream()
                    .filter(column -> column.is(label))
                    .map(Spelled::column)
                    .filter(column -> isToldBy(table, column))
                    .map(Column::name))
        .findFirst();
  }

  private static boolean isToldBy(Table table, Column column) {
    if (isOfKind(table, column.name())) {
      return false;
    }
    List<String> whose = whose(column.name());
    boolean unique = table.isUnique(List.of(column.name().column()));
    boolean own =
        whose.isEmpty()
            || isOwn(table, whose)
            || WordClass.IDENTIFYING.contains(whose.get(whose.size() - 1));
    return column.kind() == ColumnKind.TEXT
        ? unique || own
        : unique && own && column.kind() == ColumnKind.NUMBER;
  }

  /** The address of a house or a flat, which people know by nothing else. */
  private static Optional<ColumnName> address(Table table, List<Spelled> columns) {
    boolean stands =
        NameParts.of(ShortNames.writtenOut(table.name().name())).stream()
            .map(NounNumber::singular)
            .anyMatch(WordClass.DWELLING::contains);
    return stands
        ? columns.stream()
            .filter(Spelled::isText)
            .filter(column -> column.is(WordClass.OWN_ADDRESS::contains))
            .map(column -> column.column().name())
            .findFirst()
        : Optional.empty();
  }

  /** The one column of texts that the database tells rows by. */
  private static Optional<ColumnName> textKey(Table table) {
    return Stream.concat(Stream.of(table.primaryKey()), table.uniqueKeys().stream())
        .filter(key -> key.size() == 1)
        .flatMap(key -> table.column(key.get(0)).stream())
        .filter(key -> key.kind() == ColumnKind.TEXT)
        .map(Column::name)
        .filter(key -> table.isUnique(List.of(key.column())))
        .filter(
            key -> isLabel(key) || isMark(key) || table.primaryKey().equals(List.of(key.column())))
        .findFirst();
  }

  /** What is fixed to a thing to tell it by, and is on no other. */
  private static boolean isMark(ColumnName column) {
    return endsWith(WordClass.MARKING_COLUMN).test(ShortNames.writtenOut(column.column()));
  }

  /** Whether a column holds codes or numbers by which things are called, and people are not. */
  public static boolean isLabel(ColumnName column) {
    return endsWith(WordClass.LABELLING_COLUMN).test(ShortNames.writtenOut(column.column()));
  }

  /** One of some words, by itself or after others and an underscore. */
  private static Predicate<String> endsWith(WordClass words) {
    return name -> words.words().stream().anyMatch(word -> isLast(name, word));
  }

  private static boolean isLast(String name, String word) {
    int before = name.length() - word.length() - 1;
    return name.endsWith(word) && (before < 0 || name.charAt(before) == '_');
  }

  private static List<Predicate<String>> names() {
    List<Predicate<String>> names = new ArrayList<>();
    for (String word : WordClass.NAMING_COLUMN.words()) {
      names.add(word::equals);
      names.add(name -> name.endsWith(word));
    }
    return names;
  }

  private static List<Predicate<String>> labels() {
    return WordClass.LABELLING_COLUMN.words().stream()
        .<Predicate<String>>map(word -> name -> isLast(name, word))
        .toList();
  }

  private static Optional<ColumnName> text(List<Spelled> columns, Predicate<String> name) {
    return texts(columns, name).findFirst();
  }

  private static Stream<ColumnName> texts(List<Spelled> columns, Predicate<String> name) {
    return columns.stream()
        .filter(column -> column.isText() && column.is(name))
        .map(column -> column.column().name());
  }
}
