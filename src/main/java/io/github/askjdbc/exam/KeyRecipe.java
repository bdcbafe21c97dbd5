package io.github.askjdbc.exam;

import static io.github.askjdbc.exam.Check.noTies;
import static io.github.askjdbc.exam.Check.none;
import static io.github.askjdbc.exam.Check.some;
import static io.github.askjdbc.exam.Check.that;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Questions over the one key between two tables. */
final class KeyRecipe implements ExamRecipe {

  @Override
  public List<QuestionDraft> drafts(ExamSchema schema) {
    List<QuestionDraft> drafts = new ArrayList<>();
    for (ExamKeyLink key : schema.keys()) {
      if (!key.child().association()) {
        drafts.addAll(new OfKey(key, schema.sql()).all());
      }
    }
    return drafts;
  }

  /** The questions of one key; in SQL the child is c and the parent p. */
  private record OfKey(ExamKeyLink key, GoldSql sql) {

    private static final String SEVERAL = "1";

    private ExamTable child() {
      return key.child();
    }

    private ExamTable parent() {
      return key.parent();
    }

    private String joined() {
      return sql.of("c", key.fromColumn()) + " = " + sql.of("p", key.toColumn());
    }

    private String parentLabel() {
      return sql.of("p", parent().label());
    }

    private String join() {
      return " FROM %s c JOIN %s p ON %s"
          .formatted(sql.table(child()), sql.table(parent()), joined());
    }

    private String byParent() {
      String row = sql.of("p", key.toColumn());
      return " GROUP BY " + row + (row.equals(parentLabel()) ? "" : ", " + parentLabel());
    }

    private String parentsWhere(String what, String condition) {
      return "SELECT %s FROM %s p WHERE %s".formatted(what, sql.table(parent()), condition);
    }

    private String exists() {
      return "EXISTS (SELECT 1 FROM " + sql.table(child()) + " c WHERE " + joined() + ")";
    }

    /** Each row of the child has its parent. */
    private Check whole() {
      return none(
          "SELECT COUNT(*) FROM %s c WHERE NOT EXISTS (SELECT 1 FROM %s p WHERE %s)"
              .formatted(sql.table(child()), sql.table(parent()), joined()));
    }

    private Map<String, Noun> places(ExamColumn column) {
      Map<String, Noun> places = new HashMap<>();
      places.put("table", Noun.of(child()));
      places.put("label", Noun.of(child().label()));
      places.put("column", Noun.of(column));
      places.put("parent", Noun.of(parent()));
      places.put("parentlabel", Noun.of(parent().label()));
      return places;
    }

    private QuestionDraft draft(QuestionKind kind, String gold, Check... checks) {
      return QuestionDraft.of(kind, child(), places(child().label()), gold, checks);
    }

    List<QuestionDraft> all() {
      List<QuestionDraft> drafts = new ArrayList<>();
      drafts.add(
          draft(
              QuestionKind.JOIN_LIST,
              "SELECT " + sql.of("c", child().label()) + ", " + parentLabel() + join(),
              whole()));
      drafts.add(
          draft(
              QuestionKind.JOIN_COUNT,
              "SELECT " + parentLabel() + ", COUNT(*)" + join() + byParent()));
      drafts.add(most());
      drafts.add(
          draft(
              QuestionKind.JOIN_SOME,
              parentsWhere("COUNT(*)", exists()),
              some(parentsWhere("COUNT(*)", "NOT " + exists()))));
      drafts.add(draft(QuestionKind.JOIN_NONE, parentsWhere("COUNT(*)", "NOT " + exists())));
      drafts.add(
          draft(QuestionKind.JOIN_NONE_LIST, parentsWhere(parentLabel(), "NOT " + exists())));
      drafts.add(several());
      drafts.add(value());
      child().measures().forEach(measure -> drafts.add(average(measure)));
      return drafts;
    }

    private QuestionDraft most() {
      String order = " ORDER BY COUNT(*) DESC";
      return draft(
              QuestionKind.JOIN_MOST,
              sql.first(parentLabel() + join() + byParent() + order, 1),
              noTies("SELECT COUNT(*)" + join() + byParent() + order, 2))
          .single();
    }

    private QuestionDraft several() {
      String count = "(SELECT COUNT(*) FROM " + sql.table(child()) + " c WHERE " + joined() + ")";
      return draft(QuestionKind.JOIN_SEVERAL, parentsWhere("COUNT(*)", count + " > " + SEVERAL));
    }

    private QuestionDraft value() {
      return draft(
              QuestionKind.JOIN_VALUE,
              "SELECT COUNT(*)" + join() + " WHERE " + parentLabel() + " = " + QuestionDraft.VALUE)
          .withValueOf(parent().label());
    }

    private QuestionDraft average(ExamColumn measure) {
      return QuestionDraft.of(
          QuestionKind.JOIN_AVERAGE,
          child(),
          places(measure),
          "SELECT %s, AVG(%s)%s%s"
              .formatted(parentLabel(), sql.of("c", measure), join(), byParent()),
          that(measure, ColumnFacts::varied));
    }
  }
}
