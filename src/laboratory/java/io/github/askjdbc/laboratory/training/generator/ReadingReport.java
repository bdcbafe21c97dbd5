package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.generation.embedded.filling.Reading;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.generation.embedded.roles.Comparing;
import io.github.askjdbc.generation.embedded.roles.Role;
import io.github.askjdbc.generation.embedded.roles.TableRole;
import io.github.askjdbc.generation.embedded.sketch.Factor;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How good readings are, part by part. */
final class ReadingReport {

  private record Scored(double score, boolean right) {}

  private final Map<Factor, Integer> factors = new EnumMap<>(Factor.class);
  private final Map<Role, List<Scored>> columns = new EnumMap<>(Role.class);
  private final Map<TableRole, List<Scored>> tables = new EnumMap<>(TableRole.class);
  private int sketches;
  private int questions;
  private int operators;
  private int operated;

  void add(TrainingQuestion question, Reading reading) {
    if (question.sketch().isEmpty()) {
      return;
    }
    questions++;
    addLabels(question.sketch().get().labels(), reading);
    GoldSlots slots = question.slots().orElseThrow();
    for (Role role : Role.values()) {
      for (int c = 0; c < question.schema().columnCount(); c++) {
        columns
            .computeIfAbsent(role, r -> new ArrayList<>())
            .add(new Scored(reading.beliefs().column(c, role), slots.plays(c, role)));
      }
    }
    for (int t = 0; t < question.schema().tableCount(); t++) {
      tables
          .computeIfAbsent(TableRole.USED, r -> new ArrayList<>())
          .add(new Scored(reading.beliefs().table(t, TableRole.USED), slots.uses(t)));
    }
    question
        .features()
        .mentions()
        .values()
        .forEach(value -> add(value, GoldValues.operator(value, slots), reading));
  }

  private void addLabels(Map<Factor, String> gold, Reading reading) {
    boolean all = true;
    for (Factor factor : Factor.values()) {
      String best =
          reading.labels().get(factor).entrySet().stream()
              .max(Map.Entry.comparingByValue())
              .orElseThrow()
              .getKey();
      boolean right = best.equals(gold.get(factor));
      all &= right;
      factors.merge(factor, right ? 1 : 0, Integer::sum);
    }
    sketches += all ? 1 : 0;
  }

  private void add(ValueMention value, Comparing wanted, Reading reading) {
    if (wanted != Comparing.NONE) {
      operated++;
      Comparing best = Comparing.EQUAL;
      for (Comparing c : Comparing.values()) {
        if (reading.beliefs().operator(value.number(), c)
            > reading.beliefs().operator(value.number(), best)) {
          best = c;
        }
      }
      operators += best == wanted ? 1 : 0;
    }
  }

  /** Adds what another report counted. */
  void add(ReadingReport other) {
    other.factors.forEach((factor, right) -> factors.merge(factor, right, Integer::sum));
    other.columns.forEach(
        (role, scored) -> columns.computeIfAbsent(role, r -> new ArrayList<>()).addAll(scored));
    other.tables.forEach(
        (role, scored) -> tables.computeIfAbsent(role, r -> new ArrayList<>()).addAll(scored));
    sketches += other.sketches;
    questions += other.questions;
    operators += other.operators;
    operated += other.operated;
  }

  private static double averagePrecision(List<Scored> scored) {
    List<Scored> sorted = new ArrayList<>(scored);
    sorted.sort(Comparator.comparingDouble(s -> -s.score()));
    double sum = 0;
    int right = 0;
    for (int i = 0; i < sorted.size(); i++) {
      if (sorted.get(i).right()) {
        right++;
        sum += (double) right / (i + 1);
      }
    }
    return right == 0 ? 0 : sum / right;
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    factors.forEach(
        (factor, right) -> out.append(factor).append(' ').append(percent(right)).append("  "));
    out.append("\n  whole sketch ").append(percent(sketches));
    columns.forEach(
        (role, scored) ->
            out.append(String.format(Locale.ROOT, "  %s %.3f", role, averagePrecision(scored))));
    tables.forEach(
        (role, scored) ->
            out.append(
                String.format(Locale.ROOT, "  table %s %.3f", role, averagePrecision(scored))));
    return out.append("  operator " + Math.round(1000.0 * operators / Math.max(1, operated)) / 10.0)
        .toString();
  }

  private String percent(int count) {
    return String.format(Locale.ROOT, "%.1f", 100.0 * count / questions);
  }
}
