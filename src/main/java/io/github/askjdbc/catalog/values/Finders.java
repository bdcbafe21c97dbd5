package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import java.io.IOException;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All ways of finding, one after the other: a value is reported once, as the first one found it.
 */
final class Finders {
  /** Of each column, so that a column of many similar values does not hide the others. */
  private static final int SIMILAR_PER_COLUMN = 10;

  static final Comparator<ValueMatch> BEST_FIRST =
      Comparator.comparingDouble(ValueMatch::score)
          .reversed()
          .thenComparing(match -> match.column().toString())
          .thenComparing(ValueMatch::stored);

  private record Value(ColumnName column, String stored) {}

  /** What is searched. */
  @FunctionalInterface
  interface Values {
    /**
     * @param perColumn matches of each column at the most, the best of them
     */
    List<ValueMatch> search(Finder.Search search, int perColumn) throws IOException;
  }

  private final List<Finder> finders;

  Finders(TextAnalysis analysis) {
    finders =
        List.of(
            new SameText(),
            new SameWords(analysis),
            new SharedWords(analysis),
            new Typos(),
            new Acronyms());
  }

  List<ValueMatch> lookup(ValueQuery query, Values values) throws IOException {
    Map<Value, ValueMatch> found = new LinkedHashMap<>();
    for (Finder finder : finders) {
      Set<MatchKind> wanted = EnumSet.noneOf(MatchKind.class);
      wanted.addAll(finder.kinds());
      wanted.retainAll(query.kinds());
      Optional<Finder.Search> search =
          wanted.isEmpty() ? Optional.empty() : finder.search(query.text());
      if (search.isPresent()) {
        boolean same = MatchKind.SAME_TEXT.containsAll(finder.kinds());
        int most = same || query.column().isPresent() ? query.limit() : SIMILAR_PER_COLUMN;
        for (ValueMatch match : values.search(search.get().only(wanted), most)) {
          found.putIfAbsent(new Value(match.column(), match.stored()), match);
        }
      }
    }
    return found.values().stream().sorted(BEST_FIRST).limit(query.limit()).toList();
  }
}
