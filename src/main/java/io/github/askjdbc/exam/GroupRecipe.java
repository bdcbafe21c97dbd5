package io.github.askjdbc.exam;

import static io.github.askjdbc.exam.Check.noTies;
import static io.github.askjdbc.exam.Check.that;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Groups of one table's rows. */
final class GroupRecipe implements ExamRecipe {

  private static final int SEVERAL = 2;

  @Override
  public List<QuestionDraft> drafts(ExamSchema schema) {
    List<QuestionDraft> drafts = new ArrayList<>();
    for (ExamTable table : schema.tables()) {
      for (ExamColumn column : table.categories()) {
        OfColumn group = new OfColumn(table, column, schema.sql());
        drafts.add(group.count());
        drafts.add(group.most());
        drafts.add(group.several());
        for (ExamColumn measure : table.measures()) {
          drafts.add(group.aggregate(QuestionKind.GROUP_AVERAGE, measure, "AVG"));
          drafts.add(group.aggregate(QuestionKind.GROUP_HIGHEST, measure, "MAX"));
        }
      }
    }
    return drafts;
  }

  /** Groups by one column. */
  private record OfColumn(ExamTable table, ExamColumn column, GoldSql sql) {

    private String name() {
      return sql.column(column);
    }

    private String groups() {
      return " FROM " + sql.table(table) + " GROUP BY " + name();
    }

    private Check grouping() {
      return that(column, ColumnFacts::grouping);
    }

    private Map<String, Noun> places(Noun other) {
      return Map.of("table", Noun.of(table), "column", Noun.of(column), "other", other, "n", other);
    }

    QuestionDraft count() {
      return QuestionDraft.of(
          QuestionKind.GROUP_COUNT,
          table,
          places(Noun.of(column)),
          "SELECT " + name() + ", COUNT(*)" + groups(),
          grouping());
    }

    QuestionDraft most() {
      String order = " ORDER BY COUNT(*) DESC";
      return QuestionDraft.of(
              QuestionKind.GROUP_MOST,
              table,
              places(Noun.of(column)),
              sql.first(name() + groups() + order, 1),
              grouping(),
              noTies("SELECT COUNT(*)" + groups() + order, 2))
          .single();
    }

    QuestionDraft several() {
      return QuestionDraft.of(
          QuestionKind.GROUP_SEVERAL,
          table,
          places(Noun.of(Integer.toString(SEVERAL))),
          "SELECT " + name() + groups() + " HAVING COUNT(*) > " + SEVERAL,
          grouping());
    }

    QuestionDraft aggregate(QuestionKind kind, ExamColumn measure, String function) {
      return QuestionDraft.of(
          kind,
          table,
          places(Noun.of(measure)),
          "SELECT " + name() + ", " + function + "(" + sql.column(measure) + ")" + groups(),
          grouping(),
          that(measure, ColumnFacts::varied));
    }
  }
}
