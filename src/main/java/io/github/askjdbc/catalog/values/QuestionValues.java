package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Coverage;
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
 * The values of a database as one question sees them: what earlier questions read is there, what is
 * missing is read when first needed, with this question's connection and time.
 */
final class QuestionValues implements ValueIndex {
  /** Of the question's time, what reading may take where it can, and cannot, go on later. */
  private static final double SHARE = 0.25;

  private static final double WHOLE_SHARE = 0.5;
  private static final int READS = 20_000;

  /** Of the question's time, what asking the target for one literal may take. */
  private static final double LITERAL_SHARE = 0.1;

  private static final int MOST_LITERALS = 32;
  private static final int LONGEST_LITERAL = 1_000;

  private record Question(ColumnName column, String literal) {}

  private final DatabaseValues values;
  private final CatalogSnapshot catalog;
  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;
  private final ValueSql sql;

  /** What the index says; candidates of one question compare with the same few literals. */
  private final Map<Question, Optional<Boolean>> indexed = new HashMap<>();

  /** What the target says. */
  private final Map<Question, Optional<Boolean>> asked = new HashMap<>();

  private boolean begun;

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
    Optional<Boolean> before = indexed.get(question);
    if (before == null) {
      values.begin(name.table(), database, part());
      before = values.contains(name, literal);
      if (before.isPresent()) {
        indexed.put(question, before);
      }
    }
    return before.or(() -> settled(known.get(), literal));
  }

  /** Asks the target itself. */
  private Optional<Boolean> settled(Column column, String literal) {
    if (literal.length() > LONGEST_LITERAL) {
      return Optional.empty();
    }
    Question question = new Question(column.name(), literal);
    Optional<Boolean> before = asked.get(question);
    if (before != null) {
      return before;
    }
    if (asked.size() == MOST_LITERALS || budget.remaining().isZero()) {
      return Optional.empty();
    }
    Optional<Boolean> answer = ask(column, literal);
    asked.put(question, answer);
    return answer;
  }

  private Optional<Boolean> ask(Column column, String literal) {
    ProbeOutcome outcome =
        BoundedProbe.ask(
            database, sql.holds(column.name(), literal), budget.part(LITERAL_SHARE, 1));
    if (!(outcome instanceof ProbeOutcome.Rows read)) {
      return Optional.empty();
    }
    boolean found = !read.rows().isEmpty();
    return found || !mayDifferFromLiteral(column) ? Optional.of(found) : Optional.empty();
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
    if (!begun) {
      values.beginAll(catalog, database, part());
      begun = true;
    }
    if (budget.isCancelled()) {
      throw new QuestionCancelledException();
    }
    return values.lookup(query);
  }

  @Override
  public Coverage coverage(ColumnName column) {
    return values.coverage(column);
  }

  private QuestionBudget part() {
    return budget.part(database.cacheable() ? SHARE : WHOLE_SHARE, READS);
  }
}
