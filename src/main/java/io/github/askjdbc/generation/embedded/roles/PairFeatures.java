package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.generation.embedded.mentions.Mention;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.generation.embedded.schema.ColumnEntry;
import io.github.askjdbc.learning.NamedFeatures;
import io.github.askjdbc.text.LetterCase;
import java.util.ArrayList;
import java.util.List;

/** What is read of a value with a column that it may belong to. */
final class PairFeatures {

  private static final int FAR = 99;
  private static final int BEFORE = 50;
  private static final int NEAR = 4;
  private static final int LONGEST = 12;

  /** What the trees read, by name. */
  static final NamedFeatures<PairFeatures> DENSE =
      new NamedFeatures.Builder<PairFeatures>()
          .number("score", p -> p.mention.score())
          .number("share", p -> p.mention.share())
          .flag("found", p -> p.found)
          .number("distance", p -> Math.max(-20, Math.min(p.distance, 20)))
          .flag("near", p -> p.near)
          .flag("held", p -> p.value.stored().containsKey(p.number))
          .number("holders", p -> p.value.stored().size())
          .number("score of the table", PairFeatures::tableScore)
          .number("rival", p -> p.rival)
          .number("over the rival", p -> p.mention.score() + 0.5 * p.tableScore() - p.rival)
          .flag("nearest", PairFeatures::nearest)
          .number("kind of value", p -> p.value.kind().number())
          .number("length", p -> p.value.end() - p.value.first())
          .flag("capital", p -> p.value.capital())
          .number("kind", p -> Context.kindNumber(p.column.kind()))
          .flag("key", p -> p.column.key())
          .flag("linked", p -> p.column.linked())
          .flag("names", p -> p.context.columnCode(p.column).equals("N"))
          .number("place", p -> p.context.position(p.value.first()))
          .number("texts", p -> p.context.texts)
          .number("numbers", p -> p.context.numbers)
          .number("number of the value", p -> p.value.number())
          .flag("as it is stored", p -> p.value.text().equals(p.stored))
          .number("clear tables", p -> p.context.clearTables)
          .number("best column of the table", p -> p.context.bestColumnOfTable[p.column.table()])
          .number("characters", p -> p.value.text().length())
          .build();

  private final Context context;
  private final Mentions mentions;
  private final ValueMention value;
  private final int number;
  private final String stored;
  private final ColumnEntry column;
  private final Mention mention;
  private final boolean found;
  private final boolean near;
  private final int distance;
  private final double rival;

  private PairFeatures(Context context, Pairing pairing) {
    this.context = context;
    this.mentions = context.mentions;
    this.value = mentions.values().get(pairing.value());
    this.number = pairing.column();
    this.stored = pairing.stored();
    this.column = context.schema.column(number);
    this.mention = mentions.columns().get(number);
    this.found = mention.found();
    this.distance =
        !found
            ? FAR
            : value.first() >= mention.end()
                ? value.first() - mention.end()
                : value.end() - mention.first() - BEFORE;
    this.near = found && distance >= 0 && distance <= NEAR;
    this.rival = rival();
  }

  static RoleExample of(Context context, Pairing pairing) {
    PairFeatures features = new PairFeatures(context, pairing);
    return new RoleExample(
        features.sparse().build(), DENSE.row(features), features.mention.score());
  }

  /** The columns worth a thought for a value: those that hold it, or else those that could. */
  static List<Pairing> pairings(Context context, ValueMention value) {
    List<Pairing> pairings = new ArrayList<>();
    value
        .stored()
        .forEach((column, stored) -> pairings.add(new Pairing(value.number(), column, stored)));
    boolean held = !value.stored().isEmpty() && !value.numeric();
    if (held) {
      return pairings;
    }
    for (int column = 0; column < context.schema.columnCount(); column++) {
      ColumnKind kind = context.schema.column(column).kind();
      boolean named = context.mentions.columns().get(column).score() > 0.5;
      boolean time = value.period().isPresent() && value.amount().isEmpty();
      boolean fits =
          time
              ? kind == ColumnKind.DATE || (kind == ColumnKind.TEXT && named)
              : value.numeric() ? kind != ColumnKind.TEXT || named : kind != ColumnKind.NUMBER;
      if (fits && !value.stored().containsKey(column)) {
        pairings.add(new Pairing(value.number(), column, value.text()));
      }
    }
    return pairings;
  }

  private String holds() {
    boolean holds = value.stored().containsKey(number);
    int holders = value.stored().size();
    return holds ? (holders == 1 ? "H" : "h") : (holders == 0 ? "n" : "x");
  }

  private SparseFeatures sparse() {
    SparseFeatures out = new SparseFeatures("V");
    String kind = value.kind().code();
    String holds = holds();
    String tableCode = context.tableCode(column.table());
    String is = column.key() ? "I" : column.linked() ? "K" : context.columnCode(column);
    String match = kind + holds + mention.clearKind().code() + (near ? "1" : "0");
    String p1 = mentions.text(value.first() - 1);
    String p2 = mentions.text(value.first() - 2);
    String n1 = mentions.text(value.end());
    out.add(match).add(match + tableCode).add(match + is).add(match + is + tableCode);
    out.add(kind + is + "p" + p1).add(kind + is + p2 + " " + p1).add(kind + is + "x" + n1);
    out.add(kind + "p2" + p2 + " " + p1);
    out.add(kind + "p3" + mentions.text(value.first() - 3) + " " + p2 + " " + p1);
    out.add(kind + "x" + n1 + " " + mentions.text(value.end() + 1));
    out.add("w" + column.head() + " " + p1).add("w" + column.head() + "|" + n1);
    out.add("w" + column.head() + kind);
    out.add("d" + Math.max(-9, Math.min(distance, 9)) + kind);
    out.add("cue" + context.cue(value.first(), -1) + kind + holds);
    out.add("cap" + value.capital() + holds + kind);
    String text = LetterCase.lower(value.text());
    out.add("vw" + text.substring(0, Math.min(text.length(), LONGEST)) + kind);
    if (mention.clearKind() != Mention.Kind.FULL) {
      for (String stem : context.stems) {
        out.add("v" + column.head() + "*" + stem);
      }
    }
    return out;
  }

  private double tableScore() {
    return mentions.tables().get(column.table()).score();
  }

  /** The best support of another column that the value may belong to. */
  private double rival() {
    double best = 0;
    if (!value.stored().isEmpty()) {
      for (int other : value.stored().keySet()) {
        if (other != number) {
          double table = mentions.tables().get(context.schema.tableOf(other)).score();
          best = Math.max(best, mentions.columns().get(other).score() + 0.5 * table);
        }
      }
      return best;
    }
    return context.bestBeside(number);
  }

  /** Whether no mentioned column stands closer before the value. */
  private boolean nearest() {
    if (!found || mention.end() > value.first()) {
      return false;
    }
    return context.mentioned.stream()
        .map(mentions.columns()::get)
        .noneMatch(
            other ->
                other.score() > 0.6 && other.end() <= value.first() && other.end() > mention.end());
  }
}
