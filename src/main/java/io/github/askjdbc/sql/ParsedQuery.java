package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.database.Dialect;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import net.sf.jsqlparser.JSQLParserException;
import net.sf.jsqlparser.parser.CCJSqlParserUtil;
import net.sf.jsqlparser.statement.Statements;
import net.sf.jsqlparser.statement.select.Select;

/**
 * One SELECT as a tree of our own records; immutable.
 *
 * <p>The text is cut into tokens. A plain text is read from them alone ({@link PlainReader}); any
 * other is parsed, and the parser's tree is read side by side with the tokens ({@link
 * TokenCursor}). What results holds every token of the text, or the text is refused. Every {@link
 * Span} refers to {@link #text}.
 */
public final class ParsedQuery {
  private static final long PARSE_TIMEOUT_MILLIS = 2_000;

  private final String text;
  private final Dialect dialect;
  private final Query query;
  private final List<Placed<SqlNode>> nodes;
  private final Shape shape;
  private final Operations operations;

  private ParsedQuery(String text, Dialect dialect, Query query) {
    this.text = text;
    this.dialect = dialect;
    this.query = query;
    List<Placed<SqlNode>> found = new ArrayList<>();
    place(query, Clause.SELECT, 0, found);
    this.nodes = List.copyOf(found);
    this.shape = Shape.of(this);
    this.operations = Operations.of(this);
  }

  /** Reads one SELECT; never throws, whatever the text is. */
  public static ParseOutcome parse(String text, Dialect dialect) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(dialect, "dialect");
    try {
      List<Token> tokens = SqlTokenizer.tokens(text, dialect);
      if (tokens.isEmpty() || !(tokens.get(0).is("SELECT") || opensQuery(tokens.get(0)))) {
        return new ParseOutcome.Refused(
            "only a single SELECT is allowed, and this text does not begin as one");
      }
      Query query = PlainReader.read(tokens).orElseGet(() -> parsed(text, tokens, dialect));
      return new ParseOutcome.Parsed(new ParsedQuery(text, dialect, query));
    } catch (RefusedSqlException e) {
      return new ParseOutcome.Refused(e.getMessage());
    } catch (StackOverflowError e) {
      return new ParseOutcome.Refused("the SQL nests too deep; a simpler SELECT is needed");
    } catch (RuntimeException e) {
      // a tree with parts missing that we rely on: not understood, and so not allowed
      return new ParseOutcome.Refused(
          "the SQL could not be read ("
              + e.getClass().getSimpleName()
              + "); a single SELECT in plain SQL is allowed");
    }
  }

  /** By the parser, whose tree is read side by side with the tokens. */
  static Query parsed(String text, List<Token> tokens, Dialect dialect) {
    return new QueryReader(new TokenCursor(tokens)).whole(select(text, tokens, dialect));
  }

  private static boolean opensQuery(Token token) {
    return token.is("WITH") || token.is("(");
  }

  private static Select select(String text, List<Token> tokens, Dialect dialect) {
    Statements statements;
    ExecutorService executor = ParserThread.of(tokens);
    try {
      statements =
          CCJSqlParserUtil.parseStatements(
              text,
              executor,
              parser ->
                  parser
                      .withTimeOut(PARSE_TIMEOUT_MILLIS)
                      .withSquareBracketQuotation(
                          dialect == Dialect.SQLSERVER || dialect == Dialect.SQLITE));
    } catch (JSQLParserException e) {
      throw new RefusedSqlException(
          "the SQL could not be read; a single SELECT in plain SQL is allowed");
    } finally {
      executor.shutdownNow();
    }
    if (statements == null || statements.size() != 1) {
      throw new RefusedSqlException("only a single SELECT is allowed");
    }
    if (statements.get(0) instanceof Select select) {
      return select;
    }
    throw new RefusedSqlException("only a single SELECT is allowed, and this is another statement");
  }

  private static void place(SqlNode node, Clause clause, int depth, List<Placed<SqlNode>> found) {
    found.add(new Placed<>(node, clause, depth));
    if (node instanceof Query query) {
      query.with().forEach(table -> place(table.query(), Clause.SELECT, depth + 1, found));
      place(query.body(), Clause.SELECT, depth, found);
      query.orderBy().forEach(item -> place(item, Clause.ORDER_BY, depth, found));
    } else if (node instanceof QueryBody.Select select) {
      select.items().forEach(item -> place(item, Clause.SELECT, depth, found));
      select.from().forEach(relation -> place(relation, Clause.FROM, depth, found));
      select.where().ifPresent(where -> place(where, Clause.WHERE, depth, found));
      select.groupBy().forEach(key -> place(key, Clause.GROUP_BY, depth, found));
      select.having().ifPresent(having -> place(having, Clause.HAVING, depth, found));
    } else {
      Clause below = node instanceof Relation.Join ? Clause.JOIN : clause;
      for (SqlNode child : node.children()) {
        place(child, below, child instanceof Query ? depth + 1 : depth, found);
      }
    }
  }

  public String text() {
    return text;
  }

  public Dialect dialect() {
    return dialect;
  }

  /** The tree. */
  public Query query() {
    return query;
  }

  /** How many of what it consists of. */
  public Shape shape() {
    return shape;
  }

  /** What it computes and compares. */
  public Operations operations() {
    return operations;
  }

  /** Every part of one kind, outer before inner, in the order of the text. */
  public <T extends SqlNode> List<Placed<T>> all(Class<T> kind) {
    List<Placed<T>> all = new ArrayList<>();
    for (Placed<SqlNode> placed : nodes) {
      if (kind.isInstance(placed.node())) {
        all.add(new Placed<>(kind.cast(placed.node()), placed.clause(), placed.depth()));
      }
    }
    return Collections.unmodifiableList(all);
  }

  public List<Placed<Expr.ColumnRef>> columns() {
    return all(Expr.ColumnRef.class);
  }

  public List<Placed<Expr.Text>> textLiterals() {
    return all(Expr.Text.class);
  }

  public List<Placed<Expr.Numeric>> numbers() {
    return all(Expr.Numeric.class);
  }

  public List<Placed<Expr.Call>> calls() {
    return all(Expr.Call.class);
  }

  /** Every SELECT, outermost first; more than one with subqueries and set operations. */
  public List<Placed<QueryBody.Select>> selects() {
    return all(QueryBody.Select.class);
  }

  /** Says what every name in it means in a database. */
  public ResolvedQuery resolve(CatalogSnapshot catalog) {
    return new Resolver(this, catalog).resolve();
  }

  @Override
  public String toString() {
    return "ParsedQuery of " + text.length() + " characters for " + dialect;
  }
}
