package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.generation.embedded.mentions.Mention;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.schema.KeyEntry;
import io.github.askjdbc.generation.embedded.schema.TableEntry;
import io.github.askjdbc.learning.NamedFeatures;

/** What is read of a table: how it is mentioned, and what of it and around it is. */
final class TableFeatures {

  /** What the trees read, by name. */
  static final NamedFeatures<TableFeatures> DENSE =
      new NamedFeatures.Builder<TableFeatures>()
          .number("score", t -> t.mention.score())
          .number("share", t -> t.mention.share())
          .number("matched words", t -> t.mention.matched())
          .number("words", t -> t.table.words().size())
          .number("best table", t -> t.context.bestTable)
          .number("behind the best table", t -> t.context.bestTable - t.mention.score())
          .number("keys", t -> t.keys)
          .number("best column", t -> t.context.bestColumnOfTable[t.number])
          .number("own columns", t -> t.ownColumns)
          .number("keys to mentioned", t -> t.keysToMentioned)
          .flag("dominated", t -> t.dominated)
          .number("texts", t -> t.context.textsOfTable[t.number])
          .number("tables of the schema", t -> t.context.schema.tableCount())
          .number("columns", t -> t.table.columns().size())
          .number("place", t -> t.mention.first() >= 0 ? t.context.position(t.mention.first()) : -1)
          .number("clear tables", t -> t.context.clearTables)
          .number("clear columns", t -> t.columnsAbove(Context.CLEAR))
          .number("named columns", t -> t.columnsAbove(0.5))
          .number("texts of the question", t -> t.context.texts)
          .number("numbers", t -> t.context.numbers)
          .number("number", t -> t.number)
          .build();

  private final Context context;
  private final Mentions mentions;
  private final int number;
  private final TableEntry table;
  private final Mention mention;
  private int keys;
  private int keysToMentioned;
  private int ownColumns;
  private boolean dominated;

  private TableFeatures(Context context, int number) {
    this.context = context;
    this.mentions = context.mentions;
    this.number = number;
    this.table = context.schema.table(number);
    this.mention = mentions.tables().get(number);
    countKeys();
    countOwnColumns();
    for (int other = 0; other < context.schema.tableCount(); other++) {
      Mention theirs = mentions.tables().get(other);
      dominated |=
          other != number
              && theirs.score() >= Context.CLEAR
              && theirs.first() <= mention.first()
              && theirs.end() >= mention.end()
              && theirs.length() > mention.length();
    }
  }

  static RoleExample of(Context context, int table) {
    TableFeatures features = new TableFeatures(context, table);
    return new RoleExample(
        features.sparse().build(), DENSE.row(features), features.mention.score());
  }

  private void countKeys() {
    for (KeyEntry key : context.schema.keys()) {
      int from = context.schema.tableOf(key.from());
      int to = context.schema.tableOf(key.to());
      if (from != number && to != number) {
        continue;
      }
      keys++;
      int other = from == number ? to : from;
      if (other != number && mentions.tables().get(other).score() > Context.CLEAR) {
        keysToMentioned++;
      }
    }
  }

  /** Columns clearly mentioned that no other table has as well. */
  private void countOwnColumns() {
    for (int column : table.columns()) {
      Mention own = mentions.columns().get(column);
      if (own.score() <= Context.CLEAR) {
        continue;
      }
      boolean shared = false;
      for (int other : context.mentioned) {
        Mention theirs = mentions.columns().get(other);
        shared |=
            context.schema.tableOf(other) != number
                && theirs.score() >= own.score() - 0.01
                && theirs.sameTokens(own);
      }
      ownColumns += shared ? 0 : 1;
    }
  }

  private SparseFeatures sparse() {
    SparseFeatures out = new SparseFeatures("T");
    String kind = mention.score() > 0.3 ? mention.kind().code() : Mention.Kind.NONE.code();
    kind = dominated ? "D" : kind;
    out.add("tq" + kind).add("tb" + (context.bestTable > Context.CLEAR) + kind);
    out.add("ex" + Math.min(ownColumns, 2) + kind);
    out.add("lk" + Math.min(keysToMentioned, 2) + kind);
    out.add("tv" + Math.min(context.textsOfTable[number], 2) + kind);
    if (!kind.equals("N")) {
      String p1 = mentions.text(mention.first() - 1);
      String n1 = mentions.text(mention.end());
      out.add("p1" + p1).add("p2" + mentions.text(mention.first() - 2) + " " + p1);
      out.add("n1" + n1).add("n2" + n1 + " " + mentions.text(mention.end() + 1));
      out.add("cl" + context.cue(mention.first(), -1));
      out.add("cr" + context.cue(mention.end() - 1, 1));
      out.add("fw" + context.opening());
    }
    if (!kind.equals("F")) {
      for (String stem : context.stems) {
        out.add(table.head() + "*" + stem);
      }
    }
    return out;
  }

  private long columnsAbove(double score) {
    return table.columns().stream()
        .filter(column -> mentions.columns().get(column).score() > score)
        .count();
  }
}
