package io.github.askjdbc.exam;

import static io.github.askjdbc.exam.Check.noTies;
import static io.github.askjdbc.exam.Check.that;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Conditions, extremes and orders on the rows of one table. */
final class ConditionRecipe implements ExamRecipe {

  /** What a person may ask the first of. */
  private static final int[] TOPS = {3, 5};

  @Override
  public List<QuestionDraft> drafts(ExamSchema schema) {
    List<QuestionDraft> drafts = new ArrayList<>();
    for (ExamTable table : schema.tables()) {
      OfTable made = new OfTable(table, schema.sql(), drafts);
      table.columns().forEach(made::missing);
      table.measures().forEach(made::measure);
      table.categories().forEach(made::value);
      made.pairs();
    }
    return drafts;
  }

  /** The questions of one table. */
  private record OfTable(ExamTable table, GoldSql sql, List<QuestionDraft> drafts) {

    private String count() {
      return "SELECT COUNT(*) FROM " + sql.table(table);
    }

    private String labels() {
      return labelsFrom() + " ";
    }

    private String labelsFrom() {
      return "SELECT " + sql.column(table.label()) + " FROM " + sql.table(table);
    }

    /** Compared with the average of all rows. */
    private String average(ExamColumn column, String operator) {
      String name = sql.column(column);
      return name + operator + "(SELECT AVG(" + name + ") FROM " + sql.table(table) + ")";
    }

    private QuestionDraft draft(QuestionKind kind, ExamColumn column, String gold, Check check) {
      return QuestionDraft.of(kind, table, places(column, column), gold, check);
    }

    private Map<String, Noun> places(ExamColumn column, ExamColumn other) {
      return Map.of(
          "table", Noun.of(table),
          "label", Noun.of(table.label()),
          "column", Noun.of(column),
          "other", Noun.of(other));
    }

    void missing(ExamColumn column) {
      Check partly = that(column, ColumnFacts::partly);
      String where = " WHERE " + sql.column(column) + " IS NULL";
      drafts.add(draft(QuestionKind.MISSING, column, count() + where, partly));
      drafts.add(draft(QuestionKind.MISSING_LIST, column, labelsFrom() + where, partly));
    }

    void measure(ExamColumn column) {
      Check varied = that(column, ColumnFacts::varied);
      drafts.add(
          draft(
              QuestionKind.ABOVE_AVERAGE,
              column,
              count() + " WHERE " + average(column, " > "),
              varied));
      drafts.add(
          draft(
              QuestionKind.BELOW_AVERAGE,
              column,
              labels() + "WHERE " + average(column, " < "),
              varied));
      drafts.add(extreme(QuestionKind.HIGHEST, column, "MAX").single());
      drafts.add(extreme(QuestionKind.LOWEST, column, "MIN").single());
      drafts.add(ordered(QuestionKind.TOP, column, " DESC"));
      drafts.add(ordered(QuestionKind.BOTTOM, column, ""));
    }

    private QuestionDraft extreme(QuestionKind kind, ExamColumn column, String function) {
      String name = sql.column(column);
      return draft(
          kind,
          column,
          "%sWHERE %s = (SELECT %s(%s) FROM %s)"
              .formatted(labels(), name, function, name, sql.table(table)),
          that(column, ColumnFacts::varied));
    }

    private QuestionDraft ordered(QuestionKind kind, ExamColumn column, String direction) {
      int rows = TOPS[table.columns().indexOf(column) % TOPS.length];
      String order = " FROM " + sql.table(table) + " ORDER BY " + sql.column(column) + direction;
      Map<String, Noun> places =
          Map.of(
              "table", Noun.of(table),
              "label", Noun.of(table.label()),
              "column", Noun.of(column),
              "n", Noun.of(Integer.toString(rows)));
      return QuestionDraft.of(
          kind,
          table,
          places,
          sql.first(sql.column(table.label()) + order, rows),
          that(column, facts -> facts.varied() && facts.rows() > rows + 1),
          noTies("SELECT " + sql.column(column) + order, rows + 1));
    }

    void value(ExamColumn column) {
      Check grouping = that(column, ColumnFacts::grouping);
      String equal = " WHERE " + sql.column(column) + " = " + QuestionDraft.VALUE;
      String other = " WHERE " + sql.column(column) + " <> " + QuestionDraft.VALUE;
      drafts.add(draft(QuestionKind.VALUE, column, count() + equal, grouping).withValueOf(column));
      drafts.add(
          draft(QuestionKind.VALUE_LIST, column, labelsFrom() + equal, grouping)
              .withValueOf(column));
      drafts.add(
          draft(QuestionKind.NOT_VALUE, column, count() + other, grouping).withValueOf(column));
      for (ExamColumn measure : table.measures()) {
        drafts.add(
            QuestionDraft.of(
                    QuestionKind.TWO_CONDITIONS_VALUE,
                    table,
                    places(column, measure),
                    count() + equal + " AND " + average(measure, " > "),
                    grouping,
                    that(measure, ColumnFacts::varied))
                .withValueOf(column));
      }
    }

    void pairs() {
      for (ExamColumn one : table.measures()) {
        for (ExamColumn other : table.measures()) {
          if (!one.equals(other)) {
            drafts.add(
                QuestionDraft.of(
                    QuestionKind.TWO_CONDITIONS,
                    table,
                    places(one, other),
                    count() + " WHERE " + average(one, " > ") + " AND " + average(other, " < "),
                    that(one, ColumnFacts::varied),
                    that(other, ColumnFacts::varied)));
          }
        }
      }
    }
  }
}
