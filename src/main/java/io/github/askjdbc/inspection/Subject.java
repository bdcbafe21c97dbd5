package io.github.askjdbc.inspection;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KeyGraph;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.inspection.constraints.Constraint;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.llm.JsonQuestioner;
import io.github.askjdbc.llm.prompt.PromptPolicy;
import io.github.askjdbc.llm.prompt.PromptedModel;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.sql.ResolvedQuery;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What a detector may look at: the question, the guarded query, what is known of the database, and
 * what the query returns.
 *
 * <p>The query is run once, when a detector first asks for its result; further probes are few, and
 * the same one is sent once. One thread uses a subject.
 */
public final class Subject {
  /** How many queries of their own all detectors together may send about one query. */
  private static final int MAX_PROBES = 6;

  private static final Set<Dialect> EXPLAINING =
      EnumSet.of(
          Dialect.SQLITE,
          Dialect.POSTGRESQL,
          Dialect.MYSQL,
          Dialect.MARIADB,
          Dialect.H2,
          Dialect.DUCKDB,
          Dialect.TRINO);

  private final LinkedQuestion question;
  private final TriedQuery tried;
  private final Optional<Set<Integer>> explained;
  private final InspectedDatabase database;
  private final Optional<JsonQuestioner> model;
  private final PromptPolicy prompts;
  private final Map<String, ProbeOutcome> probes = new HashMap<>();

  /**
   * @param tried the query as the guard allowed it
   * @param explained indices of the question's words that the generator says the SQL accounts for,
   *     empty where it does not say
   */
  public Subject(
      LinkedQuestion question,
      TriedQuery tried,
      Optional<Set<Integer>> explained,
      InspectedDatabase database) {
    this.question = question;
    this.tried = tried;
    this.explained = explained.map(Set::copyOf);
    this.database = database;
    this.model =
        database.model().map(prompted -> new JsonQuestioner(prompted.client(), database.budget()));
    this.prompts = database.model().map(PromptedModel::policy).orElse(PromptPolicy.NO_VALUES);
  }

  public LinkedQuestion question() {
    return question;
  }

  /** The query, and what came of its run so far. */
  public TriedQuery tried() {
    return tried;
  }

  /** The query; findings' spans refer to its text. */
  public ParsedQuery query() {
    return names().query();
  }

  /** What the names in the query mean. */
  public ResolvedQuery names() {
    return tried.names();
  }

  /** What the query does. */
  public QueryFacts facts() {
    return tried.facts();
  }

  /** Indices of words that the generator says are accounted for. */
  public Optional<Set<Integer>> explained() {
    return explained;
  }

  public DatabaseKnowledge knowledge() {
    return database.knowledge();
  }

  public ValueIndex values() {
    return database.knowledge().values();
  }

  /** Whom to ask where a judgement needs more than the database; each call costs a probe. */
  public Optional<JsonQuestioner> model() {
    return model;
  }

  /** What the model may be told of the database. */
  public PromptPolicy prompts() {
    return prompts;
  }

  /** The first rows of the query, as the target gives them. */
  public ProbeOutcome result() {
    return tried.run(database.database(), database.budget());
  }

  /**
   * Asks the target something about the query.
   *
   * @param sql written by {@link ResolvedQuery}, so that it holds nothing that the guard refuses
   * @return out of budget where the probes for this query, or for the question, are used up
   */
  public ProbeOutcome probe(String sql, int maxRows) {
    ProbeOutcome known = probes.get(sql);
    if (known == null) {
      known =
          probes.size() < MAX_PROBES
              ? database.database().query(ProbeQuery.of(sql, maxRows), database.budget())
              : new ProbeOutcome.OutOfBudget("the probes for this query are used up");
      probes.put(sql, known);
    }
    return known;
  }

  /**
   * Whether the target accepts the query, without running it.
   *
   * @return empty where the target has no statement for that
   */
  public Optional<ProbeOutcome> plan() {
    return EXPLAINING.contains(query().dialect())
        ? Optional.of(probe("EXPLAIN " + tried.sql(), 1))
        : Optional.empty();
  }

  /** Rules that were declared for the database. */
  public List<Constraint> constraints() {
    return database.constraints();
  }

  /** Whether a column holds numbers, as far as the catalog tells. */
  public boolean isNumber(ColumnName column) {
    return database
        .knowledge()
        .catalog()
        .column(column)
        .filter(known -> known.kind() == ColumnKind.NUMBER)
        .isPresent();
  }

  /** How the tables may be joined. */
  public KeyGraph keys() {
    return once(KeyGraph.class, () -> new KeyGraph(database.knowledge().catalog()));
  }

  /** What the question asks beside what the query does. */
  public Account account() {
    return tried.account(question);
  }

  /** What of the database the question names. */
  public SchemaMentions mentions() {
    return once(SchemaMentions.class, () -> new SchemaMentions(question));
  }

  /**
   * What depends on the question and the database alone: made by the first that asks for it, and
   * kept for the other queries of the question.
   */
  public <T> T once(Class<T> kind, Supplier<T> made) {
    return database.shared().once(kind, made);
  }
}
