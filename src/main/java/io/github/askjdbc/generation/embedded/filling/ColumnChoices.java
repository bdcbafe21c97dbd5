package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.generation.embedded.mentions.Mention;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.roles.Role;
import io.github.askjdbc.generation.embedded.roles.RoleScores;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/** The likeliest columns for each slot of one question. */
final class ColumnChoices {

  private static final double SAME_WORDS = 2.5;
  private static final double TWO_COLUMNS = 1;

  private final Mentions mentions;
  private final RoleScores beliefs;
  private final Map<Role, List<Integer>> ranked = new HashMap<>();
  private final Map<Integer, List<Choice<List<Integer>>>> selected = new HashMap<>();

  ColumnChoices(Mentions mentions, RoleScores beliefs) {
    this.mentions = mentions;
    this.beliefs = beliefs;
  }

  /** Columns by how likely they are to play a part, likeliest first. */
  private List<Integer> ranked(Role role, int most) {
    List<Integer> all =
        ranked.computeIfAbsent(
            role,
            r ->
                IntStream.range(0, beliefs.columnCount())
                    .boxed()
                    .sorted(Comparator.comparingDouble(c -> -beliefs.column(c, r)))
                    .toList());
    return all.subList(0, Math.min(most, all.size()));
  }

  private double odds(int column, Role role) {
    return RoleScores.odds(beliefs.column(column, role));
  }

  List<Choice<List<Integer>>> selected(int count) {
    return selected.computeIfAbsent(count, this::combined);
  }

  private List<Choice<List<Integer>>> combined(int count) {
    if (count == 0) {
      return Choice.certain(List.of());
    }
    List<Choice<List<Integer>>> choices = new ArrayList<>();
    combine(ranked(Role.SELECTED, count + 4), count, 0, new ArrayList<>(), choices);
    return Choice.best(choices, 5);
  }

  private void combine(
      List<Integer> columns,
      int count,
      int from,
      List<Integer> chosen,
      List<Choice<List<Integer>>> choices) {
    if (chosen.size() == count) {
      double score = chosen.stream().mapToDouble(c -> odds(c, Role.SELECTED)).sum();
      choices.add(new Choice<>(score - (shareWords(chosen) ? SAME_WORDS : 0), List.copyOf(chosen)));
      return;
    }
    for (int at = from; at < columns.size(); at++) {
      chosen.add(columns.get(at));
      combine(columns, count, at + 1, chosen, choices);
      chosen.remove(chosen.size() - 1);
    }
  }

  /** Whether two of the columns are named by the same words. */
  private boolean shareWords(List<Integer> columns) {
    Set<Long> spans = new HashSet<>();
    for (int column : columns) {
      Mention mention = mentions.columns().get(column);
      if (mention.found() && !spans.add(((long) mention.first() << 32) + mention.end())) {
        return true;
      }
    }
    return false;
  }

  List<Choice<List<Integer>>> aggregated(int count) {
    if (count == 0) {
      return Choice.certain(List.of());
    }
    List<Choice<List<Integer>>> choices = new ArrayList<>();
    List<Integer> columns = ranked(Role.AGGREGATED, 3);
    for (int column : columns) {
      double score = odds(column, Role.AGGREGATED) * (count == 1 ? 1 : 1.3);
      choices.add(new Choice<>(score, Collections.nCopies(count, column)));
    }
    if (count == 2) {
      for (int a : columns) {
        for (int b : columns) {
          if (a != b) {
            choices.add(
                new Choice<>(
                    odds(a, Role.AGGREGATED) + odds(b, Role.AGGREGATED) - TWO_COLUMNS,
                    List.of(a, b)));
          }
        }
      }
    }
    return Choice.best(choices, 3);
  }

  List<Choice<OptionalInt>> compared(boolean wanted) {
    return wanted
        ? ranked(Role.NESTED, 3).stream()
            .map(c -> new Choice<>(odds(c, Role.NESTED), OptionalInt.of(c)))
            .toList()
        : Choice.certain(OptionalInt.empty());
  }

  List<Choice<List<Integer>>> groups(int count) {
    if (count == 0) {
      return Choice.certain(List.of());
    }
    List<Integer> columns = ranked(Role.GROUPED, 4);
    List<Choice<List<Integer>>> choices = new ArrayList<>();
    for (int a : columns) {
      if (count == 1) {
        choices.add(new Choice<>(odds(a, Role.GROUPED), List.of(a)));
      }
      for (int b : columns) {
        if (count == 2 && a < b) {
          choices.add(new Choice<>(odds(a, Role.GROUPED) + odds(b, Role.GROUPED), List.of(a, b)));
        }
      }
    }
    return Choice.best(choices, 4);
  }

  /**
   * @param aggregated whether it stands within a function
   */
  List<Choice<OptionalInt>> ordered(boolean wanted, boolean aggregated) {
    if (!wanted) {
      return Choice.certain(OptionalInt.empty());
    }
    Set<Integer> columns = new LinkedHashSet<>(ranked(Role.ORDERED, 3));
    if (aggregated) {
      columns.addAll(ranked(Role.AGGREGATED, 2));
    }
    List<Choice<OptionalInt>> choices = new ArrayList<>();
    for (int column : columns) {
      double score = beliefs.column(column, Role.ORDERED);
      double other = aggregated ? beliefs.column(column, Role.AGGREGATED) : 0;
      choices.add(new Choice<>(RoleScores.odds(Math.max(score, other)), OptionalInt.of(column)));
    }
    return Choice.best(choices, 3);
  }
}
