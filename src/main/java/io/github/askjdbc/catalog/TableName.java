package io.github.askjdbc.catalog;

import io.github.askjdbc.database.IdentifierQuoting;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A table's name as the target's metadata spells it.
 *
 * @param catalog empty where the target has none, or where the name is found without it
 * @param schema empty where the target has none, or where the name is found without it
 */
public record TableName(Optional<String> catalog, Optional<String> schema, String name) {

  public static TableName of(String name) {
    return new TableName(Optional.empty(), Optional.empty(), name);
  }

  /** As SQL writes it, with all of its parts. */
  public String written(IdentifierQuoting quoting) {
    return Stream.of(catalog, schema, Optional.of(name))
        .flatMap(Optional::stream)
        .map(quoting::quoteWhereNeeded)
        .collect(Collectors.joining("."));
  }

  @Override
  public String toString() {
    return schema.map(s -> s + ".").orElse("") + name;
  }
}
