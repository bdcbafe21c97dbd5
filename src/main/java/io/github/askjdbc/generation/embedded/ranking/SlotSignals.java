package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.generation.embedded.filling.Filled;
import io.github.askjdbc.generation.embedded.filling.Proposal;
import io.github.askjdbc.generation.embedded.filling.Slots;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.generation.embedded.roles.Role;
import io.github.askjdbc.generation.embedded.roles.RoleScores;
import io.github.askjdbc.generation.embedded.roles.TableRole;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** How well the columns, values and tables of a proposal fit what they are believed to be for. */
final class SlotSignals {

  private static final double NOTHING = -1;
  private static final double NO_VALUES = 9;

  private SlotSignals() {}

  static void add(ProposalContext scene, Proposal proposal, Signals signals) {
    Slots slots = proposal.filled().slots();
    role(scene, "selected", Role.SELECTED, slots.selected(), signals);
    role(scene, "aggregated", Role.AGGREGATED, new HashSet<>(slots.aggregated()), signals);
    role(scene, "grouped", Role.GROUPED, slots.groups(), signals);
    List<Integer> ordered = new ArrayList<>();
    slots.ordered().ifPresent(ordered::add);
    slots.inner().ordered().ifPresent(ordered::add);
    role(scene, "ordered", Role.ORDERED, ordered, signals);
    List<Integer> compared = new ArrayList<>();
    slots.compared().ifPresent(compared::add);
    role(scene, "nested", Role.NESTED, compared, signals);
    values(scene, proposal, signals);
    tables(scene, proposal.filled(), signals);
  }

  private static void role(
      ProposalContext scene, String name, Role role, Collection<Integer> used, Signals signals) {
    RoleScores beliefs = scene.beliefs;
    double lowest = used.stream().mapToDouble(c -> beliefs.column(c, role)).min().orElse(NOTHING);
    double sum = used.stream().mapToDouble(c -> RoleScores.odds(beliefs.column(c, role))).sum();
    signals.put(name + " lowest", lowest);
    signals.put(name + " sum", sum);
    signals.put(name + " unused", scene.unused(role, used));
    signals.put(name + " count", used.size());
  }

  private static void values(ProposalContext scene, Proposal proposal, Signals signals) {
    Slots slots = proposal.filled().slots();
    Set<Integer> used = slots.values();
    double lowest = NO_VALUES;
    double sum = 0;
    double behind = 0;
    for (Slots.Filter filter : slots.filters()) {
      double odds = scene.pairOdds.getOrDefault(filter.pairing(), -9.0);
      lowest = Math.min(lowest, odds);
      sum += odds;
      behind = Math.min(behind, odds - scene.bestOdds[filter.pairing().value()]);
    }
    double unused = 0;
    for (ValueMention value : scene.mentions.values()) {
      if (!used.contains(value.number())) {
        unused = Math.max(unused, scene.bestPair[value.number()]);
      }
    }
    signals.put("value lowest", lowest);
    signals.put("value sum", sum);
    signals.put("value unused", unused);
    signals.put("filters", slots.filters().size());
    signals.put("operators", proposal.filled().operatorScore());
    signals.put("value behind", behind);
  }

  private static void tables(ProposalContext scene, Filled filled, Signals signals) {
    RoleScores beliefs = scene.beliefs;
    Set<Integer> all = new HashSet<>(filled.tables());
    all.addAll(filled.innerTables());
    double lowest = 1;
    for (int table : filled.tables()) {
      lowest = Math.min(lowest, beliefs.table(table, TableRole.OUTER));
    }
    double unused = 0;
    double unusedOuter = 0;
    for (int table = 0; table < beliefs.tableCount(); table++) {
      if (!all.contains(table)) {
        unused = Math.max(unused, beliefs.table(table, TableRole.USED));
      }
      if (!filled.tables().contains(table)) {
        unusedOuter = Math.max(unusedOuter, beliefs.table(table, TableRole.OUTER));
      }
    }
    signals.put("tables", filled.tables().size());
    signals.put("inner tables", filled.innerTables().size());
    signals.put("table lowest", lowest);
    signals.put("table unused", unused);
    signals.put("table unused outer", unusedOuter);
    signals.put("table sum", filled.tableScore());
  }
}
