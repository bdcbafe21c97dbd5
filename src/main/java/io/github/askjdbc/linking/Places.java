package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;

/** Tables whose rows are places. */
public final class Places {

  private Places() {}

  /** Whether the rows of a table are places. */
  public static boolean isPlace(TableName table) {
    return NameParts.of(table.name()).stream()
        .map(NounNumber::singular)
        .anyMatch(WordClass.HOME_TABLE::contains);
  }
}
