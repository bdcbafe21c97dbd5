package io.github.askjdbc.catalog.semantics;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A product of columns of a table and of those that its rows refer to: "the hours worked times the
 * hourly wage of the worker", "the guide's daily rate times the duration of the tour in days".
 */
final class FormulaOfTables {

  private static final LexiconFile FILE = LexiconFile.read("descriptions");
  private static final Pattern SIGN =
      Pattern.compile(
          "(?i)\\s+(?:(?P<times>"
              + FILE.section("times").expression()
              + ")|(?:"
              + FILE.section("divided").expression()
              + "))\\s+");
  private static final Pattern DATED =
      Pattern.compile("(?i),\\s*(?:" + FILE.section("dated-by").expression() + ")\\s[^,]*$");

  /** "The employee who did it" is the one that the row refers to, if no other may be. */
  private static final Pattern CLAUSE =
      Pattern.compile("(?i)\\s+(?:" + FILE.section("who-did").expression() + ")$");

  private static final Pattern OWNER =
      Pattern.compile("(?i)^(?:(?:the|its|their) )?(?P<owner>[\\pL ]+)['’]s (?P<name>.+)$");
  private static final Pattern OF =
      Pattern.compile(
          "(?i)^(?P<name>.+?) (?:of|on) (?:the|its|their|that|a|an) (?P<owner>[\\pL]+(?: [\\pL]+)?)"
              + "(?P<unit> in [\\pL]+)?$");

  private final Table base;
  private final List<Table> tables;
  private final Set<ColumnName> used = new LinkedHashSet<>();

  private FormulaOfTables(Table base, CatalogSnapshot catalog) {
    this.base = base;
    this.tables = Stream.concat(Stream.of(base), referredOnce(base, catalog)).distinct().toList();
  }

  /**
   * Empty where it is of the columns of one table, or may be of the rows of several.
   *
   * @param owner of which there is one such number each, where the text says so
   */
  static Optional<FormulaReader.Formula> of(
      String text, Optional<String> owner, CatalogSnapshot catalog) {
    List<FormulaReader.Formula> read =
        catalog.tables().stream()
            .flatMap(table -> new FormulaOfTables(table, catalog).read(text, owner).stream())
            .toList();
    return read.size() == 1 ? Optional.of(read.get(0)) : Optional.empty();
  }

  /** Tables that every row of another refers to in one way only. */
  private static Stream<Table> referredOnce(Table base, CatalogSnapshot catalog) {
    List<ForeignKey> keys =
        catalog.keysOf(base.name()).stream()
            .filter(key -> key.from().equals(base.name()) && !key.to().equals(base.name()))
            .toList();
    return keys.stream()
        .filter(key -> keys.stream().filter(other -> other.to().equals(key.to())).count() == 1)
        .flatMap(key -> catalog.table(key.to()).stream());
  }

  private Optional<FormulaReader.Formula> read(String text, Optional<String> owner) {
    String formula = DATED.matcher(text.strip()).replaceFirst("");
    StringBuilder sql = new StringBuilder(formula.length());
    Matcher sign = SIGN.matcher(formula);
    int from = 0;
    boolean divides = false;
    while (sign.find()) {
      Optional<String> left = operand(formula.substring(from, sign.start()), divides);
      if (left.isEmpty()) {
        return Optional.empty();
      }
      divides = sign.group("times") == null;
      sql.append(left.get()).append(divides ? " / " : " * ");
      from = sign.end();
    }
    Optional<String> last = operand(formula.substring(from), divides);
    boolean others = used.stream().map(ColumnName::table).distinct().count() > 1;
    boolean ofBase =
        owner.isPresent()
            ? isCalled(base, owner.get())
            : used.stream().anyMatch(column -> column.table().equals(base.name()));
    return from > 0 && others && ofBase
        ? last.map(
            one ->
                new FormulaReader.Formula(
                    base,
                    sql + one,
                    used.stream().map(ColumnName::column).toList(),
                    used.stream()
                        .map(ColumnName::table)
                        .filter(table -> !table.equals(base.name()))
                        .distinct()
                        .toList(),
                    true))
        : Optional.empty();
  }

  /** A number, or the one column of numbers that is called so; only a number divides. */
  private Optional<String> operand(String written, boolean divides) {
    String name = FormulaText.bare(CLAUSE.matcher(written.strip()).replaceFirst(""));
    Optional<String> number = FormulaText.number(name);
    if (number.isPresent()) {
      return number.map(one -> divides && one.indexOf('.') < 0 ? one + ".0" : one);
    }
    if (divides) {
      return Optional.empty();
    }
    Matcher owner = OWNER.matcher(name);
    Matcher of = OF.matcher(name);
    Optional<ColumnName> column =
        owner.matches()
            ? column(owner.group("name"), Optional.of(owner.group("owner")))
            : of.matches()
                ? column(
                    of.group("name") + Optional.ofNullable(of.group("unit")).orElse(""),
                    Optional.of(of.group("owner")))
                : column(name, Optional.empty());
    column.ifPresent(used::add);
    return column.map(
        one -> FormulaText.quoted(one.table().name()) + "." + FormulaText.quoted(one.column()));
  }

  private Optional<ColumnName> column(String name, Optional<String> owner) {
    List<String> whole = stems(name);
    Optional<ColumnName> named = named(whole, owner);
    int blank = name.lastIndexOf(' ');
    boolean done = blank > 0 && WordClass.isParticiple(name.substring(blank + 1));
    return named.isPresent() || !done ? named : named(stems(name.substring(0, blank)), owner);
  }

  /** The one column with these words, of what owns it, if that is told. */
  private Optional<ColumnName> named(List<String> stems, Optional<String> owner) {
    List<ColumnName> found = new ArrayList<>();
    for (Table table : tables) {
      if (owner.filter(one -> !isCalled(table, one)).isEmpty()) {
        table.columns().stream()
            .filter(column -> column.kind() == ColumnKind.NUMBER)
            .map(Column::name)
            .filter(column -> !table.primaryKey().contains(column.column()))
            .filter(column -> isSame(NameStems.of(column.column()), stems))
            .forEach(found::add);
      }
    }
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  private static boolean isSame(List<String> column, List<String> said) {
    return column.size() == said.size() && column.containsAll(said) && said.containsAll(column);
  }

  /** Without "in": "the duration in minutes". */
  private static List<String> stems(String name) {
    return Stream.of(name.toLowerCase(Locale.ROOT).split(" "))
        .filter(word -> !WordClass.IN.contains(word))
        .flatMap(word -> NameStems.of(word).stream())
        .collect(Collectors.toList());
  }

  private static boolean isCalled(Table table, String owner) {
    List<String> name = NameStems.of(table.name().name());
    String last = owner.substring(owner.lastIndexOf(' ') + 1);
    return !name.isEmpty()
        && name.get(name.size() - 1).equals(Stemming.stem(last.toLowerCase(Locale.ROOT)));
  }
}
