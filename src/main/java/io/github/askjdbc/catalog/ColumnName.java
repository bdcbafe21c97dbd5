package io.github.askjdbc.catalog;

/** A column of one table, spelt as the target's metadata spells it. */
public record ColumnName(TableName table, String column) {

  @Override
  public String toString() {
    return table + "." + column;
  }
}
