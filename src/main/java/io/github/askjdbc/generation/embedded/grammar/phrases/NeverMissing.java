package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.sql.Definition;
import java.util.List;
import java.util.Locale;

/**
 * Cells that are there in each row, so that no question asks for those without: a part of the key,
 * what the rows are called by ({@code device} of devices: shops without any device have no such
 * row), and what says itself that there is none ("no" beside others).
 */
public final class NeverMissing {

  private NeverMissing() {}

  /** Whether a condition asks for rows without such a cell. */
  public static boolean isTested(Draft draft, Definition condition) {
    return condition.testsMissing()
        && draft.knowledge.catalog().table(condition.table()).stream()
            .anyMatch(
                table ->
                    condition.columns().stream().anyMatch(column -> isIn(draft, table, column)));
  }

  private static boolean isIn(Draft draft, Table table, ColumnName column) {
    return table.primaryKey().contains(column.column())
        || isCalledAs(table, column)
        || saysNo(draft, column);
  }

  private static boolean isCalledAs(Table table, ColumnName column) {
    List<String> rows = NameParts.of(table.name().name());
    List<String> own = NameParts.of(column.column());
    return own.size() == 1 && NounNumber.isSame(rows.get(rows.size() - 1), own.get(0));
  }

  private static boolean saysNo(Draft draft, ColumnName column) {
    return draft.knowledge.statistics().samples(column).stream()
        .map(held -> held.strip().toLowerCase(Locale.ROOT))
        .anyMatch(WordClass.DENYING::contains);
  }
}
