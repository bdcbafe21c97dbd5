package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.generation.embedded.filling.Filled;
import io.github.askjdbc.generation.embedded.filling.Reading;
import io.github.askjdbc.generation.embedded.filling.Slots;
import io.github.askjdbc.generation.embedded.mentions.Mention;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.generation.embedded.roles.Pairing;
import io.github.askjdbc.generation.embedded.roles.Role;
import io.github.askjdbc.generation.embedded.roles.RoleScores;
import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** What is the same for every proposal of a question. */
final class ProposalContext {

  private static final int RANKED = 20;

  final Mentions mentions;
  final SchemaIndex schema;
  final RoleScores beliefs;
  final Reading reading;
  final Map<Pairing, Double> pairOdds = new HashMap<>();
  final double[] bestOdds;
  final double[] bestPair;
  final int clearTables;

  /** Columns that are mentioned. */
  final List<Integer> mentioned = new ArrayList<>();

  private final Map<Role, List<Integer>> likeliest = new EnumMap<>(Role.class);

  ProposalContext(Mentions mentions, Reading reading) {
    this.mentions = mentions;
    this.schema = mentions.schema();
    this.reading = reading;
    this.beliefs = reading.beliefs();
    for (int column = 0; column < schema.columnCount(); column++) {
      if (mentions.columns().get(column).found()) {
        mentioned.add(column);
      }
    }
    bestOdds = new double[mentions.values().size()];
    bestPair = new double[mentions.values().size()];
    Arrays.fill(bestOdds, -9);
    for (int place = 0; place < beliefs.pairings().size(); place++) {
      Pairing pairing = beliefs.pairings().get(place);
      double odds = RoleScores.odds(beliefs.pair(place));
      pairOdds.put(pairing, odds);
      int value = pairing.value();
      bestOdds[value] = Math.max(bestOdds[value], odds);
      bestPair[value] = Math.max(bestPair[value], beliefs.pair(place));
    }
    clearTables = (int) mentions.tables().stream().filter(table -> table.score() > 0.9).count();
  }

  /** The highest score in a role of a column that is not used in it. */
  double unused(Role role, Collection<Integer> used) {
    return likeliest.computeIfAbsent(role, this::ranked).stream()
        .filter(column -> !used.contains(column))
        .findFirst()
        .map(column -> beliefs.column(column, role))
        .orElse(0.0);
  }

  private List<Integer> ranked(Role role) {
    return IntStream.range(0, beliefs.columnCount())
        .boxed()
        .sorted(Comparator.comparingDouble(c -> -beliefs.column(c, role)))
        .limit(RANKED)
        .toList();
  }

  Mention column(int number) {
    return mentions.columns().get(number);
  }

  /** Tokens that the query's columns, tables and values stand for. */
  Set<Integer> covered(Filled filled) {
    Set<Integer> covered = new TreeSet<>();
    Slots slots = filled.slots();
    slots.columns().forEach(column -> cover(column(column), covered));
    slots.inner().ordered().ifPresent(column -> cover(column(column), covered));
    filled.selfKey().ifPresent(column -> cover(column(column), covered));
    filled.tables().forEach(table -> cover(mentions.tables().get(table), covered));
    filled.innerTables().forEach(table -> cover(mentions.tables().get(table), covered));
    for (int number : slots.values()) {
      ValueMention value = mentions.values().get(number);
      for (int at = value.first(); at < value.end(); at++) {
        covered.add(at);
      }
    }
    return covered;
  }

  private static void cover(Mention mention, Set<Integer> covered) {
    for (int at = mention.first(); mention.found() && at < mention.end(); at++) {
      covered.add(at);
    }
  }
}
