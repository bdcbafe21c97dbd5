package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.english.CueList;
import io.github.askjdbc.generation.embedded.mentions.Mention;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.generation.embedded.schema.ColumnEntry;
import io.github.askjdbc.learning.NamedFeatures;

/** What is read of a column: how it is mentioned, what stands around, what competes with it. */
final class ColumnFeatures {

  private static final int FAR = 10;
  private static final int NEAR = 4;

  /** What the trees read, by name. */
  static final NamedFeatures<ColumnFeatures> DENSE =
      new NamedFeatures.Builder<ColumnFeatures>()
          .number("score", c -> c.mention.score())
          .number("share", c -> c.mention.share())
          .number("matched words", c -> c.mention.matched())
          .number("words", c -> c.column.words().size())
          .number("place", ColumnFeatures::place)
          .number("columns of the same words", c -> c.same)
          .flag("dominated", c -> c.dominated)
          .flag("in the name of a table", c -> c.inTable)
          .number("support of the table", c -> c.context.support(c.column.table()))
          .number("rank", c -> c.rank)
          .number("values", c -> c.context.valuesOfColumn[c.number])
          .number(
              "distance to the table",
              c ->
                  c.found && c.table.found()
                      ? Math.min(Math.abs(c.table.first() - c.mention.first()), FAR - 1)
                      : FAR)
          .flag(
              "table follows", c -> c.found && c.table.first() >= c.mention.end() && c.gap() < NEAR)
          .number("value follows", c -> c.found ? c.nextValue() : 0)
          .number("score of the table", c -> c.table.score())
          .number("kind", c -> Context.kindNumber(c.column.kind()))
          .flag("names", c -> c.context.columnCode(c.column).equals("N"))
          .flag("key", c -> c.column.key())
          .flag("linked", c -> c.column.linked())
          .number(
              "columns of the table",
              c -> c.context.schema.table(c.column.table()).columns().size())
          .number("clear tables", c -> c.context.clearTables)
          .number("numbers", c -> c.context.numbers)
          .number("texts", c -> c.context.texts)
          .number("best column", c -> c.context.bestColumn)
          .number("best column of the table", c -> c.context.bestColumnOfTable[c.column.table()])
          .number("place in the table", c -> c.column.place())
          .number("length", c -> c.found ? c.mention.length() : 0)
          .number("kind of mention", c -> c.mention.kind().number())
          .number("words of the question", c -> c.mentions.size())
          .number("texts of the table", c -> c.context.textsOfTable[c.column.table()])
          .number("first place", c -> Math.min(c.place(), c.placeOfSecond()))
          .number("last place", c -> Math.max(c.place(), c.placeOfSecond()))
          .number(
              "cue before",
              c -> c.found ? c.context.cueNumber(c.context.cue(c.mention.first(), -1)) : 0)
          .number(
              "cue before the second",
              c -> c.twice() ? c.context.cueNumber(c.context.cue(c.second.first(), -1)) : 0)
          .number(
              "cue after",
              c -> c.found ? c.context.cueNumber(c.context.cue(c.mention.end() - 1, 1)) : 0)
          .flag("cue in the name", c -> CueList.contains(c.column.head()))
          .build();

  private final Context context;
  private final Mentions mentions;
  private final int number;
  private final ColumnEntry column;
  private final Mention mention;
  private final Mention second;
  private final Mention table;
  private final boolean found;
  private int same;
  private boolean dominated;
  private boolean inTable;
  private int rank;

  private ColumnFeatures(Context context, int number) {
    this.context = context;
    this.mentions = context.mentions;
    this.number = number;
    this.column = context.schema.column(number);
    this.mention = mentions.columns().get(number);
    this.second = mentions.seconds().get(number);
    this.table = mentions.tables().get(column.table());
    this.found = mention.found();
    if (found) {
      compete();
    }
  }

  static RoleExample of(Context context, int column) {
    ColumnFeatures features = new ColumnFeatures(context, column);
    return new RoleExample(
        features.sparse().build(), DENSE.row(features), features.mention.score());
  }

  /** Compares the mention with those of other columns and tables over the same tokens. */
  private void compete() {
    double own = context.support(column.table());
    for (int other : context.mentioned) {
      Mention theirs = mentions.columns().get(other);
      if (theirs.sameTokens(mention)) {
        same++;
        double support = context.support(context.schema.tableOf(other));
        boolean better =
            theirs.score() > mention.score()
                || (theirs.score() == mention.score() && support > own);
        rank += other != number && better ? 1 : 0;
      }
      dominated |=
          theirs.score() > mention.score() + 0.1
              && theirs.first() <= mention.first()
              && theirs.end() >= mention.end()
              && theirs.length() > mention.length();
    }
    for (Mention other : mentions.tables()) {
      inTable |=
          other.kind() == Mention.Kind.FULL && other.overlaps(mention.first(), mention.end());
    }
  }

