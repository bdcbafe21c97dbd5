package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether others come to the same rows (TrustSQL's Voting, on results instead of text): candidates
 * of the same generator, and those of others, whose errors are their own.
 */
final class AgreementFeatures implements FeatureGroup {

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    List<InspectedCandidate> siblings =
        question.candidates().stream()
            .filter(other -> SourceFeatures.sameSource(other, candidate))
            .toList();
    if (siblings.size() > 1) {
      compare(row, "siblings:", candidate, siblings);
    }
    List<InspectedCandidate> others =
        Stream.concat(
                question.independent().stream(),
                question.candidates().stream()
                    .filter(other -> !SourceFeatures.sameSource(other, candidate)))
            .toList();
    row.put("others:candidates", others.size());
    if (!others.isEmpty()) {
      compare(row, "others:", candidate, others);
    }
  }

  /** The others are best first. */
  private static void compare(
      FeatureRow row,
      String prefix,
      InspectedCandidate candidate,
      List<InspectedCandidate> others) {
    Optional<RowsKey> mine = RowsKey.of(candidate.result());
    Set<String> parts = QueryParts.of(candidate.query());
    Set<RowsKey> distinct = new HashSet<>();
    double scores = 0;
    double agreeing = 0;
    int same = 0;
    int first = -1;
    double nearest = 0;
    double overlap = 0;
    double agreeingScore = 0;
    double best = 0;
    for (int i = 0; i < others.size(); i++) {
      InspectedCandidate other = others.get(i);
      if (other.equals(candidate)) {
        continue;
      }
      double score = Math.max(0, other.candidate().score());
      scores += score;
      best = Math.max(best, score);
      Optional<RowsKey> theirs = RowsKey.of(other.result());
      theirs.ifPresent(distinct::add);
      nearest = Math.max(nearest, QueryParts.similarity(parts, QueryParts.of(other.query())));
      if (mine.isPresent() && theirs.isPresent()) {
        overlap = Math.max(overlap, mine.get().overlap(theirs.get()));
        if (mine.get().equals(theirs.get())) {
          same++;
          agreeing += score;
          agreeingScore = Math.max(agreeingScore, score);
          first = first < 0 ? i : first;
        }
      }
    }
    row.put(prefix + "same-share", (double) same / others.size());
    row.put(prefix + "same-score-share", scores == 0 ? 0 : agreeing / scores);
    row.put(prefix + "first-same", first < 0 ? others.size() : first);
    row.put(prefix + "any-same", same > 0);
    row.put(prefix + "same-score", agreeingScore);
    row.put(prefix + "best-score", best);
    row.put(prefix + "below-best", best - agreeingScore);
    row.put(prefix + "distinct-results", distinct.size());
    row.put(prefix + "nearest-query", nearest);
    row.put(prefix + "most-overlap", overlap);
    InspectedCandidate top = others.get(0);
    if (!top.equals(candidate)) {
      Set<String> topParts = QueryParts.of(top.query());
      row.put(prefix + "top-query", QueryParts.similarity(parts, topParts));
      row.put(prefix + "top-tables", topShared(parts, topParts, "from "));
      row.put(prefix + "top-selected", topShared(parts, topParts, "SELECT "));
      Optional<RowsKey> theirs = RowsKey.of(top.result());
      row.put(prefix + "top-same", mine.isPresent() && mine.equals(theirs));
      if (mine.isPresent() && theirs.isPresent()) {
        row.put(prefix + "top-overlap", mine.get().overlap(theirs.get()));
        row.put(prefix + "top-width", mine.get().width() - theirs.get().width());
      }
    }
  }

  private static double topShared(Set<String> parts, Set<String> other, String kind) {
    return QueryParts.similarity(kind(parts, kind), kind(other, kind));
  }

  private static Set<String> kind(Set<String> parts, String kind) {
    Set<String> kept = new HashSet<>(parts);
    kept.removeIf(part -> !part.startsWith(kind));
    return kept;
  }
}
