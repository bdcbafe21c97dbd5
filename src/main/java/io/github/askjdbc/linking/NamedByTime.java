package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;

/**
 * Columns whose names say nothing but the unit of time that they count in: the {@code Milliseconds}
 * of a track, the {@code hours} of a shift. Such a number is how long its row is, where no other
 * column of the table is. A {@code Second}, or an {@code Hour}, says when, and is none.
 */
final class NamedByTime {

  private static final String TIME = "time";

  /** Short forms of units have no plural. */
  private static final int LONGEST_SHORT_FORM = 3;

  private final Units units = new Units();

  /** Those of tables that have one such column and no other that is called by a length. */
  List<Column> columns(NameIndex names) {
    List<Column> all =
        units.stems(TIME).stream()
            .flatMap(stem -> names.columnsWith(stem).stream())
            .filter(column -> column.kind() == ColumnKind.NUMBER)
            .distinct()
            .toList();
    List<Column> only = new ArrayList<>();
    for (Column column : all) {
      TableName table = column.name().table();
      boolean single = all.stream().filter(one -> one.name().table().equals(table)).count() == 1;
      if (single && isBare(column, table) && !hasLength(table, names)) {
        only.add(column);
      }
    }
    return only;
  }

  private boolean isBare(Column column, TableName table) {
    List<String> ofTable = NameParts.of(table.name()).stream().map(Stemming::stem).toList();
    List<String> said =
        NameParts.of(column.name().column()).stream()
            .filter(part -> !ofTable.contains(Stemming.stem(part)))
            .toList();
    return said.size() == 1 && isUnit(said.get(0));
  }

  private boolean isUnit(String part) {
    return (part.length() <= LONGEST_SHORT_FORM || NounNumber.isPlural(part))
        && units.meanings(part).stream().anyMatch(unit -> unit.family().equals(TIME));
  }

  private static boolean hasLength(TableName table, NameIndex names) {
    return WordClass.LENGTH_NOUN.words().stream()
        .flatMap(noun -> names.columnsWith(Stemming.stem(noun)).stream())
        .anyMatch(column -> column.name().table().equals(table));
  }
}
