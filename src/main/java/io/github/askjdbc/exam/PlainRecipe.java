package io.github.askjdbc.exam;

import static io.github.askjdbc.exam.Check.that;

import io.github.askjdbc.catalog.ColumnKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Lists, counts and aggregates of one table. */
final class PlainRecipe implements ExamRecipe {

  @Override
  public List<QuestionDraft> drafts(ExamSchema schema) {
    List<QuestionDraft> drafts = new ArrayList<>();
    for (ExamTable table : schema.tables()) {
      String from = " FROM " + schema.sql().table(table);
      if (!table.association()) {
        drafts.add(draft(QuestionKind.COUNT, table, "SELECT COUNT(*)" + from));
      }
      for (ExamColumn column : table.columns()) {
        ofColumn(table, column, schema.sql(), from, drafts);
      }
    }
    return drafts;
  }

  private static void ofColumn(
      ExamTable table, ExamColumn column, GoldSql sql, String from, List<QuestionDraft> drafts) {
    String name = sql.column(column);
    if (!column.is(ColumnKind.OTHER)) {
      drafts.add(
          draft(
              QuestionKind.LIST,
              table,
              column,
              "SELECT " + sql.column(table.label()) + ", " + name + from,
              that(column, ColumnFacts::full)));
    }
    if (column.is(ColumnKind.TEXT)) {
      distinct(table, column, name + from, drafts);
    } else if (column.measure()) {
      aggregates(table, column, name, from, drafts);
    } else if (column.is(ColumnKind.DATE)) {
      Check varied = that(column, ColumnFacts::varied);
      drafts.add(
          draft(QuestionKind.EARLIEST, table, column, "SELECT MIN(" + name + ")" + from, varied));
      drafts.add(
          draft(QuestionKind.LATEST, table, column, "SELECT MAX(" + name + ")" + from, varied));
    }
  }

  private static void distinct(
      ExamTable table, ExamColumn column, String nameAndFrom, List<QuestionDraft> drafts) {
    int from = nameAndFrom.indexOf(" FROM ");
    String name = nameAndFrom.substring(0, from);
    drafts.add(
        draft(
            QuestionKind.DISTINCT_COUNT,
            table,
            column,
            "SELECT COUNT(DISTINCT " + name + ")" + nameAndFrom.substring(from),
            that(column, facts -> facts.full() && facts.distinct() < facts.rows())));
    drafts.add(
        draft(
            QuestionKind.DISTINCT_LIST,
            table,
            column,
            "SELECT DISTINCT " + nameAndFrom,
            that(column, ColumnFacts::grouping)));
  }

  private static void aggregates(
      ExamTable table, ExamColumn column, String name, String from, List<QuestionDraft> drafts) {
    Check varied = that(column, ColumnFacts::varied);
    Map<QuestionKind, String> functions =
        Map.of(
            QuestionKind.AVERAGE, "AVG", QuestionKind.MAXIMUM, "MAX", QuestionKind.MINIMUM, "MIN");
    for (QuestionKind kind :
        List.of(QuestionKind.AVERAGE, QuestionKind.MAXIMUM, QuestionKind.MINIMUM)) {
      drafts.add(
          draft(
              kind,
              table,
              column,
              "SELECT " + functions.get(kind) + "(" + name + ")" + from,
              varied));
    }
    if (column.additive()) {
      drafts.add(
          draft(QuestionKind.TOTAL, table, column, "SELECT SUM(" + name + ")" + from, varied));
    }
  }

  private static QuestionDraft draft(QuestionKind kind, ExamTable table, String gold) {
    return QuestionDraft.of(kind, table, Map.of("table", Noun.of(table)), gold);
  }

  private static QuestionDraft draft(
      QuestionKind kind, ExamTable table, ExamColumn column, String gold, Check check) {
    return QuestionDraft.of(
        kind,
        table,
        Map.of(
            "table", Noun.of(table),
            "label", Noun.of(table.label()),
            "column", Noun.of(column)),
        gold,
        check);
  }
}
