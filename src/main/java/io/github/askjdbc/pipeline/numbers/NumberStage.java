package io.github.askjdbc.pipeline.numbers;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.semantics.FormulaReader;
import io.github.askjdbc.catalog.semantics.Metric;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.SchemaLinker;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.definitions.ToldNumber;
import io.github.askjdbc.question.definitions.ToldNumber.Reckoning;
import io.github.askjdbc.question.definitions.ToldNumber.Rows;
import io.github.askjdbc.sql.NumberOfRows;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/**
 * Reads evidence that tells of a number how it is reckoned, part by part, so that the question may
 * ask for the number by its name.
 */
public final class NumberStage {

  private static final String OF_HUNDRED = "100.0";

  private final SchemaLinker linker;
  private final List<CandidateGenerator> generators;
  private final TablesAlone tables = new TablesAlone();

  public NumberStage(SchemaLinker linker, List<CandidateGenerator> generators) {
    this.linker = linker;
    this.generators = generators;
  }

  /** The question with the number under its name; as it is where it is read already. */
  public LinkedQuestion read(
      LinkedQuestion linked, DatabaseKnowledge knowledge, Dialect dialect, QuestionBudget budget) {
    Question question = linked.question();
    boolean read = namesNumber(linked);
    Optional<ToldNumber> told =
        question
            .evidence()
            .flatMap(ToldNumber::of)
            .filter(one -> !read || ToldNames.asksForPercent(one, question.text()));
    if (told.isEmpty()) {
      return linked;
    }
    ToldParts parts = new ToldParts(linker, generators, tables.of(knowledge), dialect, budget);
    boolean explained = linked.restated().isPresent() || namesFilter(linked, told.get().term());
    if (explained && parts.isRead(linked)) {
      return linked;
    }
    return new Reading(parts, knowledge)
        .metric(told.get(), question)
        .map(metric -> layer(told.get(), metric, question.text()))
        .map(layer -> linker.link(question, layer, knowledge, dialect, budget))
        .filter(NumberStage::namesNumber)
        .orElse(linked);
  }

  private static boolean namesNumber(LinkedQuestion question) {
    return question.links().stream().anyMatch(Link.ToMetric.class::isInstance);
  }

  private static boolean namesFilter(LinkedQuestion question, String term) {
    return question.links().stream()
        .anyMatch(link -> link instanceof Link.ToFilter is && is.name().equalsIgnoreCase(term));
  }

  private static SemanticLayer layer(ToldNumber told, ToldMetric metric, String question) {
    return SemanticLayer.of(
        Metric.told(
            ToldNames.of(told, question),
            metric.base(),
            List.copyOf(metric.others()),
            metric.expression(),
            metric.rows(),
            metric.owner()));
  }

  /** Reads the parts. */
  private record Reading(ToldParts parts, DatabaseKnowledge knowledge) {

    Optional<ToldMetric> metric(ToldNumber told, Question question) {
      boolean percent = told.percent() || ToldNames.asksForPercent(told, question.text());
      Optional<ToldMetric> metric =
          reckoned(
              told.reckoning(),
              told.owner(),
              percent,
              ToldNames.asksForMean(told, question.text()),
              question.text());
      for (Rows rows : told.rows()) {
        metric = metric.flatMap(one -> parts.rows(rows).flatMap(one::within));
      }
      return metric;
    }

    private Optional<ToldMetric> reckoned(
        Reckoning reckoning,
        Optional<String> owner,
        boolean percent,
        boolean averaged,
        String question) {
      if (reckoning instanceof Reckoning.Share share) {
        Optional<NumberOfRows> all = parts.rows(share.all());
        return all.flatMap(
            one -> parts.rows(share.some()).flatMap(some -> ToldMetric.share(one, some, percent)));
      }
      if (reckoning instanceof Reckoning.Quotient quotient) {
        return quotient(quotient, owner, percent);
      }
      if (reckoning instanceof Reckoning.Multiple multiple) {
        return parts
            .of(multiple.number())
            .map(number -> ToldMetric.multiple(multiple.factor(), number));
      }
      Reckoning.OfColumns formula = (Reckoning.OfColumns) reckoning;
      return FormulaReader.read(formula.statement(), question, knowledge.catalog())
          .metrics()
          .stream()
          .findFirst()
          .flatMap(Reading::ofColumns)
          .filter(metric -> !percent || metric.expression().contains(OF_HUNDRED))
          .or(
              () ->
                  formula
                      .reckoned()
                      .flatMap(
                          term -> RowFormula.of(term, owner, parts, percent, averaged, knowledge)));
    }

    private Optional<ToldMetric> quotient(
        Reckoning.Quotient quotient, Optional<String> owner, boolean percent) {
      Optional<NumberOfRows> part = parts.of(quotient.part());
      Optional<NumberOfRows> whole = part.flatMap(one -> parts.ofOwner(quotient.whole(), owner));
      String times = percent ? OF_HUNDRED : quotient.times();
      return part.flatMap(
          one ->
              whole
                  .flatMap(all -> ToldMetric.quotient(one, all, times, knowledge.catalog()))
                  .map(metric -> isOfRow(quotient, one, whole.get()) ? metric.ofRow() : metric));
    }

    /** Whether it may be told of each row, and not of the sums over many. */
    private static boolean isOfRow(
        Reckoning.Quotient quotient, NumberOfRows part, NumberOfRows whole) {
      boolean added =
          quotient.part().isAdded() || quotient.whole().isAdded() || part.argument().isEmpty();
      return part.base().equals(whole.base()) && whole.argument().isPresent() && !added;
    }

    private static Optional<ToldMetric> ofColumns(Metric metric) {
      return metric
          .table()
          .map(
              table ->
                  new ToldMetric(
                      table,
                      new LinkedHashSet<TableName>(metric.others()),
                      metric.expression(),
                      List.of(),
                      Optional.empty()));
    }
  }
}
