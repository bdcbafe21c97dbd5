package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;

/** Columns that hold who did something, and need not: "who did the counting" for counted_by. */
final class DoerColumns {

  private static final String BY = "by";
  private static final int SHORTEST = 4;

  /**
   * @param stem of what is done
   */
  private record Doer(Column column, String stem) {}

  /** A column, the word for what is done, and all words that say that nobody is told. */
  record Told(Column column, WordSpan named, WordSpan span) {}

  private final List<Doer> doers = new ArrayList<>();

  DoerColumns(CatalogSnapshot catalog) {
    for (Table table : catalog.tables()) {
      for (Column column : table.columns()) {
        List<String> parts = NameParts.of(column.name().column());
        String name = String.join("", parts);
        String done = name.endsWith(BY) ? name.substring(0, name.length() - BY.length()) : "";
        boolean verb =
            done.length() >= SHORTEST && parts.size() <= 2 && WordClass.isParticiple(done);
        if (column.nullable() && verb) {
          doers.add(new Doer(column, Stemming.stem(done)));
        }
      }
    }
  }

  List<Told> told(TellingWords telling, AskedState asked) {
    List<Told> told = new ArrayList<>();
    for (Doer doer : doers) {
      if (!asked.names(doer.column().name().table())) {
        continue;
      }
      for (int at = 0; at < asked.words().size(); at++) {
        WordSpan here = new WordSpan(at, at);
        if (asked.words().get(at).stem().equals(doer.stem())) {
          telling
              .notTold(at, "who")
              .ifPresent(span -> told.add(new Told(doer.column(), here, span)));
        }
      }
    }
    return told;
  }
}
