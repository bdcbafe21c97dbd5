package io.github.askjdbc.inspection;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.llm.JsonQuestioner;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.ResolvedQuery;
import java.util.Optional;
import java.util.Set;

/**
 * What a detector may look at: the question, the guarded query, what is known of the database, and
 * what the query returns.
 *
 * <p>The query is run once, when a detector first asks for its result. One thread uses a subject.
 */
public final class Subject {
  /** As many rows tell whether a result is empty or a column of it holds nothing. */
  private static final int MAX_ROWS = 200;

  private final LinkedQuestion question;
  private final ResolvedQuery names;
  private final Optional<Set<Integer>> explained;
  private final DatabaseKnowledge knowledge;
  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;
  private final Optional<JsonQuestioner> model;
  private Optional<ProbeOutcome> result = Optional.empty();

  /**
   * @param names the query as the guard allowed it
   * @param explained indices of the question's words that the generator says the SQL accounts for,
   *     empty where it does not say
   * @param model the language model that is plugged in, where there is one
   */
  public Subject(
      LinkedQuestion question,
      ResolvedQuery names,
      Optional<Set<Integer>> explained,
      DatabaseKnowledge knowledge,
      ReadOnlyDatabase database,
      Optional<ModelClient> model,
      QuestionBudget budget) {
    this.question = question;
    this.names = names;
    this.explained = explained.map(Set::copyOf);
    this.knowledge = knowledge;
    this.database = database;
    this.model = model.map(client -> new JsonQuestioner(client, budget));
    this.budget = budget;
  }

  public LinkedQuestion question() {
    return question;
  }

  /** The query; findings' spans refer to its text. */
  public ParsedQuery query() {
    return names.query();
  }

  /** What the names in the query mean. */
  public ResolvedQuery names() {
    return names;
  }

  /** Indices of words that the generator says are accounted for. */
  public Optional<Set<Integer>> explained() {
    return explained;
  }

  public DatabaseKnowledge knowledge() {
    return knowledge;
  }

  public ValueIndex values() {
    return knowledge.values();
  }

  /** Whom to ask where a judgement needs more than the database; each call costs a probe. */
  public Optional<JsonQuestioner> model() {
    return model;
  }

  /** The first rows of the query, as the target gives them. */
  public ProbeOutcome result() {
    if (result.isEmpty()) {
      result = Optional.of(database.query(ProbeQuery.of(names.render(), MAX_ROWS), budget));
    }
    return result.get();
  }
}
