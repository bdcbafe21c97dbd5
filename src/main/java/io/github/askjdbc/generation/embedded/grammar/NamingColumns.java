package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which columns tell a person which row is meant, for questions that name only the table: a name,
 * first and last name, a title, a label, a code, or else the primary key.
 */
final class NamingColumns {

  private static final Predicate<String> FULL_NAME = WordClass.FULL_NAME::contains;
  private static final Predicate<String> FIRST_NAME = endsWith(WordClass.FIRST_NAME);
  private static final Predicate<String> LAST_NAME = endsWith(WordClass.LAST_NAME);
  private static final List<Predicate<String>> SINGLE = single();
  private static final Map<String, String> SHORT_FORMS = LexiconFile.list("abbreviations").keyed();

  private NamingColumns() {}

  /** In the order in which they are shown; empty only for a table without a key or columns. */
  static List<ColumnName> of(Table table) {
    Optional<ColumnName> whole = text(table, FULL_NAME);
    if (whole.isPresent()) {
      return List.of(whole.get());
    }
    Optional<ColumnName> first = text(table, FIRST_NAME);
    Optional<ColumnName> last = text(table, LAST_NAME);
    if (first.isPresent() && last.isPresent()) {
      return List.of(first.get(), last.get());
    }
    String called = table.name().name().toLowerCase(Locale.ROOT);
    Optional<ColumnName> likeTable = text(table, name -> NounNumber.isSame(name, called));
    if (likeTable.isPresent()) {
      return List.of(likeTable.get());
    }
    for (Predicate<String> name : SINGLE) {
      Optional<ColumnName> found = text(table, name);
      if (found.isPresent()) {
        boolean another = isOfAnother(table, found.get());
        return List.of(another ? textKey(table).orElse(found.get()) : found.get());
      }
    }
    List<ColumnName> key =
        table.primaryKey().stream()
            .flatMap(c -> table.column(c).stream())
            .map(Column::name)
            .toList();
    return key.isEmpty() ? table.columns().stream().limit(1).map(Column::name).toList() : key;
  }

  /** Whether rows have a first and a last name, or one that is whole by itself. */
  static boolean isOfPeople(Table table) {
    return text(table, FULL_NAME).isPresent()
        || (text(table, FIRST_NAME).isPresent() && text(table, LAST_NAME).isPresent());
  }

  /**
   * Whether a column holds the name of something else that a row has: of who made or owns it, or of
   * what another column refers to.
   */
  static boolean isOfAnother(Table table, ColumnName column) {
    List<String> words = NameParts.of(writtenOut(column.column()));
    List<String> whose = words.subList(0, Math.max(0, words.size() - 1));
    boolean own = whose.stream().anyMatch(word -> isOwn(table, word));
    if (whose.isEmpty()
        || own
        || !endsWith(WordClass.NAMING_COLUMN).test(String.join("_", words))) {
      return false;
    }
    boolean refers =
        table.columns().stream()
            .map(other -> other.name().column())
            .filter(other -> !table.primaryKey().equals(List.of(other)))
            .map(other -> NameParts.of(writtenOut(other)))
            .anyMatch(
                other ->
                    other.size() == words.size()
                        && other.subList(0, whose.size()).equals(whose)
                        && WordClass.KEY_COLUMN.contains(other.get(whose.size())));
    return refers || WordClass.DOER_ENDING.ends(whose.get(whose.size() - 1));
  }

  private static boolean isOwn(Table table, String word) {
    return NameParts.of(writtenOut(table.name().name())).stream()
        .anyMatch(own -> NounNumber.isSame(own, word) || own.contains(word) || word.contains(own));
  }

  /** The one column of texts that the database tells rows by. */
  private static Optional<ColumnName> textKey(Table table) {
    return Stream.concat(Stream.of(table.primaryKey()), table.uniqueKeys().stream())
        .filter(key -> key.size() == 1)
        .flatMap(key -> table.column(key.get(0)).stream())
        .filter(key -> key.kind() == ColumnKind.TEXT)
        .map(Column::name)
        .filter(key -> table.isUnique(List.of(key.column())))
        .filter(key -> isLabel(key) || table.primaryKey().equals(List.of(key.column())))
        .findFirst();
  }

  /** Whether a column holds codes or numbers by which things are called, and people are not. */
  static boolean isLabel(ColumnName column) {
    return endsWith(WordClass.LABELLING_COLUMN).test(writtenOut(column.column()));
  }

  /** With the short forms in it written out: "first_name" for {@code FirstNm}. */
  private static String writtenOut(String name) {
    return NameParts.of(name).stream()
        .map(part -> SHORT_FORMS.getOrDefault(part, part).replace(' ', '_'))
        .collect(Collectors.joining("_"));
  }

  /** One of some words, by itself or after others and an underscore. */
  private static Predicate<String> endsWith(WordClass words) {
    return name ->
        words.words().stream().anyMatch(word -> name.equals(word) || name.endsWith("_" + word));
  }

  private static List<Predicate<String>> single() {
    List<Predicate<String>> single = new ArrayList<>();
    for (String word : WordClass.NAMING_COLUMN.words()) {
      single.add(word::equals);
      single.add(name -> name.endsWith(word));
    }
    for (String word : WordClass.LABELLING_COLUMN.words()) {
      single.add(name -> name.equals(word) || name.endsWith("_" + word));
    }
    return single;
  }

  private static Optional<ColumnName> text(Table table, Predicate<String> name) {
    Predicate<Column> named =
        column ->
            column.kind() == ColumnKind.TEXT
                && (name.test(column.name().column().toLowerCase(Locale.ROOT).replace(' ', '_'))
                    || name.test(writtenOut(column.name().column())));
    return table.columns().stream().filter(named).map(Column::name).findFirst();
  }
}
