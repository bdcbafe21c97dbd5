package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.text.Runs;
import io.github.askjdbc.text.WrittenNumber;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The values of a column from the least grave to the most: low, medium, high. Told by words alone
 * where each value is one of {@code severities.txt}; numbers with texts may have others among them,
 * if those that are known rise or fall with the numbers.
 *
 * @param values as stored
 * @param falling whether greater numbers are less grave
 */
record SeverityOrder(List<String> values, boolean falling) {

  private static final Map<String, Integer> RANKS = ranks();
  private static final int LEAST_KNOWN = 2;
  private static final int LONGEST_CODE = 9;

  private static Map<String, Integer> ranks() {
    Map<String, Integer> ranks = new HashMap<>();
    List<String> lines = LexiconFile.list("severities").lines();
    for (int rank = 0; rank < lines.size(); rank++) {
      for (String word : Runs.words(lines.get(rank))) {
        ranks.put(word, rank);
      }
    }
    return ranks;
  }

  /** Empty where the order is not told. */
  static Optional<SeverityOrder> of(Draft draft, ColumnName column) {
    Map<String, String> texts = draft.knowledge.codes().texts().getOrDefault(column, Map.of());
    if (!texts.isEmpty() && draft.columns.isKind(column, ColumnKind.NUMBER)) {
      return ofNumbers(texts);
    }
    Map<String, Integer> ranked = new HashMap<>();
    List<String> values =
        texts.isEmpty() ? draft.knowledge.values().few(column) : new ArrayList<>(texts.keySet());
    for (String value : values) {
      rank(texts.getOrDefault(value, value)).ifPresent(rank -> ranked.put(value, rank));
    }
    boolean told =
        values.size() >= LEAST_KNOWN
            && ranked.size() == values.size()
            && new HashSet<>(ranked.values()).size() == values.size();
    return told
        ? Optional.of(
            new SeverityOrder(
                values.stream().sorted(Comparator.comparing(ranked::get)).toList(), false))
        : Optional.empty();
  }

  /** Of those codes that are numbers: a list may hold others besides. */
  private static Optional<SeverityOrder> ofNumbers(Map<String, String> texts) {
    List<String> rising =
        texts.keySet().stream()
            .filter(code -> WrittenNumber.isSignedDecimal(code, LONGEST_CODE, LONGEST_CODE))
            .sorted(Comparator.comparing(BigDecimal::new))
            .toList();
    List<Integer> known = rising.stream().flatMap(code -> rank(texts.get(code)).stream()).toList();
    boolean enough = new HashSet<>(known).size() >= LEAST_KNOWN;
    List<Integer> sorted = known.stream().sorted().toList();
    if (enough && known.equals(sorted)) {
      return Optional.of(new SeverityOrder(rising, false));
    }
    List<Integer> turned = known.stream().sorted(Comparator.reverseOrder()).toList();
    List<String> falling = new ArrayList<>(rising);
    Collections.reverse(falling);
    return enough && known.equals(turned)
        ? Optional.of(new SeverityOrder(falling, true))
        : Optional.empty();
  }

  private static Optional<Integer> rank(String text) {
    return Optional.ofNullable(RANKS.get(String.join("", NameParts.written(text))));
  }

  /** A value and those that are as much as it or more, or less. */
  List<String> from(String value, boolean up) {
    int at = values.indexOf(value);
    if (at < 0) {
      return List.of();
    }
    return up ? values.subList(at, values.size()) : values.subList(0, at + 1);
  }
}
