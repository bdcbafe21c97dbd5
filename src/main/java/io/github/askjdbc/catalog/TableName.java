package io.github.askjdbc.catalog;

import java.util.Optional;

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

  @Override
  public String toString() {
    return schema.map(s -> s + ".").orElse("") + name;
  }
}
