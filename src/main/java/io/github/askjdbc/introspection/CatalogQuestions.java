package io.github.askjdbc.introspection;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.question.Question;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Answers questions about the database itself from its catalog.
 *
 * <p>Only where the wording says so, and the database holds nothing that the same words name: with
 * a table of furniture, "which tables are there?" is a question about the data. Thread-safe.
 */
public final class CatalogQuestions {

  private static final int MOST_TABLES_WITH_EXAMPLES = 40;

  private final CatalogPhrases phrases;
  private final Set<String> identifying;

  public CatalogQuestions() {
    LexiconFile file = LexiconFile.read("catalog-questions");
    phrases = new CatalogPhrases(file);
    identifying = file.section("identifying").words();
  }

  /**
   * Whether the words of a question may ask about the database itself. With evidence given they do
   * not: it is there to explain data.
   */
  public boolean mayAsk(Question question) {
    return question.evidence().isEmpty() && !phrases.read(question.text()).isEmpty();
  }

  /**
   * @param linking reads a text as words that may name something in the database
   * @param readable the tables that questions may read
   * @return empty if the question is not about the database itself
   */
  public Optional<CatalogAnswer> answer(
      Question question,
      Function<String, LinkedQuestion> linking,
      DatabaseKnowledge knowledge,
      Dialect dialect,
      Predicate<TableName> readable) {
    CatalogListing listing = new CatalogListing(knowledge, dialect, readable);
    for (CatalogRequest request : phrases.read(question.text())) {
      if (namesNothing(request.nouns(), linking, knowledge)) {
        List<Table> named =
            request
                .table()
                .map(words -> NamedTables.of(words, linking, listing.readable()))
                .orElse(List.of());
        Optional<CatalogAnswer> answer =
            request.table().isPresent() && named.isEmpty()
                ? Optional.empty()
                : answer(request.kind(), named, knowledge, listing);
        if (answer.isPresent()) {
          return answer;
        }
      }
    }
    return Optional.empty();
  }

  /** Whether the database holds nothing that words for parts of a catalog name. */
  private static boolean namesNothing(
      Set<String> nouns, Function<String, LinkedQuestion> linking, DatabaseKnowledge knowledge) {
    return !NounsInSchema.named(nouns, knowledge.catalog())
        && nouns.stream()
            .flatMap(noun -> linking.apply(noun).links().stream())
            .noneMatch(CatalogQuestions::ofTheSchema);
  }

  private static boolean ofTheSchema(Link link) {
    return link instanceof Link.ToTable
        || link instanceof Link.ToColumn
        || link instanceof Link.ToValue
        || link instanceof Link.ToFilter
        || link instanceof Link.ToMetric;
  }

  private Optional<CatalogAnswer> answer(
      CatalogRequest.Kind kind,
      List<Table> named,
      DatabaseKnowledge knowledge,
      CatalogListing listing) {
    return switch (kind) {
      case TABLES -> listing.tables();
      case TABLE_COUNT -> listing.tableCount();
      case COLUMNS -> listing.columns(named);
      case COLUMN_COUNT -> listing.columnCount(named);
      case ALL_COLUMNS -> listing.columns(listing.readable());
      case EXAMPLES -> examples(knowledge, listing);
    };
  }

  private Optional<CatalogAnswer> examples(DatabaseKnowledge knowledge, CatalogListing listing) {
    ExampleQuestions questions = new ExampleQuestions(knowledge.catalog(), identifying);
    LiteralRows rows = listing.rows("question", "table_name", "description");
    List<Table> tables = listing.readable();
    tables.stream()
        .limit(MOST_TABLES_WITH_EXAMPLES)
        .forEach(
            table ->
                questions
                    .of(table)
                    .forEach(
                        question ->
                            rows.add(
                                question,
                                table.name().toString(),
                                listing.description(table, rows))));
    return CatalogListing.answer(rows, "examples of questions, some for each table", "")
        .map(
            answer ->
                tables.size() <= MOST_TABLES_WITH_EXAMPLES
                    ? answer
                    : new CatalogAnswer(
                        answer.sql(),
                        answer.wording(),
                        Optional.of(
                            "only "
                                + MOST_TABLES_WITH_EXAMPLES
                                + " of "
                                + tables.size()
                                + " tables have examples here; ASK what tables are there")));
  }
}
