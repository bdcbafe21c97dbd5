package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.ComparedResult;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.generation.Writer;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether the writers come to the candidate's answer, how early and how surely (TrustSQL's Voting,
 * on results instead of text). They err in different ways, so that each counts by itself, under its
 * id. Who comes to its rows, but in another order or another number of times, is told apart.
 */
final class AgreementFeatures {

  private static final String TOP = ":top-";
  private static final String ORDER_DIFFERS = "order";
  private static final String REPEATS_DIFFER = "repeats";

  private final List<Writer> writers;
  private final Readings readings;

  AgreementFeatures(InspectedQuestion question) {
    this.writers = question.writers();
    this.readings = new Readings(question);
  }

  /** Whether a feature tells of SQL whose rows the first reading of a writer gives otherwise. */
  static boolean saysSameRowsOtherwise(String feature) {
    return feature.endsWith(TOP + ORDER_DIFFERS) || feature.endsWith(TOP + REPEATS_DIFFER);
  }

  void add(FeatureRow row, InspectedCandidate candidate) {
    Readings.Reading own = readings.of(candidate);
    double least = 1;
    List<Readings.Reading> tops = new ArrayList<>();
    for (Writer writer : writers) {
      List<Readings.Reading> written = readings.by(writer);
      row.put(writer.id() + ":candidates", written.size());
      if (!written.isEmpty()) {
        addScores(row, writer.id() + ":", own, written);
        addNearness(row, writer.id() + ":", own, written);
        addTop(row, writer.id(), own, written.get(0));
        tops.add(written.get(0));
      }
      least = Math.min(least, highest(written.stream().filter(own::sameAs).toList()));
      if (candidate.candidate().writer().equals(writer)) {
        row.put("writer:" + writer.id(), 1);
        row.put("writer:rank", written.indexOf(own));
      }
    }
    row.put("readers:least-score", least);
    row.put("readers:readings", Readings.distinct(readings.all()));
    row.put("readers:left", readings.left(readings.all().stream().filter(own::sameAs).toList()));
    row.put("readers:left-by-all", readings.left(readings.all()));
    if (tops.size() > 1) {
      row.put("readers:tops-same", tops.stream().allMatch(tops.get(0)::sameAs));
      addDifference(row, "readers:tops-", fromFirst(tops));
    }
  }

  /** The first that keeps another writer's first reading from being the answer of the first. */
  private static ComparedResult.Difference fromFirst(List<Readings.Reading> tops) {
    return tops.stream()
        .map(tops.get(0)::from)
        .filter(difference -> difference != ComparedResult.Difference.NONE)
        .findFirst()
        .orElse(ComparedResult.Difference.NONE);
  }

  private static void addDifference(
      FeatureRow row, String prefix, ComparedResult.Difference difference) {
    row.put(prefix + ORDER_DIFFERS, difference == ComparedResult.Difference.ORDER);
    row.put(prefix + REPEATS_DIFFER, difference == ComparedResult.Difference.REPEATS);
  }

  /** How sure the reader is of this answer, beside others. */
  private void addScores(
      FeatureRow row, String prefix, Readings.Reading own, List<Readings.Reading> written) {
    List<Readings.Reading> same = written.stream().filter(own::sameAs).toList();
    double score = highest(same);
    double other = highest(written.stream().filter(one -> !own.sameAs(one)).toList());
    double all = written.stream().mapToDouble(Readings.Reading::score).sum();
    row.put(prefix + "same-score", score);
    row.put(prefix + "other-score", other);
    row.put(prefix + "order-score", highest(written, own, ComparedResult.Difference.ORDER));
    row.put(prefix + "repeats-score", highest(written, own, ComparedResult.Difference.REPEATS));
    row.put(prefix + "margin", score - other);
    row.put(prefix + "best-score", Math.max(score, other));
    row.put(prefix + "first-same", same.isEmpty() ? written.size() : written.indexOf(same.get(0)));
    row.put(
        prefix + "same-score-share",
        all == 0 ? 0 : same.stream().mapToDouble(Readings.Reading::score).sum() / all);
    row.put(prefix + "readings", Readings.distinct(written));
    row.put(prefix + "left", readings.left(written.subList(0, 1)));
  }

  /** How near the reader comes where it does not agree. */
  private void addNearness(
      FeatureRow row, String prefix, Readings.Reading own, List<Readings.Reading> written) {
    double nearest = 0;
    double overlap = 0;
    for (Readings.Reading one : written) {
      if (!one.equals(own)) {
        nearest = Math.max(nearest, readings.similarity(own, one));
        overlap = Math.max(overlap, readings.overlap(own, one).orElse(0.0));
      }
    }
    row.put(prefix + "nearest-query", nearest);
    row.put(prefix + "most-overlap", overlap);
  }

  private void addTop(FeatureRow row, String writer, Readings.Reading own, Readings.Reading top) {
    String prefix = writer + TOP;
    row.put(prefix + "same", own.sameAs(top));
    addDifference(row, prefix, own.from(top));
    row.put(prefix + "query", readings.similarity(own, top));
    row.put(prefix + "tables", readings.sharedTables(own, top));
    row.put(prefix + "selected", readings.sharedSelected(own, top));
    row.put(prefix + "literals", readings.sharedLiterals(own, top));
    readings.overlap(own, top).ifPresent(overlap -> row.put(prefix + "overlap", overlap));
    if (own.rows().isPresent() && top.rows().isPresent()) {
      row.put(prefix + "width", own.rows().get().width() - top.rows().get().width());
    }
  }

  private static double highest(
      List<Readings.Reading> readings, Readings.Reading own, ComparedResult.Difference difference) {
    return highest(readings.stream().filter(one -> own.from(one) == difference).toList());
  }

  private static double highest(List<Readings.Reading> readings) {
    return readings.stream().mapToDouble(Readings.Reading::score).max().orElse(0);
  }
}
