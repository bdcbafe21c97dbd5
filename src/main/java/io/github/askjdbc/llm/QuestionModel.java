package io.github.askjdbc.llm;

import io.github.askjdbc.question.QuestionBudget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * A model within what one question may cost: calls, tokens and time. While it is waited for, the
 * question's own time stands still, but not that of whoever asked. One thread uses it, as it works
 * on the question.
 */
public final class QuestionModel implements ModelClient {

  private final ModelClient client;
  private final ModelSettings settings;
  private final DailyTokens day;
  private final LongSupplier nanoTime;
  private TokenCount used = TokenCount.UNKNOWN;
  private final List<String> sent = new ArrayList<>();
  private Duration waited = Duration.ZERO;
  private int calls;

  /**
   * @param day shared by all questions to this endpoint
   * @param nanoTime a monotonic clock in nanoseconds
   */
  public QuestionModel(
      ModelClient client, ModelSettings settings, DailyTokens day, LongSupplier nanoTime) {
    this.client = client;
    this.settings = settings;
    this.day = day;
    this.nanoTime = nanoTime;
  }

  @Override
  public String id() {
    return client.id();
  }

  @Override
  public ModelReply reply(ModelRequest request, QuestionBudget budget) {
    return within(request, 1, budget, time -> List.of(client.reply(request, time))).get(0);
  }

  @Override
  public Set<Capability> capabilities(QuestionBudget budget) {
    budget.check();
    allowTime();
    AtomicReference<Set<Capability>> found = new AtomicReference<>(Set.of());
    waiting(budget, time -> found.set(client.capabilities(time)));
    return found.get();
  }

  @Override
  public Optional<String> probe() {
    return client.probe();
  }

  @Override
  public Optional<Set<Capability>> knownCapabilities() {
    return client.knownCapabilities();
  }

  @Override
  public long tokensLeft() {
    return Math.max(0, settings.limits().tokens() - used.total());
  }

  @Override
  public List<ModelReply> samples(ModelRequest request, int count, QuestionBudget budget) {
    return within(request, count, budget, time -> client.samples(request, count, time));
  }

  /** Tokens so far, as far as the endpoint says how many. */
  public TokenCount used() {
    return used;
  }

  /** Calls so far. */
  public int calls() {
    return calls;
  }

  /** The {@link ModelRequest#digest} of each request so far. */
  public List<String> sent() {
    return List.copyOf(sent);
  }

  /** Time spent waiting so far. */
  public Duration waited() {
    return waited;
  }

  private List<ModelReply> within(
      ModelRequest request,
      int count,
      QuestionBudget budget,
      Function<QuestionBudget, List<ModelReply>> call) {
    budget.check();
    allow(request, count);
    calls += count;
    sent.add(request.digest());
    AtomicReference<List<ModelReply>> replies = new AtomicReference<>(List.of());
    try {
      waiting(budget, time -> replies.set(call.apply(time)));
    } finally {
      count(request, replies.get());
    }
    return new ArrayList<>(replies.get());
  }

  private void waiting(QuestionBudget budget, Consumer<QuestionBudget> call) {
    long start = nanoTime.getAsLong();
    try {
      Duration left = settings.limits().time().minus(waited);
      budget.apart(() -> call.accept(budget.withTime(left)));
    } finally {
      waited = waited.plusNanos(nanoTime.getAsLong() - start);
    }
  }

  private void allow(ModelRequest request, int count) {
    int mostCalls = settings.use().effort().calls();
    if (calls + count > mostCalls) {
      throw unavailable("may be asked " + mostCalls + " times a question; see ask.model.effort");
    }
    allowTime();
    long most = estimated(request, count);
    long tokens = settings.limits().tokens();
    if (used.total() + most > tokens) {
      throw unavailable(
          "would use more than the %d tokens that a question may use; see ask.budget.tokens"
              .formatted(tokens));
    }
    if (settings.limits().tokensPerDay().isPresent()
        && day.used() + most > settings.limits().tokensPerDay().getAsLong()) {
      throw unavailable(
          "would use more than the %d tokens of a day; see ask.model.tokens-per-day"
              .formatted(settings.limits().tokensPerDay().getAsLong()));
    }
  }

  private void allowTime() {
    if (waited.compareTo(settings.limits().time()) >= 0) {
      throw unavailable(
          "has had its " + settings.limits().time().toMillis() + " ms; see ask.budget.model");
    }
  }

  /** An endpoint that does not count is taken to have used what was allowed for. */
  private void count(ModelRequest request, List<ModelReply> replies) {
    TokenCount said =
        replies.stream().map(ModelReply::used).reduce(TokenCount.UNKNOWN, TokenCount::plus);
    used = used.plus(said);
    day.add(
        said.total() > 0 || replies.isEmpty() ? said.total() : estimated(request, replies.size()));
  }

  private static long estimated(ModelRequest request, int count) {
    return request.mostTokens() + (long) request.maxTokens() * (count - 1);
  }

  private ModelUnavailableException unavailable(String why) {
    return new ModelUnavailableException("the model " + id() + " " + why);
  }
}
