package io.github.askjdbc.pipeline.numbers;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.semantics.Metric;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.SchemaLinker;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.definitions.ClassesAsked;
import io.github.askjdbc.question.definitions.ToldClasses;
import io.github.askjdbc.question.definitions.ToldClasses.Limit;
import io.github.askjdbc.question.definitions.ToldClasses.SizeClass;
import io.github.askjdbc.sql.NumberOfRows;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads evidence that tells classes of rows by a number in them, so that the question may ask for
 * each class. The column is the one that is read where a question asks for the lowest class alone.
 */
public final class ClassStage {

  private static final String WITH = "%s with %s %s %s";
  private static final String WHOSE = "%s with a %s of %s %s %s";
  private static final String LESS = "less than";
  private static final String AT_MOST = "at most";
  private static final String INTEGER = "INT";

  private final SchemaLinker linker;
  private final List<CandidateGenerator> generators;
  private final TablesAlone tables = new TablesAlone();

  public ClassStage(SchemaLinker linker, List<CandidateGenerator> generators) {
    this.linker = linker;
    this.generators = generators;
  }

  /** The question with its classes; as it is where evidence tells none, or it asks for none. */
  public LinkedQuestion read(
      LinkedQuestion linked, DatabaseKnowledge knowledge, Dialect dialect, QuestionBudget budget) {
    Question question = linked.question();
    Optional<ToldClasses> told = question.evidence().flatMap(ToldClasses::of);
    Optional<ClassesAsked> asked = told.flatMap(one -> ClassesAsked.of(question.text()));
    if (asked.isEmpty()) {
      return linked;
    }
    ToldParts parts = new ToldParts(linker, generators, tables.of(knowledge), dialect, budget);
    return new Reading(parts, knowledge.catalog(), told.get(), asked.get(), dialect)
        .metric()
        .map(SemanticLayer::of)
        .map(layer -> linker.link(question, layer, knowledge, dialect, budget))
        .filter(one -> one.links().stream().anyMatch(Link.ToMetric.class::isInstance))
        .orElse(linked);
  }

  /** Looks for the column by which the classes are told. */
  private record Reading(
      ToldParts parts,
      CatalogSnapshot catalog,
      ToldClasses told,
      ClassesAsked asked,
      Dialect dialect) {

    Optional<Metric> metric() {
      boolean taken =
          catalog.tables().stream()
              .anyMatch(
                  table ->
                      isCalledSo(table.name().name())
                          || table.columns().stream()
                              .anyMatch(column -> isCalledSo(column.name().column())));
      return (taken ? Optional.<Column>empty() : column())
          .filter(column -> told.areCalledBy(asked.which()) || names(column.name(), asked.which()))
          .filter(column -> told.cover(isWhole(column)))
          .map(
              column ->
                  Metric.told(
                      List.of(asked.phrase()),
                      column.name().table(),
                      List.of(),
                      kinds(written(column.name())),
                      Optional.empty(),
                      Optional.empty()));
    }

    /** What has a column or table of that name may mean that one. */
    private boolean isCalledSo(String name) {
      return NameStems.of(name).containsAll(NameStems.of(asked.phrase()));
    }

    private static boolean names(ColumnName column, String word) {
      return NameStems.of(column.column()).contains(Stemming.stem(Stemming.fold(word)));
    }

    private Optional<Column> column() {
      String noun = NounNumber.plural(told.noun().orElse(asked.noun()));
      if (told.unit().isEmpty()) {
        return told.measure()
            .flatMap(name -> parts.column(name, Optional.of(NounNumber.singular(noun))))
            .filter(one -> one.conditions().isEmpty() && one.others().isEmpty())
            .flatMap(NumberOfRows::column)
            .flatMap(this::known);
      }
      Limit limit = told.classes().get(0).to().orElseThrow();
      String compared = limit.included() ? AT_MOST : LESS;
      String number = limit.number().toPlainString();
      String phrase =
          told.measure()
              .map(name -> WHOSE.formatted(noun, name, compared, number, told.unit()))
              .orElseGet(() -> WITH.formatted(noun, compared, number, told.unit()));
      return parts
          .rows(phrase)
          .filter(one -> one.others().isEmpty() && one.conditions().size() == 1)
          .flatMap(one -> column(one, below(limit)));
    }

    /** The one column of the rows that is compared with just that number. */
    private Optional<Column> column(NumberOfRows rows, String below) {
      return catalog.table(rows.base()).stream()
          .map(Table::columns)
          .flatMap(List::stream)
          .filter(one -> rows.conditions().get(0).equals(written(one.name()) + below))
          .findFirst();
    }

    private Optional<Column> known(ColumnName name) {
      return catalog.table(name.table()).stream()
          .map(Table::columns)
          .flatMap(List::stream)
          .filter(one -> one.name().equals(name))
          .findFirst();
    }

    private static boolean isWhole(Column column) {
      return column.kind() == ColumnKind.NUMBER
          && column.typeName().toUpperCase(Locale.ROOT).contains(INTEGER);
    }

    private String written(ColumnName column) {
      return IdentifierQuoting.of(dialect).quote(Stream.of(column.table().name(), column.column()));
    }

    private String kinds(String cell) {
      StringBuilder kinds = new StringBuilder("CASE");
      int last = told.classes().size() - 1;
      for (SizeClass one : told.classes().subList(0, last)) {
        kinds
            .append(" WHEN ")
            .append(cell)
            .append(below(one.to().orElseThrow()))
            .append(" THEN ")
            .append(quoted(one));
      }
      return kinds
          .append(" ELSE ")
          .append(quoted(told.classes().get(last)))
          .append(" END")
          .toString();
    }

    private static String below(Limit limit) {
      return (limit.included() ? " <= " : " < ") + limit.number().toPlainString();
    }

    private static String quoted(SizeClass one) {
      return "'" + one.name().replace("'", "''") + "'";
    }
  }
}
