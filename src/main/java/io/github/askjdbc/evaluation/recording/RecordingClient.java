package io.github.askjdbc.evaluation.recording;

import io.github.askjdbc.evaluation.recording.ModelExchange.Asked;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.question.QuestionBudget;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Gives what is recorded, and records what it has to ask another client for. A failure of that one
 * is not recorded, so that it is asked again another time.
 */
final class RecordingClient implements ModelClient {

  private static final double NANOS = 1e9;

  private final ModelClient client;
  private final ModelRecording recording;
  private final LongSupplier nanoTime;
  private final Consumer<ModelExchange> given;

  /**
   * @param nanoTime a monotonic clock in nanoseconds
   * @param given is told of every reply that is given, recorded before or not
   */
  RecordingClient(
      ModelClient client,
      ModelRecording recording,
      LongSupplier nanoTime,
      Consumer<ModelExchange> given) {
    this.client = client;
    this.recording = recording;
    this.nanoTime = nanoTime;
    this.given = given;
  }

  @Override
  public String id() {
    return client.id();
  }

  @Override
  public ModelReply reply(ModelRequest request, QuestionBudget budget) {
    Asked asked = Asked.of(id(), request, 0);
    Optional<ModelReply> known = known(asked, budget);
    if (known.isPresent()) {
      return known.get();
    }
    long start = nanoTime.getAsLong();
    ModelReply reply = client.reply(request, budget);
    add(ModelExchange.of(asked, reply, since(start)));
    return reply;
  }

  @Override
  public List<ModelReply> samples(ModelRequest request, int count, QuestionBudget budget) {
    List<Asked> asked =
        IntStream.rangeClosed(1, count).mapToObj(draw -> Asked.of(id(), request, draw)).toList();
    if (asked.stream().allMatch(one -> recording.find(one).isPresent())) {
      return asked.stream().flatMap(one -> known(one, budget).stream()).toList();
    }
    long start = nanoTime.getAsLong();
    List<ModelReply> replies = client.samples(request, count, budget);
    double seconds = since(start);
    for (int i = 0; i < Math.min(count, replies.size()); i++) {
      add(ModelExchange.of(asked.get(i), replies.get(i), i == 0 ? seconds : 0));
    }
    return replies;
  }

  @Override
  public Set<Capability> capabilities(QuestionBudget budget) {
    Optional<Set<Capability>> known = recorded();
    if (known.isPresent()) {
      budget.check();
      return known.get();
    }
    long start = nanoTime.getAsLong();
    Set<Capability> able = client.capabilities(budget);
    recording.add(ModelExchange.of(Asked.capabilities(id()), able, since(start)));
    return able;
  }

  @Override
  public Optional<String> probe() {
    return client.probe();
  }

  @Override
  public Optional<Set<Capability>> knownCapabilities() {
    return recorded().or(client::knownCapabilities);
  }

  private Optional<Set<Capability>> recorded() {
    return recording.find(Asked.capabilities(id())).flatMap(ModelExchange::able);
  }

  private Optional<ModelReply> known(Asked asked, QuestionBudget budget) {
    Optional<ModelExchange> known =
        recording.find(asked).filter(exchange -> exchange.reply().isPresent());
    if (known.isPresent()) {
      budget.check();
      given.accept(known.get());
    }
    return known.flatMap(ModelExchange::reply);
  }

  private void add(ModelExchange exchange) {
    recording.add(exchange);
    given.accept(exchange);
  }

  private double since(long start) {
    return (nanoTime.getAsLong() - start) / NANOS;
  }
}
