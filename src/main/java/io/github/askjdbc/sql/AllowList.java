package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.text.ResourceText;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a generated SELECT may use on one kind of target.
 *
 * @param functions in upper case: read-only, and without effect on the session
 * @param vouchedFor those of them that the operator names, whoever stored them
 * @param types in upper case, without sizes: what CAST may lead to
 * @param tables empty where every table of the catalog may be used; otherwise names in lower case,
 *     with or without their schema
 */
public record AllowList(
    Dialect dialect,
    Set<String> functions,
    Set<String> vouchedFor,
    Set<String> types,
    Optional<Set<String>> tables) {
  public AllowList {
    functions = Set.copyOf(functions);
    vouchedFor = Set.copyOf(vouchedFor);
    types = Set.copyOf(types);
    tables = tables.map(Set::copyOf);
  }

  /** The built-in list of a dialect: resources {@code functions/*.txt} and {@code types.txt}. */
  public static AllowList of(Dialect dialect) {
    Set<String> functions = new HashSet<>(words("functions/common.txt"));
    functions.addAll(words("functions/" + dialect.name().toLowerCase(Locale.ROOT) + ".txt"));
    return new AllowList(dialect, functions, Set.of(), words("types.txt"), Optional.empty());
  }

  /** With functions that the operator vouches for. */
  public AllowList withFunctions(Set<String> more) {
    Set<String> vouched = new HashSet<>(vouchedFor);
    more.forEach(function -> vouched.add(function.strip().toUpperCase(Locale.ROOT)));
    Set<String> all = new HashSet<>(functions);
    all.addAll(vouched);
    return new AllowList(dialect, all, vouched, types, tables);
  }

  /** Restricted to these tables, of those that the catalog holds. */
  public AllowList onlyTables(Set<String> names) {
    Set<String> lower =
        names.stream()
            .map(name -> name.strip().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    return new AllowList(dialect, functions, vouchedFor, types, Optional.of(lower));
  }

  boolean allows(TableName table) {
    return tables.isEmpty()
        || tables.get().contains(table.name().toLowerCase(Locale.ROOT))
        || tables.get().contains(table.toString().toLowerCase(Locale.ROOT));
  }

  /** The lines of a list, in upper case. */
  static Set<String> words(String resource) {
    return ResourceText.lines(AllowList.class, resource).stream()
        .map(line -> line.toUpperCase(Locale.ROOT))
        .collect(Collectors.toUnmodifiableSet());
  }
}
