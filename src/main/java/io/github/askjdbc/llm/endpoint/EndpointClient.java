package io.github.askjdbc.llm.endpoint;

import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.Sampling;
import io.github.askjdbc.llm.endpoint.EndpointFailure.Kind;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The model that a connection's settings name. */
public final class EndpointClient implements ModelClient {

  private final EndpointChat chat;
  private final KnownCapabilities known;
  private final int parallel;

  /**
   * @param parallel calls of the endpoint at once, at least 1
   */
  EndpointClient(EndpointChat chat, KnownCapabilities known, int parallel) {
    this.chat = chat;
    this.known = known;
    this.parallel = parallel;
  }

  @Override
  public String id() {
    return chat.endpoint().name().toString();
  }

  @Override
  public ModelReply reply(ModelRequest request, QuestionBudget budget) {
    return failing(
        () -> chat.ask(ChatCall.likeliest(request, able(budget)), parallel, budget).get(0));
  }

  @Override
  public List<ModelReply> samples(ModelRequest request, int count, QuestionBudget budget) {
    return failing(
        () -> {
          Set<Capability> able = able(budget);
          int atOnce = able.contains(Capability.SEVERAL_REPLIES) ? count : 1;
          List<ModelReply> replies = new ArrayList<>();
          while (replies.size() < count) {
            int left = Math.min(atOnce, count - replies.size());
            int seed = Sampling.FIXED.seed() + replies.size();
            List<ModelReply> some =
                chat.ask(ChatCall.drawn(request, able, left, seed), parallel, budget);
            replies.addAll(some.subList(0, Math.min(left, some.size())));
          }
          return replies;
        });
  }

  @Override
  public Optional<String> probe() {
    return Optional.of(CapabilityProbe.REQUEST.whole());
  }

  @Override
  public Optional<Set<Capability>> knownCapabilities() {
    return known.found();
  }

  @Override
  public Set<Capability> capabilities(QuestionBudget budget) {
    return failing(() -> able(budget));
  }

  private Set<Capability> able(QuestionBudget budget) {
    return known.get(() -> new CapabilityProbe(chat, parallel, budget).run(), budget);
  }

  private <T> T failing(Supplier<T> call) {
    try {
      return call.get();
    } catch (EndpointFailure failure) {
      if (failure.kind() == Kind.MALFORMED) {
        known.forget();
      }
      throw failure.of(chat.endpoint());
    }
  }
}
