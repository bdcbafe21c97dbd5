package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ColumnStatistics;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.generation.embedded.roles.Pairing;
import io.github.askjdbc.generation.embedded.roles.RoleScores;
import io.github.askjdbc.generation.embedded.schema.ColumnEntry;
import io.github.askjdbc.generation.embedded.times.TimeChoice;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.text.WrittenNumber;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is believed of the periods of a question beside what the models learnt: that a time is
 * compared with columns of times, also with those of other types than the target's own, and is no
 * amount and no text.
 */
public final class PeriodBeliefs {

  private static final int YEAR_DIGITS = 4;

  private final Mentions mentions;
  private final DatabaseKnowledge knowledge;
  private final List<Pairing> pairings = new ArrayList<>();
  private final List<Double> scores = new ArrayList<>();
  private final Map<Integer, TimeForm> times = new HashMap<>();

  private PeriodBeliefs(Mentions mentions, DatabaseKnowledge knowledge) {
    this.mentions = mentions;
    this.knowledge = knowledge;
  }

  /** The reading with the question's periods at the columns that they may be of. */
  public static Reading in(Reading reading, Mentions mentions, DatabaseKnowledge knowledge) {
    return mentions.values().stream().noneMatch(value -> value.period().isPresent())
        ? reading
        : new PeriodBeliefs(mentions, knowledge).of(reading);
  }

  private Reading of(Reading reading) {
    TimeChoice choice = new TimeChoice(mentions.question(), knowledge);
    for (ValueMention value : mentions.values()) {
      value(value, reading.beliefs(), choice);
    }
    double[] pairs = scores.stream().mapToDouble(Double::doubleValue).toArray();
    return new Reading(reading.labels(), reading.beliefs().withPairings(pairings, pairs), times);
  }

  private void value(ValueMention value, RoleScores learnt, TimeChoice choice) {
    Map<Integer, Double> dated = new HashMap<>();
    if (value.period().isPresent()) {
      for (TimeChoice.Dated one : choice.of(span(value))) {
        mentions
            .schema()
            .number(one.column())
            .ifPresent(
                number -> {
                  times.put(number, one.form());
                  dated.put(number, one.score());
                });
      }
    }
    boolean time =
        isTime(value) && dated.values().stream().anyMatch(score -> score >= TimeChoice.LEAST);
    for (int place = 0; place < learnt.pairings().size(); place++) {
      Pairing pairing = learnt.pairings().get(place);
      if (pairing.value() == value.number()) {
        Double score = time ? dated.remove(pairing.column()) : null;
        if (!time || score != null || isOfYears(pairing, value)) {
          pairings.add(pairing);
          scores.add(Math.max(learnt.pair(place), score == null ? 0 : score));
        }
      }
    }
    if (time) {
      dated.forEach(
          (column, score) -> {
            pairings.add(new Pairing(value.number(), column, value.text()));
            scores.add(score);
          });
    }
  }

  private WordSpan span(ValueMention value) {
    return new WordSpan(
        mentions.tokens().get(value.first()).word(), mentions.tokens().get(value.end() - 1).word());
  }

  /** Words that are a time and nothing else: more than a number, or one after "in" or "since". */
  private boolean isTime(ValueMention value) {
    if (value.period().isEmpty()) {
      return false;
    }
    int before = span(value).first() - 1;
    return value.amount().isEmpty()
        || (before >= 0
            && (WordClass.TIME_PREPOSITION.contains(
                    mentions.question().words().get(before).folded())
                || mentions.question().linksAt(before).anyMatch(PeriodBeliefs::comparesTimes)));
  }

  private static boolean comparesTimes(Link link) {
    return link instanceof Link.ToCue cue
        && (cue.cue() == Cue.AFTER || cue.cue() == Cue.BEFORE || cue.cue() == Cue.SINCE);
  }

  /** Whether a column may hold years, as far as its rows can tell. */
  private boolean isOfYears(Pairing pairing, ValueMention value) {
    ColumnEntry column = mentions.schema().column(pairing.column());
    if (value.amount().isEmpty() || column.key() || column.linked()) {
      return false;
    }
    if (column.kind() == ColumnKind.TEXT) {
      return value.stored().containsKey(pairing.column());
    }
    List<String> samples = samples(column.name());
    return column.kind() == ColumnKind.NUMBER
        && samples.stream().allMatch(text -> text.length() == YEAR_DIGITS && isYear(text));
  }

  private static boolean isYear(String text) {
    return WrittenNumber.isDigits(text, YEAR_DIGITS)
        && (text.startsWith("1") || text.startsWith("20"));
  }

  private List<String> samples(ColumnName column) {
    return knowledge
        .statistics()
        .of(column.table())
        .flatMap(table -> table.column(column.column()))
        .map(ColumnStatistics::samples)
        .orElse(List.of());
  }
}
