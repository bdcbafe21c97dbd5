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
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Keeps what a model wrote for the last question, and hands nothing on. For one thread. */
public final class ModelWriter implements CandidateGenerator {

  private final ModelGenerator generator;
  private final ModelClient model;
  private final boolean json;
  private Optional<Attempt> last = Optional.empty();

  /**
   * What came of a question.
   *
   * @param writing empty where the model could not be asked
   * @param first its first reply
   */
  record Attempt(Optional<ModelWriting> writing, Optional<ModelReply> first) {}

  /**
   * @param json whether the model is held to JSON where it can be
   */
  public ModelWriter(ModelClient model, SchemaTemplate template, boolean json) {
    this.generator = new ModelGenerator(PromptPolicy.NO_VALUES, template);
    this.model = model;
    this.json = json;
  }

  @Override
  public String id() {
    return "model-writer";
  }

  @Override
  public List<Candidate> generate(GenerationRequest request) {
    Listening listening = new Listening();
    Optional<ModelWriting> writing;
    try {
      writing = Optional.of(generator.write(request, listening));
    } catch (ModelUnavailableException away) {
      writing = Optional.empty();
    }
    last = Optional.of(new Attempt(writing, listening.first));
    return List.of();
  }

  /** Of the last question; empty where it was not asked for SQL. */
  Optional<Attempt> take() {
    Optional<Attempt> taken = last;
    last = Optional.empty();
    return taken;
  }

  /** Hears the first reply. */
  private final class Listening implements ModelClient {
    private Optional<ModelReply> first = Optional.empty();

    @Override
    public String id() {
      return model.id();
    }

    @Override
    public ModelReply reply(ModelRequest request, QuestionBudget budget) {
      ModelReply reply = model.reply(request, budget);
      first = first.or(() -> Optional.of(reply));
      return reply;
    }

    @Override
    public Set<Capability> capabilities(QuestionBudget budget) {
      return json ? model.capabilities(budget) : Set.of();
    }
  }
}
