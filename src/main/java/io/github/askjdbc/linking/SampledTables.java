package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.TableName;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The tables whose rows one question may have looked at, so that what it costs does not grow with
 * the number of tables that use its words.
 */
public final class SampledTables {

  static final int MOST = 12;

  private SampledTables() {}

  /**
   * @param links what the question names
   * @param wanted tables to look at, the likeliest first
   * @return at most {@value #MOST}: those that the question names before others
   */
  public static Set<TableName> of(List<Link> links, Stream<TableName> wanted) {
    Set<TableName> named = new HashSet<>();
    links.forEach(link -> link.namedTable().ifPresent(named::add));
    List<TableName> distinct = wanted.distinct().toList();
    return Stream.concat(
            distinct.stream().filter(named::contains),
            distinct.stream().filter(table -> !named.contains(table)))
        .limit(MOST)
        .collect(Collectors.toUnmodifiableSet());
  }
}
