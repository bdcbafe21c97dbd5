package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.values.EditDistance;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.text.LetterCase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Mends SQL that names tables or columns which the database does not have: each gets the one name
 * that it nearly is, of a column the one of the table that it is taken from. Where there is none,
 * or more than one, nothing is mended.
 */
public final class NameMending {

  /** Shorter names are within an edit of too many others. */
  private static final int EDITED = 5;

  /** From this length on a second edit is let pass. */
  private static final int LONG = 9;

  private final ParsedQuery query;
  private final CatalogSnapshot catalog;
  private final Predicate<TableName> mayRead;
  private final IdentifierQuoting quoting;
  private final List<Edit> edits = new ArrayList<>();

  /** The stored tables by the name that columns are taken from them by; several for one name. */
  private final Map<String, Set<Table>> byName = new HashMap<>();

  private final Set<String> given = new LinkedHashSet<>();

  private record Edit(int start, int end, String text) {}

  private NameMending(ParsedQuery query, CatalogSnapshot catalog, Predicate<TableName> mayRead) {
    this.query = query;
    this.catalog = catalog;
    this.mayRead = mayRead;
    this.quoting = IdentifierQuoting.of(query.dialect());
  }

  /**
   * The SQL with its names mended.
   *
   * @param mayRead the tables whose names may be put in
   * @return empty where that leaves names which mean nothing, or nothing had to be mended
   */
  public static Optional<String> mended(
      ParsedQuery query, CatalogSnapshot catalog, Predicate<TableName> mayRead) {
    String text = new NameMending(query, catalog, mayRead).mend();
    return !text.equals(query.text())
            && ParsedQuery.parse(text, query.dialect()) instanceof ParseOutcome.Parsed parsed
            && parsed.query().resolve(catalog).problems().isEmpty()
        ? Optional.of(text)
        : Optional.empty();
  }

  /** Names in the SQL that no public table or column has, in the order of the text. */
  public static List<String> unknown(ParsedQuery query, CatalogSnapshot catalog) {
    NameMending names = new NameMending(query, catalog, table -> true);
    names.read();
    Set<String> unknown = new LinkedHashSet<>();
    for (Placed<Relation.TableRef> table : query.all(Relation.TableRef.class)) {
      Name name = table.node().name();
      if (catalog.tablesNamed(name.value()).isEmpty() && !names.given.contains(name.folded())) {
        unknown.add(name.value());
      }
    }
    for (Placed<Expr.ColumnRef> column : query.columns()) {
      Name name = column.node().name();
      boolean stored =
          catalog.tables().stream().anyMatch(table -> table.column(name.value()).isPresent());
      if (!stored && !names.given.contains(name.folded())) {
        unknown.add(name.value());
      }
    }
    return List.copyOf(unknown);
  }

  /** What the query itself calls something. */
  private void read() {
    query
        .all(Query.class)
        .forEach(one -> one.node().with().forEach(with -> given.add(with.name().folded())));
    for (Placed<QueryBody.Select> select : query.selects()) {
      select.node().items().forEach(item -> item.alias().ifPresent(a -> given.add(a.folded())));
    }
  }

  private String mend() {
    read();
    query.all(Relation.TableRef.class).forEach(placed -> table(placed.node()));
    query.columns().forEach(placed -> column(placed.node()));
    StringBuilder text = new StringBuilder(query.text());
    edits.stream()
        .sorted(Comparator.comparingInt(Edit::start).reversed())
        .forEach(edit -> text.replace(edit.start(), edit.end(), edit.text()));
    return text.toString();
  }

  private void table(Relation.TableRef ref) {
    Name name = ref.name();
    List<Table> stored = catalog.tablesNamed(name.value());
    Optional<Table> table =
        stored.size() == 1 ? Optional.of(stored.get(0)) : Optional.<Table>empty();
    boolean unknown = stored.isEmpty() && ref.parts().size() == 1 && !given.contains(name.folded());
    if (unknown) {
      table =
          only(
              catalog.tables().stream()
                  .filter(one -> mayRead.test(one.name()))
                  .filter(one -> near(name.value(), one.name().name()))
                  .toList());
      table.ifPresent(
          found -> {
            int start = ref.span().start();
            edits.add(
                new Edit(start, start + name.written().length(), found.name().written(quoting)));
          });
    }
    Name called = ref.alias().orElse(name);
    table.ifPresent(
        found -> byName.computeIfAbsent(called.folded(), key -> new LinkedHashSet<>()).add(found));
  }

  private void column(Expr.ColumnRef ref) {
    Set<Table> tables = new LinkedHashSet<>();
    if (ref.qualifier().isEmpty()) {
      byName.values().forEach(tables::addAll);
    } else if (ref.qualifier().size() == 1) {
      Name qualifier = ref.qualifier().get(0);
      tables.addAll(byName.getOrDefault(qualifier.folded(), Set.of()));
      renamed(ref, qualifier, tables);
    }
    boolean known =
        tables.stream().anyMatch(table -> table.column(ref.name().value()).isPresent())
            || (ref.qualifier().isEmpty() && given.contains(ref.name().folded()));
    if (known || (!ref.qualifier().isEmpty() && tables.size() != 1)) {
      return;
    }
    only(tables.stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(column -> near(ref.name().value(), column.column()))
            .toList())
        .map(ColumnName::column)
        .ifPresent(
            found ->
                edits.add(
                    new Edit(
                        ref.span().end() - ref.name().written().length(),
                        ref.span().end(),
                        quoting.quoteWhereNeeded(found))));
  }

  /** A table that is mended, and has no alias, takes its columns along. */
  private void renamed(Expr.ColumnRef ref, Name qualifier, Set<Table> tables) {
    boolean gone = catalog.tablesNamed(qualifier.value()).isEmpty();
    boolean aliased =
        query.all(Relation.TableRef.class).stream()
            .flatMap(placed -> placed.node().alias().stream())
            .anyMatch(alias -> alias.folded().equals(qualifier.folded()));
    if (gone && !aliased && tables.size() == 1) {
      int start = ref.span().start();
      Table table = tables.iterator().next();
      edits.add(
          new Edit(
              start,
              start + qualifier.written().length(),
              quoting.quoteWhereNeeded(table.name().name())));
    }
  }

  private static <T> Optional<T> only(List<T> found) {
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  /** The same but for case, underscores, a plural and as many edits as its length lets pass. */
  private static boolean near(String name, String stored) {
    String one = bare(name);
    String other = bare(stored);
    if (one.equals(other) || NounNumber.isSame(one, other)) {
      return true;
    }
    int length = Math.min(one.length(), other.length());
    int most = length < EDITED ? 0 : length < LONG ? 1 : 2;
    // hired is not fired, and the first address not the second
    return most > 0
        && one.charAt(0) == other.charAt(0)
        && digits(one).equals(digits(other))
        && EditDistance.between(one, other, most) <= most;
  }

  private static String digits(String name) {
    StringBuilder digits = new StringBuilder();
    name.codePoints().filter(Character::isDigit).forEach(digits::appendCodePoint);
    return digits.toString();
  }

  private static String bare(String name) {
    StringBuilder letters = new StringBuilder();
    LetterCase.folded(name)
        .codePoints()
        .filter(Character::isLetterOrDigit)
        .forEach(letters::appendCodePoint);
    return letters.toString();
  }
}
