package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.decision.WriterRecord;
import io.github.askjdbc.decision.confidence.GivenModels;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.learning.Folds;
import io.github.askjdbc.learning.Recalibration;
import io.github.askjdbc.learning.RecalibrationPrior;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How well SQL of writers is judged on databases, and by choice of writers, that the judge was not
 * trained on, with some outcomes of the writer on the database known and without.
 */
public final class WriterTrial {

  private static final int FOLDS = 3;
  private static final int DRAWS = 10;

  private final GivenSql sql;
  private final List<Example> examples;
  private final MatchForm form;
  private final double threshold;
  private final long seed;

  /** With all families, by the fold that was left out. */
  private final Map<Integer, GivenModels> withAll = new HashMap<>();

  /**
   * @param sql of all writers
   * @param form by which SQL is right
   * @param threshold the least confidence with which SQL is given
   */
  public WriterTrial(GivenSql sql, MatchForm form, double threshold, long seed) {
    this.sql = sql;
    this.examples = sql.given().stream().filter(Example::candidate).toList();
    this.form = form;
    this.threshold = threshold;
    this.seed = seed;
  }

  /** The writers, by the first word of their names. */
  public static String family(Example example) {
    return example.source().split("[_-]", 2)[0];
  }

  /**
   * Confidences of a family's SQL from models of other databases.
   *
   * @param without whether they are trained without the family, too
   */
  public List<HeldOut> judged(String family, boolean without) {
    List<String> dbs = examples.stream().map(Example::db).toList();
    Folds folds = Folds.byGroup(dbs, FOLDS, seed);
    List<HeldOut> judged = new ArrayList<>();
    for (int fold = 0; fold < folds.count(); fold++) {
      List<Example> held = at(folds.held(fold), of -> family(of).equals(family) && !of.moved());
      if (!held.isEmpty()) {
        Set<String> tried =
            IntStream.of(folds.held(fold))
                .mapToObj(row -> examples.get(row).db())
                .collect(Collectors.toSet());
        GivenModels model =
            without
                ? model(of -> !tried.contains(of.db()) && !family(of).equals(family))
                : withAll.computeIfAbsent(fold, first -> model(of -> !tried.contains(of.db())));
        held.forEach(
            of -> judged.add(new HeldOut(of, model.probability(of.features()), threshold)));
      }
    }
    return judged;
  }

  private GivenModels model(Predicate<Example> learnsFrom) {
    return sql.only(learnsFrom).model(form, seed);
  }

  private List<Example> at(int[] rows, Predicate<Example> wanted) {
    List<Example> some = new ArrayList<>();
    for (int row : rows) {
      if (wanted.test(examples.get(row))) {
        some.add(examples.get(row));
      }
    }
    return some;
  }

  /** By writer, in the order of their names. */
  public static Map<String, List<HeldOut>> byWriter(List<HeldOut> judged) {
    return judged.stream()
        .collect(
            Collectors.groupingBy(
                one -> one.example().source(), TreeMap::new, Collectors.toList()));
  }

  /**
   * What is left of each database's SQL where some outcomes of it are known, with confidences that
   * know them.
   *
   * @param writer what one writer wrote
   * @param outcomes how many; databases with fewer SQL than half as many again are left out
   */
  public List<DrawnRecord> drawn(List<HeldOut> writer, int outcomes, RecalibrationPrior prior) {
    Map<String, List<HeldOut>> byDb =
        writer.stream()
            .collect(
                Collectors.groupingBy(
                    one -> one.example().db(), LinkedHashMap::new, Collectors.toList()));
    List<DrawnRecord> all = new ArrayList<>();
    Random random = new Random(seed);
    byDb.forEach(
        (db, rows) -> {
          if (rows.size() >= outcomes * 3 / 2) {
            all.add(drawn(db, rows, outcomes, prior, random));
          }
        });
    return all;
  }

  private DrawnRecord drawn(
      String db, List<HeldOut> rows, int outcomes, RecalibrationPrior prior, Random random) {
    List<List<HeldOut>> draws = new ArrayList<>();
    for (int draw = 0; draw < DRAWS; draw++) {
      List<HeldOut> shuffled = new ArrayList<>(rows);
      Collections.shuffle(shuffled, random);
      Optional<Recalibration> record = record(shuffled.subList(0, outcomes), prior);
      draws.add(
          shuffled.subList(outcomes, shuffled.size()).stream()
              .map(one -> record.map(known -> one.by(known)).orElse(one))
              .toList());
    }
    return new DrawnRecord(db, draws, 1 - (double) outcomes / rows.size());
  }

  private Optional<Recalibration> record(List<HeldOut> known, RecalibrationPrior prior) {
    return WriterRecord.of(
            known.stream()
                .map(
                    one ->
                        new ScoredSql(
                            one.probability(), one.example().sureness(), one.example().right(form)))
                .toList())
        .map(record -> record.recalibration(prior));
  }
}
