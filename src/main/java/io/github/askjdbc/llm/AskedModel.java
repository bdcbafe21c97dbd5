package io.github.askjdbc.llm;

import io.github.askjdbc.question.QuestionBudget;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The model that one question asks: within what it may cost, and without sending what was asked
 * before. For one thread.
 */
public final class AskedModel implements ModelClient {

  private final ModelSettings settings;
  private final QuestionModel model;
  private final ReplyCache replies;

  AskedModel(ModelSettings settings, QuestionModel model, ReplyCache replies) {
    this.settings = settings;
    this.model = model;
    this.replies = replies;
  }

  @Override
  public String id() {
    return model.id();
  }

  @Override
  public ModelReply reply(ModelRequest request, QuestionBudget budget) {
    return kept(request, false, budget, () -> model.reply(request, budget));
  }

  /** The first of them is kept as a reply is. */
  @Override
  public List<ModelReply> samples(ModelRequest request, int count, QuestionBudget budget) {
    return count == 1
        ? List.of(kept(request, true, budget, () -> model.samples(request, 1, budget).get(0)))
        : model.samples(request, count, budget);
  }

  private ModelReply kept(
      ModelRequest request, boolean drawn, QuestionBudget budget, Supplier<ModelReply> call) {
    return replies.get(
        ReplyCache.Key.of(settings.endpoint(), request, drawn),
        budget,
        settings.limits().time(),
        call);
  }

  @Override
  public Set<Capability> capabilities(QuestionBudget budget) {
    return model.capabilities(budget);
  }

  @Override
  public Optional<String> probe() {
    return model.probe();
  }

  @Override
  public Optional<Set<Capability>> knownCapabilities() {
    return model.knownCapabilities();
  }

  /** How much may be asked of it. */
  public ModelUse.Effort effort() {
    return settings.use().effort();
  }

  /** Which values it may see. */
  public ModelUse.Values values() {
    return settings.use().values();
  }

  @Override
  public long tokensLeft() {
    return model.tokensLeft();
  }

  /** What it cost so far. */
  public Spent spent() {
    OptionalDouble cost =
        settings
            .price()
            .map(price -> OptionalDouble.of(price.of(model.used())))
            .orElse(OptionalDouble.empty());
    return new Spent(
        settings.endpoint().url(), model.sent(), model.calls(), model.used(), model.waited(), cost);
  }

  /**
   * What a question cost a model; nothing where its replies were known.
   *
   * @param endpoint where the requests went
   * @param sent the {@link ModelRequest#digest} of each request
   * @param tokens as far as the endpoint counts them
   * @param cost in the currency of the price, where one is given
   */
  public record Spent(
      URI endpoint,
      List<String> sent,
      int calls,
      TokenCount tokens,
      Duration waited,
      OptionalDouble cost) {
    public Spent {
      sent = List.copyOf(sent);
    }

    /** For the same question once more, whose decision is known. */
    public Spent again() {
      return new Spent(
          endpoint, List.of(), 0, TokenCount.UNKNOWN, Duration.ZERO, OptionalDouble.empty());
    }
  }
}
