package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.generation.embedded.roles.Comparing;
import io.github.askjdbc.generation.embedded.roles.Pairing;
import io.github.askjdbc.generation.embedded.roles.RoleScores;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** The likeliest columns for the values of one question, and how they are compared with them. */
final class ValueChoices {

  private static final int VALUES = 5;
  private static final double UNSURE = 0.85;
  private static final double POSSIBLE = 0.08;
  private static final double LEAST = 1e-3;

  private final Mentions mentions;
  private final RoleScores beliefs;
  private final Map<Integer, List<Choice<Pairing>>> pairings = new TreeMap<>();
  private final Map<Integer, List<Choice<Comparing>>> operators = new HashMap<>();
  private final Map<Integer, List<Choice<List<Pairing>>>> pairingsOf = new HashMap<>();

  ValueChoices(Mentions mentions, RoleScores beliefs) {
    this.mentions = mentions;
    this.beliefs = beliefs;
    for (int place = 0; place < beliefs.pairings().size(); place++) {
      Pairing pairing = beliefs.pairings().get(place);
      pairings
          .computeIfAbsent(pairing.value(), v -> new ArrayList<>())
          .add(new Choice<>(RoleScores.odds(beliefs.pair(place)), pairing));
    }
    pairings.replaceAll((value, choices) -> Choice.best(choices, VALUES));
  }

  /** Pairings of so many different values, in the order of the question. */
  List<Choice<List<Pairing>>> pairings(int count) {
    return pairingsOf.computeIfAbsent(count, this::paired);
  }

  private List<Choice<List<Pairing>>> paired(int count) {
    if (count == 0) {
      return Choice.certain(List.of());
    }
    if (count > 3) {
      return List.of();
    }
    List<Integer> values = new ArrayList<>(pairings.keySet());
    values.sort(Comparator.comparingDouble(value -> -pairings.get(value).get(0).score()));
    List<Choice<List<Pairing>>> choices = new ArrayList<>();
    pair(values.stream().limit(VALUES).sorted().toList(), count, new ArrayList<>(), choices);
    return Choice.best(choices, 6);
  }

  private void pair(
      List<Integer> values,
      int count,
      List<Choice<Pairing>> chosen,
      List<Choice<List<Pairing>>> choices) {
    if (chosen.size() == count) {
      double score = chosen.stream().mapToDouble(Choice::score).sum();
      choices.add(new Choice<>(score, chosen.stream().map(Choice::value).toList()));
      return;
    }
    for (int at = 0; at < values.size(); at++) {
      for (Choice<Pairing> choice : Choice.best(pairings.get(values.get(at)), count < 3 ? 3 : 2)) {
        chosen.add(choice);
        pair(values.subList(at + 1, values.size()), count, chosen, choices);
        chosen.remove(chosen.size() - 1);
      }
    }
  }

  /** How each pairing may be compared: the likeliest operators, and one changed where unsure. */
  List<Choice<List<Slots.Filter>>> filters(List<Pairing> chosen) {
    List<Slots.Filter> likeliest = new ArrayList<>();
    List<Choice<List<Slots.Filter>>> choices = new ArrayList<>();
    double score = 0;
    double surest = 1;
    for (Pairing pairing : chosen) {
      List<Choice<Comparing>> operators = operators(pairing.value());
      likeliest.add(new Slots.Filter(pairing, operators.get(0).value()));
      score += Math.log(Math.max(operators.get(0).score(), LEAST));
      surest = Math.min(surest, operators.get(0).score());
    }
    choices.add(new Choice<>(score, likeliest));
    for (int at = 0; at < chosen.size() && surest < UNSURE; at++) {
      List<Choice<Comparing>> operators = operators(chosen.get(at).value());
      if (operators.get(1).score() > POSSIBLE) {
        List<Slots.Filter> changed = new ArrayList<>(likeliest);
        changed.set(at, new Slots.Filter(chosen.get(at), operators.get(1).value()));
        double less = Math.log(operators.get(1).score() / operators.get(0).score());
        choices.add(new Choice<>(score + less, changed));
      }
    }
    return choices;
  }

  /** The two likeliest operators with one operand; scores are shares. */
  private List<Choice<Comparing>> operators(int value) {
    return operators.computeIfAbsent(value, this::likeliest);
  }

  private List<Choice<Comparing>> likeliest(int value) {
    if (mentions.values().get(value).kind() == ValueMention.Kind.STATE) {
      return List.of(new Choice<>(1, Comparing.EQUAL), new Choice<>(0, Comparing.NOT_EQUAL));
    }
    List<Choice<Comparing>> operators = new ArrayList<>();
    double all = 0;
    for (Comparing comparing : Comparing.values()) {
      if (comparing.single() && !(comparing.denies() && isHeldNowhere(value))) {
        operators.add(new Choice<>(beliefs.operator(value, comparing), comparing));
        all += beliefs.operator(value, comparing);
      }
    }
    double sum = Math.max(all, 1e-6);
    return Choice.best(operators, 2).stream()
        .map(choice -> new Choice<>(choice.score() / sum, choice.value()))
        .toList();
  }

  /** Of a text that nothing holds every row is another, which nobody who does not say so asks. */
  private boolean isHeldNowhere(int value) {
    ValueMention mention = mentions.values().get(value);
    return !mention.numeric() && mention.stored().isEmpty() && !mentions.question().asks(Cue.NOT);
  }

  List<Choice<Optional<Slots.Range>>> ranges(int count) {
    if (count == 0) {
      return Choice.certain(Optional.empty());
    }
    List<Choice<Optional<Slots.Range>>> choices = new ArrayList<>();
    List<ValueMention> values =
        mentions.values().stream()
            .filter(v -> v.kind() != ValueMention.Kind.NAME && v.kind() != ValueMention.Kind.BENT)
            .filter(v -> v.kind() != ValueMention.Kind.STATE)
            .toList();
    for (int at = 0; count == 1 && at + 1 < values.size(); at++) {
      int low = values.get(at).number();
      int high = values.get(at + 1).number();
      for (Choice<Pairing> a : pairings.getOrDefault(low, List.of())) {
        for (Choice<Pairing> b : pairings.getOrDefault(high, List.of())) {
          if (a.value().column() == b.value().column()) {
            choices.add(
                new Choice<>(
                    a.score(), Optional.of(new Slots.Range(low, high, a.value().column()))));
          }
        }
      }
    }
    return Choice.best(choices, 3);
  }

  /** Numbers that are no value of any column, so far as can be told. */
  List<Choice<OptionalInt>> havingValues(boolean wanted) {
    if (!wanted) {
      return Choice.certain(OptionalInt.empty());
    }
    List<Choice<OptionalInt>> choices = new ArrayList<>();
    for (ValueMention value : mentions.values()) {
      if (value.amount().isPresent()) {
        double taken =
            pairings.getOrDefault(value.number(), List.of()).stream()
                .mapToDouble(Choice::score)
                .max()
                .orElse(-5);
        choices.add(new Choice<>(-0.5 * Math.max(taken, -5), OptionalInt.of(value.number())));
      }
    }
    return choices.isEmpty()
        ? List.of(new Choice<>(-2, OptionalInt.empty()))
        : Choice.best(choices, 3);
  }
}
