package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.IndexCoverage;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import io.github.askjdbc.text.LetterCase;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The values of a database as one question sees them: read when first needed, with this question's
 * connection and time where no earlier one did.
 */
final class QuestionValues implements ValueIndex {
  private static final int MOST_LITERALS = 32;
  private static final int LONGEST_LITERAL = 1_000;
  private static final int MOST_LOOKUPS = 256;

  private record Question(ColumnName column, String literal) {}

  private final DatabaseValues values;
  private final CatalogSnapshot catalog;
  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;
  private final ValueSql sql;

  /** What the index says; candidates of one question compare with the same few literals. */
  private final Map<Question, Optional<Boolean>> indexed = new HashMap<>();

  /** The same, of what is like a text: kept where all values are read. */
  private final Map<ValueQuery, List<ValueMatch>> found = new HashMap<>();

  /** What the target says. */
  private final Map<Question, Optional<Boolean>> asked = new HashMap<>();

  QuestionValues(
      DatabaseValues values,
      CatalogSnapshot catalog,
      ReadOnlyDatabase database,
      QuestionBudget budget) {
    this.values = values;
    this.catalog = catalog;
    this.database = database;
    this.budget = budget;
    this.sql = new ValueSql(database.dialect(), values.limits().valueLength());
  }

  @Override
  public synchronized Optional<Boolean> contains(ColumnName column, String literal) {
    Optional<Column> known = catalog.column(column).filter(DatabaseValues::isText);
    if (known.isEmpty()) {
      return Optional.empty();
    }
    ColumnName name = known.get().name();
    Question question = new Question(name, literal);
    Optional<Boolean> said = indexed.get(question);
    if (said == null) {
      values.read(catalog, database, reading());
      said = values.contains(name, literal);
      indexed.put(question, said);
    }
    return said.isPresent() && !values.isKept() ? said : settled(known.get(), literal, said);
  }

  /** Asks the target itself. */
  private Optional<Boolean> settled(Column column, String literal, Optional<Boolean> said) {
    if (literal.length() > LONGEST_LITERAL) {
      return Optional.empty();
    }
    Question question = new Question(column.name(), literal);
    Optional<Boolean> before = asked.get(question);
    if (before != null) {
      return before;
    }
    if (asked.size() == MOST_LITERALS) {
      return Optional.empty();
    }
    Optional<Boolean> answer = ask(column, literal, said);
    asked.put(question, answer);
    return answer;
  }

  private Optional<Boolean> ask(Column column, String literal, Optional<Boolean> said) {
    ProbeOutcome outcome = database.query(sql.holds(column.name(), literal), budget.withProbes(1));
    if (!(outcome instanceof ProbeOutcome.Rows read)) {
      return Optional.empty();
    }
    boolean found = !read.rows().isEmpty();
    return found || !mayDifferFromLiteral(column) ? Optional.of(found) : said.filter(held -> !held);
  }

  /**
   * Whether a parameter may compare otherwise than the same text written as a literal: blanks at
   * the end of padded cells count for the one and not for the other.
   */
  private boolean mayDifferFromLiteral(Column column) {
    String type = LetterCase.upper(column.typeName());
    return switch (database.dialect()) {
      case SQLITE, DUCKDB, MYSQL, MARIADB, SQLSERVER -> false;
      case STANDARD -> true;
      default -> type.contains("CHAR") && !type.contains("VAR");
    };
  }

  @Override
  public synchronized List<ValueMatch> lookup(ValueQuery query) {
    values.read(catalog, database, reading());
    if (budget.isCancelled()) {
      throw new QuestionCancelledException();
    }
    if (!values.isRead()) {
      return values.lookup(query);
    }
    List<ValueMatch> known = found.get(query);
    if (known == null) {
      known = values.lookup(query);
      if (found.size() < MOST_LOOKUPS) {
        found.put(query, known);
      }
    }
    return known;
  }

  @Override
  public synchronized List<String> few(ColumnName column) {
    values.read(catalog, database, reading());
    return values.few(column);
  }

  @Override
  public IndexCoverage coverage(ColumnName column) {
    return values.coverage(column);
  }

  /** Limits of its own bound the reading. */
  private QuestionBudget reading() {
    return budget.withProbes(Integer.MAX_VALUE);
  }
}