  private String kindCode() {
    boolean behind = dominated && mention.clearKind() == Mention.Kind.FULL;
    return behind ? "D" : mention.clearKind().code();
  }

  private SparseFeatures sparse() {
    SparseFeatures out = new SparseFeatures("");
    String kind = kindCode();
    String tableCode = context.tableCode(column.table());
    String is = context.columnCode(column);
    String type = Context.kindCode(column.kind());
    String match = kind + tableCode + Math.min(rank, 2);
    out.add(match).add("nt" + is).add(match + is).add("ty" + type + kind);
    int values = Math.min(context.valuesOfColumn[number], 1);
    if (found) {
      around(out, mention);
      String leftCue = context.cue(mention.first(), -1);
      String rightCue = context.cue(mention.end() - 1, 1);
      out.add("cl" + leftCue + is + kind).add("cr" + rightCue + kind);
      out.add("cp" + leftCue + mentions.text(mention.first() - 1));
      out.add("pos" + sixth(mention) + kind);
      out.add("ps" + (mention.first() == context.firstColumn));
      out.add("nv" + values + kind).add("nx" + nextValue() + leftCue);
      out.add("mw" + stems() + "|" + column.head());
    }
    if (found && second.found()) {
      around(out, second);
      out.add("TWO").add("two" + quarter(mention, second, true) + quarter(mention, second, false));
    }
    if (!kind.equals("F")) {
      out.add("nf" + kind + tableCode + is);
      out.add("nfw" + context.opening() + is + tableCode);
      out.add("nv" + values + kind + tableCode);
      for (String stem : context.stems) {
        out.add(column.head() + "*" + stem);
      }
      for (String word : context.asked) {
        out.add(column.head() + "#" + word).add(is + "#" + word + tableCode);
      }
      boolean anyClear = context.bestColumn > Context.CLEAR;
      out.add("nc" + kind + is + tableCode + anyClear + Math.min(context.texts, 2));
    }
    return out;
  }

  /** What stands around a mention. */
  private void around(SparseFeatures out, Mention at) {
    String p1 = mentions.text(at.first() - 1);
    String p2 = mentions.text(at.first() - 2);
    String n1 = mentions.text(at.end());
    out.add("p1" + p1).add("p2" + p2 + " " + p1);
    out.add("p3" + mentions.text(at.first() - 3) + " " + p2 + " " + p1);
    out.add("n1" + n1).add("n2" + n1 + " " + mentions.text(at.end() + 1));
    out.add("pn" + p1 + "|" + n1);
    String m1 = mentions.maskedText(at.first() - 1);
    String m2 = mentions.maskedText(at.end());
    String m3 = m2 + " " + mentions.maskedText(at.end() + 1);
    out.add("P1" + m1).add("P2" + mentions.maskedText(at.first() - 2) + " " + m1);
    out.add("N1" + m2).add("N2" + m3).add("N3" + m3 + " " + mentions.maskedText(at.end() + 2));
    String left = context.cue(at.first(), -1);
    String right = context.cue(at.end() - 1, 1);
    out.add("cl" + left).add("cr" + right).add("clr" + left + right);
    out.add("pos" + sixth(at));
    out.add("fw" + context.opening() + (int) (context.position(at.first()) * 4));
  }

  private int sixth(Mention at) {
    return (int) (context.position(at.first()) * 6);
  }

  private int quarter(Mention a, Mention b, boolean former) {
    int at = former ? Math.min(a.first(), b.first()) : Math.max(a.first(), b.first());
    return (int) (context.position(at) * 4);
  }

  private String stems() {
    StringBuilder stems = new StringBuilder();
    for (int at = mention.first(); at < mention.end(); at++) {
      stems.append(mentions.tokens().get(at).stem()).append(' ');
    }
    return stems.toString();
  }

  /** 2 where a value that the column holds follows closely, 1 for another value, 0 for none. */
  private int nextValue() {
    for (ValueMention value : mentions.values()) {
      if (mention.end() <= value.first() && value.first() <= mention.end() + NEAR) {
        return value.stored().containsKey(number) ? 2 : 1;
      }
    }
    return 0;
  }

  /** From 0 for the first word to 1; -1 where it is not mentioned. */
  private double place() {
    return found ? context.position(mention.first()) : -1;
  }

  private boolean twice() {
    return found && second.found();
  }

  private double placeOfSecond() {
    return twice() ? context.position(second.first()) : place();
  }

  private int gap() {
    return table.first() - mention.end();
  }
}
