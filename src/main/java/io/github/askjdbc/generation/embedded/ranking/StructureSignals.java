package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.generation.embedded.filling.Filled;
import io.github.askjdbc.generation.embedded.filling.Slots;
import io.github.askjdbc.generation.embedded.roles.Comparing;
import io.github.askjdbc.generation.embedded.schema.ColumnEntry;
import io.github.askjdbc.generation.embedded.schema.KeyEntry;
import java.util.Optional;
import java.util.Set;

/** How the parts of a proposal fit one another. */
final class StructureSignals {

  private static final int LONG_AGO = 9;

  private final ProposalContext scene;
  private final Filled filled;
  private final Slots slots;
  private final Signals signals;

  private StructureSignals(ProposalContext scene, Filled filled, Signals signals) {
    this.scene = scene;
    this.filled = filled;
    this.slots = filled.slots();
    this.signals = signals;
  }

  static void add(ProposalContext scene, Filled filled, Signals signals) {
    StructureSignals structure = new StructureSignals(scene, filled, signals);
    structure.parts();
    structure.redundantTables();
  }

  private void parts() {
    Optional<Integer> group = slots.groups().stream().findFirst();
    signals.put("group selected", group.map(g -> slots.selected().contains(g) ? 1 : 0).orElse(-1));
    signals.put("group key", group.map(g -> keyKind(scene.schema.column(g))).orElse(-1));
    signals.put(
        "filter selected",
        slots.filters().stream().anyMatch(f -> slots.selected().contains(f.pairing().column())));
    signals.put("items", slots.selected().size() + slots.aggregated().size());
    signals.put("text aggregated", slots.aggregated().stream().anyMatch(this::isText));
    signals.put(
        "text compared",
        slots.filters().stream()
            .anyMatch(f -> isText(f.pairing().column()) && unequal(f.operator())));
    signals.put("words", scene.mentions.size());
    signals.put("clear tables", scene.clearTables);
    signals.put("selected tables", slots.selected().stream().map(this::table).distinct().count());
    signals.put(
        "last selected",
        slots.selected().stream().mapToInt(c -> scene.column(c).first()).max().orElse(-1)
            / (double) Math.max(1, scene.mentions.size()));
    signals.put("selected keys", slots.selected().stream().filter(this::isKey).count());
  }

  private int table(int column) {
    return scene.schema.tableOf(column);
  }

  private boolean isText(int column) {
    return scene.schema.column(column).kind() == ColumnKind.TEXT;
  }

  private boolean isKey(int column) {
    return scene.schema.column(column).key();
  }

  private static int keyKind(ColumnEntry column) {
    return column.key() ? 1 : column.linked() ? 2 : 0;
  }

  private static boolean unequal(Comparing operator) {
    return operator == Comparing.MORE
        || operator == Comparing.LESS
        || operator == Comparing.AT_LEAST
        || operator == Comparing.AT_MOST;
  }

  /** Tables of which only columns are used that a joined table holds as well. */
  private void redundantTables() {
    int redundant = 0;
    double weakest = LONG_AGO;
    for (int table : filled.tables()) {
      if (filled.tables().size() < 2) {
        break;
      }
      boolean needed = slots.columns().stream().anyMatch(c -> table(c) == table && !elsewhere(c));
      if (!needed) {
        redundant++;
        weakest = Math.min(weakest, scene.mentions.tables().get(table).score());
      }
    }
    signals.put("redundant tables", redundant);
    signals.put("weakest redundant", weakest);
  }

  private boolean elsewhere(int column) {
    Set<Integer> tables = filled.tables();
    for (KeyEntry key : scene.schema.keys()) {
      if ((key.from() == column && tables.contains(table(key.to())))
          || (key.to() == column && tables.contains(table(key.from())))) {
        return true;
      }
    }
    return false;
  }
}
