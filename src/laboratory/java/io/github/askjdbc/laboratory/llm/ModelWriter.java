package io.github.askjdbc.laboratory.llm;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.llm.ModelGenerator;
import io.github.askjdbc.generation.llm.ModelWriting;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.prompt.PromptPolicy;
import io.github.askjdbc.llm.prompt.SchemaTemplate;
import io.github.askjdbc.question.QuestionBudget;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Keeps what a model wrote for the last question, and hands nothing on. For one thread. */
public final class ModelWriter implements CandidateGenerator {

  private static final Logger LOG = System.getLogger(ModelWriter.class.getName());

  private final ModelGenerator generator;
  private final ModelClient model;
  private final boolean json;
  private final AbstainingSystem system;
  private Optional<Attempt> last = Optional.empty();

  /**
   * What came of a question.
   *
   * @param writing empty where the model could not be asked
   * @param first its first reply
   * @param verdict of the system that decides upon it
   */
  record Attempt(
      Optional<ModelWriting> writing, Optional<ModelReply> first, SystemVerdict verdict) {

    /** The model was not asked. */
    static final Attempt UNASKED =
        new Attempt(Optional.empty(), Optional.empty(), SystemVerdict.ABSTAINS);
  }

  /** Gives whatever runs. */
  public ModelWriter(ModelClient model, SchemaTemplate template, boolean json) {
    this(model, template, json, AbstainingSystem.NONE);
  }

  /**
   * @param json whether the model is held to JSON where it can be
   * @param system decides whether its SQL is given
   */
  public ModelWriter(
      ModelClient model, SchemaTemplate template, boolean json, AbstainingSystem system) {
    this.generator = new ModelGenerator(PromptPolicy.NO_VALUES, template);
    this.model = model;
    this.json = json;
    this.system = system;
  }

  @Override
  public String id() {
    return "model-writer";
  }

  @Override
  public List<Candidate> generate(GenerationRequest request) {
    Listening listening = new Listening();
    Optional<ModelWriting> writing = Optional.empty();
    SystemVerdict verdict = SystemVerdict.ABSTAINS;
    try {
      writing = Optional.of(generator.write(request, listening, List.of()));
      verdict =
          system.verdict(
              new Written(request, writing.get(), listening.exchange.orElseThrow(), model));
    } catch (ModelUnavailableException away) {
      LOG.log(Level.WARNING, "a question is left without a model: {0}", away.getMessage());
    }
    last = Optional.of(new Attempt(writing, listening.exchange.map(Heard::reply), verdict));
    return List.of();
  }

  /** Of the last question; empty where it was not asked for SQL. */
  Optional<Attempt> take() {
    Optional<Attempt> taken = last;
    last = Optional.empty();
    return taken;
  }

  /**
   * A request and its reply.
   *
   * @param request as it was sent
   */
  record Heard(ModelRequest request, ModelReply reply) {}

  /**
   * What a system may look at, and ask.
   *
   * @param heard the first exchange
   * @param model to ask more
   */
  record Written(GenerationRequest question, ModelWriting writing, Heard heard, ModelClient model) {

    /** SQL that runs. */
    Optional<String> sql() {
      return writing.candidate().map(Candidate::sql);
    }
  }

  /** Hears the first reply. */
  private final class Listening implements ModelClient {
    private Optional<Heard> exchange = Optional.empty();

    @Override
    public String id() {
      return model.id();
    }

    @Override
    public ModelReply reply(ModelRequest request, QuestionBudget budget) {
      ModelReply reply = model.reply(request, budget);
      exchange = exchange.or(() -> Optional.of(new Heard(request, reply)));
      return reply;
    }

    @Override
    public Set<Capability> capabilities(QuestionBudget budget) {
      return json ? model.capabilities(budget) : Set.of();
    }
  }
}
