package io.github.askjdbc.generation.llm;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Sureness;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelReply.TokenChoice;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelRequest.Form;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.WrittenSql;
import io.github.askjdbc.llm.prompt.Demonstration;
import io.github.askjdbc.llm.prompt.PromptPolicy;
import io.github.askjdbc.llm.prompt.SchemaTemplate;
import io.github.askjdbc.llm.prompt.WritingPrompt;
import io.github.askjdbc.sql.NameMending;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.SaidLiterals;
import io.github.askjdbc.text.Characters;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * Lets a language model write the SQL: in one call, and one more where what it wrote cannot be run
 * and a name that is nearly right does not explain it.
 */
public final class ModelGenerator {

  /** In whose name it writes. */
  public static final Writer WRITER = new Writer("model", Writer.Kind.LANGUAGE_MODEL, false, false);

  private static final int LONGEST_REASON = 200;

  private final PromptPolicy policy;
  private final SchemaTemplate template;

  public ModelGenerator(PromptPolicy policy, SchemaTemplate template) {
    this.policy = policy;
    this.template = template;
  }

  /**
   * Asks the model.
   *
   * @param shown what is known to be right for other questions, as a prompt may show it
   * @throws ModelUnavailableException if nothing came of the first call
   */
  public ModelWriting write(
      GenerationRequest request, ModelClient model, List<Demonstration> shown) {
    ModelAsking asking = asking(request, model, shown);
    return writing(asking.first(), asking, request);
  }

  /**
   * Asks nothing yet but what the model is able to do; as {@link #write} otherwise.
   *
   * @throws ModelUnavailableException if that cannot be asked
   */
  public ModelAsking asking(
      GenerationRequest request, ModelClient model, List<Demonstration> shown) {
    WritingPrompt prompt = prompt(request.knowledge(), request.dialect()).showing(shown);
    return new ModelAsking(prompt, request.question(), model, request.budget());
  }

  /** What comes of a first reply, which is sent back once where it may help. */
  public ModelWriting writing(ModelReply first, ModelAsking asking, GenerationRequest request) {
    Tried tried = tried(first, request);
    if (tried.again().isEmpty()) {
      return tried.writing();
    }
    try {
      return tried(asking.again(tried.again().get()), request).writing();
    } catch (ModelUnavailableException away) {
      return tried.writing();
    }
  }

  /**
   * What the model writes for the same request once more, drawn at random. It is not sent back
   * where it is of no use.
   *
   * @param asked the request whose likeliest reply was read before
   * @return the query after its run; empty where there is none that can be run
   * @throws ModelUnavailableException if no reply comes
   */
  public Optional<TriedQuery> drawn(
      GenerationRequest request, ModelClient model, ModelRequest asked) {
    ModelReply reply = model.samples(asked, 1, request.budget()).get(0);
    if (reply.problem().isPresent()) {
      throw new ModelUnavailableException(
          "the model " + model.id() + " gave no sample: " + reply.problem().get());
    }
    return tried(reply, request)
        .writing()
        .candidate()
        .flatMap(candidate -> request.trial().run(candidate.sql()));
  }

  /** JSON where the model can be held to it. */
  public static Form form(Set<Capability> able) {
    return able.contains(Capability.JSON_SCHEMA) ? Form.SQL : Form.FREE;
  }

  /** What is asked for any question of a database. */
  public WritingPrompt prompt(DatabaseKnowledge knowledge, Dialect dialect) {
    return new WritingPrompt(knowledge, dialect, policy, template);
  }

  /**
   * What a reply is good for.
   *
   * @param again what to tell the model, where another try may help
   */
  private record Tried(ModelWriting writing, Optional<WritingPrompt.Attempt> again) {
    static Tried of(ModelWriting writing) {
      return new Tried(writing, Optional.empty());
    }
  }

  private Tried tried(ModelReply reply, GenerationRequest request) {
    WrittenSql written = WrittenSql.of(reply);
    if (written instanceof WrittenSql.Unreadable unreadable) {
      return Tried.of(ModelWriting.useless(unreadable.problem()));
    }
    if (written instanceof WrittenSql.None none) {
      return Tried.of(ModelWriting.nothing(reason(none.reason()), sure(reply, none.confidence())));
    }
    WrittenSql.Sql sql = (WrittenSql.Sql) written;
    String text = mended(sql.sql(), request);
    Optional<ProbeOutcome> outcome = request.trial().run(text).map(TriedQuery::outcome);
    if (outcome.isEmpty() || outcome.get() instanceof ProbeOutcome.Failed) {
      String problem = problem(text, outcome, request);
      return new Tried(
          ModelWriting.useless("its SQL cannot be run: " + problem),
          Optional.of(new WritingPrompt.Attempt(shown(text, request), problem)));
    }
    Candidate candidate =
        new Candidate(text, 1, WRITER, Optional.empty(), sure(reply, sql.confidence()));
    return Tried.of(ModelWriting.wrote(candidate, reason(sql.reason())));
  }

  /** With names that are nearly right put right. */
  private String mended(String sql, GenerationRequest request) {
    CatalogSnapshot catalog = request.knowledge().catalog();
    return ParsedQuery.parse(sql, request.dialect()) instanceof ParseOutcome.Parsed parsed
            && !parsed.query().resolve(catalog).problems().isEmpty()
        ? NameMending.mended(parsed.query(), catalog, policy.mayRead()).orElse(sql)
        : sql;
  }

  /** Names, classes and states; nothing that only the database knows. */
  private static String problem(
      String sql, Optional<ProbeOutcome> outcome, GenerationRequest request) {
    CatalogSnapshot catalog = request.knowledge().catalog();
    if (!(ParsedQuery.parse(sql, request.dialect()) instanceof ParseOutcome.Parsed parsed)) {
      return "it is not one plain SELECT";
    }
    List<String> unknown = NameMending.unknown(parsed.query(), catalog);
    if (!unknown.isEmpty()) {
      return "there is no " + String.join(", no ", unknown);
    }
    if (!parsed.query().resolve(catalog).problems().isEmpty()) {
      return "a name is not of the table that it is taken from, or is unclear";
    }
    return outcome
        .map(ProbeOutcome.Failed.class::cast)
        .map(ProbeOutcome.Failed::reason)
        .orElse("it uses a table, a function or a form that is not allowed here");
  }

  private String shown(String sql, GenerationRequest request) {
    return policy.samples()
        ? sql
        : SaidLiterals.of(request.question().question()).masked(sql, request.dialect());
  }

  private static Optional<String> reason(Optional<String> said) {
    return said.map(text -> Characters.onOneLine(text).strip())
        .map(text -> text.substring(0, Math.min(text.length(), LONGEST_REASON)))
        .filter(text -> !text.isEmpty());
  }

  private static Sureness sure(ModelReply reply, OptionalDouble confidence) {
    List<TokenChoice> tokens = reply.tokens();
    return new Sureness(
        confidence,
        tokens.stream().mapToDouble(TokenChoice::probability).min(),
        tokens.stream().mapToDouble(TokenChoice::probability).average(),
        tokens.stream().mapToDouble(TokenChoice::entropy).average());
  }
}
