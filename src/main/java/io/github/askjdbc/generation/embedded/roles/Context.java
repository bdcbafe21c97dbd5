package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.english.CueList;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.mentions.Mention;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.mentions.QuestionToken;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.generation.embedded.schema.ColumnEntry;
import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What holds for a whole question and is read for each of its columns, tables and values. */
public final class Context {

  static final String NO_CUE = "-";
  static final String END = "END";
  private static final int CUE_REACH = 7;
  private static final int MOST_WORDS = 14;
  static final double CLEAR = 0.9;

  final Mentions mentions;
  final SchemaIndex schema;
  final List<String> stems = new ArrayList<>();
  final Set<String> asked = new TreeSet<>();
  final int[] valuesOfColumn;
  final int[] textsOfTable;
  final double[] bestColumnOfTable;
  final double bestColumn;
  final double bestTable;
  final int clearTables;
  final int numbers;
  final int texts;
  final int firstColumn;

  /** Columns that are mentioned. */
  final List<Integer> mentioned = new ArrayList<>();

  private double secondColumn;
  private int bestColumnNumber = -1;

  public Context(Mentions mentions) {
    this.mentions = mentions;
    this.schema = mentions.schema();
    readWords();
    valuesOfColumn = new int[schema.columnCount()];
    textsOfTable = new int[schema.tableCount()];
    countValues();
    numbers = (int) mentions.values().stream().filter(ValueMention::numeric).count();
    texts =
        (int)
            mentions.values().stream()
                .filter(value -> !value.numeric() && value.kind() != ValueMention.Kind.BENT)
                .count();
    bestColumnOfTable = new double[schema.tableCount()];
    double best = 0;
    int first = Integer.MAX_VALUE;
    for (int column = 0; column < schema.columnCount(); column++) {
      Mention mention = mentions.columns().get(column);
      int table = schema.tableOf(column);
      bestColumnOfTable[table] = Math.max(bestColumnOfTable[table], mention.score());
      if (mention.score() > best) {
        secondColumn = best;
        best = mention.score();
        bestColumnNumber = column;
      } else {
        secondColumn = Math.max(secondColumn, mention.score());
      }
      if (mention.found()) {
        mentioned.add(column);
        first = Math.min(first, mention.first());
      }
    }
    bestColumn = best;
    firstColumn = first;
    bestTable = mentions.tables().stream().mapToDouble(Mention::score).max().orElse(0);
    clearTables = (int) mentions.tables().stream().filter(t -> t.score() > CLEAR).count();
  }

  private void readWords() {
    for (int at = 0; at < mentions.size() && stems.size() < MOST_WORDS; at++) {
      QuestionToken token = mentions.tokens().get(at);
      if (token.content() && token.text().length() > 2 && !inCertainValue(at)) {
        stems.add(token.stem());
      }
      if (WordClass.ASKED_KIND.contains(token.text())) {
        asked.add(token.text());
      }
    }
  }

  /** The best score of any column but one. */
  double bestBeside(int column) {
    return column == bestColumnNumber ? secondColumn : bestColumn;
  }

  private boolean inCertainValue(int at) {
    return mentions.values().stream()
        .anyMatch(value -> value.certain() && value.first() <= at && at < value.end());
  }

  private void countValues() {
    for (ValueMention value : mentions.values()) {
      Set<Integer> tables = new TreeSet<>();
      for (int column : value.stored().keySet()) {
        valuesOfColumn[column]++;
        tables.add(schema.tableOf(column));
      }
      if (value.kind() == ValueMention.Kind.QUOTED || value.kind() == ValueMention.Kind.STORED) {
        tables.forEach(table -> textsOfTable[table]++);
      }
    }
  }

  /** The class of the nearest strong cue in one direction. */
  String cue(int at, int step) {
    int place = at;
    for (int steps = 0; steps < CUE_REACH; steps++) {
      place += step;
      if (place < 0 || place >= mentions.size()) {
        return END;
      }
      String cue = CueList.classOf(mentions.text(place));
      if (!cue.isEmpty() && !CueList.weak(cue)) {
        return cue;
      }
    }
    return NO_CUE;
  }

  /** A number for a class of cues, for trees. */
  float cueNumber(String cue) {
    return cue.equals(END) ? -1 : cue.equals(NO_CUE) ? 0 : CueList.number(cue);
  }

  /** The first two words. */
  String opening() {
    return mentions.text(0) + " " + mentions.text(1);
  }

  double position(int at) {
    return (double) at / mentions.size();
  }

  /** How well a table is supported: its own mention, and values that it holds. */
  double support(int table) {
    return mentions.tables().get(table).score() + 0.3 * Math.min(textsOfTable[table], 1);
  }

  /** One letter for how clearly a table is mentioned. */
  String tableCode(int table) {
    double score = mentions.tables().get(table).score();
    return score > CLEAR ? "T" : score > 0.4 ? "t" : "0";
  }

  /** One letter for what a column is. */
  String columnCode(ColumnEntry column) {
    String head = column.head();
    if (WordClass.NAMING_COLUMN.contains(head)) {
      return "N";
    }
    return column.key() ? "I" : column.linked() ? "K" : kindCode(column.kind());
  }

  /** For trees. */
  static int kindNumber(ColumnKind kind) {
    return switch (kind) {
      case TEXT -> 0;
      case NUMBER -> 1;
      case DATE -> 2;
      case BOOLEAN -> 3;
      case OTHER -> 4;
    };
  }

  static String kindCode(ColumnKind kind) {
    return switch (kind) {
      case TEXT -> "t";
      case NUMBER -> "n";
      case DATE -> "d";
      case BOOLEAN -> "b";
      case OTHER -> "o";
    };
  }
}
