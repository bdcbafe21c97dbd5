package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.generation.embedded.roles.Comparing;
import io.github.askjdbc.generation.embedded.roles.Pairing;
import io.github.askjdbc.generation.embedded.roles.RoleScores;
import io.github.askjdbc.generation.embedded.schema.ColumnEntry;
import io.github.askjdbc.linking.SampledTables;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.text.WrittenNumber;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What is believed of the periods of a question beside what the models learnt: that a time is
 * compared with columns of times, also with those of other types than the target's own, and is no
 * amount and no text.
 */
public final class PeriodBeliefs {

  private static final double TOLD_ALREADY = 0.2;

  private final Mentions mentions;
  private final DatabaseKnowledge knowledge;
  private final List<Pairing> pairings = new ArrayList<>();
  private final List<Double> scores = new ArrayList<>();
  private final Map<Integer, TimeForm> times = new HashMap<>();
  private final Map<Integer, Comparing> compared = new HashMap<>();

  /** Words that tell which dates are meant. */
  private final Set<Integer> tellers = new HashSet<>();

  /** Tables whose rows may tell that a column holds no years. */
  private final Set<TableName> sampled;

  private PeriodBeliefs(Reading reading, Mentions mentions, DatabaseKnowledge knowledge) {
    this.mentions = mentions;
    this.knowledge = knowledge;
    this.sampled =
        SampledTables.of(
            mentions.question().links(),
            reading.beliefs().pairings().stream()
                .filter(pairing -> mayCount(pairing, mentions.values().get(pairing.value())))
                .map(pairing -> mentions.schema().column(pairing.column()).name().table()));
  }

  /** The reading with the question's periods at the columns that they may be of. */
  public static Reading in(Reading reading, Mentions mentions, DatabaseKnowledge knowledge) {
    return mentions.values().stream().noneMatch(value -> value.period().isPresent())
        ? reading
        : new PeriodBeliefs(reading, mentions, knowledge).of(reading);
  }

  private Reading of(Reading reading) {
    TimeChoice choice = new TimeChoice(mentions.question(), knowledge);
    PeriodWording wording = new PeriodWording(mentions.question());
    for (ValueMention value : mentions.values()) {
      List<TimeChoice.Dated> dated = value.period().isEmpty() ? List.of() : choice.of(span(value));
      dated.forEach(one -> number(one).ifPresent(column -> times.put(column, one.form())));
      if (!dated.isEmpty() && (value.amount().isEmpty() || wording.isTime(span(value)))) {
        wording.operator(span(value)).ifPresent(operator -> compare(value, operator));
        dated.stream().limit(1).flatMap(one -> one.by().stream()).forEach(tellers::add);
        time(value, reading.beliefs(), dated);
      } else {
        learnt(value, reading.beliefs(), pairing -> true, Map.of());
      }
    }
    double[] pairs = new double[scores.size()];
    for (int place = 0; place < pairs.length; place++) {
      pairs[place] = scores.get(place) * (told(pairings.get(place)) ? TOLD_ALREADY : 1);
    }
    return new Reading(reading.labels(), reading.beliefs().with(pairings, pairs, compared), times);
  }

  private Optional<Integer> number(TimeChoice.Dated dated) {
    return mentions.schema().number(dated.column());
  }

  private void compare(ValueMention value, Operator operator) {
    Stream.of(Comparing.values())
        .filter(one -> one.operator().equals(Optional.of(operator)))
        .findFirst()
        .ifPresent(one -> compared.put(value.number(), one));
  }

  private void time(ValueMention value, RoleScores learnt, List<TimeChoice.Dated> dated) {
    Map<Integer, Double> likely = new HashMap<>();
    dated.stream()
        .filter(one -> one.score() > 0)
        .forEach(one -> number(one).ifPresent(column -> likely.put(column, one.score())));
    int before = pairings.size();
    learnt(value, learnt, pairing -> isTime(pairing) || isOfYears(pairing, value), likely);
    Set<Integer> paired = new HashSet<>();
    pairings.subList(before, pairings.size()).forEach(pairing -> paired.add(pairing.column()));
    likely.forEach(
        (column, score) -> {
          if (!paired.contains(column)) {
            pairings.add(new Pairing(value.number(), column, value.text()));
            scores.add(score);
          }
        });
    if (pairings.size() == before) {
      learnt(value, learnt, pairing -> true, Map.of());
    }
  }

  /** Takes over what was learnt of a value's columns. */
  private void learnt(
      ValueMention value,
      RoleScores learnt,
      Predicate<Pairing> wanted,
      Map<Integer, Double> least) {
    for (int place = 0; place < learnt.pairings().size(); place++) {
      Pairing pairing = learnt.pairings().get(place);
      if (pairing.value() == value.number() && wanted.test(pairing)) {
        pairings.add(pairing);
        scores.add(Math.max(learnt.pair(place), least.getOrDefault(pairing.column(), 0.0)));
      }
    }
  }

  private boolean isTime(Pairing pairing) {
    return times.containsKey(pairing.column())
        || mentions.schema().column(pairing.column()).kind() == ColumnKind.DATE;
  }

  /** Whether its word says which date is meant: "paid in 2024" wants no status as well. */
  private boolean told(Pairing pairing) {
    ValueMention value = mentions.values().get(pairing.value());
    return value.period().isEmpty()
        && value.end() - value.first() == 1
        && tellers.contains(span(value).first());
  }

  private WordSpan span(ValueMention value) {
    return new WordSpan(
        mentions.tokens().get(value.first()).word(), mentions.tokens().get(value.end() - 1).word());
  }

  /** Whether a column may hold years, as far as its rows can tell. */
  private boolean isOfYears(Pairing pairing, ValueMention value) {
    ColumnEntry column = mentions.schema().column(pairing.column());
    if (value.amount().isPresent() && !isOfKey(column) && column.kind() == ColumnKind.TEXT) {
      return value.stored().containsKey(pairing.column());
    }
    return mayCount(pairing, value)
        && sampled.contains(column.name().table())
        && knowledge.statistics().samples(column.name()).stream().allMatch(WrittenNumber::isYear);
  }

  /** Whether only the rows of a column can tell whether it holds years. */
  private boolean mayCount(Pairing pairing, ValueMention value) {
    ColumnEntry column = mentions.schema().column(pairing.column());
    return value.period().isPresent()
        && value.amount().isPresent()
        && !isOfKey(column)
        && column.kind() == ColumnKind.NUMBER;
  }

  private static boolean isOfKey(ColumnEntry column) {
    return column.key() || column.linked();
  }
}
