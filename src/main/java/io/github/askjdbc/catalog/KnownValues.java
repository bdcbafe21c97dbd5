package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/** Values read so far from one database, column by column; grows, and never forgets. */
final class KnownValues {
  /** How much of a column is known. */
  enum Extent {
    /** Every value short enough to be kept. */
    FULL,
    /** Some, or none because the column cannot be read. */
    PART
  }

  private record Stored(ColumnName column, String value) {}

  private final Dialect dialect;
  private final KnowledgeLimits limits;
  private final Map<ColumnName, Extent> coverage = new ConcurrentHashMap<>();
  private final Map<String, List<Stored>> byFolded = new ConcurrentHashMap<>();
  private final AtomicLong characters = new AtomicLong();

  KnownValues(Dialect dialect, KnowledgeLimits limits) {
    this.dialect = dialect;
    this.limits = limits;
  }

  boolean wasRead(ColumnName column) {
    return coverage.containsKey(column);
  }

  boolean isFilled() {
    return characters.get() >= limits.characters();
  }

  /** Keeps what was read of a column; of two readers the later one changes nothing. */
  void add(ColumnName column, List<String> values, Extent read) {
    for (String value : values) {
      if (value.length() > limits.valueLength()) {
        continue;
      }
      Stored stored = new Stored(column, value);
      byFolded.merge(
          Folding.fold(value),
          List.of(stored),
          (before, more) ->
              before.contains(stored)
                  ? before
                  : Stream.concat(before.stream(), more.stream()).toList());
      characters.addAndGet(value.length());
    }
    coverage.putIfAbsent(column, read);
  }

  /** As {@link ValueIndex#contains}; empty too where the target's comparison may be laxer. */
  Optional<Boolean> contains(ColumnName column, String literal) {
    List<Stored> alike =
        byFolded.getOrDefault(Folding.fold(literal), List.of()).stream()
            .filter(stored -> stored.column().equals(column))
            .toList();
    if (alike.stream().anyMatch(stored -> stored.value().equals(literal))) {
      return Optional.of(true);
    }
    if (coverage.get(column) != Extent.FULL
        || literal.length() > limits.valueLength()
        || alike.stream().anyMatch(stored -> mayEqual(stored.value(), literal))) {
      return Optional.empty();
    }
    return Optional.of(false);
  }

  /** CHAR columns compare without trailing blanks, these targets by default without case. */
  private boolean mayEqual(String stored, String literal) {
    return switch (dialect) {
      case MYSQL, MARIADB, SQLSERVER -> true;
      default -> stored.stripTrailing().equals(literal.stripTrailing());
    };
  }

  List<ValueMatch> lookup(ValueQuery query) {
    String text = query.text();
    return byFolded.getOrDefault(Folding.fold(text), List.of()).stream()
        .filter(stored -> query.column().map(stored.column()::equals).orElse(true))
        .map(stored -> match(stored, text))
        .filter(match -> query.kinds().contains(match.kind()))
        .sorted(
            Comparator.comparingDouble(ValueMatch::score)
                .reversed()
                .thenComparing(match -> match.column().toString())
                .thenComparing(ValueMatch::stored))
        .limit(query.limit())
        .toList();
  }

  private static ValueMatch match(Stored stored, String text) {
    MatchKind kind = MatchKind.ACCENT;
    double score = 0.9;
    if (stored.value().equals(text)) {
      kind = MatchKind.EXACT;
      score = 1;
    } else if (stored.value().equalsIgnoreCase(text)) {
      kind = MatchKind.CASE;
      score = 0.95;
    }
    return new ValueMatch(stored.column(), stored.value(), kind, score);
  }

  Coverage coverage(ColumnName column) {
    Extent read = coverage.get(column);
    if (read == null) {
      return new Coverage.Unread("no question needed it yet");
    }
    long held =
        byFolded.values().stream()
            .flatMap(List::stream)
            .filter(stored -> stored.column().equals(column))
            .count();
    return read == Extent.FULL ? new Coverage.Full(held) : new Coverage.Sampled(held, held);
  }
}
