package io.github.askjdbc.laboratory.training;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * A writer's SQL on one database without what its record is made of, drawn several times.
 *
 * @param draws what is left, once for each draw, with confidences that know the record
 * @param left which share of the SQL that is, above 0 and at most 1
 */
public record DrawnRecord(String db, List<List<HeldOut>> draws, double left) {

  public DrawnRecord {
    draws = draws.stream().map(List::copyOf).toList();
  }

  /**
   * A measure of what is left on all databases together.
   *
   * @param measure empty where it is undefined; such draws are left out
   * @return its mean over draws
   */
  public static OptionalDouble mean(
      List<DrawnRecord> databases, Function<List<HeldOut>, OptionalDouble> measure) {
    List<List<HeldOut>> together = new ArrayList<>();
    for (DrawnRecord database : databases) {
      for (int draw = 0; draw < database.draws().size(); draw++) {
        if (draw == together.size()) {
          together.add(new ArrayList<>());
        }
        together.get(draw).addAll(database.draws().get(draw));
      }
    }
    return together.stream()
        .map(measure)
        .filter(OptionalDouble::isPresent)
        .mapToDouble(OptionalDouble::getAsDouble)
        .average();
  }
}
