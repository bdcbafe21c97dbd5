package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.generation.embedded.filling.Filled;
import io.github.askjdbc.generation.embedded.filling.Slots;
import io.github.askjdbc.generation.embedded.mentions.Mention;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** What words of the question the columns of a proposal rest on, and what else the words name. */
final class CoverageSignals {

  private static final double CLEAR = 0.95;

  private CoverageSignals() {}

  static void add(ProposalContext scene, Filled filled, Signals signals) {
    Set<Integer> covered = scene.covered(filled);
    Set<Integer> used = filled.slots().columns();
    signals.put(
        "weakest column", used.stream().mapToDouble(c -> scene.column(c).score()).min().orElse(2));
    signals.put("unmentioned columns", used.stream().filter(c -> !scene.column(c).found()).count());
    signals.put("hinted columns", used.stream().filter(c -> scene.column(c).hinted()).count());
    signals.put(
        "hinted tables",
        filled.tables().stream().filter(t -> scene.mentions.tables().get(t).hinted()).count());
    rivals(scene, used, covered, signals);
    Slots slots = filled.slots();
    long inValue =
        slots.selected().stream()
            .filter(c -> scene.column(c).score() > 0.9 && inUsedValue(scene, slots, c))
            .count();
    signals.put("selected within a value", inValue);
  }

  private static boolean inUsedValue(ProposalContext scene, Slots slots, int column) {
    int first = scene.column(column).first();
    for (int number : slots.values()) {
      ValueMention value = scene.mentions.values().get(number);
      if (value.first() <= first && first < value.end()) {
        return true;
      }
    }
    return false;
  }

  private static void rivals(
      ProposalContext scene, Set<Integer> used, Set<Integer> covered, Signals signals) {
    Map<Long, Integer> spans = new HashMap<>();
    int most = 0;
    int preferred = 0;
    for (int column : used) {
      Mention mention = scene.column(column);
      if (mention.found()) {
        most = Math.max(most, spans.merge(span(mention), 1, Integer::sum));
        double own = scene.beliefs.anyRole(column);
        for (int other : scene.mentioned) {
          boolean better =
              other != column
                  && scene.column(other).sameTokens(mention)
                  && scene.beliefs.anyRole(other) > own;
          preferred += better ? 1 : 0;
        }
      }
    }
    double strongest = 0;
    for (int column : scene.mentioned) {
      Mention mention = scene.column(column);
      if (mention.score() > CLEAR && !overlaps(mention, covered)) {
        strongest = Math.max(strongest, scene.beliefs.anyRole(column));
      }
    }
    signals.put("columns of the same words", most);
    signals.put("preferred columns", preferred);
    signals.put("strongest left", strongest);
  }

  private static boolean overlaps(Mention mention, Set<Integer> covered) {
    for (int at = mention.first(); at < mention.end(); at++) {
      if (covered.contains(at)) {
        return true;
      }
    }
    return false;
  }

  private static long span(Mention mention) {
    return ((long) mention.first() << 32) + mention.end();
  }
}
